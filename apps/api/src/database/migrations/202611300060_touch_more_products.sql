-- A change touches more of the products that show it: all products below a category, which show its name on the way to theirs, and
-- what showed an edition that was deleted or moved to another work.
create or replace function touch_content(ids integer[]) returns void language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(tag) into tags from (
    select unnest(content_tags(content)) as tag from content where id = any (ids)
    union
    select unnest(content_tags(content)) from content join content_link on content.id = from_id where to_id = any (ids)
    union
    select unnest(content_tags(content)) from content join content_link on content.id = to_id where from_id = any (ids)
    union
    select 'product:' || slug from product join content_product on product_id = product.id where content_id = any (ids)
    union
    select 'product:' || slug from event_date join ticket_type on event_date_id = event_date.id
      join product on product.id = product_id where event_id = any (ids)
    union
    select 'product:' || slug from product where publisher_id = any (ids)
    union
    select 'product:' || slug from product join product_author on product_id = product.id where author_id = any (ids)
    union
    -- No content but a category is searched for in all products.
    select 'product:' || slug from product where category_ids && ids and exists (select from category where id = any (ids))
    union
    select 'product:' || slug from product join work on work.id = work_id where series_id = any (ids)
  ) as touched;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
end $$;

-- What showed a product that is no more in its work: the other formats, the other works of the series, and related works.
create function touch_left_work(before product) returns void language plpgsql as $$
declare
  tags text[];
begin
  perform touch_products(array(select id from product where work_id = before.work_id), true);
  select array_agg('product:' || slug) into tags from (
    select slug from related_work join product on coalesce(work_id, -id) = work_key
    where related_key = coalesce(before.work_id, -before.id)
    union
    select slug from work join work as other on other.series_id = work.series_id join product on product.work_id = other.id
    where work.id = before.work_id
  ) as showing;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
end $$;

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
    perform touch_products(array[new.id],
      before is distinct from new or (coalesce(old.num_available, 1) = 0) <> (coalesce(new.num_available, 1) = 0));
    if old.slug <> new.slug then
      perform touch_cache_tags('product:' || old.slug);
    end if;
    if old.work_id is distinct from new.work_id then
      perform touch_left_work(old);
    end if;
  end if;
  return null;
end $$;

-- The works of a series show the next one.
create or replace function touch_series_of_work() returns trigger language plpgsql as $$
begin
  perform touch_content(array(select id from unnest(array[old.series_id, new.series_id]) as id where id is not null));
  if tg_op = 'UPDATE' then
    perform touch_products(array(select id from product where work_id = new.id), true);
  end if;
  return null;
end $$;

create constraint trigger touch_cache_tags_at_end after delete on work
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off' and old.series_id is not null)
  execute function touch_series_of_work();
