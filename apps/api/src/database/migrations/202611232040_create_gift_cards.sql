-- A card is issued when the order that buys it is paid. Its code is made when it is sent, so that only its hash is stored.
create table gift_card (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references "order" on delete cascade,
  code_hash bytea unique check (octet_length(code_hash) = 32),
  -- The last four letters, by which its owner recognises it.
  code_end text check (length(code_end) = 4),
  amount integer not null check (amount > 0),
  balance integer not null constraint gift_card_balance check (balance between 0 and amount),
  issued_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The order that bought it was refunded.
  cancelled_at timestamptz,
  check (num_nulls(code_hash, code_end, sent_at) in (0, 3))
);

-- What an order takes of a card, and what of it has returned.
create table gift_card_use (
  order_id uuid primary key references "order" on delete cascade,
  gift_card_id uuid not null references gift_card on delete cascade,
  amount integer not null check (amount > 0),
  returned integer not null default 0 check (returned between 0 and amount)
);

create index gift_card_use_card on gift_card_use (gift_card_id);

-- Without a foreign key: orders point to baskets and cards to orders, and a backup needs an order of the tables.
alter table basket add gift_card_id uuid;

-- The part of the total that a gift card pays.
alter table "order" add gift_card_amount integer not null default 0 check (gift_card_amount between 0 and total);

-- A gift card is no product.
alter table order_line
  alter product_id drop not null,
  add check ((product_id is null) = (product_class = 'Gift card'));

-- Locks the card until the transaction ends. The balance is checked in the statement that takes it, so that two orders cannot
-- both spend it. Cards are locked after products, ticket types, holds and vouchers.
create function take_gift_card(of_card uuid, wanted integer) returns boolean language plpgsql as $$
begin
  update gift_card set balance = balance - wanted
  where id = of_card and sent_at is not null and cancelled_at is null and balance >= wanted;
  return found;
end $$;

-- Reserves the amount for an order; false if the card has less.
create function use_gift_card(of_order uuid, of_card uuid, wanted integer) returns boolean language plpgsql as $$
begin
  if not take_gift_card(of_card, wanted) then
    return false;
  end if;
  insert into gift_card_use (order_id, gift_card_id, amount) values (of_order, of_card, wanted);
  return true;
end $$;

-- Returns the amount to the card, or all of it, but never more than the order has taken. The caller has locked the order.
create function return_gift_card(of_order uuid, wanted integer) returns integer language plpgsql as $$
declare
  used gift_card_use;
  given integer;
begin
  select * into used from gift_card_use where order_id = of_order;
  given := least(coalesce(wanted, used.amount), used.amount - used.returned);
  if given > 0 then
    update gift_card set balance = balance + given where id = used.gift_card_id;
    update gift_card_use set returned = returned + given where order_id = of_order;
  end if;
  return coalesce(given, 0);
end $$;

-- Takes what has returned again, for an order that is paid after it expired; false if the card has less by now.
create function keep_gift_card(of_order uuid) returns boolean language plpgsql as $$
declare
  used gift_card_use;
begin
  select * into used from gift_card_use where order_id = of_order and returned > 0;
  if not found then
    return true;
  end if;
  if not take_gift_card(used.gift_card_id, used.returned) then
    return false;
  end if;
  update gift_card_use set returned = 0 where order_id = of_order;
  return true;
end $$;

-- A card that waits for its day still needs the name and email of its recipient.
create or replace function forget_buyers() returns void language sql as $$
  update "order" set email = null, phone = null, gift = null, tracking = null,
    shipping_address = case when shipping_address is not null then
      jsonb_build_object('country', shipping_address -> 'country', 'line4', coalesce(shipping_address -> 'line4', '""'))
    end
  where is_forgotten and (email is not null or phone is not null) and status in ('Complete', 'Cancelled', 'Expired')
    and not exists (
      select from gift_card where order_id = "order".id and sent_at is null and cancelled_at is null
    );
$$;

-- keep_stock with the gift card of the order: false, and no change, if any of it is gone.
create function keep_purchase(of_order uuid) returns boolean language plpgsql as $$
begin
  if not keep_stock(of_order) then
    return false;
  end if;
  if not keep_gift_card(of_order) then
    raise exception using errcode = 'DB001';
  end if;
  return true;
exception when sqlstate 'DB001' then
  return false;
end $$;
