-- As before, and a seat that was removed from the plan counts as taken by others: a paid order that had it is refunded.
create or replace function take_seats(
  of_date integer, ids integer[], of_basket text, of_order uuid, until timestamptz
) returns integer[] language plpgsql as $$
declare
  others integer[];
begin
  with wanted as (
    select distinct unnest(ids) as id
  ), taken as (
    insert into taken_seat as it (event_date_id, seat_id, basket_id, order_id, expires_at)
    select of_date, id, case when of_order is null then of_basket end, of_order, until
    from wanted join seat using (id) order by id
    on conflict (event_date_id, seat_id) do update
    set basket_id = excluded.basket_id, order_id = excluded.order_id, expires_at = excluded.expires_at
    where seat_is_free(it) or it.basket_id = of_basket or it.order_id = of_order and until is null
    returning seat_id
  )
  select coalesce(array_agg(id order by id), '{}') into others from wanted where id not in (select seat_id from taken);
  if others <> '{}' then
    raise exception using errcode = 'DB002';
  end if;
  return others;
exception when sqlstate 'DB002' then
  return others;
end $$;
