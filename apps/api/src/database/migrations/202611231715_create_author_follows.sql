-- When a product was listed first. Set once, so that a product that is listed again is not new.
alter table product add column listed_at timestamptz;
update product set listed_at = created_at where is_listed;

create function date_listing() returns trigger language plpgsql as $$
begin
  if new.is_listed and new.listed_at is null then
    new.listed_at := now();
  end if;
  return new;
end $$;

create trigger date_listing before insert or update of is_listed on product
  for each row execute function date_listing();

-- Whose new works an account is emailed about.
create table author_follow (
  account_id uuid not null references account on delete cascade,
  author_id integer not null references content on delete cascade,
  -- Stored unhashed: every email contains it, and it can only end the emails.
  token text not null unique,
  -- The origin of the store, for the links in the emails.
  site text not null,
  followed_at timestamptz not null default now(),
  -- Kept, so that the link of an older email still tells that it has ended.
  ended_at timestamptz,
  primary key (account_id, author_id)
);

create index author_follow_author on author_follow (author_id);

-- Which works a follower was emailed about: once, also with several formats or followed authors.
create table author_notice (
  account_id uuid not null references account on delete cascade,
  work_key integer not null,
  added_at timestamptz not null default now(),
  primary key (account_id, work_key)
);

create index author_notice_added on author_notice (added_at);

create function notify_followers(of integer) returns void language sql as $$
  insert into outbox (id, topic, payload, key)
  select gen_random_uuid(), 'author.published', jsonb_build_object('product', of), 'author.published ' || of
  where exists (
    select from product_author join author_follow using (author_id)
    where product_id = of and role = 'author' and ended_at is null
  )
  on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at)
$$;

create function notify_followers_of_product() returns trigger language plpgsql as $$
begin
  perform notify_followers(new.id);
  return null;
end $$;

create function notify_followers_of_author() returns trigger language plpgsql as $$
begin
  perform notify_followers(new.product_id);
  return null;
end $$;

create trigger notify_followers after update of is_listed on product
  for each row when (new.is_listed and old.listed_at is null) execute function notify_followers_of_product();
create trigger notify_followers after insert on product_author
  for each row when (new.role = 'author') execute function notify_followers_of_author();
