-- What was uploaded, for staff alone: a picture can be cropped anew from it.
alter table picture add column whole_media text references media;
-- What is shown of it, in per cent of its sides from the left and the top; null is all of it.
alter table picture add column crop jsonb;
create index picture_whole_media on picture (whole_media) where whole_media is not null;

-- As before, with the whole picture, of which several pictures may be parts. What a draft or an earlier revision names, or an event
-- as its second picture, is used: a revision can be restored.
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
