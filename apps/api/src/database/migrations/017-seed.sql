-- Every tag that anything here can be shown under, told at once: what a load in bulk ends with.

create function touch_everything() returns void language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(tag) into tags from (
    select unnest(content_tags(content)) as tag from content
    union
    select 'product:' || slug from product
    union
    select 'products' where exists (select from product)
  ) as every;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
end $$;
