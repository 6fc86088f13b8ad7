-- What staff find an order by beside its number: names, email addresses and phone numbers of the buyer and the recipient.
-- Not concat_ws, which is not immutable.
create function order_words(email text, phone text, address jsonb, gift jsonb) returns text
language sql immutable parallel safe as $$
  select lower(
    coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address ->> 'first_name', '') || ' '
    || coalesce(address ->> 'last_name', '') || ' ' || coalesce(address ->> 'phone_number', '') || ' '
    || coalesce(gift ->> 'recipient_name', '') || ' ' || coalesce(gift ->> 'recipient_email', '')
  )
$$;

create function order_line_words(titles jsonb) returns text language sql immutable parallel safe as $$
  select lower(coalesce(titles ->> 'en', '') || ' ' || coalesce(titles ->> 'ne', ''))
$$;

create index order_words on "order" using gin (order_words(email, phone, shipping_address, gift) gin_trgm_ops);
create index order_line_words on order_line using gin (order_line_words(titles) gin_trgm_ops);

-- Orders that staff work on are few among all.
create index order_processed on "order" (placed_at desc, id) where status = 'Being processed';

-- Notes of staff about an order, which its buyer sees only in the export of personal data. They are added and removed, never changed.
create table order_note (
  id uuid primary key,
  order_id uuid not null references "order" on delete cascade,
  text text not null check (text <> '' and length(text) <= 2000),
  is_printed boolean not null default false,
  author text not null,
  created_at timestamptz not null default now()
);

create index order_note_order on order_note (order_id, created_at);
