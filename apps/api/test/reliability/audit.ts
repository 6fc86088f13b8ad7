import pg from 'pg'

/** Queries for contradictions: each row is one. */
const AUDITS: Record<string, string> = {
  'places that do not add up': `
    select ticket_type.id, capacity, sold, held, counted.* from ticket_type cross join lateral (
      select coalesce(sum(quantity) filter (where state = 'held'), 0) as held_by_orders,
        coalesce(sum(quantity) filter (where state = 'sold'), 0) as sold_to_orders
      from hold where ticket_type_id = ticket_type.id
    ) as counted
    where sold <> sold_to_orders or held <> held_by_orders or sold + held > capacity`,
  'tickets without a payment, or missing tickets': `
    select "order".number, order_line.quantity, issued.count from "order"
    join order_line on order_id = "order".id and product_class = 'Ticket'
    cross join lateral (select count(*) from ticket where order_line_id = order_line.id and status <> 'revoked') as issued
    where issued.count <> case when "order".status in ('Being processed', 'Complete') then order_line.quantity else 0 end`,
  'more tickets than places': `
    select ticket_type.id, capacity, count(*) from ticket_type join ticket on ticket_type_id = ticket_type.id
    where ticket.status <> 'revoked' group by ticket_type.id having count(*) > capacity`,
  'seats with two tickets': `
    select event_date_id, seat_id, count(*) from ticket join ticket_type on ticket_type.id = ticket_type_id
    where status = 'valid' and seat_id is not null group by event_date_id, seat_id having count(*) > 1`,
  'sold seats without a ticket, or tickets without their seat': `
    select sold.seat_id, ticketed.seat_id from (select * from taken_seat where order_id is not null and expires_at is null) as sold
    full join (
      select event_date_id, seat_id from ticket join ticket_type on ticket_type.id = ticket_type_id
      where status = 'valid' and section_id is not null
    ) as ticketed using (event_date_id, seat_id)
    where sold.seat_id is null or ticketed.seat_id is null`,
  'orders whose sum is wrong': `
    select number from "order" where goods_incl_tax <> (select sum(incl_tax) from order_line where order_id = "order".id)`,
  'baskets bought twice': 'select basket_id from "order" group by basket_id having count(*) > 1',
  'orders without a payment': `
    select number from "order" where not exists (select from payment where order_id = "order".id)`,
  'orders paid twice': `
    select order_id from payment where status in ('paid', 'partially_refunded') group by order_id having count(*) > 1`,
  'paid payments of orders that do not know it': `
    select "order".number, payment.status, payment_status from payment join "order" on "order".id = order_id
    where payment.status = 'paid' and method <> 'cod' and payment_status not in ('paid', 'partially_refunded')`,
  'goods sold without an order that is confirmed': `
    select "order".number from hold join "order" on "order".id = order_id
    where state = 'sold' and "order".status not in ('Being processed', 'Complete')`,
  'delivery slots with a number that is too low': `
    select zone, day, starts_at, taken, orders from delivery_slot
    cross join lateral count_slot_orders(zone, day, starts_at, now()) as orders where taken < orders`,
  'frozen baskets without an order': `
    select id from basket where status = 'Frozen' and not exists (select from "order" where basket_id = basket.id)`,
  'jobs given up': 'select topic, error from outbox where failed_at is not null',
}

/** All contradictions in the database. */
export async function audit(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: Record<string, unknown[]> = {}
  for (const [name, statement] of Object.entries(AUDITS)) {
    const { rows } = await client.query(statement)
    if (rows.length > 0) found[name] = rows.slice(0, 5)
  }
  await client.end()
  return found
}

if (import.meta.main) process.stdout.write(JSON.stringify(await audit(process.argv[2] ?? '')))
