-- The span that has added a job, to which the span of the job is linked.
alter table outbox add column if not exists traceparent text;
