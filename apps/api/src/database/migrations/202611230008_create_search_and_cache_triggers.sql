-- Cache tags ----------------------------------------------------------------------------------------------------------

create function content_tags(of content) returns text[] language sql immutable as $$
  select array[(of).kind || ':' || (of).slug, case (of).kind when 'news' then 'news' when 'category' then 'categories' else (of).kind || 's' end]
$$;

-- Touches contents and everything that shows their cards: linked contents in both directions, and their products.
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

-- Touches products. `lists` is true if the change is visible beyond the product's own page: other formats, related
-- products, bundles, contents that show its price, and product lists.
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

create function touch_product() returns trigger language plpgsql as $$
declare
  before product := old;
begin
  if tg_op = 'INSERT' then
    perform touch_products(array[new.id], true);
  elsif tg_op = 'DELETE' then
    perform touch_cache_tags('products', 'product:' || old.slug);
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

-- For tables whose columns refer to contents (argument c:column) or products (p:column).
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

-- Event pages show how many seats are left, lists only whether any are: the last seat sold, or the first one back, changes
-- lists as well.
create function touch_event_of() returns trigger language plpgsql as $$
declare
  before ticket_type;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  if tg_table_name = 'ticket_type' then
    if tg_op = 'UPDATE' then
      before := old;
      before.sold := new.sold;
      before.held := new.held;
      if before is not distinct from new
        and (old.capacity = old.sold + old.held) = (new.capacity = new.sold + new.held) then
        perform touch_cache_tags(variadic array(
          select 'event:' || slug from content join event_date on event_id = content.id where event_date.id = new.event_date_id
        ));
        return null;
      end if;
    end if;
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

create function touch_picture() returns trigger language plpgsql as $$
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

-- All tags at once, at the end of a bulk load.
create function touch_everything() returns void language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(tag) into tags from (
    select unnest(content_tags(content)) as tag from content
    union
    select 'product:' || slug from product
    union
    select 'products' where exists (select from product)
  ) as every;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
end $$;

-- Deferred to the commit, so that the lock in touch_cache_tags is held for the commit only.
create constraint trigger touch_cache_tags after insert or update or delete on product
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_product();
create constraint trigger touch_cache_tags after insert or update or delete on content
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_content_row();
create constraint trigger touch_cache_tags after insert or update or delete on product_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('p:product_id');
create constraint trigger touch_cache_tags after insert or update or delete on product_image
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('p:product_id');
create constraint trigger touch_cache_tags after insert or update or delete on product_author
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('p:product_id', 'c:author_id');
create constraint trigger touch_cache_tags after insert or update or delete on product_category
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('p:product_id', 'c:category_id');
create constraint trigger touch_cache_tags after insert or update or delete on product_relation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('p:product_id');
create constraint trigger touch_cache_tags after insert or update or delete on category
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:id', 'c:parent_id');
create constraint trigger touch_cache_tags after insert or update or delete on content_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:content_id');
create constraint trigger touch_cache_tags after insert or update or delete on content_link
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:from_id', 'c:to_id');
create constraint trigger touch_cache_tags after insert or update or delete on content_product
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:content_id', 'p:product_id');
create constraint trigger touch_cache_tags after insert or update or delete on content_product_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:content_id');
create constraint trigger touch_cache_tags after insert or update or delete on event_date
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:event_id');
create constraint trigger touch_cache_tags after insert or update or delete on track
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:record_id');
create constraint trigger touch_cache_tags after insert or update or delete on track_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_track_translation();
create constraint trigger touch_cache_tags after insert or update or delete on ticket_type
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_event_of();
create constraint trigger touch_cache_tags after insert or update or delete on venue
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_event_of();
create constraint trigger touch_cache_tags after insert or update or delete on venue_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_event_of();
create constraint trigger touch_cache_tags after insert or update or delete on picture
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_picture('name');
create constraint trigger touch_cache_tags after insert or update or delete on picture_translation
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_picture('picture_name');
create constraint trigger touch_cache_tags after insert or update or delete on picture_file
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_picture('picture_name');

create trigger touch_cache_tags after insert or update or delete on bundle_item
  for each row execute function touch_pointed('p:bundle_id');

-- Search --------------------------------------------------------------------------------------------------------------

-- One row per product (or work) and content, in both languages and in Latin letters.
create table search_document (
  kind text not null,
  slug text not null,
  product_id integer references product on delete cascade,
  content_id integer references content on delete cascade,
  work_id integer,
  -- Normalised titles and names in every script, which the typo-tolerant search compares with.
  names text not null,
  words tsvector not null,
  weight real not null default 0,
  -- No trigger runs when a planned publication date comes, so queries compare this with the clock.
  shown_from timestamptz not null default '-infinity',
  primary key (kind, slug),
  check ((content_id is null) <> (product_id is null))
);

create unique index search_document_product on search_document (product_id);
create unique index search_document_content on search_document (content_id);
-- fastupdate is off: every search would have to scan the pending list.
create index search_document_words on search_document using gin (words) with (fastupdate = off);
create index search_document_names on search_document using gin (names gin_trgm_ops) with (fastupdate = off);

-- Fallback by trigram similarity, for words with more typos than the search by edit distance allows.
create function search_alike(looked_for text, most integer) returns setof search_document
language sql stable strict set pg_trgm.word_similarity_threshold = 0.4 as $$
  select * from search_document
  where looked_for <% names and shown_from <= now()
  order by word_similarity(looked_for, names) desc, weight desc
  limit most
$$;

-- Triggers queue a job to index what has changed. Two changes of the same thing share one job: the row of the first stays
-- locked until the second has been committed, so that no worker runs between them and sees only one.
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
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at);
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
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at);
  return null;
end $$;

create function reindex_track() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new or current_setting('dabali.touch', true) = 'off' then
    return null;
  end if;
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'search.index', jsonb_build_object('content', record_id), 'search.index content ' || record_id
  from track where id = coalesce(new.track_id, old.track_id)
  on conflict (key) do nothing;
  return null;
end $$;

create trigger reindex after insert or update or delete on content
  for each row execute function reindex_content('id');
create trigger reindex after insert or update or delete on content_translation
  for each row execute function reindex_content('content_id');
create trigger reindex after insert or delete on product
  for each row execute function reindex_product('id');
create trigger reindex_changed after update of slug, is_listed, isbn, work_id, publisher_id on product
  for each row execute function reindex_product('id');
create trigger reindex after insert or update or delete on product_translation
  for each row execute function reindex_product('product_id');
create trigger reindex after insert or update or delete on product_author
  for each row execute function reindex_product('product_id');
create trigger reindex after insert or update or delete on product_category
  for each row execute function reindex_product('product_id');
create trigger reindex_from after insert or update or delete on content_link
  for each row execute function reindex_content('from_id');
create trigger reindex_to after insert or update or delete on content_link
  for each row execute function reindex_content('to_id');
create trigger reindex after insert or update or delete on track
  for each row execute function reindex_content('record_id');
create trigger reindex after insert or update or delete on track_translation
  for each row execute function reindex_track();

-- Changes by the clock ------------------------------------------------------------------------------------------------

-- A publication, doors, start and end of an event, start and end of a sale: one job per content waits for its next moment
-- and invalidates its tags then.
create function next_moment(of integer) returns timestamptz language sql stable as $$
  select min(moment) from (
    select published_at from content where id = of
    union all
    select unnest(array[doors_at, starts_at, ends_at, ends_at + replay_hours * interval '1 hour'])
    from event_date where event_id = of
    union all
    select unnest(array[sales_start_at, sales_end_at])
    from ticket_type join event_date on event_date.id = event_date_id where event_id = of
  ) as moments (moment) where moment > now()
$$;

create function await_moment(of integer) returns void language plpgsql as $$
declare
  moment timestamptz := next_moment(of);
begin
  if moment is null then
    delete from outbox where key = 'content.turn ' || of;
  else
    insert into outbox (id, topic, payload, key, run_at)
    values (gen_random_uuid(), 'content.turn', jsonb_build_object('content', of), 'content.turn ' || of, moment)
    on conflict (key) do update set run_at = excluded.run_at;
  end if;
end $$;

-- Runs at that moment: touches the content and queues the next moment.
create function turn_content(of integer) returns void language plpgsql as $$
begin
  if not exists (select from content where id = of) then
    return;
  end if;
  perform touch_content(array[of]);
  perform await_moment(of);
end $$;

create function await_moment_of() returns trigger language plpgsql as $$
declare
  row jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  content_id integer := case tg_table_name
    when 'content' then (row ->> 'id')::integer
    when 'event_date' then (row ->> 'event_id')::integer
    else (select event_id from event_date where id = (row ->> 'event_date_id')::integer)
  end;
begin
  if content_id is not null then
    perform await_moment(content_id);
  end if;
  return null;
end $$;

create trigger await_moment_inserted after insert on content
  for each row when (new.published_at > now()) execute function await_moment_of();
create trigger await_moment_updated after update of published_at on content
  for each row when (old.published_at is distinct from new.published_at) execute function await_moment_of();
create trigger await_moment after insert or update or delete on event_date
  for each row execute function await_moment_of();
create trigger await_moment after insert or delete or update of sales_start_at, sales_end_at on ticket_type
  for each row execute function await_moment_of();
