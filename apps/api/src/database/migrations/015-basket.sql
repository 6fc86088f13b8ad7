-- What a basket may hold of a product, and a key that a request can be repeated with.

alter table basket drop column shipping_country, drop column shipping_line;

-- Also of baskets that are not open any more: their owner is still their owner.
create index basket_account on basket (account_id) where account_id is not null;
create index basket_token on basket (token_hash) where token_hash is not null;

-- How many of a product one basket may hold at this moment, and why none when it is none: whoever puts something into a
-- basket, and whoever shows one, asks here.
create view product_sale as
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
cross join lateral (
  select case
    when not product.is_listed then 'unlisted'
    when event_date.status = 'cancelled' then 'cancelled'
    when ticket_type.sales_start_at > now() then 'not_yet'
    -- A stream can be bought as long as it can be watched.
    when least(
      ticket_type.sales_end_at,
      event_date.ends_at + case ticket_type.admits
        when 'stream' then make_interval(hours => coalesce(event_date.replay_hours, 0)) else interval '0' end
    ) <= now() then 'ended'
  end as refusal
) as sale;

-- Takes the key for the rest of the transaction, and tells what was answered to it before. Nobody waits here: who does not
-- get the key came while the first request was still at work. Without a key nothing is asked.
create function claim_idempotency_key(
  of_scope text, of_key text, out is_free boolean, out request_hash bytea, out status integer, out answer json
) language plpgsql volatile strict as $$
begin
  is_free := pg_try_advisory_xact_lock(hashtextextended(of_scope || ' ' || of_key, 15));
  if is_free then
    -- A statement of its own sees what had been committed when the key was had.
    select idempotency.request_hash, idempotency.status, idempotency.answer into request_hash, status, answer
    from idempotency where scope = of_scope and key = of_key;
  end if;
end $$;
