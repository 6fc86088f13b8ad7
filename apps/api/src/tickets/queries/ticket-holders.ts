import { type Expression, type RawBuilder, sql } from 'kysely'

/** Whether an account holds a ticket, as the buyer or the recipient of a transfer. */
export const isHeldBy = (accountId: RawBuilder<unknown>) => sql<boolean>`coalesce(case
  when not ticket.is_transferred then "order".account_id = ${accountId}
  when ticket.account_id is not null then ticket.account_id = ${accountId}
  else ticket.email = (select email from account where id = ${accountId} and email_verified_at is not null)
end, false)`

/** All tickets that an account holds. */
export const heldBy = (accountId: Expression<unknown>) => sql`(
  select ticket.* from "order" as bought
  join order_line as line on line.order_id = bought.id
  join ticket on ticket.order_line_id = line.id
  where bought.account_id = ${accountId} and not ticket.is_transferred
  union all
  select * from ticket as given where given.account_id = ${accountId}
  union all
  select ticket.* from account as proven join ticket on ticket.email = proven.email
  where proven.id = ${accountId} and proven.email_verified_at is not null
)`

/** The same, and the tickets that the account has bought and that others hold now. */
export const knownBy = (accountId: RawBuilder<unknown>) => sql`(
  select held.*, false as is_former from ${heldBy(accountId)} as held
  union all
  select ticket.*, true from "order"
  join order_line on order_id = "order".id
  join ticket on order_line_id = order_line.id
  where "order".account_id = ${accountId} and is_transferred and not ${isHeldBy(accountId)}
)`

const isPaid = sql`
  "order".status in ('Being processed', 'Complete') and "order".payment_status in ('paid', 'partially_refunded')`

/**
 * Whether an account holds a paid, valid stream ticket for a date. Transferred tickets count for the new holder.
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
