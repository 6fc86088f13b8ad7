-- Reviews of works by their buyers. All formats of a work share its reviews.
create table review (
  id uuid primary key,
  -- The id of the work, or minus the id of a product without a work.
  work_key integer not null,
  -- The format that its author bought.
  product_id integer not null references product on delete cascade,
  account_id uuid not null references account on delete cascade,
  stars integer not null check (stars between 1 and 5),
  name text not null check (name <> '' and char_length(name) <= 60),
  title text not null default '' check (char_length(title) <= 120),
  text text not null default '' check (char_length(text) <= 4000),
  language text not null check (language in ('en', 'ne')),
  -- pending: waits for staff. Only published reviews are shown and counted.
  status text not null default 'published' check (status in ('published', 'pending', 'hidden')),
  -- Why staff hid it, for its author.
  reason text not null default '',
  moderated_at timestamptz,
  moderated_by uuid references account on delete set null,
  -- A trigger on the votes maintains it.
  num_helpful integer not null default 0 check (num_helpful >= 0),
  created_at timestamptz not null default now(),
  -- When its author last changed it.
  updated_at timestamptz not null default now(),
  unique (account_id, work_key)
);

create index review_new on review (work_key, created_at desc, id desc) where status = 'published';
create index review_helpful on review (work_key, num_helpful desc, created_at desc, id desc) where status = 'published';
create index review_product on review (product_id);
create index review_moderated_by on review (moderated_by);
create index review_unpublished on review (status, updated_at desc, id) where status <> 'published';

create table review_vote (
  review_id uuid not null references review on delete cascade,
  account_id uuid not null references account on delete cascade,
  voted_at timestamptz not null default now(),
  primary key (review_id, account_id)
);

create index review_vote_account on review_vote (account_id);

create table review_report (
  review_id uuid not null references review on delete cascade,
  account_id uuid not null references account on delete cascade,
  reason text not null check (reason in ('spam', 'offensive', 'spoiler', 'other')),
  note text not null default '' check (char_length(note) <= 500),
  reported_at timestamptz not null default now(),
  primary key (review_id, account_id)
);

create index review_report_account on review_report (account_id);

-- The format of a work that an account has paid for, or got as a gift or in a bundle; null if there is none.
create function bought_format(of_account uuid, of_work integer) returns integer language sql stable as $$
  select product_id from (
    select product_id, placed_at as bought_at
    from "order" join order_line on order_id = "order".id join product on product.id = product_id
    where account_id = of_account and coalesce(work_id, -product.id) = of_work
      and payment_status in ('paid', 'partially_refunded', 'cod_collected') and refunded_quantity < quantity
    union all
    select product_id, granted_at
    from entitlement join product on product.id = product_id
    where account_id = of_account and coalesce(work_id, -product.id) = of_work and terms <> 'pass' and revoked_at is null
  ) as bought
  order by bought_at desc limit 1
$$;

-- Numbers -------------------------------------------------------------------------------------------------------------

-- Published reviews by stars, 1 to 5, copied to each format like the other columns that lists sort by.
alter table product add column review_counts integer[] not null default '{0,0,0,0,0}';

-- The average with two reviews of 3 stars added, so that a single review with 5 stars is not first; 0 without reviews.
alter table product add column rating_score double precision not null default 0;

create index product_rating on product (rating_score desc, id) where is_listed;

-- Concurrent reviews of a work wait for each other, so that each count includes the one before.
create function lock_formats(of_work integer) returns void language plpgsql as $$
begin
  perform from product where work_id = of_work or id = -of_work order by id for no key update;
end $$;

create function count_reviews(of_work integer) returns void language plpgsql as $$
declare
  counts integer[];
begin
  perform lock_formats(of_work);
  counts := array(
    select count(review.id)::integer
    from generate_series(1, 5) as each (stars)
    left join review on work_key = of_work and status = 'published' and review.stars = each.stars
    group by each.stars order by each.stars
  );
  update product set review_counts = counts, rating_score = (
    select case when sum(n) > 0 then (6 + sum(stars * n))::double precision / (2 + sum(n)) else 0 end
    from unnest(counts) with ordinality as each (n, stars)
  ) where work_id = of_work or id = -of_work;
end $$;

-- As before; reviews do not change the date of a product either.
create or replace function date_product() returns trigger language plpgsql as $$
declare
  before product := old;
begin
  before.num_available := new.num_available;
  before.popularity := new.popularity;
  before.review_counts := new.review_counts;
  before.rating_score := new.rating_score;
  if before is distinct from new and new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

create function count_changed_reviews() returns trigger language plpgsql as $$
declare
  of_work integer;
begin
  if tg_op = 'UPDATE' and (old.stars, old.status, old.work_key) is not distinct from (new.stars, new.status, new.work_key) then
    return null;
  end if;
  for of_work in
    select distinct key from unnest(array[old.work_key, new.work_key]) as key where key is not null order by key
  loop
    perform count_reviews(of_work);
  end loop;
  return null;
end $$;

create trigger count_reviews after insert or update or delete on review for each row execute function count_changed_reviews();

create function count_helpful() returns trigger language plpgsql as $$
begin
  update review set num_helpful = num_helpful + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;

create trigger count_helpful after insert or delete on review_vote for each row execute function count_helpful();

-- Reviews follow a product into another work. Of two by one account the review of that work remains.
create function move_reviews() returns trigger language plpgsql as $$
begin
  delete from review where product_id = new.id and exists (
    select from review as other
    where other.account_id = review.account_id and other.id <> review.id and other.work_key = coalesce(new.work_id, -new.id)
  );
  update review set work_key = coalesce(new.work_id, -new.id) where product_id = new.id;
  perform count_reviews(coalesce(new.work_id, -new.id));
  return null;
end $$;

create trigger move_reviews after update of work_id on product
  for each row when (old.work_id is distinct from new.work_id) execute function move_reviews();

-- Pages of a product show its reviews. A changed number of stars touches lists as well, by the trigger on product.
create function touch_reviewed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  perform touch_cache_tags(variadic array(
    select 'product:' || slug from product
    where work_id in (old.work_key, new.work_key) or id in (-old.work_key, -new.work_key)
  ));
  return null;
end $$;

create constraint trigger touch_cache_tags after insert or update or delete on review
  deferrable initially deferred for each row
  when (current_setting('dabali.touch', true) is distinct from 'off') execute function touch_reviewed();
