-- What streamed nights are called at the origin, who may watch them besides the holders of tickets, and who is watching.

create table live_stream (
  event_date_id integer primary key references event_date on delete cascade,
  -- The names at the origin, of the night while it lasts and of what is kept of it.
  stream text not null unique check (stream ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$'),
  recording text unique check (recording ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$'),
  -- What somebody who works here said last; null: the clock alone decides.
  said text check (said in ('live', 'interrupted', 'ended')),
  said_at timestamptz,
  -- {"en": …, "ne": …} for those who watch.
  message jsonb not null default '{}',
  check (stream <> recording)
);

-- A streamed night is called as its event is; where that is no name for a stream, or another night has it, by its number.
-- No such event is called anything with an underscore, so that names that are made here are nobody else's.
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

-- The nights that are there already: the trigger sees them one by one.
update event_date set is_streamed = true where is_streamed;

-- What is given to guests of a night. Of the secret itself nothing is kept.
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

-- What an account got for such a hash. It goes with the hash.
create table live_right (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  access_hash_id uuid not null references live_access_hash on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, event_date_id)
);

create index live_right_hash on live_right (access_hash_id);
create index live_right_date on live_right (event_date_id);

-- Where an account is watching a night. There is one such place: the key is the guard.
create table live_place (
  account_id uuid not null references account on delete cascade,
  event_date_id integer not null references event_date on delete cascade,
  -- Another device that takes the place gets another id, and what was given out for the one before opens nothing any more.
  id uuid not null unique,
  session_id uuid not null references login_session on delete cascade,
  device text not null check (device <> ''),
  lease_until timestamptz not null,
  started_at timestamptz not null default now(),
  primary key (account_id, event_date_id)
);

create index live_place_watched on live_place (event_date_id, lease_until);
create index live_place_session on live_place (session_id);

-- Takes the place if it is free, or is of the same device, or may be taken over; null where somebody else has it.
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
