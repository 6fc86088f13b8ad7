-- What happens between us and the gateways: who is asked when, what they told us, what was found wrong, and money that goes
-- back. Money is in paisa.

alter table payment
  -- Somebody asks the gateway to begin; whoever comes meanwhile waits for the answer.
  add column starting_until timestamptz,
  -- The gateway has been told of money that has not arrived yet.
  add column is_pending boolean not null default false,
  -- When its gateway is asked next, and how often it was.
  add column look_at timestamptz,
  add column looks integer not null default 0,
  -- When the order had what was paid for, or when it was found that it cannot have it.
  add column settled_at timestamptz;

update payment set settled_at = paid_at where paid_at is not null;

create index payment_look on payment (id) where look_at is not null;
create index payment_unsettled on payment (id) where status = 'paid' and settled_at is null;
create index payment_wrong on payment (updated_at) where status in ('review', 'refund_due');

alter table refund
  -- When the gateway was first asked: from then on it may have been done, whatever we know.
  add column asked_at timestamptz,
  add column done_by uuid references account on delete set null,
  add column note text not null default '';

-- What happened to a payment, for those who work here. Holds nothing about a person.
create table payment_event (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment on delete cascade,
  code text not null check (code <> ''),
  -- Somebody must look at it.
  is_alert boolean not null default false,
  note jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);

create index payment_event_payment on payment_event (payment_id, id);

-- What the card gateway has told us already.
create table card_event (
  id text primary key,
  type text not null,
  payment_id uuid references payment on delete set null,
  received_at timestamptz not null default now()
);

-- Takes a part of a payment to be given back, if so much of it is left.
create function take_refund(of_payment uuid, wanted integer) returns boolean language plpgsql as $$
begin
  update payment set refunded = refunded + wanted, updated_at = now()
  where id = of_payment and wanted > 0 and refunded + wanted <= amount;
  return found;
end $$;
