-- What happens to an order once it is placed: which payment settled it, where its basket went, who has proven to know it,
-- and what is left of it when its buyer is forgotten.

alter table "order"
  -- The payment that settled it, so that a second one is known for one.
  add column settled_payment_id uuid,
  add column settled_at timestamptz,
  add column tracking text,
  -- The basket that was given back to the visitor, and how it was then: money that still comes takes it away again, unless
  -- somebody has changed it meanwhile.
  add column thawed_basket_id text references basket on delete set null,
  add column thawed_version integer,
  -- Its buyer has left us: what only they needed goes as soon as nothing is on its way to them any more.
  add column is_forgotten boolean not null default false;

-- It has no name of its own.
do $$
declare
  nameless text;
begin
  select conname into strict nameless from pg_constraint
    where conrelid = '"order"'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ 'email IS NOT NULL.* OR .*phone IS NOT NULL';
  execute format('alter table "order" drop constraint %I', nameless);
end $$;
alter table "order" add constraint order_buyer check (email is not null or phone is not null or is_forgotten);

create index order_thawed on "order" (thawed_basket_id) where thawed_basket_id is not null;
create index order_placed on "order" (placed_at desc, id);
create index order_phone on "order" (phone) where phone is not null;
create index order_forgotten on "order" (id) where is_forgotten and (email is not null or phone is not null);

-- A browser that has proven to know whom an order went to sees all of it for a while.
create table order_proof (
  token_hash bytea not null,
  order_id uuid not null references "order" on delete cascade,
  expires_at timestamptz not null,
  primary key (token_hash, order_id)
);

create index order_proof_order on order_proof (order_id);
create index order_proof_expiry on order_proof (expires_at);

-- The basket of an order that came to nothing is its visitor's again, unless they have filled another one. It can be bought
-- anew, hence the order lets go of it.
create function thaw_basket(of_order uuid) returns boolean language plpgsql as $$
declare
  frozen basket;
begin
  select basket.* into frozen from basket join "order" on "order".basket_id = basket.id
    where "order".id = of_order and basket.status = 'Frozen' for no key update of basket;
  -- One that was opened since and stayed empty gives way.
  update basket as other set status = 'Merged', version = version + 1, updated_at = now()
    where other.status = 'Open' and other.kind = frozen.kind
      and (other.account_id = frozen.account_id or other.token_hash = frozen.token_hash)
      and not exists (select from basket_line where basket_id = other.id);
  if frozen.id is null or exists (
    select from basket as other where other.status = 'Open' and other.kind = frozen.kind
      and (other.account_id = frozen.account_id or other.token_hash = frozen.token_hash)
  ) then
    return false;
  end if;
  update basket set status = 'Open', version = version + 1, updated_at = now() where id = frozen.id;
  update "order" set basket_id = null, thawed_basket_id = frozen.id, thawed_version = frozen.version + 1 where id = of_order;
  return true;
exception when unique_violation then
  -- They filled another one at this moment.
  return false;
end $$;

-- The law wants to know what was sold, for how much and in which town, and not to whom.
create function forget_buyers() returns void language sql as $$
  update "order" set email = null, phone = null, gift = null, tracking = null,
    shipping_address = case when shipping_address is not null then
      jsonb_build_object('country', shipping_address -> 'country', 'line4', coalesce(shipping_address -> 'line4', '""'))
    end
  where is_forgotten and (email is not null or phone is not null) and status in ('Complete', 'Cancelled', 'Expired');
$$;

create function forget_buyer() returns trigger language plpgsql as $$
begin
  update "order" set account_id = null, is_forgotten = true where account_id = old.id;
  perform forget_buyers();
  return old;
end $$;

create trigger forget_buyer before delete on account for each row execute function forget_buyer();
