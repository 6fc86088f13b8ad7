-- Library -------------------------------------------------------------------------------------------------------------

-- The right to open a product. Without an account it belongs to the order, or to the verified owner of the email
-- address.
create table entitlement (
  id uuid primary key,
  order_line_id uuid not null references order_line on delete cascade,
  order_id uuid not null references "order" on delete cascade,
  product_id integer not null references product,
  -- own: without end; window: a rental; subscription: a period; pass: while a subscription that opens it runs.
  terms text not null check (terms in ('own', 'window', 'subscription', 'pass')),
  account_id uuid references account on delete set null,
  email text,
  is_gift boolean not null default false,
  -- How many were bought and not refunded.
  copies integer not null check (copies >= 0),
  granted_at timestamptz not null default now(),
  -- A gift may have a date before which it cannot be opened.
  earliest_at timestamptz not null default now(),
  -- A renewal starts when the period before it ends.
  starts_at timestamptz not null default now(),
  -- A rental must be started by then.
  starts_by timestamptz,
  hours_to_watch integer,
  period_days integer,
  ends_at timestamptz,
  opened_at timestamptz,
  revoked_at timestamptz,
  -- When the reminder of its end was sent.
  reminded_at timestamptz,
  unique (order_line_id, product_id),
  check (account_id is null or email is null),
  check ((revoked_at is not null) = (copies = 0)),
  check (terms <> 'window' or (starts_by is not null and hours_to_watch is not null)),
  check (terms <> 'subscription' or (period_days is not null and ends_at is not null)),
  check (terms <> 'pass' or account_id is not null or revoked_at is not null)
);

create index entitlement_account on entitlement (account_id, product_id) where account_id is not null;
create unique index entitlement_pass on entitlement (account_id, product_id) where terms = 'pass';
create index entitlement_email on entitlement (email) where email is not null;
create index entitlement_order on entitlement (order_id);
create index entitlement_ending on entitlement (ends_at)
  where terms = 'subscription' and revoked_at is null and reminded_at is null;

-- What was opened with a subscription ends with the account.
create function drop_passes() returns trigger language plpgsql as $$
begin
  delete from entitlement where account_id = old.id and terms = 'pass';
  return old;
end $$;

create trigger drop_passes before delete on account for each row execute function drop_passes();

-- Whether the account has a running subscription that opens a product class, or 'Live stream'.
create function has_pass_for(of_account uuid, wanted text) returns boolean language sql stable as $$
  select exists (
    select from entitlement as pass join subscription_plan as plan on plan.product_id = pass.product_id
    where pass.account_id = of_account and pass.terms = 'subscription' and pass.revoked_at is null
      and pass.starts_at <= now() and pass.ends_at > now() and wanted = any (plan.opens)
  )
$$;

-- Whether it can be opened now, and if not, why.
create function entitlement_state(it entitlement) returns text language sql stable as $$
  select case
    when it.revoked_at is not null then 'revoked'
    when it.terms = 'pass' then case
      when has_pass_for(it.account_id, (select product_class from product where id = it.product_id)) then 'active'
      else 'ended'
    end
    when it.starts_at > now() then 'upcoming'
    when coalesce(it.ends_at, it.starts_by) <= now() then 'ended'
    else 'active'
  end
$$;

-- How far an account is in a product, as a Readium locator. `version` detects conflicting updates of two devices.
create table reading_position (
  account_id uuid not null references account on delete cascade,
  product_id integer not null references product on delete cascade,
  version integer not null default 1 check (version > 0),
  locator jsonb not null,
  progress double precision not null check (progress between 0 and 1),
  device text not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, product_id)
);

-- Live streams --------------------------------------------------------------------------------------------------------

-- Stream names at the origin, and the state that staff have set.
create table live_stream (
  event_date_id integer primary key references event_date on delete cascade,
  -- Names at the origin, of the live stream and of its recording.
  stream text not null unique check (stream ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$'),
  recording text unique check (recording ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$'),
  -- The state that staff have set; null: it follows from the times of the event.
  said text check (said in ('live', 'interrupted', 'ended')),
  said_at timestamptz,
  -- A message to viewers: {"en": …, "ne": …}
  message jsonb not null default '{}',
  check (stream <> recording)
);

-- A stream gets the slug of its event as its name; if that is no valid name, or is taken, the id of the date is added. Slugs
-- contain no underscore, so that generated names cannot collide with them.
create function name_stream() returns trigger language plpgsql as $$
declare
  called text;
begin
  select slug into called from content where id = new.event_id;
  if called ~ '^[a-z0-9][a-z0-9-]{0,69}$' then
    insert into live_stream (event_date_id, stream, recording) values (new.id, called, called || '_recording')
    on conflict do nothing;
  else
    called := 'event';
  end if;
  insert into live_stream (event_date_id, stream, recording)
  values (new.id, called || '_' || new.id, called || '_' || new.id || '_recording')
  on conflict (event_date_id) do nothing;
  return null;
end $$;

create trigger name_stream after insert or update of is_streamed on event_date
  for each row when (new.is_streamed) execute function name_stream();

-- Links that admit guests to a stream.
create table live_access_hash (
  id uuid primary key,
  event_date_id integer not null references event_date on delete cascade,
  hash bytea not null unique check (length(hash) = 32),
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  expires_at timestamptz,
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  check (most_uses is null or uses <= most_uses)
);

create index live_access_hash_date on live_access_hash (event_date_id);

-- Accounts that have used such a link. Deleted with it.
create table live_right (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  access_hash_id uuid not null references live_access_hash on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, event_date_id)
);

create index live_right_hash on live_right (access_hash_id);
create index live_right_date on live_right (event_date_id);

-- Where an account is watching a stream: the primary key allows one device at a time.
create table live_place (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  -- A device that takes over gets a new id, which invalidates the play tokens of the one before.
  id uuid not null unique,
  session_id uuid not null references login_session on delete cascade,
  device text not null check (device <> ''),
  lease_until timestamptz not null,
  started_at timestamptz not null default now(),
  primary key (account_id, event_date_id)
);

create index live_place_watched on live_place (event_date_id, lease_until);
create index live_place_session on live_place (session_id);

-- Starts or renews the session of a device; null if another device has it and takes_over is false.
create function take_live_place(
  of_account uuid, of_date integer, of_session uuid, of_device text, new_id uuid, lease interval, takes_over boolean
) returns uuid language sql as $$
  insert into live_place as held (account_id, event_date_id, id, session_id, device, lease_until)
  values (of_account, of_date, new_id, of_session, of_device, now() + lease)
  on conflict (account_id, event_date_id) do update set
    id = case when held.session_id = of_session and held.device = of_device then held.id else excluded.id end,
    session_id = of_session,
    device = of_device,
    lease_until = excluded.lease_until,
    started_at = case when held.session_id = of_session and held.device = of_device then held.started_at else now() end
  where takes_over or held.lease_until <= now() or (held.session_id = of_session and held.device = of_device)
  returning id
$$;

-- Chat ----------------------------------------------------------------------------------------------------------------

-- One row per event date. A writer increments `seq` first and so waits for the one before: numbers become visible in their
-- order, and everything after the last number that a reader has seen is new.
create table chat_room (
  event_date_id integer primary key references event_date on delete cascade,
  seq bigint not null check (seq > 0),
  -- Seconds between two messages of one account.
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 600)
);

-- The name of an account in the chat of an event date: chosen once, and unique there.
create table chat_name (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  name text not null check (name <> '' and char_length(name) <= 40),
  muted_at timestamptz,
  primary key (account_id, event_date_id)
);

create unique index chat_name_called on chat_name (event_date_id, lower(name));

create table chat_message (
  id uuid primary key,
  event_date_id integer not null references event_date on delete cascade,
  -- Null once the account is deleted: the name is gone, the message stays.
  account_id uuid references account on delete set null,
  -- Written by staff.
  is_house boolean not null,
  text text not null check (text <> '' and char_length(text) <= 300),
  said_at timestamptz not null default now(),
  hidden_at timestamptz,
  -- Its number in the chat, and the number of its last change.
  seq bigint not null,
  changed_seq bigint not null,
  unique (event_date_id, seq)
);

create unique index chat_message_changed on chat_message (event_date_id, changed_seq);
create index chat_message_account on chat_message (account_id, event_date_id, said_at);
create index chat_message_said on chat_message (said_at);

create table chat_report (
  message_id uuid not null references chat_message on delete cascade,
  account_id uuid not null references account on delete cascade,
  reported_at timestamptz not null default now(),
  primary key (message_id, account_id)
);

create index chat_report_account on chat_report (account_id);

-- Log of moderation. Rows outlive the message and the account that they are about.
create table chat_action (
  id uuid primary key,
  event_date_id integer not null references event_date on delete cascade,
  kind text not null check (kind in ('hide', 'show', 'mute', 'unmute', 'slow')),
  done_by uuid references account on delete set null,
  done_at timestamptz not null default now(),
  message_id uuid,
  account_id uuid references account on delete set null,
  seconds integer
);

create index chat_action_date on chat_action (event_date_id, done_at);
create index chat_action_by on chat_action (done_by);
create index chat_action_account on chat_action (account_id);
