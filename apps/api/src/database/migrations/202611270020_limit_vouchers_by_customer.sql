alter table voucher
  -- How many orders of one customer may use it.
  add most_uses_each integer check (most_uses_each > 0),
  -- The email addresses of the accounts that may use it, in small letters. Null: everybody.
  add customers text[];

/*
 * Why a customer may not use a voucher: it is for others, or their orders have used it. A customer is an account with its
 * address, or the address of a guest; null as long as nobody is known. Guests have not proven their address: what is for named
 * customers needs an account.
 */
create function voucher_refusal(given voucher, of_account uuid, of_email text) returns text stable language plpgsql as $$
declare
  addresses text[];
begin
  if given.customers is null and given.most_uses_each is null then
    return null;
  end if;
  addresses := array_remove(array[of_email, (select email from account where id = of_account)], null);
  if of_account is null and addresses = '{}' then
    return null;
  end if;
  if given.customers is not null and of_account is null then
    return 'log_in';
  end if;
  if given.customers is not null and not exists (
    select from account where id = of_account and email_verified_at is not null and email = any (given.customers)
  ) then
    return 'not_yours';
  end if;
  if given.most_uses_each <= (
    select count(*) from voucher_use join "order" on "order".id = voucher_use.order_id
    where voucher_use.code = given.code and ("order".account_id = of_account or "order".email = any (addresses))
  ) then
    return 'used_by_you';
  end if;
  return null;
end $$;

-- The lock of a personal voucher comes first: the orders of one customer that use it at the same time count each other.
create function take_voucher(of_code text, of_order uuid) returns boolean language plpgsql as $$
declare
  given voucher;
  placed record;
begin
  select * into given from voucher
  where code = of_code and (most_uses_each is not null or customers is not null) for no key update;
  if not found then
    return take_voucher(of_code);
  end if;
  select account_id, email into placed from "order" where id = of_order;
  if placed.account_id is null and placed.email is null then
    return false;
  end if;
  return voucher_refusal(given, placed.account_id, placed.email) is null and take_voucher(of_code);
end $$;

create or replace function take_stock(
  of_order uuid, product_ids integer[], quantities integer[], codes text[], kept_until timestamptz, of_basket text default null
)
returns table (short_product_id integer, available integer, used_up text) language plpgsql as $$
declare
  item record;
begin
  perform give_stock_reason(jsonb_build_object('reason', 'sold', 'order_id', of_order));
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
  perform give_stock_reason(null);
  short_product_id := null;
  available := null;
  foreach used_up in array array(select unnest(codes) as code order by code) loop
    if take_voucher(used_up, of_order) then
      insert into voucher_use (order_id, code) values (of_order, used_up);
    else
      return next;
    end if;
  end loop;
end $$;

-- A late payment takes a personal voucher only if the customer has not used it meanwhile; if so, the money becomes due for a refund.
create or replace function keep_stock(of_order uuid) returns boolean language plpgsql as $$
declare
  item record;
  given record;
begin
  perform lock_stock_of(of_order);
  perform give_stock_reason(jsonb_build_object('reason', 'sold', 'order_id', of_order));
  for item in
    select * from hold where order_id = of_order and state <> 'sold' order by ticket_type_id nulls first, product_id
  loop
    if item.state = 'released' and not take_one(item.product_id, item.ticket_type_id, item.quantity) then
      raise exception using errcode = 'DB001';
    end if;
    update ticket_type set held = held - item.quantity, sold = sold + item.quantity where id = item.ticket_type_id;
    update hold set state = 'sold', expires_at = null where id = item.id;
  end loop;
  perform give_stock_reason(null);
  for given in
    select discount ->> 'code' as code from "order" cross join jsonb_array_elements(discounts) as discount
    where "order".id = of_order and discount ->> 'kind' = 'voucher'
      and not exists (select from voucher_use where order_id = of_order and code = discount ->> 'code')
    order by code
  loop
    if take_voucher(given.code, of_order) then
      insert into voucher_use (order_id, code) values (of_order, given.code);
    elsif exists (select from voucher where code = given.code and (most_uses_each is not null or customers is not null)) then
      raise exception using errcode = 'DB001';
    end if;
  end loop;
  return true;
exception when sqlstate 'DB001' then
  return false;
end $$;
