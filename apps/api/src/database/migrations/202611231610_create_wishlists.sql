-- Works that an account has saved, in the format that was saved last.
create table wishlist_item (
  account_id uuid not null references account on delete cascade,
  -- The id of the work; for a product without one, its own id, negative.
  work_key integer not null,
  product_id integer not null references product on delete cascade,
  added_at timestamptz not null default now(),
  primary key (account_id, work_key)
);

create index wishlist_item_product on wishlist_item (product_id);

-- A wishlist that everyone with the link can read.
create table wishlist_share (
  account_id uuid primary key references account on delete cascade,
  -- Stored unhashed: its owner copies the link again, and it only shows the list.
  token text not null unique,
  name text not null default ''
);
