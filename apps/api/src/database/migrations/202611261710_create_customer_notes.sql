-- Counts changes of an account, so that staff do not delete or merge one that has changed since they looked.
alter table account add column version integer not null default 1;

create function count_account_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger count_account_change before update on account
  for each row when (old.* is distinct from new.*) execute function count_account_change();

-- Staff list customers by age and find them by parts of what they are called.
create function account_words(name text, email text, phone text) returns text language sql immutable parallel safe as $$
  select lower(name || ' ' || coalesce(email, '') || ' ' || phone)
$$;

create index account_words on account using gin (account_words(name, email, phone_number) gin_trgm_ops);
create index account_newest on account (created_at desc, id);

-- A guest is everyone who ordered with the same address without an account.
create index order_guest on "order" (email, placed_at) where account_id is null and email is not null and not is_forgotten;

-- Notes of staff about an account, or about a guest by the address. They are added and removed, never changed.
create table customer_note (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  email text,
  text text not null check (text <> '' and length(text) <= 2000),
  author text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(account_id, email) = 1)
);

create index customer_note_account on customer_note (account_id, created_at) where account_id is not null;
create index customer_note_email on customer_note (email, created_at) where email is not null;

-- Erases who ordered with an address without an account, as the deletion of an account does for its orders.
create function forget_guest(of_email text) returns void language plpgsql as $$
begin
  update ticket set holder = '' from order_line join "order" on "order".id = order_id
    where order_line.id = order_line_id and "order".account_id is null and "order".email = of_email and not is_transferred;
  update ticket set holder = '', email = null where email = of_email;
  update ticket_transfer set email = '' where email = of_email;
  update waiting_list set email = 'gone ' || id, state = case state when 'waiting' then 'left' else state end
    where email = of_email;
  delete from stock_notice where email = of_email;
  delete from customer_note where email = of_email;
  update "order" set is_forgotten = true where account_id is null and email = of_email;
  perform forget_buyers();
end $$;
