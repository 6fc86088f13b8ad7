-- Each change by staff increases the version.
alter table product add column if not exists version integer not null default 1;
alter table content add column if not exists version integer not null default 1;

create unique index product_isbn on product (isbn) where isbn is not null;

-- A saved work follows its product into another work. Of two entries of one account that of the other work remains.
create function move_wishlist_items() returns trigger language plpgsql as $$
begin
  delete from wishlist_item where product_id = new.id and exists (
    select from wishlist_item as other
    where other.account_id = wishlist_item.account_id and other.product_id <> new.id
      and other.work_key = coalesce(new.work_id, -new.id)
  );
  update wishlist_item set work_key = coalesce(new.work_id, -new.id) where product_id = new.id;
  return null;
end $$;

create trigger move_wishlist_items after update of work_id on product
  for each row when (old.work_id is distinct from new.work_id) execute function move_wishlist_items();
