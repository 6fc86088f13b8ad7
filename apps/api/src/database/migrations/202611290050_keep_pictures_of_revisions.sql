-- As before; what an earlier revision names is used too: the revision can be restored.
create or replace function remove_unused_pictures(unused_since timestamptz, most integer)
returns boolean language plpgsql as $$
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
      and not exists (
        select from content where picture_name = picture.name or facts ->> 'square_picture' = picture.name
      )
      and not exists (
        select from content_draft
        where picture.name in (document ->> 'picture', document #>> '{facts,square_picture}')
      )
      and not exists (select from content_revision where document ->> 'picture' = picture.name)
      and not exists (select from content_revision where document #>> '{facts,square_picture}' = picture.name)
    order by uploaded_at limit most for update skip locked
  loop
    files := array(
      select media_name from picture_file where picture_name = unused and media_name is not null
      union all
      select whole_media from picture where name = unused and whole_media is not null
    );
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
