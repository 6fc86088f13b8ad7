-- Stock ---------------------------------------------------------------------------------------------------------------

-- Waiting for seats to come back, first come first served. Reserved seats are a hold without an order.
create table waiting_list (
  id bigint generated always as identity primary key,
  -- Shows and cancels the entry, and is part of links in emails, so it is stored as it is.
  token text not null unique check (length(token) >= 22),
  ticket_type_id integer not null references ticket_type on delete cascade,
  email text not null,
  account_id uuid references account on delete set null,
  quantity integer not null check (quantity > 0),
  site text not null,
  language text not null check (language in ('en', 'ne')),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'claimed', 'expired', 'left')),
  offer_hash bytea unique check (octet_length(offer_hash) = 32),
  offered_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'waiting') = (offer_hash is null) or state = 'left'),
  check ((offer_hash is null) = (offered_until is null))
);

create unique index waiting_list_once on waiting_list (ticket_type_id, email) where state in ('waiting', 'offered');
create index waiting_list_line on waiting_list (ticket_type_id, id) where state = 'waiting';
create index waiting_list_offers on waiting_list (offered_until) where state = 'offered';
create index waiting_list_account on waiting_list (account_id) where account_id is not null;
create index waiting_list_email on waiting_list (email);

-- Stock or seats that are taken for an order, or for an offer of the waiting list.
create table hold (
  id uuid primary key,
  order_id uuid references "order" on delete cascade,
  waiting_id bigint references waiting_list on delete set null,
  product_id integer not null references product,
  ticket_type_id integer references ticket_type,
  quantity integer not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_id, product_id)
);

create index hold_product on hold (product_id) where state = 'held';
create index hold_expiry on hold (expires_at) where state = 'held';
create index hold_waiting on hold (waiting_id) where waiting_id is not null;

-- Which order has used a voucher, so that each use is given back at most once.
create table voucher_use (
  order_id uuid not null references "order" on delete cascade,
  code text not null references voucher,
  used_at timestamptz not null default now(),
  primary key (order_id, code)
);

create index voucher_use_code on voucher_use (code);

-- Every function below locks rows in the same order, which prevents deadlocks: products by id, ticket types by id, holds,
-- vouchers. What is left is checked in the statement that takes it, so that two requests cannot both take the last one.

create function take_copies(of_product integer, wanted integer) returns boolean language plpgsql as $$
begin
  update product set num_available = num_available - wanted where id = of_product and num_available >= wanted;
  return found;
end $$;

create function take_places(of_type integer, wanted integer) returns boolean language plpgsql as $$
begin
  update ticket_type set held = held + wanted where id = of_type and sold + held + wanted <= capacity;
  return found;
end $$;

create function take_voucher(of_code text) returns boolean language plpgsql as $$
begin
  update voucher set uses = uses + 1 where code = of_code and (most_uses is null or uses < most_uses);
  return found;
end $$;

-- Holds that have expired: of unpaid orders, and of offers that were not used.
create view expired_hold as
select hold.id, hold.order_id, hold.product_id, hold.ticket_type_id, hold.quantity, hold.state, hold.expires_at, hold.created_at
from hold left join "order" on "order".id = hold.order_id
where hold.state = 'held' and hold.expires_at <= now()
  and (hold.order_id is null or "order".status in ('Pending', 'Expired'));

-- Releases expired holds, also before the job that expires orders runs; false if there are none. Locks the stock row before
-- the holds, and nothing if there are none.
create function free_expired(of_product integer, of_type integer) returns boolean language plpgsql as $$
declare
  freed integer;
begin
  if not exists (select from expired_hold where product_id = of_product) then
    return false;
  end if;
  if of_type is null then
    perform from product where id = of_product for no key update;
  else
    perform from ticket_type where id = of_type for no key update;
  end if;
  with gone as (
    update hold set state = 'released'
    where state = 'held' and id in (select id from expired_hold where product_id = of_product)
    returning quantity
  )
  select coalesce(sum(quantity), 0) into freed from gone;
  if of_type is null then
    update product set num_available = num_available + freed where id = of_product;
  else
    update ticket_type set held = held - freed where id = of_type;
  end if;
  return true;
end $$;

create function take_one(of_product integer, of_type integer, wanted integer) returns boolean language plpgsql as $$
begin
  loop
    if of_type is null and take_copies(of_product, wanted) or of_type is not null and take_places(of_type, wanted) then
      return true;
    end if;
    if not free_expired(of_product, of_type) then
      return false;
    end if;
  end loop;
end $$;

-- Takes everything, or returns the products that are short and the vouchers that are used up; then the caller rolls back.
create function take_stock(of_order uuid, product_ids integer[], quantities integer[], codes text[], kept_until timestamptz)
returns table (short_product_id integer, available integer, used_up text) language plpgsql as $$
declare
  item record;
begin
  for item in
    select wanted.product_id, wanted.quantity, ticket_type.id as type_id
    from unnest(product_ids, quantities) as wanted (product_id, quantity)
    join product on product.id = wanted.product_id
    left join ticket_type on ticket_type.product_id = product.id
    where product.num_available is not null or ticket_type.id is not null
    order by ticket_type.id nulls first, product.id
  loop
    if take_one(item.product_id, item.type_id, item.quantity) then
      insert into hold (id, order_id, product_id, ticket_type_id, quantity, expires_at)
      values (gen_random_uuid(), of_order, item.product_id, item.type_id, item.quantity, kept_until);
    else
      short_product_id := item.product_id;
      select coalesce(num_available, 0) into available from product where id = item.product_id;
      return next;
    end if;
  end loop;
  short_product_id := null;
  available := null;
  foreach used_up in array array(select unnest(codes) as code order by code) loop
    if take_voucher(used_up) then
      insert into voucher_use (order_id, code) values (of_order, used_up);
    else
      return next;
    end if;
  end loop;
end $$;

-- Locks the rows that the holds of an order refer to, then the holds.
create function lock_stock_of(of_order uuid) returns void language plpgsql as $$
begin
  perform from product
    where id in (select product_id from hold where order_id = of_order and ticket_type_id is null) order by id for no key update;
  perform from ticket_type
    where id in (select ticket_type_id from hold where order_id = of_order) order by id for no key update;
  perform from hold where order_id = of_order order by id for update;
end $$;

-- Converts holds to sold and takes released ones again; false, and no change, if any of it is gone. A voucher that others
-- have used up meanwhile is honoured: its discount was promised to the buyer.
create function keep_stock(of_order uuid) returns boolean language plpgsql as $$
declare
  item record;
  given record;
begin
  perform lock_stock_of(of_order);
  for item in
    select * from hold where order_id = of_order and state <> 'sold' order by ticket_type_id nulls first, product_id
  loop
    if item.state = 'released' and not take_one(item.product_id, item.ticket_type_id, item.quantity) then
      raise exception using errcode = 'DB001';
    end if;
    update ticket_type set held = held - item.quantity, sold = sold + item.quantity where id = item.ticket_type_id;
    update hold set state = 'sold', expires_at = null where id = item.id;
  end loop;
  for given in
    select discount ->> 'code' as code from "order" cross join jsonb_array_elements(discounts) as discount
    where "order".id = of_order and discount ->> 'kind' = 'voucher'
      and not exists (select from voucher_use where order_id = of_order and code = discount ->> 'code')
    order by code
  loop
    if take_voucher(given.code) then
      insert into voucher_use (order_id, code) values (of_order, given.code);
    end if;
  end loop;
  return true;
exception when sqlstate 'DB001' then
  return false;
end $$;

-- Returns everything that an order has taken, or the named quantities. Safe to repeat: nothing is returned twice.
create function release_stock(of_order uuid, product_ids integer[], quantities integer[]) returns void language plpgsql as $$
declare
  item record;
begin
  perform lock_stock_of(of_order);
  for item in
    select hold.*, least(hold.quantity, case when product_ids is null then hold.quantity else named.quantity end) as given
    from hold left join (
      select product_id, sum(quantity)::integer as quantity
      from unnest(product_ids, quantities) as listed (product_id, quantity) group by product_id
    ) as named on named.product_id = hold.product_id
    where order_id = of_order and state <> 'released' and (product_ids is null or named.quantity > 0)
    order by ticket_type_id nulls first, hold.product_id
  loop
    if item.ticket_type_id is null then
      update product set num_available = num_available + item.given where id = item.product_id;
    elsif item.state = 'held' then
      update ticket_type set held = held - item.given where id = item.ticket_type_id;
    else
      update ticket_type set sold = sold - item.given where id = item.ticket_type_id;
    end if;
    if item.given = item.quantity then
      update hold set state = 'released', expires_at = null where id = item.id;
    else
      update hold set quantity = quantity - item.given where id = item.id;
    end if;
  end loop;
  if product_ids is null then
    for item in select code from voucher_use where order_id = of_order order by code for update loop
      update voucher set uses = greatest(uses - 1, 0) where code = item.code;
      delete from voucher_use where order_id = of_order and code = item.code;
    end loop;
  end if;
end $$;

-- Tickets -------------------------------------------------------------------------------------------------------------

create function new_ticket_hash() returns text language sql volatile as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;

create table ticket (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_line on delete cascade,
  seq integer not null check (seq > 0),
  ticket_type_id integer not null references ticket_type,
  -- Gives access to the ticket; a transfer replaces it.
  hash text not null unique default new_ticket_hash() check (length(hash) >= 22),
  -- Part of the QR code: a code with an older revision is refused.
  revision integer not null default 1 check (revision between 1 and 65535),
  status text not null default 'valid' check (status in ('valid', 'revoked')),
  holder text not null default '',
  -- It now belongs to account_id, or to the owner of this email address.
  is_transferred boolean not null default false,
  account_id uuid references account on delete set null,
  email text,
  issued_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_line_id, seq),
  check (is_transferred or (account_id is null and email is null))
);

create index ticket_type_of on ticket (ticket_type_id);
create index ticket_account on ticket (account_id) where account_id is not null;
create index ticket_email on ticket (email) where email is not null;

create table ticket_transfer (
  id uuid primary key,
  ticket_id uuid not null references ticket on delete cascade,
  email text not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  site text not null,
  language text not null check (language in ('en', 'ne')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz,
  -- The hash before the transfer: the calendar feed of the former holder cancels the event.
  former_hash text unique,
  check (accepted_at is null or cancelled_at is null)
);

create unique index ticket_transfer_open on ticket_transfer (ticket_id) where accepted_at is null and cancelled_at is null;
create index ticket_transfer_ticket on ticket_transfer (ticket_id);
create index ticket_transfer_email on ticket_transfer (email);

-- Every scan and its result, which is returned again when the scan is sent again. The key includes what was read, because
-- two devices can use the same number.
create table check_in (
  scan_id uuid not null,
  asked bytea not null check (octet_length(asked) = 32),
  event_date_id integer not null,
  ticket_id uuid references ticket on delete cascade,
  result text not null check (result in ('ok', 'already', 'revoked', 'wrong_event', 'not_paid', 'unknown', 'bad_signature')),
  -- When the holder was admitted, by this scan or an earlier one.
  checked_in_at timestamptz,
  scanned_at timestamptz not null,
  received_at timestamptz not null default now(),
  account_id uuid references account on delete set null,
  undone_at timestamptz,
  primary key (scan_id, asked),
  check (result <> 'ok' or (ticket_id is not null and checked_in_at is not null))
);

-- A ticket admits once, even if two devices scan it offline.
create unique index check_in_once on check_in (ticket_id) where result = 'ok' and undone_at is null;
create index check_in_ticket on check_in (ticket_id);
create index check_in_account on check_in (account_id) where account_id is not null;

-- Check-ins, transfers and refunds of one ticket are serialised by this lock.
create function lock_ticket(of_ticket uuid) returns void language plpgsql as $$
begin
  perform from ticket where id = of_ticket for no key update;
end $$;

-- `known` is a result that was decided before the ticket was read, such as a wrong signature.
create function check_in_ticket(
  of_scan uuid, of_asked bytea, of_date integer, of_ticket uuid, of_revision integer, known text, at timestamptz, by_account uuid
) returns check_in language plpgsql as $$
declare
  told check_in;
  found_ticket ticket;
  its_date integer;
  its_payment text;
  earlier timestamptz;
begin
  perform lock_ticket(of_ticket);
  select * into told from check_in where scan_id = of_scan and asked = of_asked;
  if found then
    return told;
  end if;
  select * into found_ticket from ticket where id = of_ticket;
  select event_date_id into its_date from ticket_type where id = found_ticket.ticket_type_id;
  select payment_status into its_payment from "order" join order_line on order_id = "order".id
    where order_line.id = found_ticket.order_line_id;
  select checked_in_at into earlier from check_in where ticket_id = of_ticket and result = 'ok' and undone_at is null;
  known := coalesce(known, case
    when found_ticket.id is null then 'unknown'
    when its_date <> of_date then 'wrong_event'
    when found_ticket.status = 'revoked' or found_ticket.revision <> of_revision then 'revoked'
    when its_payment not in ('paid', 'partially_refunded', 'cod_collected') then 'not_paid'
    when earlier is not null then 'already'
    else 'ok'
  end);
  insert into check_in (scan_id, asked, event_date_id, ticket_id, result, checked_in_at, scanned_at, account_id)
  values (
    of_scan, of_asked, of_date, found_ticket.id, known, case known when 'ok' then at when 'already' then earlier end, at, by_account
  )
  on conflict (scan_id, asked) do nothing returning * into told;
  if not found then
    select * into told from check_in where scan_id = of_scan and asked = of_asked;
  end if;
  return told;
end $$;

-- Erases personal data of a deleted account. Tickets stay valid for their holders.
create function erase_holder() returns trigger language plpgsql as $$
begin
  update ticket set holder = '', email = null where account_id = old.id or email = old.email;
  update ticket set holder = '' from order_line join "order" on "order".id = order_id
    where order_line.id = order_line_id and "order".account_id = old.id and not is_transferred;
  update ticket_transfer set email = '' where email = old.email;
  update waiting_list set email = 'gone ' || id, state = case state when 'waiting' then 'left' else state end
    where account_id = old.id or email = old.email;
  return old;
end $$;

create trigger erase_holder before delete on account for each row execute function erase_holder();

-- Offers of the waiting list ------------------------------------------------------------------------------------------

-- The end of the sale of a ticket type. Stream tickets are sold as long as the stream or its replay can be watched.
create function sold_until(of_type integer) returns timestamptz language sql stable as $$
  select least(
    sales_end_at,
    ends_at + case admits when 'stream' then make_interval(hours => coalesce(replay_hours, 0)) else interval '0' end
  )
  from ticket_type join event_date on event_date.id = event_date_id where ticket_type.id = of_type
$$;

-- One day, or a quarter of the time left but at least 15 minutes, so that the next on the list still has a chance.
create function offer_end(sold_until timestamptz) returns timestamptz language sql stable as $$
  select least(now() + interval '1 day', sold_until, greatest(now() + (sold_until - now()) / 4, now() + interval '15 minutes'))
$$;

create function lock_places(of_type integer) returns void language plpgsql as $$
begin
  perform from ticket_type where id = of_type for no key update;
end $$;

-- Reserves seats for the first on the list that enough are left for; no row if there is none.
create function offer_next(of_type integer, of_secret bytea) returns setof waiting_list language plpgsql as $$
declare
  of_product integer;
  free integer;
  next_one waiting_list;
  until timestamptz := offer_end(sold_until(of_type));
begin
  perform lock_places(of_type);
  select product_id into of_product from ticket_type where id = of_type;
  perform free_expired(of_product, of_type);
  select capacity - sold - held into free from ticket_type where id = of_type;
  if not exists (select from product_sale where product_id = of_product and refusal is null) then
    return;
  end if;
  -- Skips entries that are being cancelled.
  select * into next_one from waiting_list
    where ticket_type_id = of_type and state = 'waiting' and quantity <= free order by id limit 1 for update skip locked;
  if next_one.id is null or not take_places(of_type, next_one.quantity) then
    return;
  end if;
  insert into hold (id, product_id, ticket_type_id, quantity, expires_at, waiting_id)
  values (gen_random_uuid(), of_product, of_type, next_one.quantity, until, next_one.id);
  return query update waiting_list set state = 'offered', offer_hash = of_secret, offered_until = until, updated_at = now()
    where id = next_one.id returning *;
end $$;

-- Releases the seats of a valid offer inside the transaction that buys them. An offer is valid for one product.
create function open_offer(of_secret bytea, of_product integer) returns setof waiting_list language plpgsql as $$
declare
  offer waiting_list;
  freed integer;
begin
  select waiting_list.* into offer from waiting_list join ticket_type on ticket_type.id = ticket_type_id
    where offer_hash = of_secret and state = 'offered' and offered_until > now()
      and (of_product is null or product_id = of_product);
  if offer.id is null then
    return;
  end if;
  perform lock_places(offer.ticket_type_id);
  update hold set state = 'released' where waiting_id = offer.id and state = 'held' and expires_at > now()
    returning quantity into freed;
  if freed is null then
    return;
  end if;
  update ticket_type set held = held - freed where id = offer.ticket_type_id;
  return query select * from waiting_list where id = offer.id and state = 'offered' for update;
end $$;

-- The reverse of open_offer, in the same transaction.
create function close_offer(of_waiting bigint) returns boolean language plpgsql as $$
declare
  kept hold;
begin
  select * into kept from hold where waiting_id = of_waiting order by created_at desc limit 1;
  if kept.id is null or not take_places(kept.ticket_type_id, kept.quantity) then
    return false;
  end if;
  update hold set state = 'held' where id = kept.id;
  return true;
end $$;

-- Ticket types with free seats for the waiting list, or with offers that have expired.
create function types_to_offer() returns setof integer language sql stable as $$
  select distinct ticket_type_id from hold where order_id is null and state = 'held' and expires_at <= now()
  union
  select distinct ticket_type.id from waiting_list join ticket_type on ticket_type.id = ticket_type_id
  where state = 'waiting' and quantity <= capacity - sold - held
$$;
