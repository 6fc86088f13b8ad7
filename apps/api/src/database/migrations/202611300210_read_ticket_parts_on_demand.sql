-- What only tickets, records and owners have is read by functions. A statement that joins these tables opens and locks all of them
-- each time, also for a book: that was more than half of the time of a cart.

create function date_of_ticket(of_product integer, tipped_date integer) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'id', line_date.id, 'event_slug', event.slug, 'admits', dated.admits, 'status', line_date.status,
      'doors_at', line_date.doors_at, 'starts_at', line_date.starts_at, 'ends_at', line_date.ends_at,
      'replay_hours', line_date.replay_hours, 'said', (
        select said from live_stream where live_stream.event_date_id = line_date.id and line_date.is_streamed
      ), 'venue_names', coalesce((
        select json_object_agg(venue_translation.language, venue_translation.name) from venue_translation
        where venue_translation.venue_id = line_date.venue_id
      ), '{}')
    )
    from (
      select event_date_id, admits from ticket_type where product_id = of_product
      union all
      select tipped_date, 'stream' where tipped_date is not null
    ) as dated
    join event_date as line_date on line_date.id = dated.event_date_id
    join content as event on event.id = line_date.event_id
  );
end $$;

-- The seats that a line of a basket has, with what became of their holds.
create function seats_of_line(of_basket text, of_product integer, ids integer[]) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', seat.id, 'row', row_label, 'number', seat.number, 'kind', seat.kind, 'names', seat_section.names,
      'held_until', case when holder.basket_id = of_basket and holder.expires_at > now() then holder.expires_at end,
      'is_taken', coalesce(holder.basket_id is distinct from of_basket and not seat_is_free(holder), false)
    ) order by y, row_label, seat.number), '[]')
    from seat
    join seat_section on seat_section.id = seat.section_id
    join ticket_type on ticket_type.product_id = of_product
    left join taken_seat as holder on holder.seat_id = seat.id and holder.event_date_id = ticket_type.event_date_id
    where seat.id = any (ids)
  );
end $$;

create function is_general_ticket(of_product integer) returns boolean language plpgsql stable as $$
begin
  return exists (select from ticket_type where ticket_type.product_id = of_product and section_id is null);
end $$;

create function is_format_of_record(of_product integer) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from content_product join content on content.id = content_product.content_id
    where content_product.product_id = of_product and content.kind = 'record'
  );
end $$;

-- The item of the library of an account that owns the product already.
create function library_item_of(of_account uuid, of_product integer) returns uuid language plpgsql stable as $$
begin
  return (
    select entitlement.id from entitlement
    where entitlement.account_id = of_account and entitlement.product_id = of_product
      and terms = 'own' and revoked_at is null
    order by entitlement.id limit 1
  );
end $$;

-- Only tickets have dates and holds of baskets.
create or replace function sale_for(of_baskets text[], of_product integer) returns setof product_sale
language plpgsql stable rows 1 as $$
begin
  return query
    select product.id, product.product_class, product.num_available, product.largest_quantity, null::timestamptz,
      case when not product.is_listed then 'unlisted' end,
      case when product.is_listed then least(product.largest_quantity, coalesce(product.num_available, 99)) else 0 end
    from product where product.id = of_product and product.product_class <> 'Ticket';
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
