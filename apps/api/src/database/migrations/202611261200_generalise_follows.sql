-- Artists and venues are followed like authors.
alter table author_follow rename to follow;
alter table follow rename column author_id to content_id;
alter table follow
  drop constraint author_follow_pkey,
  alter content_id drop not null,
  add venue_id integer references venue on delete cascade,
  add constraint follow_one_thing check (num_nonnulls(content_id, venue_id) = 1),
  add constraint follow_content_once unique (account_id, content_id),
  add constraint follow_venue_once unique (account_id, venue_id),
  drop constraint author_follow_token_key,
  add primary key (token);
alter index author_follow_author rename to follow_content;
create index follow_venue on follow (venue_id);

create or replace function notify_followers(of integer) returns void language sql as $$
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'author.published', jsonb_build_object('product', of), 'author.published ' || of
  where exists (
    select from product_author join follow on follow.content_id = author_id
    where product_id = of and role = 'author' and ended_at is null
  )
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at)
$$;

-- The first publication time that has come. Later changes of `published_at` do not make content new again.
alter table content add column announced_at timestamptz;
alter table content disable trigger user;
update content set announced_at = published_at;
alter table content enable trigger user;

create function date_announcement() returns trigger language plpgsql as $$
begin
  if new.announced_at is null or new.announced_at > now() then
    new.announced_at := new.published_at;
  end if;
  return new;
end $$;

create trigger date_announcement before insert or update of published_at on content
  for each row execute function date_announcement();

-- A date that is added to a published event is announced then.
alter table event_date add column added_at timestamptz not null default now();

-- Which events and records an account was emailed about: once, also with several dates or followed artists.
create table content_notice (
  account_id uuid not null references account on delete cascade,
  content_id integer not null references content on delete cascade,
  added_at timestamptz not null default now(),
  primary key (account_id, content_id)
);

create index content_notice_content on content_notice (content_id);
create index content_notice_added on content_notice (added_at);

-- Before its publication time every event and record waits for it, because followers can still come.
create function notify_followers_of_content(of integer) returns void language sql as $$
  insert into outbox (id, topic, payload, key, run_at)
  select gen_random_uuid(), 'content.announced', jsonb_build_object('content', id), 'content.announced ' || id,
    greatest(now(), published_at)
  from content
  where id = of and kind in ('event', 'record') and (
    published_at > now()
    or (published_at is not null and exists (
      select from follow where ended_at is null and (
        content_id in (
          select to_id from content_link where from_id = of
          union all
          select from_id from content_link where to_id = of
        )
        or venue_id in (select venue_id from event_date where event_id = of)
      )
    ))
  )
  on conflict (key) do update set run_at = excluded.run_at
$$;

create function notify_followers_of_content_row() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(new);
begin
  perform notify_followers_of_content((row ->> column_name)::integer) from unnest(tg_argv) as column_name;
  return null;
end $$;

create trigger notify_followers_inserted after insert on content
  for each row when (new.published_at is not null) execute function notify_followers_of_content_row('id');
create trigger notify_followers_updated after update of published_at on content
  for each row when (old.published_at is distinct from new.published_at)
  execute function notify_followers_of_content_row('id');
create trigger notify_followers after insert on content_link
  for each row execute function notify_followers_of_content_row('from_id', 'to_id');
create trigger notify_followers after insert or update of venue_id, status on event_date
  for each row when (new.status = 'scheduled' and new.starts_at > now())
  execute function notify_followers_of_content_row('event_id');
