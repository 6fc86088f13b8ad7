-- A place that is sold changes what the page of its event shows. Lists show whether something is left, not how much: only
-- the last place, and the first that comes back, is a change for them.

create or replace function touch_event_of() returns trigger language plpgsql as $$
declare
  before ticket_type;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  if tg_table_name = 'ticket_type' then
    if tg_op = 'UPDATE' then
      before := old;
      before.sold := new.sold;
      before.held := new.held;
      if before is not distinct from new
        and (old.capacity = old.sold + old.held) = (new.capacity = new.sold + new.held) then
        perform touch_cache_tags(variadic array(
          select 'event:' || slug from content join event_date on event_id = content.id where event_date.id = new.event_date_id
        ));
        return null;
      end if;
    end if;
    perform touch_content(array(select event_id from event_date where id in (coalesce(new.event_date_id, old.event_date_id))));
  elsif tg_table_name = 'venue_translation' then
    perform touch_content(array(select event_id from event_date where venue_id in (coalesce(new.venue_id, old.venue_id))));
  else
    perform touch_content(array(select event_id from event_date where venue_id in (coalesce(new.id, old.id))));
  end if;
  return null;
end $$;

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

-- When a content was last changed, in itself, its words, or the dates and places of an event: what news say of themselves,
-- and what a calendar asks to know which of two is newer.

create function date_content() returns trigger language plpgsql as $$
begin
  if old is distinct from new and new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

create trigger date_content before update on content for each row execute function date_content();

create function date_content_of() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  update content set updated_at = now() where updated_at < now() and id in (
    select (to_jsonb(old) ->> tg_argv[0])::integer
    union
    select (to_jsonb(new) ->> tg_argv[0])::integer
  );
  return null;
end $$;

create trigger date_content after update or delete on content_translation
  for each row execute function date_content_of('content_id');
create trigger date_content after insert or update or delete on event_date
  for each row execute function date_content_of('event_id');

create function date_events_at() returns trigger language plpgsql as $$
begin
  if old is distinct from new then
    update content set updated_at = now() where updated_at < now() and id in (
      select event_id from event_date where venue_id = (to_jsonb(new) ->> tg_argv[0])::integer
    );
  end if;
  return null;
end $$;

create trigger date_content after update on venue for each row execute function date_events_at('id');
create trigger date_content after update on venue_translation for each row execute function date_events_at('venue_id');

-- What changes with the clock alone is told when its moment comes: a publication, doors, a beginning, an end, a sale.
-- One job waits for the next moment of a content.

create function next_moment(of integer) returns timestamptz language sql stable as $$
  select min(moment) from (
    select published_at from content where id = of
    union all
    select unnest(array[doors_at, starts_at, ends_at, ends_at + replay_hours * interval '1 hour'])
    from event_date where event_id = of
    union all
    select unnest(array[sales_start_at, sales_end_at])
    from ticket_type join event_date on event_date.id = event_date_id where event_id = of
  ) as moments (moment) where moment > now()
$$;

create function await_moment(of integer) returns void language plpgsql as $$
declare
  moment timestamptz := next_moment(of);
begin
  if moment is null then
    delete from outbox where key = 'content.turn ' || of;
  else
    insert into outbox (id, topic, payload, key, run_at)
    values (gen_random_uuid(), 'content.turn', jsonb_build_object('content', of), 'content.turn ' || of, moment)
    on conflict (key) do update set run_at = excluded.run_at;
  end if;
end $$;

-- Its moment has come: everything that shows it is shown anew, and the next moment is waited for.
create function turn_content(of integer) returns void language plpgsql as $$
begin
  if not exists (select from content where id = of) then
    return;
  end if;
  perform touch_content(array[of]);
  perform await_moment(of);
end $$;

create function await_moment_of() returns trigger language plpgsql as $$
declare
  row jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  content_id integer := case tg_table_name
    when 'content' then (row ->> 'id')::integer
    when 'event_date' then (row ->> 'event_id')::integer
    else (select event_id from event_date where id = (row ->> 'event_date_id')::integer)
  end;
begin
  if content_id is not null then
    perform await_moment(content_id);
  end if;
  return null;
end $$;

create trigger await_moment_inserted after insert on content
  for each row when (new.published_at > now()) execute function await_moment_of();
create trigger await_moment_updated after update of published_at on content
  for each row when (old.published_at is distinct from new.published_at) execute function await_moment_of();
create trigger await_moment after insert or update or delete on event_date
  for each row execute function await_moment_of();
create trigger await_moment after insert or delete or update of sales_start_at, sales_end_at on ticket_type
  for each row execute function await_moment_of();

do $$
declare
  waiting record;
begin
  for waiting in select id from content where next_moment(id) is not null loop
    perform await_moment(waiting.id);
  end loop;
end $$;
