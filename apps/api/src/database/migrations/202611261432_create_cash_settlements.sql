-- Cash on delivery that a courier has handed over, for several orders at once.
create table cash_settlement (
  id uuid primary key,
  courier text not null default '',
  reference text not null check (reference <> ''),
  -- In paisa: what the orders are worth, and what was handed over.
  expected integer not null check (expected >= 0),
  amount integer not null check (amount >= 0),
  note text not null default '',
  settled_by text not null,
  settled_at timestamptz not null default now()
);

-- A reference settles once; other couriers may use the same.
create unique index cash_settlement_reference on cash_settlement (lower(courier), lower(reference));
create index cash_settlement_newest on cash_settlement (settled_at desc, id);

create table cash_settlement_order (
  order_id uuid primary key references "order" on delete cascade,
  settlement_id uuid not null references cash_settlement on delete cascade,
  amount integer not null
);

create index cash_settlement_order_settlement on cash_settlement_order (settlement_id);
create index order_cash_delivered on "order" (placed_at, id) where payment_method = 'cod' and fulfilment_status = 'delivered';
