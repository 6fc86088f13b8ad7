create index if not exists order_old_guest on "order" (placed_at)
  where account_id is null and not is_forgotten and status in ('Complete', 'Cancelled', 'Expired');

-- Erases who placed old orders without an account: after a year if they were never paid, otherwise after six, for which tax law
-- asks for records. Whoever still owns something digital, or a gift card with a balance, needs the address for it. Returns how
-- many orders it has changed.
create function forget_old_guests(most integer) returns integer language plpgsql as $$
declare
  forgotten uuid[];
begin
  select array_agg(id) into forgotten from (
    select id from "order"
    where account_id is null and not is_forgotten and status in ('Complete', 'Cancelled', 'Expired')
      and placed_at < now() - interval '1 year' and (
        status <> 'Complete' and settled_at is null
        or placed_at < now() - interval '6 years'
          and not exists (
            select from entitlement where entitlement.order_id = "order".id and copies > 0
              and (ends_at is null or ends_at > now())
          )
          and not exists (
            select from gift_card where gift_card.order_id = "order".id and balance > 0 and cancelled_at is null
          )
      )
    order by placed_at limit most for update skip locked
  ) as old;
  if forgotten is null then
    return 0;
  end if;
  update ticket set holder = '', email = null from order_line
    where order_line.id = order_line_id and order_id = any (forgotten) and (holder <> '' or email is not null);
  update gift_card set gift = '{}' where order_id = any (forgotten) and gift is not null;
  update guest set name = '–', note = '' where order_id = any (forgotten);
  update "order" set is_forgotten = true where id = any (forgotten);
  perform forget_buyers();
  return cardinality(forgotten);
end $$;
