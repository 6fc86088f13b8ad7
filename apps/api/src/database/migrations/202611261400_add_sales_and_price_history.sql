-- Sales -----------------------------------------------------------------------------------------------------------------

-- `selling_price` stays the price that is shown, sorted by and charged: the sale price during a sale, else the regular one.
alter table product
  add column regular_price integer check (regular_price >= 0),
  add column sale_price integer check (sale_price >= 0),
  add column sale_starts_at timestamptz,
  add column sale_ends_at timestamptz,
  add check (
    (sale_price is null) = (sale_starts_at is null)
    and (sale_price is null) = (sale_ends_at is null)
    and sale_starts_at < sale_ends_at
  );

alter table product disable trigger user;
update product set regular_price = selling_price;
alter table product enable trigger user;
alter table product alter column regular_price set not null;

create index product_sale_ends on product (sale_ends_at) where sale_price is not null;

create function price_now(of product) returns integer language sql stable as $$
  select case when (of).sale_starts_at <= now() and (of).sale_ends_at > now() then (of).sale_price else (of).regular_price end
$$;

-- A statement that knows one price only, the selling price, sets the regular one.
create function apply_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.regular_price := coalesce(new.regular_price, new.selling_price);
  elsif new.selling_price <> old.selling_price and new.regular_price = old.regular_price then
    new.regular_price := new.selling_price;
  end if;
  new.selling_price := price_now(new);
  return new;
end $$;

-- Named so that it runs before date_product, which compares the row.
create trigger apply_sale
  before insert or update of selling_price, regular_price, sale_price, sale_starts_at, sale_ends_at on product
  for each row execute function apply_sale();

-- One job waits for the next begin or end of any sale. It may run early: it applies what is due and waits again.
create function await_sale(moment timestamptz) returns void language sql as $$
  insert into outbox (id, topic, payload, key, run_at)
  select gen_random_uuid(), 'catalogue.prices', '{}', 'catalogue.prices', moment where moment is not null
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at)
$$;

create function await_sale_of() returns trigger language plpgsql as $$
begin
  perform await_sale((
    select min(moment) from unnest(array[new.sale_starts_at, new.sale_ends_at]) as moment where moment > now()
  ));
  return null;
end $$;

create trigger await_sale_inserted after insert on product
  for each row when (new.sale_price is not null) execute function await_sale_of();
create trigger await_sale_updated after update of sale_starts_at, sale_ends_at on product
  for each row when (
    (old.sale_starts_at, old.sale_ends_at) is distinct from (new.sale_starts_at, new.sale_ends_at)
  ) execute function await_sale_of();

-- Rows are locked by id, as everywhere.
create function apply_due_prices() returns void language plpgsql as $$
begin
  update product set regular_price = product.regular_price
  from (
    select id from product where sale_price is not null and selling_price <> price_now(product)
    order by id for no key update
  ) as due
  where product.id = due.id;
  perform await_sale((
    select min(moment) from product cross join unnest(array[sale_starts_at, sale_ends_at]) as moment
    where sale_price is not null and moment > now()
  ));
end $$;

-- Price history -----------------------------------------------------------------------------------------------------------

create table price_history (
  id bigint generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  changed_at timestamptz not null default now(),
  mrp integer not null,
  regular_price integer not null,
  selling_price integer not null,
  least_price integer
);

create index price_history_product on price_history (product_id, id);

insert into price_history (product_id, changed_at, mrp, regular_price, selling_price, least_price)
select id, created_at, mrp, regular_price, selling_price, least_price from product order by id;

create function keep_first_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, mrp, regular_price, selling_price, least_price)
  select id, mrp, regular_price, selling_price, least_price from added order by id;
  return null;
end $$;

create trigger keep_first_prices after insert on product
  referencing new table as added for each statement execute function keep_first_prices();

create function keep_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, mrp, regular_price, selling_price, least_price)
  values (new.id, new.mrp, new.regular_price, new.selling_price, new.least_price);
  return null;
end $$;

create trigger keep_price after update on product for each row when (
  (old.mrp, old.regular_price, old.selling_price, old.least_price)
    is distinct from (new.mrp, new.regular_price, new.selling_price, new.least_price)
) execute function keep_price();
