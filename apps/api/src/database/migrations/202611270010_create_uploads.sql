-- What the bytes of a file are, of files that were uploaded in parts: {"format": …, "codec": …, "channels": …, …}
alter table media add column duration_seconds integer check (duration_seconds > 0);
alter table media add column facts jsonb;

-- A large file that a member of staff sends in parts of one size, but for the last.
create table upload (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('audio', 'video')),
  is_public boolean not null,
  file_name text not null,
  size bigint not null check (size > 0),
  -- Once all parts were checked and joined.
  media_name text references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index upload_updated on upload (updated_at);
create index upload_account on upload (account_id);
create index upload_media on upload (media_name);

create table upload_part (
  upload_id uuid not null references upload on delete cascade,
  number integer not null check (number > 0),
  size integer not null check (size > 0),
  digest bytea not null,
  -- The name in the media storage.
  name text not null,
  primary key (upload_id, number)
);

create function remove_upload_part() returns trigger language plpgsql as $$
begin
  insert into removed_media (name) values (old.name) on conflict (name) do update set removed_at = now();
  return null;
end $$;

create trigger remove_file after delete on upload_part for each row execute function remove_upload_part();
create trigger replace_file after update on upload_part
  for each row when (old.name <> new.name) execute function remove_upload_part();

-- Deletes uploads that nothing has happened to since, and their files if no product has them; false if there are none.
-- Public files can be named in contents, and stay.
create function remove_old_uploads(unchanged_since timestamptz, most integer) returns boolean language plpgsql as $$
declare
  old_upload record;
  is_any boolean := false;
begin
  for old_upload in
    select id, media_name, is_public from upload where updated_at < unchanged_since
    order by updated_at limit most for update skip locked
  loop
    delete from upload where id = old_upload.id;
    if old_upload.media_name is not null and not old_upload.is_public then
      perform remove_media(old_upload.media_name);
    end if;
    is_any := true;
  end loop;
  return is_any;
end $$;

-- The lengths of the tracks of a record are those of the files that its digital edition has, if it has one for each track.
create function time_tracks(of_record integer) returns void language sql as $$
  with edition as (
    select product.id from content_product as sold
    join product on product.id = sold.product_id and product.product_class = 'Digital Bundle'
    where sold.content_id = of_record
      and (select count(*) from product_file where product_id = product.id and duration_seconds is not null)
        = (select count(*) from track where record_id = of_record)
    order by product.id limit 1
  )
  update track set duration_seconds = file.duration_seconds
  from edition join product_file as file on file.product_id = edition.id
  where track.record_id = of_record and file.position = track.position - 1
    and track.duration_seconds <> file.duration_seconds;
$$;
