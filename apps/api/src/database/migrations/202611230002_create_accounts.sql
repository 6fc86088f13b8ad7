create table account (
  id uuid primary key,
  -- Lower case; null if the login provider gave none.
  email text unique check (email = lower(email) and email <> ''),
  email_verified_at timestamptz,
  name text not null default '',
  phone_number text not null default '',
  language text not null default 'en' check (language in ('en', 'ne')),
  created_at timestamptz not null default now()
);

-- An account at a login provider (OpenID Connect).
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
  expires_at timestamptz not null,
  -- Use prolongs a session, up to this limit.
  check (expires_at <= created_at + interval '90 days')
);

create index login_session_account on login_session (account_id);
create index login_session_end on login_session (expires_at);

-- A login link and code sent by email. A row is also written for an address without an account, so that the response does
-- not reveal which addresses have one. A request from another network for the same address replaces neither the link nor
-- its code, and its failed attempts are counted separately.
create table magic_login (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  email text not null,
  network_hash bytea not null,
  next text not null default '/',
  attempts integer not null default 0,
  attempts_elsewhere integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Only the newest link of an address and network can be used.
create unique index magic_login_usable on magic_login (email, network_hash) where used_at is null;
create index magic_login_end on magic_login (expires_at);

-- A login through a provider that was begun: bound to the browser and the site that began it, and to the account that was
-- logged in there, to which the identity may be added.
create table social_login (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  site text not null,
  next text not null default '/',
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);

create index social_login_end on social_login (expires_at);

create table address (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  line3 text not null default '',
  -- The city, which decides whether the address is in the Kathmandu valley.
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
