-- Each start of a stream session has an id, and a page ends only its own start: on a reload the request of the old page can arrive
-- after the start of the new one.
alter table live_place add column start_id uuid not null default gen_random_uuid();

create or replace function take_live_place(
  of_account uuid, of_date integer, of_session uuid, of_device text, new_id uuid, lease interval, takes_over boolean
) returns uuid language sql as $$
  insert into live_place as held (account_id, event_date_id, id, start_id, session_id, device, lease_until)
  values (of_account, of_date, new_id, new_id, of_session, of_device, now() + lease)
  on conflict (account_id, event_date_id) do update set
    id = case when held.session_id = of_session and held.device = of_device then held.id else excluded.id end,
    start_id = excluded.start_id,
    session_id = of_session,
    device = of_device,
    lease_until = excluded.lease_until,
    started_at = case when held.session_id = of_session and held.device = of_device then held.started_at else now() end
  where takes_over or held.lease_until <= now() or (held.session_id = of_session and held.device = of_device)
  returning id
$$;
