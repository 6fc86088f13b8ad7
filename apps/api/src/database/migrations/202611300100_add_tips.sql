-- Whether the viewers of the stream of this date can give tips.
alter table event_date add takes_tips boolean not null default true;

-- A tip is no product: it belongs to the event date during whose stream it was given.
alter table order_line
  add tipped_date_id integer references event_date,
  drop constraint order_line_check1,
  add constraint order_line_product check ((product_id is null) = (product_class in ('Gift card', 'Tip'))),
  add constraint order_line_tip check ((tipped_date_id is null) <> (product_class = 'Tip'));

create index if not exists order_line_tipped_date on order_line (tipped_date_id) where tipped_date_id is not null;
