-- Conventions of the whole schema: money is in paisa, time in UTC (timestamptz). Text that readers see is stored in
-- *_translation tables, one row per language. Secrets are stored as SHA-256 hashes.

-- Trigram indexes for the typo-tolerant search.
create extension if not exists pg_trgm;

-- Cache tags ----------------------------------------------------------------------------------------------------------

-- Pages and API responses are cached under tags; a row says when what a tag stands for last changed.
create table cache_tag (
  tag text primary key,
  seq bigint not null unique,
  changed_at timestamptz not null default now()
);

create sequence cache_tag_seq owned by cache_tag.seq;

-- Called by triggers, so that a change and its invalidation are committed together. The advisory lock makes the order of
-- `seq` the order of the commits: a reader that has seen 7 never sees 6 later. A bulk load sets `dabali.touch` to 'off' for
-- its transaction and calls touch_everything() at its end.
create function touch_cache_tags(variadic tags text[]) returns void language plpgsql as $$
begin
  if current_setting('dabali.touch', true) = 'off' then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('dabali cache tags', 0));
  insert into cache_tag (tag, seq, changed_at)
  select tag, nextval('cache_tag_seq'), clock_timestamp()
  from (select distinct unnest(tags) as tag order by tag) as touched
  where tag is not null
  on conflict (tag) do update set seq = excluded.seq, changed_at = excluded.changed_at;
end $$;

-- Jobs ----------------------------------------------------------------------------------------------------------------

-- Work to do after a change is committed, written in the same transaction and done at least once.
create table outbox (
  id uuid primary key,
  topic text not null,
  payload jsonb not null,
  -- Jobs with the same key that wait at the same time are one job.
  key text unique,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Set when the last attempt failed; the row stays for inspection.
  failed_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);

create index outbox_due on outbox (run_at, id) where failed_at is null;

-- Keys of the emails about orders that were handed to the mail server, so that none is sent twice for one event.
create table mail_sent (
  key text primary key check (key <> ''),
  sent_at timestamptz not null default now()
);

-- Requests ------------------------------------------------------------------------------------------------------------

-- Counters per window of time, shared by all processes. Unlogged: a crash loses only counts.
create unlogged table rate_limit (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);

create index rate_limit_end on rate_limit (ends_at);

-- Responses to requests with an Idempotency-Key. `scope` names whose key it is.
create table idempotency (
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status integer not null default 200,
  -- Written in the same transaction as the key, so that every transaction that sees the key sees the response.
  answer json,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

create index idempotency_age on idempotency (created_at);

-- Locks the key for the rest of the transaction and returns the stored response, if any. Does not wait: is_free is false
-- while another request with the same key is at work. Without a key (null) it returns nothing.
create function claim_idempotency_key(
  of_scope text, of_key text, out is_free boolean, out request_hash bytea, out status integer, out answer json
) language plpgsql volatile strict as $$
begin
  is_free := pg_try_advisory_xact_lock(hashtextextended(of_scope || ' ' || of_key, 15));
  if is_free then
    -- A separate statement sees what was committed before the lock was acquired.
    select idempotency.request_hash, idempotency.status, idempotency.answer into request_hash, status, answer
    from idempotency where scope = of_scope and key = of_key;
  end if;
end $$;

-- Signing keys of the API, shared by all its processes. The newest version that may sign does; older ones verify.
create table server_key (
  name text not null check (name <> ''),
  version integer not null default 1 check (version > 0),
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now(),
  -- Late enough for every process to have read the key before it is used.
  signs_from timestamptz not null default now(),
  primary key (name, version)
);

-- Parts of the demo data that were inserted, so that each is inserted once.
create table seeding (
  part text primary key,
  seeded_at timestamptz not null default now()
);

-- Media ---------------------------------------------------------------------------------------------------------------

-- Files in the media storage, named by the hash of their bytes.
create table media (
  name text primary key check (name ~ '^[0-9a-f]{24}\.[a-z0-9]{2,5}$'),
  type text not null,
  size bigint not null check (size >= 0),
  is_public boolean not null default true,
  created_at timestamptz not null default now()
);

-- The files that a playlist of a film refers to, directly or through other playlists. Only these can be requested with it.
create table media_part (
  media_name text not null references media on delete cascade,
  part_name text not null references media,
  primary key (media_name, part_name)
);

create table picture (
  name text primary key check (name <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);

create table picture_translation (
  picture_name text not null references picture on delete cascade,
  language text not null check (language in ('en', 'ne')),
  alt text not null,
  primary key (picture_name, language)
);

-- One picture in one type and width.
create table picture_file (
  file_name text,
  picture_name text not null references picture on delete cascade,
  type text not null check (type in ('image/avif', 'image/webp')),
  width integer not null check (width > 0),
  -- Bytes that are not in the media storage yet: an API that starts moves them there.
  bytes bytea,
  media_name text references media,
  primary key (picture_name, type, width),
  check (bytes is not null or media_name is not null)
);

create index picture_file_media on picture_file (media_name);
create index picture_file_to_move on picture_file (picture_name) where bytes is not null;

-- Open Graph images by a hash of what they show: each is drawn once.
create table share_picture (
  key text primary key,
  media_name text not null references media,
  made_at timestamptz not null default now()
);

-- Contact and newsletter ----------------------------------------------------------------------------------------------

create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  subject text not null default '',
  message text not null,
  language text not null,
  created_at timestamptz not null default now()
);

-- Newsletter subscriptions, active once the address is confirmed.
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

create index subscription_confirm on subscription (confirm_hash) where confirm_hash is not null;
