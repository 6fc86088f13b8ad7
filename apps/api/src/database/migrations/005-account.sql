-- Who somebody is, how they came in, and where they live. Secrets are kept as hashes only.

create table account (
  id uuid primary key,
  -- Lower case; null: came in by a provider that told none.
  email text unique check (email = lower(email) and email <> ''),
  email_verified_at timestamptz,
  name text not null default '',
  phone_number text not null default '',
  language text not null default 'en' check (language in ('en', 'ne')),
  created_at timestamptz not null default now()
);

-- One way in: a provider and the name it knows the person by.
create table identity (
  provider text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);

create index identity_account on identity (account_id);

create table login_session (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index login_session_account on login_session (account_id);

-- A link and a code by mail. The same row stands for an address that nobody has an account with.
create table magic_login (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  email text not null,
  next text not null default '/',
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index magic_login_email on magic_login (email, created_at desc);

create table social_login (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  next text not null default '/',
  expires_at timestamptz not null
);

create table address (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  line3 text not null default '',
  -- The line that decides whether it is inside the valley.
  line4 text not null default '',
  province text not null default '',
  district text not null default '',
  municipality text not null default '',
  ward text not null default '',
  landmark text not null default '',
  state text not null default '',
  postcode text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone_number text not null default '',
  notes text not null default '',
  is_default_for_shipping boolean not null default false,
  is_default_for_billing boolean not null default false,
  created_at timestamptz not null default now()
);

create index address_account on address (account_id);
create unique index address_default_shipping on address (account_id) where is_default_for_shipping;
create unique index address_default_billing on address (account_id) where is_default_for_billing;
