-- As before, and what shows a picture that has lettering in a language: it has the name of the picture and the language, such as
-- `poster:the-long-night:ne`.
create or replace function touch_picture() returns trigger language plpgsql as $$
declare
  shown text;
  names text[];
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  shown := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
  names := array[shown, regexp_replace(shown, ':(en|ne)$', '')];
  perform touch_products(array(
    select id from product where picture_name = any (names)
    union select product_id from product_image where picture_name = any (names)
  ), true);
  perform touch_content(array(select id from content where picture_name = any (names)));
  return null;
end $$;
