-- The claimed jobs are looked up by their key. A join with them was planned as a scan of the whole table, because the number of
-- jobs is a parameter.
create or replace function claim_jobs(topics text[], limits jsonb, most integer, seconds double precision)
returns table (id uuid, topic text, payload jsonb, attempts integer, traceparent text) language plpgsql as $$
#variable_conflict use_column
declare
  limited text;
  at_once integer;
  allowed uuid[] := '{}';
begin
  for limited, at_once in
    select key, value::integer from jsonb_each_text(limits) where key = any (topics) order by key
  loop
    if exists (select from outbox where topic = limited and failed_at is null and run_at <= now())
      and pg_try_advisory_xact_lock(hashtextextended('jobs of ' || limited, 0)) then
      -- A separate statement sees what was committed before the lock was acquired.
      allowed := allowed || array(
        select id from outbox where topic = limited and failed_at is null and run_at <= now()
        order by run_at, id
        limit greatest(0, at_once - (
          select count(*) from outbox where topic = limited and failed_at is null and is_running and run_at > now()
        ))
        for update skip locked
      );
    end if;
  end loop;
  return query
    update outbox set attempts = attempts + 1, key = null, is_running = true, run_at = now() + make_interval(secs => seconds)
    where outbox.id = any (array(
      select due.id from outbox as due
      where failed_at is null and run_at <= now() and topic = any (topics) and (not limits ? topic or id = any (allowed))
      order by run_at, id limit most for update skip locked
    ))
    returning outbox.id, outbox.topic, outbox.payload, outbox.attempts, outbox.traceparent;
end $$;
