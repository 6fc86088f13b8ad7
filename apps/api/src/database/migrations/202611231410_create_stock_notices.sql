-- Who is emailed, once, when a product is back in stock.
create table stock_notice (
  product_id integer not null references product on delete cascade,
  email text not null check (email <> ''),
  language text not null check (language in ('en', 'ne')),
  -- The origin of the store, for the link in the email.
  site text not null,
  created_at timestamptz not null default now(),
  primary key (product_id, email)
);

create index stock_notice_email on stock_notice (email);
create index stock_notice_created on stock_notice (created_at);

create function notify_back_in_stock() returns trigger language plpgsql as $$
begin
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'stock.back', jsonb_build_object('product', new.id), 'stock.back ' || new.id
  where exists (select from stock_notice where product_id = new.id)
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at);
  return null;
end $$;

create trigger notify_back_in_stock after update of num_available, is_listed on product
  for each row when (
    new.is_listed and new.num_available is distinct from 0 and (old.num_available = 0 or not old.is_listed)
  ) execute function notify_back_in_stock();

create function erase_stock_notices() returns trigger language plpgsql as $$
begin
  delete from stock_notice where email = old.email;
  return old;
end $$;

create trigger erase_stock_notices before delete on account for each row execute function erase_stock_notices();
