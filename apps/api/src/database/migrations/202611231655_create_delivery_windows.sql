-- The times of a day at which a zone is delivered to, or at which orders can be picked up, and how many orders each takes.
create table delivery_window (
  id integer generated always as identity primary key,
  zone text not null check (zone in ('inside-valley', 'pick-up')),
  -- 0 is Sunday.
  weekdays smallint[] not null default '{0,1,2,3,4,5,6}',
  -- In Nepal.
  starts_at time not null,
  ends_at time not null,
  capacity integer not null check (capacity >= 0),
  -- How long before it an order must be placed.
  least_days integer not null default 0 check (least_days >= 0),
  least_hours integer not null default 0 check (least_hours >= 0),
  unique (zone, starts_at),
  check (starts_at < ends_at)
);

insert into delivery_window (zone, starts_at, ends_at, capacity, least_days, least_hours) values
  ('inside-valley', '10:00', '14:00', 60, 1, 0),
  ('inside-valley', '14:00', '18:00', 60, 1, 0),
  ('pick-up', '10:00', '13:00', 40, 0, 2),
  ('pick-up', '13:00', '16:00', 40, 0, 2),
  ('pick-up', '16:00', '19:00', 40, 0, 2);

-- A snapshot, because windows change.
alter table "order"
  add slot_day date,
  add slot_starts_at time,
  add slot_ends_at time,
  add check (num_nulls(slot_day, slot_starts_at, slot_ends_at) in (0, 3));

create index order_slot on "order" (shipping_code, slot_day, slot_starts_at) where slot_day is not null;

-- The slots of the next two weeks, by the clock of Nepal. An order that may still be paid counts.
create function delivery_slots(wanted_zone text, at timestamptz default now())
returns table (day date, starts_at time, ends_at time, is_full boolean) language sql stable as $$
  select days.day, delivery_window.starts_at, delivery_window.ends_at, capacity <= (
    select count(*) from "order"
    where shipping_code = wanted_zone and slot_day = days.day and slot_starts_at = delivery_window.starts_at
      and (status in ('Being processed', 'Complete') or status = 'Pending' and expires_at > at)
  )
  from delivery_window cross join lateral (
    select (at at time zone 'Asia/Kathmandu')::date + number from generate_series(least_days, 14) as number
  ) as days (day)
  where zone = wanted_zone and extract(dow from days.day) = any (weekdays)
    and days.day + delivery_window.starts_at
      >= at at time zone 'Asia/Kathmandu' + make_interval(hours => least_hours)
  order by days.day, delivery_window.starts_at
$$;

-- The wanted slot, or the first one, if it is not full. Orders of one zone wait here for each other until their commit, so
-- that each counts the ones before it.
create function take_slot(wanted_zone text, wanted text)
returns table (day date, starts_at time, ends_at time) language plpgsql as $$
begin
  perform from delivery_window where zone = wanted_zone order by id for update;
  return query
    select slot.day, slot.starts_at, slot.ends_at from delivery_slots(wanted_zone) as slot
    where not is_full and (wanted is null or to_char(slot.day + slot.starts_at, 'YYYY-MM-DD"T"HH24:MI') = wanted)
    order by slot.day, slot.starts_at limit 1;
end
$$;
