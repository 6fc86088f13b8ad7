-- How many orders have each slot. Never too low: orders that have expired or were cancelled are taken off by counting, once the slot
-- seems to be full. So a checkout neither counts orders nor waits for other checkouts before its commit.
create table delivery_slot (
  zone text not null,
  day date not null,
  starts_at time not null,
  taken integer not null check (taken >= 0),
  primary key (zone, day, starts_at)
) with (fillfactor = 50);

create function has_slot(placed "order", at timestamptz) returns boolean language sql stable as $$
  select placed.slot_day is not null and placed.shipping_code is not null
    and (placed.status in ('Being processed', 'Complete') or placed.status = 'Pending' and placed.expires_at > at)
$$;

create function count_slot_orders(of_zone text, of_day date, of_start time, at timestamptz) returns bigint language sql stable as $$
  select count(*) from "order" as placed
  where shipping_code = of_zone and slot_day = of_day and slot_starts_at = of_start and has_slot(placed, at)
$$;

-- The conditional update of a slot, apart so that a test can show what happens without the condition.
create function take_slot_place(of_zone text, of_day date, of_start time) returns boolean language plpgsql as $$
begin
  update delivery_slot set taken = taken + 1
  where zone = of_zone and day = of_day and starts_at = of_start and taken < (
    select capacity from delivery_window where delivery_window.zone = of_zone and delivery_window.starts_at = of_start
  );
  return found;
end $$;

-- Almost every order touches cache tags in its commit as well: it waits for their lock first, and for a slot hardly ever.
create function lock_cache_tags() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('dabali cache tags', 0))
$$;

-- Runs in the commit, so that orders of one slot wait for each other as briefly as possible. If the slot is full by now, the
-- transaction begins again (serialization_failure) and finds another one, or is refused.
create function keep_slot() returns trigger language plpgsql as $$
declare
  orders bigint;
  most integer;
begin
  perform lock_cache_tags();
  loop
    exit when take_slot_place(new.shipping_code, new.slot_day, new.slot_starts_at);
    insert into delivery_slot (zone, day, starts_at, taken) values (new.shipping_code, new.slot_day, new.slot_starts_at, 0)
    on conflict do nothing;
    continue when found;
    perform from delivery_slot
      where zone = new.shipping_code and day = new.slot_day and starts_at = new.slot_starts_at for update;
    -- A separate statement sees what was committed before the lock was acquired, and the order itself.
    orders := count_slot_orders(new.shipping_code, new.slot_day, new.slot_starts_at, now());
    select capacity into most from delivery_window where zone = new.shipping_code and starts_at = new.slot_starts_at;
    if orders > most then
      raise exception using errcode = 'serialization_failure', message = 'The delivery slot is full by now.';
    end if;
    update delivery_slot set taken = orders
    where zone = new.shipping_code and day = new.slot_day and starts_at = new.slot_starts_at;
    exit;
  end loop;
  return null;
end $$;

create constraint trigger keep_slot after insert on "order" deferrable initially deferred for each row
  when (new.slot_day is not null and new.shipping_code is not null) execute function keep_slot();

-- An order that is paid after it has expired gets its slot back, also if that is full by now.
create function return_slot() returns trigger language plpgsql as $$
begin
  if has_slot(new, now()) and (
    -- Another checkout may have counted without the order that expires while its payment is settled.
    not has_slot(old, clock_timestamp() + interval '10 seconds')
    or (old.shipping_code, old.slot_day, old.slot_starts_at) is distinct from (new.shipping_code, new.slot_day, new.slot_starts_at)
  ) then
    perform lock_cache_tags();
    insert into delivery_slot as slot (zone, day, starts_at, taken) values (new.shipping_code, new.slot_day, new.slot_starts_at, 1)
    on conflict (zone, day, starts_at) do update set taken = slot.taken + 1;
  end if;
  return null;
end $$;

create trigger return_slot after update of status, shipping_code, slot_day, slot_starts_at on "order" for each row
  when (new.slot_day is not null and new.shipping_code is not null) execute function return_slot();

-- After the triggers, which keep other processes from placing orders meanwhile.
insert into delivery_slot (zone, day, starts_at, taken)
select shipping_code, slot_day, slot_starts_at, count(*) from "order" as placed where has_slot(placed, now())
group by shipping_code, slot_day, slot_starts_at;

-- Orders are counted only where a slot seems to be full.
create or replace function delivery_slots(wanted_zone text, at timestamptz default now())
returns table (day date, starts_at time, ends_at time, is_full boolean) language sql stable as $$
  select days.day, delivery_window.starts_at, delivery_window.ends_at, case
    when capacity > coalesce(delivery_slot.taken, 0) then false
    else capacity <= count_slot_orders(wanted_zone, days.day, delivery_window.starts_at, at)
  end
  from delivery_window cross join lateral (
    select (at at time zone 'Asia/Kathmandu')::date + number from generate_series(least_days, 14) as number
  ) as days (day)
  left join delivery_slot on delivery_slot.zone = wanted_zone and delivery_slot.day = days.day
    and delivery_slot.starts_at = delivery_window.starts_at
  where delivery_window.zone = wanted_zone and extract(dow from days.day) = any (weekdays)
    and days.day + delivery_window.starts_at
      >= at at time zone 'Asia/Kathmandu' + make_interval(hours => least_hours)
  order by days.day, delivery_window.starts_at
$$;

-- The wanted slot, or the first one, if it is not full. It is taken when the order is committed.
create or replace function take_slot(wanted_zone text, wanted text)
returns table (day date, starts_at time, ends_at time) language plpgsql
-- Planned once for each connection: planning it takes longer than running it.
set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select slot.day, slot.starts_at, slot.ends_at from delivery_slots(wanted_zone) as slot
    where not is_full and (wanted is null or to_char(slot.day + slot.starts_at, 'YYYY-MM-DD"T"HH24:MI') = wanted)
    order by slot.day, slot.starts_at limit 1;
end
$$;
