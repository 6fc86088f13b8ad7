-- What lists of artists, events, records and sessions are filtered by. Their slugs are in addresses.
create table genre (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- By language.
  names jsonb not null check (names ?& array['en', 'ne'])
);

create table content_genre (
  content_id integer not null references content on delete cascade,
  genre text not null references genre on update cascade on delete cascade,
  primary key (content_id, genre)
);

create index content_genre_genre on content_genre (genre, content_id);

create table city (
  -- 'online' is the value of event dates without a venue.
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> 'online'),
  names jsonb not null check (names ?& array['en', 'ne'])
);

alter table venue
  add slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add city text references city on update cascade,
  add is_step_free boolean not null default false;
update venue set slug = 'venue-' || id;
alter table venue
  alter slug set default 'venue-' || substr(gen_random_uuid()::text, 1, 8),
  alter slug set not null;
create index venue_city on venue (city);

-- How to get there.
alter table venue_translation add directions text not null default '';

create index event_date_starts on event_date (starts_at);

-- The letter under which a title is listed, by the rule of the domain's indexLetter for Latin, Devanagari and Tibetan; it does
-- not depend on the collation of the database.
create function index_letter(title text) returns text language sql immutable strict as $$
  select case
    when code between 65 and 90 or code between 2308 and 2361 or code between 3904 and 3948 then letter
    when code between 97 and 122 then chr(code - 32)
    else '#'
  end
  from (
    select letter, coalesce(ascii(letter), 0) as code
    from (select left(ltrim(normalize(title, NFD), E' \t\n"''“”‘’«»'), 1) as letter) as first
  ) as first_code
$$;

-- A name is shown with every content of its genre and every event in its city.
create function touch_named() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  if tg_table_name = 'genre' then
    perform touch_content(array(select content_id from content_genre where genre in (old.slug, new.slug)));
  else
    perform touch_content(array(
      select event_id from event_date join venue on venue.id = venue_id where venue.city in (old.slug, new.slug)
    ));
  end if;
  return null;
end $$;

create constraint trigger touch_cache_tags after insert or update or delete on content_genre
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_pointed('c:content_id');
create constraint trigger touch_cache_tags after update on genre
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_named();
create constraint trigger touch_cache_tags after update on city
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_named();
