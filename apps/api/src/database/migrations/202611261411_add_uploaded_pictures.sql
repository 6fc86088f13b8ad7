-- Pictures that staff upload: named by a hash of the uploaded bytes, so that a repeated upload is the same picture.
alter table picture add column version integer not null default 1;
-- The point that stays visible when the picture is cropped, in per cent from the left and the top.
alter table picture add column focus_x smallint not null default 50 check (focus_x between 0 and 100);
alter table picture add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
alter table picture add column uploaded_at timestamptz;
create index picture_uploaded on picture (uploaded_at desc, name) where uploaded_at is not null;

-- The pictures of a product have a version of their own: they are changed on their own.
alter table product add column pictures_version integer not null default 1;

-- Files whose rows are gone. They are deleted from the storage later, unless they are stored again before.
create table removed_media (
  name text primary key,
  removed_at timestamptz not null default now()
);

-- Deletes a file that nothing refers to. Samples have no foreign key.
create function remove_media(of_name text) returns void language plpgsql as $$
begin
  if exists (select from product where sample_media = of_name) then
    return;
  end if;
  delete from media where name = of_name;
  insert into removed_media (name) values (of_name) on conflict (name) do update set removed_at = now();
exception when foreign_key_violation then
  null;
end $$;

-- Deletes uploaded pictures that nothing has used since; false if there are none. Whatever refers to a picture keeps it by its
-- foreign key, also tables that are not named here.
create function remove_unused_pictures(unused_since timestamptz, most integer) returns boolean language plpgsql as $$
declare
  unused text;
  files text[];
  file text;
  is_any boolean := false;
begin
  for unused in
    select name from picture
    where uploaded_at < unused_since
      and not exists (select from product where picture_name = picture.name)
      and not exists (select from product_image where picture_name = picture.name)
      and not exists (select from content where picture_name = picture.name)
    order by uploaded_at limit most for update skip locked
  loop
    files := array(select media_name from picture_file where picture_name = unused and media_name is not null);
    begin
      delete from picture where name = unused;
      foreach file in array files loop
        perform remove_media(file);
      end loop;
      is_any := true;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  return is_any;
end $$;
