-- Tickets from the moment they are paid: whose they are, who was let in with them, and who waits for those that are gone.

create function new_ticket_hash() returns text language sql volatile as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;

create table ticket (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_line on delete cascade,
  seq integer not null check (seq > 0),
  ticket_type_id integer not null references ticket_type,
  -- Opens the ticket to whoever holds it. A new holder has a new one.
  hash text not null unique default new_ticket_hash() check (length(hash) >= 22),
  -- What the code at the door says: an older one lets nobody in.
  revision integer not null default 1 check (revision between 1 and 65535),
  status text not null default 'valid' check (status in ('valid', 'revoked')),
  holder text not null default '',
  -- It is no longer the buyer's; it is an account's, or that of whoever proves to have this address.
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
  -- By which the former holder knew the ticket: their calendar is told that it is not theirs any more.
  former_hash text unique,
  check (accepted_at is null or cancelled_at is null)
);

create unique index ticket_transfer_open on ticket_transfer (ticket_id) where accepted_at is null and cancelled_at is null;
create index ticket_transfer_ticket on ticket_transfer (ticket_id);
create index ticket_transfer_email on ticket_transfer (email);

-- Every look at a code, told again when it is sent again. A scan is known by its number and by what was read, so that two
-- devices that count alike do not let in each other's guests.
create table check_in (
  scan_id uuid not null,
  asked bytea not null check (octet_length(asked) = 32),
  event_date_id integer not null,
  ticket_id uuid references ticket on delete cascade,
  result text not null check (result in ('ok', 'already', 'revoked', 'wrong_event', 'not_paid', 'unknown', 'bad_signature')),
  -- When its holder was let in, now or before.
  checked_in_at timestamptz,
  scanned_at timestamptz not null,
  received_at timestamptz not null default now(),
  account_id uuid references account on delete set null,
  undone_at timestamptz,
  primary key (scan_id, asked),
  check (result <> 'ok' or (ticket_id is not null and checked_in_at is not null))
);

-- Nobody comes in twice, whatever two doors believe.
create unique index check_in_once on check_in (ticket_id) where result = 'ok' and undone_at is null;
create index check_in_ticket on check_in (ticket_id);
create index check_in_account on check_in (account_id) where account_id is not null;

-- Doors, transfers and refunds come to one ticket one after the other.
create function lock_ticket(of_ticket uuid) returns void language plpgsql as $$
begin
  perform from ticket where id = of_ticket for no key update;
end $$;

-- What is known before a ticket is looked for is told in `known`.
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

-- Who waits until places come back, in the order of coming. What is kept back for them is a hold that no order has.
create table waiting_list (
  id bigint generated always as identity primary key,
  -- Shows the place in line and ends it, and stands in every mail: it is kept as it is.
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

alter table hold add column waiting_id bigint references waiting_list on delete set null;
create index hold_waiting on hold (waiting_id) where waiting_id is not null;

-- What is put off is sold again when its new day is known.
create or replace view product_sale as
select
  product.id as product_id,
  product.product_class,
  product.num_available,
  product.largest_quantity,
  ticket_type.sales_start_at,
  sale.refusal,
  case when sale.refusal is null then least(product.largest_quantity, coalesce(product.num_available, 99)) else 0 end as most
from product
left join ticket_type on ticket_type.product_id = product.id
left join event_date on event_date.id = ticket_type.event_date_id
cross join lateral (
  select case
    when not product.is_listed then 'unlisted'
    when event_date.status = 'cancelled' then 'cancelled'
    when ticket_type.sales_start_at > now() then 'not_yet'
    when least(
      ticket_type.sales_end_at,
      event_date.ends_at + case ticket_type.admits
        when 'stream' then make_interval(hours => coalesce(event_date.replay_hours, 0)) else interval '0' end
    ) <= now() then 'ended'
    when event_date.status = 'postponed' then 'postponed'
  end as refusal
) as sale;

-- Until when a type of ticket is sold: what is over is offered to nobody. A stream is sold as long as it can be watched.
create function sold_until(of_type integer) returns timestamptz language sql stable as $$
  select least(
    sales_end_at,
    ends_at + case admits when 'stream' then make_interval(hours => coalesce(replay_hours, 0)) else interval '0' end
  )
  from ticket_type join event_date on event_date.id = event_date_id where ticket_type.id = of_type
$$;

-- A day, or a quarter of the time that is left, so that also the next in line can still come.
create function offer_end(sold_until timestamptz) returns timestamptz language sql stable as $$
  select least(now() + interval '1 day', sold_until, greatest(now() + (sold_until - now()) / 4, now() + interval '15 minutes'))
$$;

create function lock_places(of_type integer) returns void language plpgsql as $$
begin
  perform from ticket_type where id = of_type for no key update;
end $$;

-- Offers places to the first in line for whom there are enough, and keeps them back. Nothing when there is nobody.
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
  -- Somebody who is just leaving need not be waited for.
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

-- Lets go of what is kept back for an offer that still stands, whose places nobody else takes in this transaction. Whoever
-- buys names the product: an offer is for one.
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

-- The opposite, in the same transaction.
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

-- Types whose places somebody may have who waits, or that are kept back for somebody who did not come.
create function types_to_offer() returns setof integer language sql stable as $$
  select distinct ticket_type_id from hold where order_id is null and state = 'held' and expires_at <= now()
  union
  select distinct ticket_type.id from waiting_list join ticket_type on ticket_type.id = ticket_type_id
  where state = 'waiting' and quantity <= capacity - sold - held
$$;

-- Of somebody who has left us, no name and no address stays; what they have in their hands still lets them in.
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
