-- Orders that were forgotten early, with the account of the buyer, keep who holds their tickets: the event may still come. After six
-- years nothing needs those names any more.
alter table "order" add column are_holders_forgotten boolean not null default false;

create index if not exists order_old_holders on "order" (placed_at) where is_forgotten and not are_holders_forgotten;

-- Erases who held and who was sent the tickets of old forgotten orders, and who owned what has ended. Returns how many orders it has
-- changed.
create function forget_old_holders(most integer) returns integer language plpgsql as $$
declare
  forgotten uuid[];
begin
  select array_agg(id) into forgotten from (
    select id from "order"
    where is_forgotten and not are_holders_forgotten and placed_at < now() - interval '6 years'
    order by placed_at limit most for update skip locked
  ) as old;
  if forgotten is null then
    return 0;
  end if;
  update ticket set holder = '', email = null from order_line
    where order_line.id = order_line_id and order_id = any (forgotten) and (holder <> '' or email is not null);
  update ticket_transfer set email = '' from ticket join order_line on order_line.id = order_line_id
    where ticket.id = ticket_id and order_id = any (forgotten) and ticket_transfer.email <> '';
  update entitlement set email = null
    where order_id = any (forgotten) and email is not null and entitlement_state(entitlement) in ('revoked', 'ended');
  update "order" set are_holders_forgotten = true where id = any (forgotten);
  return cardinality(forgotten);
end $$;
