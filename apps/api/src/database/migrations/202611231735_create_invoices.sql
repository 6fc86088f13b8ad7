-- The invoices of paid orders. Tax law asks for consecutive numbers, and those of orders have gaps: not every order is paid.
create table invoice (
  number bigint primary key check (number > 0),
  order_id uuid not null unique references "order",
  issued_at timestamptz not null default now()
);
