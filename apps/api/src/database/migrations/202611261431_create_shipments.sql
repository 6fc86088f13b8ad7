-- A parcel of an order. The fulfilment state of the order follows from its parcels.
create table shipment (
  id uuid primary key,
  order_id uuid not null references "order" on delete cascade,
  status text not null default 'packed' check (status in ('packed', 'shipped', 'delivered', 'returned')),
  courier text not null default '',
  tracking text not null default '',
  -- What came back is for sale again.
  is_restocked boolean not null default false,
  version integer not null default 1,
  packed_at timestamptz not null default now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  returned_at timestamptz,
  check (status = 'returned' or not is_restocked)
);

create index shipment_order on shipment (order_id, packed_at);

create table shipment_line (
  shipment_id uuid not null references shipment on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);

create index shipment_line_order_line on shipment_line (order_line_id);

-- Copies that will not be sent and content that was taken back, refunded or not. Refunded copies may also have been sent.
alter table order_line add cancelled_quantity integer not null default 0;

-- What of the delivery fee was refunded.
alter table "order" add shipping_refunded integer not null default 0;

-- Parcels so far were all of an order.
insert into shipment (id, order_id, status, tracking, is_restocked, packed_at, shipped_at, delivered_at, returned_at)
select gen_random_uuid(), "order".id, fulfilment_status, coalesce(tracking, ''), fulfilment_status = 'returned',
  coalesce(of_code.packed, of_code.shipped, updated_at), of_code.shipped, of_code.delivered, of_code.returned
from "order" left join lateral (
  select min(at) filter (where code = 'packed') as packed, min(at) filter (where code = 'shipped') as shipped,
    min(at) filter (where code = 'delivered') as delivered, min(at) filter (where code = 'returned') as returned
  from order_event where order_id = "order".id
) as of_code on true
where fulfilment_status in ('packed', 'shipped', 'delivered', 'returned');

insert into shipment_line (shipment_id, order_line_id, quantity)
select shipment.id, order_line.id,
  case when shipment.status = 'packed' then quantity - refunded_quantity else quantity end
from shipment join order_line using (order_id)
where product_class in ('Book', 'Physical Bundle', 'Dabali Merchandise')
  and (shipment.status <> 'packed' or quantity > refunded_quantity);

update order_line set cancelled_quantity = refunded_quantity
where refunded_quantity > 0 and not exists (
  select from shipment_line join shipment on shipment.id = shipment_id
  where order_line_id = order_line.id and status <> 'packed'
);

alter table order_line add constraint order_line_cancelled check (cancelled_quantity between 0 and quantity);
alter table "order" add constraint order_shipping_refunded check (shipping_refunded between 0 and shipping_incl_tax);

-- Notes of staff and tracking numbers are erased with the personal data of a buyer.
create or replace function forget_buyers() returns void language sql as $$
  with forgotten as (
    update "order" set email = null, phone = null, gift = null, tracking = null,
      shipping_address = case when shipping_address is not null then
        jsonb_build_object('country', shipping_address -> 'country', 'line4', coalesce(shipping_address -> 'line4', '""'))
      end
    where is_forgotten and (email is not null or phone is not null) and status in ('Complete', 'Cancelled', 'Expired')
      and not exists (
        select from gift_card where order_id = "order".id and sent_at is null and cancelled_at is null
      )
    returning id
  ), notes as (
    delete from order_note where order_id in (select id from forgotten)
  )
  update shipment set tracking = '' where order_id in (select id from forgotten);
$$;
