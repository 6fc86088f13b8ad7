-- The tags of 002 for all that came after it. A change is told at the end of its transaction, so that the lock which keeps
-- the numbers in the order of the commits is held for the commit alone.

-- A load in bulk says `set local dabali.touch = 'off'` and touches what it loaded once, at its end.
create or replace function touch_cache_tags(variadic tags text[]) returns void language plpgsql as $$
begin
  if current_setting('dabali.touch', true) = 'off' then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('dabali cache tags', 0));
  insert into cache_tag (tag, seq, changed_at)
  select tag, nextval('cache_tag_seq'), clock_timestamp()
  from (select distinct unnest(tags) as tag order by tag) as touched
  where tag is not null
  on conflict (tag) do update set seq = excluded.seq, changed_at = excluded.changed_at;
end $$;

create function content_tags(of content) returns text[] language sql immutable as $$
  select array[(of).kind || ':' || (of).slug, case (of).kind when 'news' then 'news' when 'category' then 'categories' else (of).kind || 's' end]
$$;

-- The thing itself and all that shows its card: what it is linked with, from either end, and what is sold with it.
create function touch_content(ids integer[]) returns void language plpgsql as $$
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
    select 'product:' || slug from product where publisher_id = any (ids)
    union
    select 'product:' || slug from product join product_author on product_id = product.id where author_id = any (ids)
    union
    select 'product:' || slug from product join product_category on product_id = product.id where category_id = any (ids)
  ) as touched;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
end $$;

-- A product, its other formats and all contents that show its price. Lists show whether it can be bought, not how many.
create function touch_products(ids integer[], lists boolean) returns void language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(tag) into tags from (
    select 'product:' || slug as tag from product where id = any (ids)
    union
    select 'product:' || other.slug from product join product as other using (work_id) where lists and product.id = any (ids)
    union
    select 'product:' || slug from product join product_relation on product_id = product.id where lists and related_id = any (ids)
    union
    select unnest(content_tags(content)) from content join content_product on content_id = content.id where lists and product_id = any (ids)
    union
    select unnest(content_tags(content)) from content join event_date on event_id = content.id
      join ticket_type on event_date_id = event_date.id where product_id = any (ids)
    union
    select 'products' where lists and ids <> '{}'
  ) as touched;
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
  elsif old is distinct from new then
    -- Only the stock, popularity or date moved, and it neither ran out nor came back.
    before.num_available := new.num_available;
    before.popularity := new.popularity;
    before.updated_at := new.updated_at;
    perform touch_products(array[new.id],
      before is distinct from new or (coalesce(old.num_available, 1) = 0) <> (coalesce(new.num_available, 1) = 0));
    if old.slug <> new.slug then
      perform touch_cache_tags('product:' || old.slug);
    end if;
  end if;
  return null;
end $$;

create function touch_content_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform touch_content(array[new.id]);
  elsif tg_op = 'DELETE' then
    perform touch_cache_tags(variadic content_tags(old));
  elsif old is distinct from new then
    perform touch_cache_tags(variadic content_tags(old));
    perform touch_content(array[new.id]);
  end if;
  return null;
end $$;

-- For tables of which the columns named in the arguments point to contents (c:column) and products (p:column).
create function touch_pointed() returns trigger language plpgsql as $$
declare
  rows jsonb[];
  contents integer[] := '{}';
  products integer[] := '{}';
  argument text;
  pointing jsonb;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  rows := case tg_op when 'INSERT' then array[to_jsonb(new)] when 'DELETE' then array[to_jsonb(old)]
    else array[to_jsonb(old), to_jsonb(new)] end;
  foreach argument in array tg_argv loop
    foreach pointing in array rows loop
      if argument like 'c:%' then
        contents := contents || (pointing ->> substr(argument, 3))::integer;
      else
        products := products || (pointing ->> substr(argument, 3))::integer;
      end if;
    end loop;
  end loop;
  if contents <> '{}' then
    perform touch_content(contents);
  end if;
  if products <> '{}' then
    perform touch_products(products, true);
  end if;
  return null;
end $$;

create function touch_event_of() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  if tg_table_name = 'ticket_type' then
    perform touch_content(array(select event_id from event_date where id in (coalesce(new.event_date_id, old.event_date_id))));
  elsif tg_table_name = 'venue_translation' then
    perform touch_content(array(select event_id from event_date where venue_id in (coalesce(new.venue_id, old.venue_id))));
  else
    perform touch_content(array(select event_id from event_date where venue_id in (coalesce(new.id, old.id))));
  end if;
  return null;
end $$;

create function touch_track_translation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  perform touch_content(array(select record_id from track where id in (coalesce(new.track_id, old.track_id))));
  return null;
end $$;

create or replace function touch_picture() returns trigger language plpgsql as $$
declare
  shown text;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  shown := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
  perform touch_products(array(
    select id from product where picture_name = shown
    union select product_id from product_image where picture_name = shown
  ), true);
  perform touch_content(array(select id from content where picture_name = shown));
  return null;
end $$;

drop trigger touch_cache_tags on product;
drop trigger touch_cache_tags on product_translation;
drop trigger touch_cache_tags on picture;
drop trigger touch_cache_tags on picture_translation;
drop trigger touch_cache_tags on picture_file;
drop table artist_translation, artist;
drop function touch_artist, touch_artist_translation;
drop function touch_product_translation();

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('product', 'touch_product()'),
      ('content', 'touch_content_row()'),
      ('product_translation', 'touch_pointed(''p:product_id'')'),
      ('product_image', 'touch_pointed(''p:product_id'')'),
      ('product_author', 'touch_pointed(''p:product_id'', ''c:author_id'')'),
      ('product_category', 'touch_pointed(''p:product_id'', ''c:category_id'')'),
      ('product_relation', 'touch_pointed(''p:product_id'')'),
      ('category', 'touch_pointed(''c:id'', ''c:parent_id'')'),
      ('content_translation', 'touch_pointed(''c:content_id'')'),
      ('content_link', 'touch_pointed(''c:from_id'', ''c:to_id'')'),
      ('content_product', 'touch_pointed(''c:content_id'', ''p:product_id'')'),
      ('content_product_translation', 'touch_pointed(''c:content_id'')'),
      ('event_date', 'touch_pointed(''c:event_id'')'),
      ('track', 'touch_pointed(''c:record_id'')'),
      ('track_translation', 'touch_track_translation()'),
      ('ticket_type', 'touch_event_of()'),
      ('venue', 'touch_event_of()'),
      ('venue_translation', 'touch_event_of()'),
      ('picture', 'touch_picture(''name'')'),
      ('picture_translation', 'touch_picture(''picture_name'')'),
      ('picture_file', 'touch_picture(''picture_name'')')
    ) as list (of_table, call)
  loop
    execute format(
      'create constraint trigger touch_cache_tags after insert or update or delete on %I deferrable initially deferred for each row execute function %s',
      watched.of_table, watched.call);
  end loop;
end $$;

-- What can be found is found anew when it changes.
create function reindex_product() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'UPDATE' and old is not distinct from new or current_setting('dabali.touch', true) = 'off' then
    return null;
  end if;
  ids := array[(coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::integer];
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'search.index', jsonb_build_object('product', id), 'search.index product ' || id
  from unnest(ids) as id where id is not null
  on conflict (key) do nothing;
  return null;
end $$;

create function reindex_content() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'UPDATE' and old is not distinct from new or current_setting('dabali.touch', true) = 'off' then
    return null;
  end if;
  ids := array[(coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::integer];
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'search.index', jsonb_build_object('content', id), 'search.index content ' || id
  from unnest(ids) as id where id is not null
  on conflict (key) do nothing;
  return null;
end $$;

create trigger reindex after insert or update or delete on content for each row execute function reindex_content('id');
create trigger reindex after insert or update or delete on content_translation for each row execute function reindex_content('content_id');
create trigger reindex after insert or delete on product for each row execute function reindex_product('id');
create trigger reindex_changed after update of slug, is_listed, isbn, work_id, publisher_id on product for each row execute function reindex_product('id');
create trigger reindex after insert or update or delete on product_translation for each row execute function reindex_product('product_id');
create trigger reindex after insert or update or delete on product_author for each row execute function reindex_product('product_id');
