-- Deletes a file that nobody can open by its name and nothing refers to. Public files can be named in contents, and stay.
create function remove_private_media(of_name text) returns void language plpgsql as $$
begin
  if not exists (select from media where name = of_name and is_public) then
    perform remove_media(of_name);
  end if;
end $$;

-- Also of uploads that go with the account of who sent them.
create function remove_upload_media() returns trigger language plpgsql as $$
begin
  perform remove_private_media(old.media_name);
  return null;
end $$;

create trigger remove_file after delete on upload
  for each row when (old.media_name is not null) execute function remove_upload_media();

-- Deletes uploads that nothing has happened to since, and by their trigger the files that no product has; false if there are none.
create or replace function remove_old_uploads(unchanged_since timestamptz, most integer) returns boolean language plpgsql as $$
declare
  old_upload record;
  is_any boolean := false;
begin
  for old_upload in
    select id from upload where updated_at < unchanged_since
    order by updated_at limit most for update skip locked
  loop
    delete from upload where id = old_upload.id;
    is_any := true;
  end loop;
  return is_any;
end $$;
