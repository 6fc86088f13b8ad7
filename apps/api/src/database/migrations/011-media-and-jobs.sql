-- A file of a picture is that picture in one type and width, and its bytes lie under media. An API that starts moves the
-- bytes that still stand here; the column and the old names go with a later migration, when no older API runs beside it.

alter table picture_file
  drop constraint picture_file_pkey,
  drop constraint picture_file_picture_name_type_width_key,
  alter column file_name drop not null,
  add primary key (picture_name, type, width),
  add check (bytes is not null or media_name is not null);

create index picture_file_to_move on picture_file (picture_name) where bytes is not null;

-- Two changes that ask for the same job are one job, and it waits for both: the row of the first is locked until the
-- second has been committed, so that no worker does the work between them and sees only one.

create or replace function reindex_product() returns trigger language plpgsql as $$
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

create or replace function reindex_content() returns trigger language plpgsql as $$
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
