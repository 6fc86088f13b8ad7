-- What orders take from the stock and from the places of events, and what they give back. Everybody locks in one order, so
-- that nobody waits in a ring: products by their number, then types of tickets by theirs, then holds, then vouchers. What is
-- left is looked at in the statement that takes it, so that two who see the last one do not both get it.

-- Which voucher an order has used, so that a use is given back once.
create table voucher_use (
  order_id uuid not null references "order" on delete cascade,
  code text not null references voucher,
  used_at timestamptz not null default now(),
  primary key (order_id, code)
);

create index voucher_use_code on voucher_use (code);

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

-- Holds whose time is over: of orders that are not paid, and of somebody who waited and did not come.
create view expired_hold as
select hold.* from hold left join "order" on "order".id = hold.order_id
where hold.state = 'held' and hold.expires_at <= now()
  and (hold.order_id is null or "order".status in ('Pending', 'Expired'));

-- They are free again, also before anybody has looked at those orders. Nothing is locked where there are none, and otherwise
-- the row of the stock before the holds that are on it.
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

-- Takes it all, or names what there is too little of and which codes are used up; whoever is told something does not commit.
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

-- The rows that the holds of an order are on, and then the holds, in the order of everybody.
create function lock_stock_of(of_order uuid) returns void language plpgsql as $$
begin
  perform from product
    where id in (select product_id from hold where order_id = of_order and ticket_type_id is null) order by id for no key update;
  perform from ticket_type
    where id in (select ticket_type_id from hold where order_id = of_order) order by id for no key update;
  perform from hold where order_id = of_order order by id for update;
end $$;

-- What was held is sold; what has been let go meanwhile is taken again. If any of it is gone, nothing happens. A voucher that
-- somebody else has used up meanwhile is honoured: its part was promised to whoever has paid the rest.
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

-- Gives back what an order has, or so many of the products that are named. What was given back is not given back again.
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
