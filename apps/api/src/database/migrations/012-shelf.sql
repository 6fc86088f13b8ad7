-- What lists are filtered, counted and sorted by stands in the row of the product itself, so that one scan is enough.

alter table product
  -- Its categories and all that are above them.
  add column category_ids integer[] not null default '{}',
  -- Whoever had a hand in it.
  add column author_ids integer[] not null default '{}',
  -- Its title for sorting, in the language or in the other one.
  add column sort_title_en text collate "C" not null default '',
  add column sort_title_ne text collate "C" not null default '';

-- Many ids at once are looked up one by one: nobody has counted the rows of a load that is not committed yet.
create function shelve_titles(ids integer[]) returns void language sql as $$
  update product set sort_title_en = words.en, sort_title_ne = words.ne, updated_at = now()
  from unnest(ids) as changed (id) cross join lateral (
    select
      coalesce(min(lower(title)) filter (where language = 'en'), min(lower(title)), '') as en,
      coalesce(min(lower(title)) filter (where language = 'ne'), min(lower(title)), '') as ne
    from product_translation where product_id = changed.id
  ) as words
  where product.id = changed.id
$$;

create function shelve_authors(ids integer[]) returns void language sql as $$
  update product set author_ids = array(
    select distinct author_id from product_author where product_id = product.id order by author_id
  ) from unnest(ids) as changed (id) where product.id = changed.id
$$;

create function shelve_categories(ids integer[]) returns void language sql as $$
  update product set category_ids = array(
    with recursive above as (
      select category.id, parent_id from product_category join category on category.id = category_id
      where product_id = product.id
      union
      select category.id, category.parent_id from above join category on category.id = above.parent_id
    )
    select id from above order by id
  ) from unnest(ids) as changed (id) where product.id = changed.id
$$;

create function shelve_translations() returns trigger language plpgsql as $$
begin
  perform shelve_titles(array(select distinct product_id from changed));
  return null;
end $$;

-- What is written again as it was is no change.
create function shelve_changed_translations() returns trigger language plpgsql as $$
begin
  perform shelve_titles(array(
    select distinct product_id from (select * from changed except select * from before) as different
  ));
  return null;
end $$;

create function shelve_product_authors() returns trigger language plpgsql as $$
begin
  perform shelve_authors(array(select distinct product_id from changed));
  return null;
end $$;

create function shelve_product_categories() returns trigger language plpgsql as $$
begin
  perform shelve_categories(array(select distinct product_id from changed));
  return null;
end $$;

-- A row that moves to another product is not foreseen: it is taken out and put in.
create trigger shelve_inserted after insert on product_translation
  referencing new table as changed for each statement execute function shelve_translations();
create trigger shelve_updated after update on product_translation
  referencing old table as before new table as changed
  for each statement execute function shelve_changed_translations();
create trigger shelve_deleted after delete on product_translation
  referencing old table as changed for each statement execute function shelve_translations();

create trigger shelve_inserted after insert on product_author
  referencing new table as changed for each statement execute function shelve_product_authors();
create trigger shelve_updated after update on product_author
  referencing new table as changed for each statement execute function shelve_product_authors();
create trigger shelve_deleted after delete on product_author
  referencing old table as changed for each statement execute function shelve_product_authors();

create trigger shelve_inserted after insert on product_category
  referencing new table as changed for each statement execute function shelve_product_categories();
create trigger shelve_updated after update on product_category
  referencing new table as changed for each statement execute function shelve_product_categories();
create trigger shelve_deleted after delete on product_category
  referencing old table as changed for each statement execute function shelve_product_categories();

-- A category that is hung elsewhere takes along what is in it and below it.
create function shelve_moved_category() returns trigger language plpgsql as $$
begin
  perform shelve_categories(array(
    with recursive below as (
      select new.id
      union
      select category.id from below join category on category.parent_id = below.id
    )
    select distinct product_id from below join product_category on category_id = below.id
  ));
  return null;
end $$;

create trigger shelve_moved after update of parent_id on category
  for each row when (old.parent_id is distinct from new.parent_id) execute function shelve_moved_category();

-- Everything but the stock and how well it sells is a change of the product.
create function date_product() returns trigger language plpgsql as $$
declare
  before product := old;
begin
  before.num_available := new.num_available;
  before.popularity := new.popularity;
  if before is distinct from new and new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

create trigger date_product before update on product for each row execute function date_product();

-- Of what is equally popular, the elder comes first.
drop index product_popular;
create index product_popular on product (popularity desc, id) where is_listed;
create index product_title_en on product (sort_title_en, id) where is_listed;
create index product_title_ne on product (sort_title_ne, id) where is_listed;

-- What a load in bulk writes is not even remembered until its end.
do $$
declare
  watched record;
begin
  for watched in select tgrelid::regclass as of_table, pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'touch_cache_tags' loop
    execute format('drop trigger touch_cache_tags on %s', watched.of_table);
    execute replace(watched.definition, 'FOR EACH ROW EXECUTE',
      'FOR EACH ROW WHEN (current_setting(''dabali.touch'', true) is distinct from ''off'') EXECUTE');
  end loop;
end $$;

do $$
declare
  ids integer[] := array(select id from product);
begin
  -- It ends with the transaction, as the triggers that ask for it do.
  perform set_config('dabali.touch', 'off', true);
  perform shelve_titles(ids);
  perform shelve_authors(ids);
  perform shelve_categories(ids);
end $$;
