create table newsletter_issue (
  id uuid primary key,
  -- {"en": …, "ne": …}; a language without a text is missing. The body is sanitised HTML.
  subject jsonb not null default '{}',
  body jsonb not null default '{}',
  -- An issue that was sent to anyone is never changed; a stopped one can be continued.
  status text not null default 'draft' check (status in ('draft', 'sending', 'stopped', 'sent')),
  version integer not null default 1,
  -- The origin of the site that its links lead to.
  site text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  stopped_at timestamptz,
  sent_at timestamptz,
  check ((status = 'draft') = (started_at is null)),
  check (started_at is null or site is not null)
);

create index newsletter_issue_newest on newsletter_issue (created_at desc, id);

-- Who an issue was sent to: each subscription once. It has no foreign key, so that figures stay when someone leaves.
create table newsletter_delivery (
  issue_id uuid not null references newsletter_issue on delete cascade,
  subscription_id uuid not null,
  -- The job with its email, while it waits or has failed.
  job_id uuid not null,
  added_at timestamptz not null default now(),
  failed_at timestamptz,
  primary key (issue_id, subscription_id)
);

create index newsletter_delivery_subscription on newsletter_delivery (subscription_id);
create unique index newsletter_delivery_job on newsletter_delivery (job_id);

create index subscription_active on subscription (id) where confirmed_at is not null and unsubscribed_at is null;
create index subscription_newest on subscription (created_at desc, id);

-- The next confirmed subscribers of an issue that is being sent, each recorded with the id of its job. A batch waits for the
-- one before it and then sees its deliveries.
create function take_newsletter_batch(of_issue uuid, most integer)
  returns table (subscription_id uuid, job_id uuid, email text, language text, unsubscribe_token text)
language plpgsql as $$
#variable_conflict use_column
begin
  perform from newsletter_issue where id = of_issue and status = 'sending' for no key update;
  if not found then
    return;
  end if;
  return query
    with added as (
      insert into newsletter_delivery (issue_id, subscription_id, job_id)
      select of_issue, subscription.id, gen_random_uuid() from subscription
      where confirmed_at is not null and unsubscribed_at is null and not exists (
        select from newsletter_delivery as done where done.issue_id = of_issue and done.subscription_id = subscription.id
      )
      order by subscription.id limit most
      on conflict (issue_id, subscription_id) do nothing
      returning subscription_id, job_id
    )
    select added.subscription_id, added.job_id, subscription.email, subscription.language, subscription.unsubscribe_token
    from added join subscription on subscription.id = added.subscription_id order by subscription.id;
end $$;

-- Failed jobs are deleted after a month; the figures stay.
create function note_newsletter_failure() returns trigger language plpgsql as $$
begin
  update newsletter_delivery set failed_at = new.failed_at where job_id = new.id;
  return null;
end $$;

create trigger note_newsletter_failure after update of failed_at on outbox
  for each row when (new.failed_at is not null and old.failed_at is null and new.topic = 'mail.send')
  execute function note_newsletter_failure();
