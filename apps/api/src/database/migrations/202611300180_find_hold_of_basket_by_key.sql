-- The hold of a cart is looked up by the cart and the product. Without statistics of the table every hold of the shop was read,
-- because the index of all holds that end is smaller than that of the carts. The function has no setting
-- for plans any more: every connection makes it.
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
      select from hold where basket_id = of_basket and hold.product_id = wanted.product_id and coalesce(state = 'held', false)
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
