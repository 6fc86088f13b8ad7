-- Orders that were placed with a voucher, also expired and cancelled ones.
create index order_discounts on "order" using gin (discounts jsonb_path_ops) where discounts <> '[]';
