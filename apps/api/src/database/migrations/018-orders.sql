-- What a basket became when it was bought, what is paid for it, and what is kept back for it meanwhile. Money is in paisa.

create sequence order_number start 100001;

create table "order" (
  id uuid primary key,
  number text not null unique default nextval('order_number')::text,
  -- Opens the order to whoever holds it: mails lead there, so it is kept as it is.
  hash text not null unique check (length(hash) >= 22),
  account_id uuid references account on delete set null,
  -- A basket is bought once.
  basket_id text unique references basket on delete set null,
  -- Which of the sites it was bought on, where mails and gateways lead back to.
  site text not null,
  language text not null check (language in ('en', 'ne')),
  email text,
  phone text,
  status text not null check (status in ('Pending', 'Being processed', 'Complete', 'Cancelled', 'Expired')),
  payment_status text not null check (payment_status in (
    'unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'refund_due', 'review', 'failed', 'cancelled', 'expired',
    'cod_pending', 'cod_collected'
  )),
  fulfilment_status text not null default 'unfulfilled' check (fulfilment_status in (
    'unfulfilled', 'packed', 'shipped', 'delivered', 'returned', 'granted', 'revoked'
  )),
  payment_method text not null check (payment_method in ('cod', 'esewa', 'khalti', 'card', 'free')),
  goods_incl_tax integer not null check (goods_incl_tax >= 0),
  goods_excl_tax integer not null check (goods_excl_tax >= 0),
  goods_full_incl_tax integer not null,
  goods_full_excl_tax integer not null,
  shipping_incl_tax integer not null default 0 check (shipping_incl_tax >= 0),
  shipping_code text,
  shipping_name text,
  total integer not null check (total = goods_incl_tax + shipping_incl_tax),
  refunded integer not null default 0 check (refunded between 0 and total),
  -- [{"kind": "offer" | "voucher", "name": …, "amount": paisa, "code": of a voucher}]
  discounts jsonb not null default '[]',
  is_gift boolean not null default false,
  gift jsonb,
  shipping_address jsonb,
  placed_at timestamptz not null default now(),
  -- Until when what it takes is kept back for its payment; null once it need not wait.
  expires_at timestamptz,
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null),
  check (status <> 'Pending' or expires_at is not null)
);

create index order_account on "order" (account_id, placed_at desc) where account_id is not null;
create index order_email on "order" (email) where email is not null;
create index order_waiting on "order" (expires_at) where status = 'Pending';

create table order_line (
  id uuid primary key,
  order_id uuid not null references "order" on delete cascade,
  position integer not null,
  product_id integer not null references product,
  product_class text not null,
  slug text not null,
  -- As it was called then: {"en": …, "ne": …}
  titles jsonb not null,
  thumbnail text,
  quantity integer not null check (quantity > 0),
  unit_price integer not null check (unit_price >= 0),
  mrp integer not null check (mrp >= 0),
  incl_tax integer not null check (incl_tax >= 0),
  excl_tax integer not null check (excl_tax >= 0),
  full_incl_tax integer not null,
  full_excl_tax integer not null,
  refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
  unique (order_id, position)
);

create index order_line_product on order_line (product_id);

-- What happened to an order, as its owner is told.
create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references "order" on delete cascade,
  code text not null check (code <> ''),
  note jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);

create index order_event_order on order_event (order_id, id);

-- What is taken from the stock or from the places of an event, for an order or for somebody who waited.
create table hold (
  id uuid primary key,
  order_id uuid references "order" on delete cascade,
  product_id integer not null references product,
  ticket_type_id integer references ticket_type,
  quantity integer not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_id, product_id)
);

create index hold_product on hold (product_id) where state = 'held';
create index hold_expiry on hold (expires_at) where state = 'held';

-- One attempt to pay an order. What it asks for never changes.
create table payment (
  id uuid primary key,
  hash text not null unique check (length(hash) >= 22),
  order_id uuid not null references "order" on delete cascade,
  method text not null check (method in ('cod', 'esewa', 'khalti', 'card', 'free')),
  status text not null default 'created' check (status in (
    'created', 'started', 'paid', 'failed', 'cancelled', 'expired', 'review', 'refund_due', 'partially_refunded', 'refunded'
  )),
  amount integer not null check (amount >= 0),
  refunded integer not null default 0 check (refunded between 0 and amount),
  -- What the gateway knows it by: short, and never used again.
  reference text not null unique check (reference ~ '^[A-Za-z0-9-]{8,20}$'),
  provider_reference text,
  provider_transaction text,
  next_action jsonb,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  paid_at timestamptz,
  updated_at timestamptz not null default now(),
  check (paid_at is not null or status not in ('paid', 'refund_due', 'partially_refunded', 'refunded'))
);

create index payment_order on payment (order_id, created_at);
create unique index payment_provider on payment (method, provider_reference) where provider_reference is not null;
create index payment_open on payment (id) where status in ('created', 'started');

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment on delete cascade,
  amount integer not null check (amount > 0),
  -- Manual: the gateway has no way to ask for it, so that somebody must do it by hand.
  status text not null default 'due' check (status in ('due', 'pending', 'manual', 'done', 'failed')),
  reason text not null,
  provider_reference text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);

create index refund_payment on refund (payment_id);
create index refund_open on refund (created_at) where status <> 'done';
