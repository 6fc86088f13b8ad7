-- A sale touches one tag: the query for everything that shows a product, which is planned anew for each of its uses, ran while other
-- checkouts waited for the lock that orders cache tags.
create or replace function touch_product() returns trigger language plpgsql as $$
declare
  before product := old;
begin
  if tg_op = 'INSERT' then
    perform touch_products(array[new.id], true);
  elsif tg_op = 'DELETE' then
    perform touch_cache_tags('products', 'product:' || old.slug);
    perform touch_left_work(old);
  elsif old is distinct from new then
    -- Changes of stock, popularity or date do not affect lists, unless the product sold out or came back.
    before.num_available := new.num_available;
    before.popularity := new.popularity;
    before.updated_at := new.updated_at;
    if before is not distinct from new and (coalesce(old.num_available, 1) = 0) = (coalesce(new.num_available, 1) = 0) then
      perform touch_cache_tags('product:' || new.slug);
      return null;
    end if;
    perform touch_products(array[new.id], true);
    if old.slug <> new.slug then
      perform touch_cache_tags('product:' || old.slug);
    end if;
    if old.work_id is distinct from new.work_id then
      perform touch_left_work(old);
    end if;
  end if;
  return null;
end $$;

-- Planned once for each connection: planning its statement takes longer than running it, and every checkout runs it.
alter function take_stock(uuid, integer[], integer[], text[], timestamptz, text) set plan_cache_mode = force_generic_plan;
