-- Orders that staff place at the venue are apart in reports, and need no address of the buyer.
alter table "order" add channel text not null default 'online' check (channel in ('online', 'box_office', 'guest_list'));
create index order_channel on "order" (channel, placed_at desc) where channel <> 'online';

alter table "order" drop constraint order_buyer;
alter table "order" add constraint order_buyer
  check (email is not null or phone is not null or is_forgotten or channel <> 'online');

alter table "order" drop constraint order_payment_method_check;
alter table "order" add constraint order_payment_method_check
  check (payment_method in ('cod', 'esewa', 'khalti', 'card', 'free', 'cash'));
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check
  check (method in ('cod', 'esewa', 'khalti', 'card', 'free', 'cash'));

-- Guests take tickets of the event date, and at most so many together.
alter table event_date
  add guest_quota integer not null default 50 check (guest_quota between 0 and 10000),
  add guests integer not null default 0 check (guests >= 0),
  add constraint event_date_guests check (guests <= guest_quota);

-- A guest has one complimentary order with a ticket for each person.
create table guest (
  -- Created by the device, so that a repeated request adds nobody twice.
  id uuid primary key,
  event_date_id integer not null references event_date on delete cascade,
  order_id uuid not null unique references "order" on delete cascade,
  name text not null check (name <> ''),
  note text not null default '',
  people integer not null check (people > 0),
  created_at timestamptz not null default now(),
  created_by uuid references account on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references account on delete set null,
  removed_at timestamptz
);

create index guest_event_date on guest (event_date_id);
create index guest_created_by on guest (created_by) where created_by is not null;
create index guest_updated_by on guest (updated_by) where updated_by is not null;

-- Takes people from the quota of an event date in one statement, so that two requests cannot both take the last ones.
create function take_guests(of_date integer, wanted integer) returns boolean language plpgsql as $$
begin
  update event_date set guests = guests + wanted where id = of_date and guests + wanted between 0 and guest_quota;
  return found;
end $$;

-- Cash sales at the venue. The device is the cash drawer.
create table box_office_sale (
  id uuid primary key,
  order_id uuid not null unique references "order" on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  device_id uuid not null,
  device text not null,
  door text not null default '',
  sold_at timestamptz not null default now(),
  sold_by uuid references account on delete set null,
  cancelled_at timestamptz,
  cancelled_by uuid references account on delete set null
);

create index box_office_sale_date on box_office_sale (event_date_id, sold_at desc);
create index box_office_sale_sold_by on box_office_sale (sold_by) where sold_by is not null;
create index box_office_sale_cancelled_by on box_office_sale (cancelled_by) where cancelled_by is not null;
