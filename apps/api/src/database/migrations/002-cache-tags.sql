-- Whoever changes what a page shows invalidates it in the same transaction, without thinking of it.

create function touch_cache_tags(variadic tags text[]) returns void language plpgsql as $$
begin
  -- Numbers are handed out in the order of the commits: a reader that has seen 7 will not be shown 6 later.
  perform pg_advisory_xact_lock(hashtextextended('dabali cache tags', 0));
  insert into cache_tag (tag, seq, changed_at)
  select tag, nextval('cache_tag_seq'), clock_timestamp()
  from (select distinct unnest(tags) as tag order by tag) as touched
  on conflict (tag) do update set seq = excluded.seq, changed_at = excluded.changed_at;
end $$;

create function touch_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform touch_cache_tags('products', 'product:' || new.slug);
  elsif tg_op = 'DELETE' then
    perform touch_cache_tags('products', 'product:' || old.slug);
  elsif old is distinct from new then
    perform touch_cache_tags('products', 'product:' || old.slug, 'product:' || new.slug);
  end if;
  return null;
end $$;

create function touch_artist() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform touch_cache_tags('artists', 'artist:' || new.slug);
  elsif tg_op = 'DELETE' then
    perform touch_cache_tags('artists', 'artist:' || old.slug);
  elsif old is distinct from new then
    perform touch_cache_tags('artists', 'artist:' || old.slug, 'artist:' || new.slug);
  end if;
  return null;
end $$;

create function touch_product_translation() returns trigger language plpgsql as $$
declare
  slugs text[];
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  select array_agg('product:' || slug) into slugs from product where id in (old.product_id, new.product_id);
  if slugs is not null then
    perform touch_cache_tags(variadic slugs || 'products'::text);
  end if;
  return null;
end $$;

create function touch_artist_translation() returns trigger language plpgsql as $$
declare
  slugs text[];
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  select array_agg('artist:' || slug) into slugs from artist where id in (old.artist_id, new.artist_id);
  if slugs is not null then
    perform touch_cache_tags(variadic slugs || 'artists'::text);
  end if;
  return null;
end $$;

-- A picture is shown by what points to it.
create function touch_picture() returns trigger language plpgsql as $$
declare
  shown text;
  tags text[];
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  shown := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
  select array_agg(tag) into tags
  from (
    select unnest(array['products', 'product:' || slug]) as tag from product where picture_name = shown
    union
    select unnest(array['artists', 'artist:' || slug]) from artist where picture_name = shown
  ) as shows;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
  return null;
end $$;

create trigger touch_cache_tags after insert or update or delete on product
  for each row execute function touch_product();
create trigger touch_cache_tags after insert or update or delete on product_translation
  for each row execute function touch_product_translation();
create trigger touch_cache_tags after insert or update or delete on artist
  for each row execute function touch_artist();
create trigger touch_cache_tags after insert or update or delete on artist_translation
  for each row execute function touch_artist_translation();
create trigger touch_cache_tags after insert or update or delete on picture
  for each row execute function touch_picture('name');
create trigger touch_cache_tags after insert or update or delete on picture_translation
  for each row execute function touch_picture('picture_name');
create trigger touch_cache_tags after insert or update or delete on picture_file
  for each row execute function touch_picture('picture_name');
