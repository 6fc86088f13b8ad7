-- A series is a content; a work has at most one, with its number in it.
alter table content drop constraint content_kind_check;
alter table content add constraint content_kind_check check (kind in (
  'artist', 'event', 'record', 'interview', 'session', 'volume', 'news', 'page',
  'article', 'booklist', 'author', 'publisher', 'category', 'series'
));

alter table work
  add column series_id integer references content on delete set null,
  add column series_position integer check (series_position > 0);
create unique index work_series on work (series_id, series_position);

-- The formats of a work have one key; a product without a work has its own.

create index product_work_key on product (coalesce(work_id, -id));

-- What is shown with a work besides the products that were chosen by hand. A job fills it.
create table related_work (
  work_key integer not null,
  related_key integer not null,
  -- Bought together with it in several orders; else of the same category.
  is_bought boolean not null,
  position integer not null,
  primary key (work_key, related_key),
  check (work_key <> related_key)
);

create index related_work_back on related_work (related_key);

create or replace function content_tags(of content) returns text[] language sql immutable as $$
  select array[(of).kind || ':' || (of).slug, case (of).kind
    when 'news' then 'news' when 'series' then 'series' when 'category' then 'categories' else (of).kind || 's' end]
$$;

-- As before, and the tickets of an event, which show its date and venue, and the products of a series, which show its name.
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
    select 'product:' || slug from product join product_category on product_id = product.id where category_id = any (ids)
    union
    select 'product:' || slug from product join work on work.id = work_id where series_id = any (ids)
  ) as touched;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
end $$;

-- As before, and what shows cards of whole works: their series with its other works, and works that they are related to.
create or replace function touch_products(ids integer[], lists boolean) returns void language plpgsql as $$
declare
  tags text[];
  keys integer[];
begin
  if lists then
    select array_agg(distinct coalesce(work_id, -id)) into keys from product where id = any (ids);
  end if;
  select array_agg(tag) into tags from (
    select 'product:' || slug as tag from product where id = any (ids)
    union
    select 'product:' || slug from product where coalesce(work_id, -id) = any (keys)
    union
    select 'product:' || shown.slug
    from product as related
    join product_relation on related_id = related.id
    join product as chosen_for on chosen_for.id = product_relation.product_id
    join product as shown on coalesce(shown.work_id, -shown.id) = coalesce(chosen_for.work_id, -chosen_for.id)
    where coalesce(related.work_id, -related.id) = any (keys)
    union
    select 'product:' || slug from related_work join product on coalesce(work_id, -id) = work_key
    where related_key = any (keys)
    union
    select 'product:' || slug
    from work join work as other on other.series_id = work.series_id join product on product.work_id = other.id
    where work.id = any (keys)
    union
    select unnest(content_tags(content)) from work join content on content.id = series_id where work.id = any (keys)
    union
    select 'product:' || slug from product join bundle_item on bundle_id = product.id where lists and product_id = any (ids)
    union
    select unnest(content_tags(content)) from content join content_product on content_id = content.id where lists and product_id = any (ids)
    union
    select 'products' where lists and ids <> '{}'
  ) as touched;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
  if lists then
    -- Event cards show the price of tickets.
    perform touch_content(array(
      select distinct event_id from event_date join ticket_type on event_date_id = event_date.id where product_id = any (ids)
    ));
  end if;
end $$;

create function touch_series_of_work() returns trigger language plpgsql as $$
begin
  perform touch_content(array(select id from unnest(array[old.series_id, new.series_id]) as id where id is not null));
  perform touch_products(array(select id from product where work_id = new.id), true);
  return null;
end $$;

create constraint trigger touch_cache_tags after update on work
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off' and old is distinct from new)
  execute function touch_series_of_work();

-- Products are found by the name of their series.
create function reindex_work() returns trigger language plpgsql as $$
begin
  if current_setting('dabali.touch', true) = 'off' then
    return null;
  end if;
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'search.index', jsonb_build_object('product', id), 'search.index product ' || id
  from product where work_id = new.id
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at);
  return null;
end $$;

create trigger reindex after update of series_id on work
  for each row when (old.series_id is distinct from new.series_id) execute function reindex_work();
