-- From the first step of its checkout a basket holds its tickets, with one hold for each line. Numbered seats have taken_seat.
alter table hold add basket_id text references basket on delete cascade;
alter table hold add check (num_nonnulls(order_id, waiting_id, basket_id) <= 1);
create unique index hold_basket on hold (basket_id, product_id) where basket_id is not null;

-- Lowers what a basket holds of a product; 0 releases it. Locks the ticket type before the hold, as all stock functions do.
create function lower_hold(of_basket text, of_product integer, of_type integer, most integer) returns void language plpgsql as $$
declare
  own hold;
begin
  perform lock_places(of_type);
  select * into own from hold where basket_id = of_basket and product_id = of_product and state = 'held' for update;
  if own.id is null or own.quantity <= most then
    return;
  end if;
  if most > 0 then
    update hold set quantity = most where id = own.id;
  else
    delete from hold where id = own.id;
  end if;
  update ticket_type set held = held - (own.quantity - most) where id = of_type;
end $$;

-- Holds the tickets of the lines, each line whole or not at all. A hold ends ten minutes after it began, also when more is added
-- to it: only one that has ended begins again.
create function hold_tickets(of_basket text, until timestamptz) returns void language plpgsql as $$
declare
  item record;
  own hold;
  missing integer;
begin
  -- A checkout of the same basket comes before this or after it.
  perform from basket where id = of_basket and status = 'Open' for no key update;
  if not found then
    return;
  end if;
  for item in
    select line.product_id, line.quantity, ticket_type.id as type_id
    from basket_line as line
    join ticket_type on ticket_type.product_id = line.product_id
    join product_sale as sale on sale.product_id = line.product_id
    where basket_id = of_basket and section_id is null and refusal is null and quantity <= largest_quantity
    order by ticket_type.id
  loop
    loop
      select * into own from hold where basket_id = of_basket and product_id = item.product_id and state = 'held';
      if own.expires_at <= now() then
        perform free_expired(item.product_id, item.type_id);
        own := null;
      end if;
      missing := item.quantity - coalesce(own.quantity, 0);
      exit when missing <= 0 or not take_one(item.product_id, item.type_id, missing);
      if own.id is null then
        insert into hold (id, basket_id, product_id, ticket_type_id, quantity, expires_at)
        values (gen_random_uuid(), of_basket, item.product_id, item.type_id, missing, until)
        on conflict (basket_id, product_id) where basket_id is not null do update
        set state = 'held', quantity = excluded.quantity, expires_at = excluded.expires_at, created_at = now();
        exit;
      end if;
      update hold set quantity = item.quantity where id = own.id and state = 'held';
      exit when found;
      -- Another transaction has released the rest as expired.
      update ticket_type set held = held - missing where id = item.type_id;
    end loop;
  end loop;
end $$;

-- How many of a product a basket may have now: what it holds itself is available to it, and what a basket held until now to all.
create function sale_for(of_baskets text[], of_product integer) returns setof product_sale language sql stable as $$
  select product_id, product_class, num_available + free.quantity, largest_quantity, sales_start_at, refusal,
    case when refusal is null then least(largest_quantity, coalesce(num_available + free.quantity, 99)) else 0 end
  from product_sale cross join lateral (
    select coalesce(sum(hold.quantity), 0)::integer as quantity from hold
    where hold.product_id = product_sale.product_id and hold.state = 'held' and hold.basket_id is not null
      and (hold.basket_id = any (of_baskets) or hold.expires_at <= now())
  ) as free
  where product_sale.product_id = of_product
$$;

-- Lines that became smaller or are gone hold no more than they are. A larger line gets its tickets when the checkout is entered.
create function lower_holds_of_lines() returns trigger language plpgsql as $$
declare
  item record;
begin
  for item in
    select hold.basket_id, hold.product_id, hold.ticket_type_id, coalesce(line.quantity, 0) as quantity
    from changed
    join hold on hold.basket_id = changed.basket_id and hold.product_id = changed.product_id and hold.state = 'held'
    left join basket_line as line on line.basket_id = hold.basket_id and line.product_id = hold.product_id
    where hold.quantity > coalesce(line.quantity, 0)
    order by hold.ticket_type_id
  loop
    perform lower_hold(item.basket_id, item.product_id, item.ticket_type_id, item.quantity);
  end loop;
  return null;
end $$;

create trigger lower_holds_of_changed after update on basket_line
  referencing old table as changed for each statement execute function lower_holds_of_lines();
create trigger lower_holds_of_removed after delete on basket_line
  referencing old table as changed for each statement execute function lower_holds_of_lines();

create function release_holds(of_basket text) returns void language plpgsql as $$
declare
  item record;
begin
  for item in
    select product_id, ticket_type_id from hold where basket_id = of_basket and state = 'held' order by ticket_type_id
  loop
    perform lower_hold(of_basket, item.product_id, item.ticket_type_id, 0);
  end loop;
end $$;

-- A basket that is deleted, merged into another one or bought holds nothing.
create function release_holds_of_basket() returns trigger language plpgsql as $$
begin
  perform release_holds(old.id);
  return coalesce(new, old);
end $$;

create trigger release_holds_of_deleted before delete on basket
  for each row execute function release_holds_of_basket();
create trigger release_holds_of_closed after update of status on basket
  for each row when (new.status in ('Merged', 'Submitted') and old.status <> new.status)
  execute function release_holds_of_basket();

-- At a login the basket of the account takes over what that of the guest holds. The hold that ends first counts.
create function move_holds(of_guest text, of_account text) returns void language plpgsql as $$
declare
  item record;
begin
  for item in
    select hold.id, hold.product_id, hold.ticket_type_id, line.quantity
    from hold join basket_line as line on line.basket_id = of_account and line.product_id = hold.product_id
    where hold.basket_id = of_guest and hold.state = 'held' order by hold.ticket_type_id
  loop
    perform lock_places(item.ticket_type_id);
    with moved as (
      delete from hold where id = item.id and state = 'held' returning quantity, expires_at
    )
    insert into hold as mine (id, basket_id, product_id, ticket_type_id, quantity, expires_at)
    select gen_random_uuid(), of_account, item.product_id, item.ticket_type_id, quantity, expires_at from moved
    on conflict (basket_id, product_id) where basket_id is not null do update set
      state = 'held',
      quantity = excluded.quantity + case mine.state when 'held' then mine.quantity else 0 end,
      expires_at = case mine.state when 'held' then least(mine.expires_at, excluded.expires_at) else excluded.expires_at end;
    perform lower_hold(of_account, item.product_id, item.ticket_type_id, item.quantity);
  end loop;
end $$;

drop function take_stock(uuid, integer[], integer[], text[], timestamptz);

-- Takes everything, or returns the products that are short and the vouchers that are used up; then the caller rolls back. The order
-- takes over what its basket holds: that is released and taken again under one lock, so that nobody else can get it.
create function take_stock(
  of_order uuid, product_ids integer[], quantities integer[], codes text[], kept_until timestamptz, of_basket text default null
)
returns table (short_product_id integer, available integer, used_up text) language plpgsql as $$
declare
  item record;
begin
  for item in
    select wanted.product_id, wanted.quantity, ticket_type.id as type_id, exists (
      select from hold where basket_id = of_basket and hold.product_id = wanted.product_id and state = 'held'
    ) as is_held
    from unnest(product_ids, quantities) as wanted (product_id, quantity)
    join product on product.id = wanted.product_id
    left join ticket_type on ticket_type.product_id = product.id
    where product.num_available is not null or ticket_type.id is not null
    order by ticket_type.id nulls first, product.id
  loop
    if item.is_held then
      perform lower_hold(of_basket, item.product_id, item.type_id, 0);
    end if;
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

-- As before. An order that is paid after it expired also gets what its reopened basket holds for another try.
create or replace function keep_purchase(of_order uuid) returns boolean language plpgsql as $$
begin
  perform release_holds(basket.id) from "order" join basket on basket.id = thawed_basket_id and basket.version = thawed_version
    where "order".id = of_order and basket.status = 'Open';
  if not keep_stock(of_order) or not keep_seats(of_order) or not keep_gift_card(of_order) then
    raise exception using errcode = 'DB001';
  end if;
  return true;
exception when sqlstate 'DB001' then
  return false;
end $$;
