-- What must be done after a change and outside of it: written in the same transaction, done at least once.

create table outbox (
  id uuid primary key,
  topic text not null,
  payload jsonb not null,
  -- Two that ask for the same, before it is done, are one.
  key text unique,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Set when it was given up; it stays to be looked at.
  failed_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);

create index outbox_due on outbox (run_at, id) where failed_at is null;

-- Counts within a window of time, shared by all processes. What a crash loses here is a count.
create unlogged table rate_limit (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);

create index rate_limit_end on rate_limit (ends_at);

-- What lies behind the media port, under the hash of its bytes.
create table media (
  name text primary key check (name ~ '^[0-9a-f]{24}\.[a-z0-9]{2,5}$'),
  type text not null,
  size bigint not null check (size >= 0),
  is_public boolean not null default true,
  created_at timestamptz not null default now()
);

alter table picture_file add column media_name text references media;
alter table picture_file alter column bytes drop not null;

-- A mail to read when somebody asks us something.
create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  subject text not null default '',
  message text not null,
  language text not null,
  created_at timestamptz not null default now()
);

-- Wanted, but only after the address said so itself.
create table subscription (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  language text not null default 'en',
  confirm_hash bytea,
  confirm_expires_at timestamptz,
  unsubscribe_token text not null unique,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now()
);
