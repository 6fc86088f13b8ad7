-- What is read, heard and watched: what a thing that is sold holds, who may open it, until when, and how far they came.

-- Secrets of the API itself, shared by all its processes.
create table server_key (
  name text primary key check (name <> ''),
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now()
);

-- What comes with a thing: the works of a bundle, the files that come with a record. What it holds in turn comes, too.
create table bundle_item (
  bundle_id integer not null references product on delete cascade,
  product_id integer not null references product on delete cascade,
  position integer not null default 0,
  primary key (bundle_id, product_id),
  check (bundle_id <> product_id)
);

create index bundle_item_product on bundle_item (product_id);

create trigger touch_cache_tags after insert or update or delete on bundle_item
  for each row execute function touch_pointed('p:bundle_id');

-- The page of a bundle shows the cards of what is in it.
create or replace function touch_products(ids integer[], lists boolean) returns void language plpgsql as $$
declare
  tags text[];
begin
  select array_agg(tag) into tags from (
    select 'product:' || slug as tag from product where id = any (ids)
    union
    select 'product:' || other.slug from product join product as other using (work_id) where lists and product.id = any (ids)
    union
    select 'product:' || slug from product join product_relation on product_id = product.id where lists and related_id = any (ids)
    union
    select 'product:' || slug from product join bundle_item on bundle_id = product.id where lists and product_id = any (ids)
    union
    select unnest(content_tags(content)) from content join content_product on content_id = content.id where lists and product_id = any (ids)
    union
    select 'products' where lists and ids <> '{}'
  ) as touched;
  if tags is not null then
    perform touch_cache_tags(variadic tags);
  end if;
  if lists then
    -- A price of a ticket stands wherever its event does.
    perform touch_content(array(
      select distinct event_id from event_date join ticket_type on event_date_id = event_date.id where product_id = any (ids)
    ));
  end if;
end $$;

-- The whole of a work, beside the piece of it that everybody may see. What is not public lies behind its gate alone.
create table product_file (
  product_id integer not null references product on delete cascade,
  position integer not null default 0,
  kind text not null check (kind in ('epub', 'audio', 'film')),
  media_name text not null references media,
  -- What a part of several is called: {"en": …, "ne": …}
  titles jsonb,
  duration_seconds integer check (duration_seconds > 0),
  primary key (product_id, position)
);

-- All that the playlists of a film name, and what those name in turn; nothing else can be reached through it.
create table media_part (
  media_name text not null references media on delete cascade,
  part_name text not null references media,
  primary key (media_name, part_name)
);

-- How long a film that is paid by the view may wait, and how long it lasts once it has begun.
create table viewing_window (
  product_id integer primary key references product on delete cascade,
  days_to_start integer not null default 30 check (days_to_start between 1 and 3660),
  hours_to_watch integer not null default 48 check (hours_to_watch between 1 and 87840)
);

-- How long a pass lasts, and what it opens meanwhile: works of these classes, and live streams.
create table subscription_plan (
  product_id integer primary key references product on delete cascade,
  period_days integer not null check (period_days between 1 and 3660),
  opens text[] not null check (opens <@ array['E-book', 'Audiobook', 'Pay Per View', 'Live stream'])
);

-- Somebody may open a work. Nobody's yet while it has no account: then it is the order's, or waits for who has the address.
create table entitlement (
  id uuid primary key,
  order_line_id uuid not null references order_line on delete cascade,
  order_id uuid not null references "order" on delete cascade,
  product_id integer not null references product,
  -- For ever, for a window of time, for a period, or as long as a pass runs that opens it.
  terms text not null check (terms in ('own', 'window', 'subscription', 'pass')),
  account_id uuid references account on delete set null,
  email text,
  is_gift boolean not null default false,
  -- So many were bought; none are left once all were given back.
  copies integer not null check (copies >= 0),
  granted_at timestamptz not null default now(),
  -- Not before: a gift has its day.
  earliest_at timestamptz not null default now(),
  -- A period follows the one before it.
  starts_at timestamptz not null default now(),
  -- A window that has not begun by then is over.
  starts_by timestamptz,
  hours_to_watch integer,
  period_days integer,
  ends_at timestamptz,
  opened_at timestamptz,
  revoked_at timestamptz,
  -- Its owner was told that it ends.
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

-- Nobody opens more with a pass that is no longer theirs.
create function drop_passes() returns trigger language plpgsql as $$
begin
  delete from entitlement where account_id = old.id and terms = 'pass';
  return old;
end $$;

create trigger drop_passes before delete on account for each row execute function drop_passes();

-- Whether a pass of an account that runs at this moment opens something: a class of works, or live streams.
create function has_pass_for(of_account uuid, wanted text) returns boolean language sql stable as $$
  select exists (
    select from entitlement as pass join subscription_plan as plan on plan.product_id = pass.product_id
    where pass.account_id = of_account and pass.terms = 'subscription' and pass.revoked_at is null
      and pass.starts_at <= now() and pass.ends_at > now() and wanted = any (plan.opens)
  )
$$;

-- Whether it can be opened at this moment, and if not, why.
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

-- How far somebody came in a work, as a Readium locator says it; each change is of the one that was seen.
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
