-- The most of a product in one basket. What a buyer owns for good is sold once: a second copy would be worth nothing.
create function largest_quantity_of(of_class text, largest_quantity integer) returns integer language sql immutable as $$
  select case when of_class in ('E-book', 'Audiobook', 'Digital Bundle') then 1 else largest_quantity end
$$;

create or replace function sale_for(of_baskets text[], of_product integer) returns setof product_sale
language plpgsql stable rows 1 as $$
begin
  return query
    select product.id, product.product_class, product.num_available, allowed.most, null::timestamptz,
      case when not product.is_listed then 'unlisted' end,
      case when product.is_listed then least(allowed.most, coalesce(product.num_available, 99)) else 0 end
    from product
    cross join lateral (select largest_quantity_of(product.product_class, product.largest_quantity) as most) as allowed
    where product.id = of_product and product.product_class <> 'Ticket';
  if found then
    return;
  end if;
  return query
    select sale.product_id, sale.product_class, sale.num_available + free.quantity, sale.largest_quantity, sale.sales_start_at,
      sale.refusal,
      case when sale.refusal is null then least(sale.largest_quantity, coalesce(sale.num_available + free.quantity, 99)) else 0 end
    from product_sale as sale cross join lateral (
      select coalesce(sum(hold.quantity), 0)::integer as quantity from hold
      where hold.product_id = sale.product_id and hold.state = 'held' and hold.basket_id is not null
        and (hold.basket_id = any (of_baskets) or hold.expires_at <= now())
    ) as free
    where sale.product_id = of_product;
end $$;
