-- A database that was restored from a backup counted its orders from the beginning: the sequence belonged to no column, and
-- was not restored. It goes on after the highest number there is.

alter sequence order_number owned by "order".number;

select setval('order_number', max(number::bigint)) from "order"
having max(number::bigint) > (select last_value from order_number);
