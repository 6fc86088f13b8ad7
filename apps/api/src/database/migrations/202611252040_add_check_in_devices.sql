-- A code from before a transfer or a reissue has a result of its own.
alter table check_in drop constraint check_in_result_check;
alter table check_in add constraint check_in_result_check check (
  result in ('ok', 'already', 'revoked', 'replaced', 'wrong_event', 'not_paid', 'unknown', 'bad_signature')
);

-- Which device scanned at which door, and whether it admitted the visitor by its own list, without an answer of the API.
alter table check_in
  add device_id uuid,
  add device text not null default '',
  add door text not null default '',
  add is_admitted boolean not null default false,
  -- The door of the admission that checked_in_at is the time of.
  add checked_in_door text not null default '';

-- Two devices without a connection can admit one ticket twice: the first upload is the check-in, the other a conflict.
create function is_admission(it check_in) returns boolean language sql immutable as $$
  select it.undone_at is null and (it.result = 'ok' or it.result = 'already' and it.is_admitted)
$$;

create index check_in_conflicts on check_in (event_date_id) where is_admitted and result <> 'ok';

drop function check_in_ticket(uuid, bytea, integer, uuid, integer, text, timestamptz, uuid);

-- `known` is a result that was decided before the ticket was read, such as a wrong signature. `of_device` has `id`, `name`,
-- `door` and `is_admitted`.
create function check_in_ticket(
  of_scan uuid, of_asked bytea, of_date integer, of_ticket uuid, of_revision integer, known text, at timestamptz, by_account uuid,
  of_device jsonb
) returns check_in language plpgsql as $$
declare
  told check_in;
  found_ticket ticket;
  its_date integer;
  its_payment text;
  earlier check_in;
begin
  perform lock_ticket(of_ticket);
  -- A device that got no answer in time decides itself, and says so when it sends the scan again.
  update check_in set is_admitted = true
    where scan_id = of_scan and asked = of_asked and not is_admitted and (of_device ->> 'is_admitted')::boolean;
  select * into told from check_in where scan_id = of_scan and asked = of_asked;
  if found then
    return told;
  end if;
  select * into found_ticket from ticket where id = of_ticket;
  select event_date_id into its_date from ticket_type where id = found_ticket.ticket_type_id;
  select payment_status into its_payment from "order" join order_line on order_id = "order".id
    where order_line.id = found_ticket.order_line_id;
  select * into earlier from check_in where ticket_id = of_ticket and is_admission(check_in) order by scanned_at, scan_id limit 1;
  known := coalesce(known, case
    when found_ticket.id is null then 'unknown'
    when its_date <> of_date then 'wrong_event'
    when found_ticket.status = 'revoked' then 'revoked'
    when found_ticket.revision > of_revision then 'replaced'
    when found_ticket.revision < of_revision then 'unknown'
    when its_payment not in ('paid', 'partially_refunded', 'cod_collected') then 'not_paid'
    when earlier.scan_id is not null then 'already'
    else 'ok'
  end);
  insert into check_in (
    scan_id, asked, event_date_id, ticket_id, result, checked_in_at, checked_in_door, scanned_at, account_id,
    device_id, device, door, is_admitted
  )
  values (
    of_scan, of_asked, of_date, found_ticket.id, known,
    case known when 'ok' then at when 'already' then earlier.scanned_at end,
    case known when 'ok' then of_device ->> 'door' when 'already' then earlier.door else '' end,
    at, by_account, (of_device ->> 'id')::uuid, of_device ->> 'name', of_device ->> 'door', (of_device ->> 'is_admitted')::boolean
  )
  on conflict (scan_id, asked) do nothing returning * into told;
  if not found then
    select * into told from check_in where scan_id = of_scan and asked = of_asked;
  end if;
  return told;
end $$;

-- Reverts an admission. If another device has admitted the same ticket, that one becomes the check-in.
create function undo_check_in(of_scan uuid) returns setof check_in language plpgsql as $$
declare
  undone check_in;
begin
  perform lock_ticket(ticket_id) from check_in where scan_id = of_scan and ticket_id is not null;
  for undone in
    update check_in set undone_at = coalesce(undone_at, now())
    where scan_id = of_scan and ticket_id is not null and (result = 'ok' or is_admitted) returning *
  loop
    update check_in set result = 'ok', checked_in_at = scanned_at, checked_in_door = door
    where (scan_id, asked) = (
      select scan_id, asked from check_in where ticket_id = undone.ticket_id and is_admission(check_in)
      order by scanned_at, scan_id limit 1
    ) and not exists (
      select from check_in where ticket_id = undone.ticket_id and result = 'ok' and undone_at is null
    );
    return next undone;
  end loop;
end $$;
