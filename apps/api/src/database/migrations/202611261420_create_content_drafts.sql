-- What staff change has a version.
alter table content add column if not exists version integer not null default 1;

-- A published content that is being edited: its live rows are in the other tables, and publishing writes them from this.
-- For a content that was never published this is all there is.
create table content_draft (
  content_id integer primary key references content on delete cascade,
  document jsonb not null,
  -- The languages in which no text is missing.
  complete text[] not null,
  saved_at timestamptz not null default now(),
  account_id uuid references account on delete set null
);

create index content_draft_account on content_draft (account_id);

-- Each publication, with what was published.
create table content_revision (
  content_id integer not null references content on delete cascade,
  number integer not null check (number > 0),
  document jsonb not null,
  published_at timestamptz not null default now(),
  account_id uuid references account on delete set null,
  primary key (content_id, number)
);

create index content_revision_account on content_revision (account_id);

-- Secret links to a draft.
create table content_preview (
  id uuid primary key,
  content_id integer not null references content on delete cascade,
  token_hash bytea not null unique,
  account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index content_preview_content on content_preview (content_id);
create index content_preview_account on content_preview (account_id);
create index content_preview_expires on content_preview (expires_at);

-- The version counts changes by staff, also of a draft, which visitors must not notice.
create or replace function date_content() returns trigger language plpgsql as $$
declare
  before content := old;
begin
  before.version := new.version;
  if before is distinct from new and new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace function touch_content_row() returns trigger language plpgsql as $$
declare
  before content := old;
begin
  if tg_op = 'INSERT' then
    -- No page shows a new draft.
    if new.published_at is not null then
      perform touch_content(array[new.id]);
    end if;
  elsif tg_op = 'DELETE' then
    perform touch_cache_tags(variadic content_tags(old));
  else
    before.version := new.version;
    if before is distinct from new then
      perform touch_cache_tags(variadic content_tags(old));
      perform touch_content(array[new.id]);
    end if;
  end if;
  return null;
end $$;

drop trigger reindex on content;
create trigger reindex after insert or delete on content
  for each row execute function reindex_content('id');
create trigger reindex_changed after update on content
  for each row when (
    (old.kind, old.slug, old.picture_name, old.published_at, old.announced_at, old.updated_at, old.facts) is distinct from
    (new.kind, new.slug, new.picture_name, new.published_at, new.announced_at, new.updated_at, new.facts)
  ) execute function reindex_content('id');

-- The address of a draft was never public: it is not redirected, and must not take the redirect of another content.
create or replace function keep_moved_content_slug() returns trigger language plpgsql as $$
begin
  if old.published_at is null and not exists (select from content_revision where content_id = old.id) then
    return null;
  end if;
  delete from moved_slug where kind = new.kind and slug = new.slug;
  insert into moved_slug (kind, slug, content_id) values (old.kind, old.slug, old.id)
  on conflict (kind, slug) do update set content_id = excluded.content_id, product_id = null, moved_at = now();
  return null;
end $$;
