-- What staff set for a stream, while it replaces the state of the clock: an early end until the planned end, everything else
-- for half a day longer. The function `overrideOf` of the API is the same.
create function stream_override(status text, said text, doors_at timestamptz, ends_at timestamptz, at timestamptz) returns text
language sql stable as $$
  select case
    when status = 'scheduled' and at >= doors_at and at < ends_at + case said when 'ended' then interval '0' else interval '12 hours' end
    then said
  end
$$;

-- Stream tickets are not sold once staff have ended the stream; with its replay they are on sale again.
create or replace view product_sale as
select
  product.id as product_id,
  product.product_class,
  product.num_available,
  product.largest_quantity,
  ticket_type.sales_start_at,
  sale.refusal,
  case when sale.refusal is null then least(product.largest_quantity, coalesce(product.num_available, 99)) else 0 end as most
from product
left join ticket_type on ticket_type.product_id = product.id
left join event_date on event_date.id = ticket_type.event_date_id
left join live_stream on live_stream.event_date_id = event_date.id and event_date.is_streamed and ticket_type.admits = 'stream'
cross join lateral (
  select case
    when not product.is_listed then 'unlisted'
    when event_date.status = 'cancelled' then 'cancelled'
    when ticket_type.sales_start_at > now() then 'not_yet'
    when least(
      ticket_type.sales_end_at,
      event_date.ends_at + case ticket_type.admits
        when 'stream' then make_interval(hours => coalesce(event_date.replay_hours, 0)) else interval '0' end
    ) <= now() then 'ended'
    when stream_override(event_date.status, live_stream.said, event_date.doors_at, event_date.ends_at, now()) = 'ended' then 'ended'
    when event_date.status = 'postponed' then 'postponed'
  end as refusal
) as sale;

-- An event that runs over ends by the clock after half a day.
create or replace function next_moment(of integer) returns timestamptz language sql stable as $$
  select min(moment) from (
    select published_at from content where id = of
    union all
    select unnest(array[doors_at, starts_at, ends_at, ends_at + replay_hours * interval '1 hour'])
    from event_date where event_id = of
    union all
    select ends_at + interval '12 hours' from event_date join live_stream on event_date_id = id
    where event_id = of and said in ('live', 'interrupted')
    union all
    select unnest(array[sales_start_at, sales_end_at])
    from ticket_type join event_date on event_date.id = event_date_id where event_id = of
  ) as moments (moment) where moment > now()
$$;

create function touch_event_of_stream() returns trigger language plpgsql as $$
declare
  event_id integer;
begin
  select event_date.event_id into event_id from event_date where id = new.event_date_id;
  perform touch_content(array[event_id]);
  perform await_moment(event_id);
  perform touch_products(array(
    select product_id from ticket_type where event_date_id = new.event_date_id and admits = 'stream'
  ), false);
  return null;
end $$;

create constraint trigger touch_cache_tags after update on live_stream
  deferrable initially deferred for each row
  when (old.said is distinct from new.said and current_setting('dabali.touch', true) is distinct from 'off')
  execute function touch_event_of_stream();
