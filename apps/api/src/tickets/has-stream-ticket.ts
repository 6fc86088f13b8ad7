import { type Expression, sql } from 'kysely'
import { heldBy } from './queries.ts'

const isPaid = sql`
  "order".status in ('Being processed', 'Complete') and "order".payment_status in ('paid', 'partially_refunded')`

/**
 * Whether an account has a paid ticket that lets it watch the stream of a date. What is given back lets nobody in, and what
 * is handed on lets in whoever has it now.
 */
export const hasStreamTicket = ({
  accountId,
  eventDateId,
}: {
  accountId: Expression<unknown>
  eventDateId: Expression<number>
}) => sql<boolean>`exists (
  select from ${heldBy(accountId)} as ticket
  join order_line on order_line.id = order_line_id
  join "order" on "order".id = order_line.order_id
  join ticket_type on ticket_type.id = ticket_type_id
  where ${isPaid} and ticket.status = 'valid'
    and ticket_type.admits = 'stream' and ticket_type.event_date_id = ${eventDateId}
)`
