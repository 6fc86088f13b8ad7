-- Cash is paid when it is collected, not only when it is refunded.
update payment set status = 'paid', paid_at = coalesce((
    select max(at) from order_event where order_id = payment.order_id and code = 'cod_collected'
  ), now()), settled_at = now()
from "order"
where "order".settled_payment_id = payment.id and payment.method = 'cod' and payment.status = 'created'
  and payment_status in ('cod_collected', 'partially_refunded', 'refund_due', 'refunded');

-- The cash of a courier is looked up also when the parcel came back or the order was refunded.
create index if not exists order_cash_on_delivery on "order" (placed_at, id) where payment_method = 'cod';
