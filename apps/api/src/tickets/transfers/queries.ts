import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { type IdempotentRequest, withIdempotencyKey } from '../../idempotency/queries.ts'
import { addJob } from '../../jobs/queries.ts'
import { addMail, type Mail } from '../../mail/queries.ts'
import { ticketStatements } from '../queries/tickets.ts'

export const ACCEPTED_MAIL_TOPIC = 'tickets.accepted-mail'

/** The mail that brings the ticket of an accepted transfer. */
export type AcceptedMail = { transferId: string }

export type TransferRow = {
  id: string
  ticket_id: string
  email: string
  site: string
  language: Language
  expires_at: Date
  accepted_at: Date | null
  cancelled_at: Date | null
  /** Whether this is the latest transfer of the ticket. */
  is_last: boolean
  /** Name and email address of the sender. */
  sender: string
  sender_email: string | null
}

type NewTransfer = {
  id: string
  ticket_id: string
  email: string
  token_hash: Buffer
  site: string
  language: Language
}

type NewHolder = { transferId: string; ticketId: string; accountId: string | null; email: string; holder: string }

async function findOne(connection: Database, condition: RawBuilder<unknown>): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    select ticket_transfer.id, ticket_id, ticket_transfer.email, ticket_transfer.site, ticket_transfer.language,
      ticket_transfer.expires_at, accepted_at, cancelled_at, not exists (
        select from ticket_transfer as later
        where later.ticket_id = ticket_transfer.ticket_id and later.accepted_at > ticket_transfer.accepted_at
      ) as is_last, ${SENDER} as sender, ${SENDER_EMAIL} as sender_email
    from ticket_transfer ${TICKET}
    where ${condition}`.execute(connection)
  return rows[0]
}

const transferStatements = (connection: Database) => ({
  ...ticketStatements(connection),
  addMail: (mail: Mail) => addMail(connection, mail),
  addAcceptedMail: (mail: AcceptedMail) => addJob(connection, { topic: ACCEPTED_MAIL_TOPIC, payload: mail }),

  findTransfer: (tokenHash: Buffer) => findOne(connection, sql`token_hash = ${tokenHash}`),
  findTransferById: (id: string) => findOne(connection, sql`ticket_transfer.id = ${id}::uuid`),

  /** Name and email address of the sender of a ticket. */
  async findSender(ticketId: string) {
    const { rows } = await sql<{ sender: string; sender_email: string | null }>`
      select ${SENDER} as sender, ${SENDER_EMAIL} as sender_email
      from (select ${ticketId}::uuid as ticket_id) as asked ${TICKET}`.execute(connection)
    return rows[0] ?? { sender: '', sender_email: null }
  },

  /** A pending transfer becomes invalid. */
  async cancelTransfers(ticketId: string) {
    const cancelled = await connection
      .updateTable('ticket_transfer')
      .set({ cancelled_at: sql<Date>`now()` })
      .where('ticket_id', '=', ticketId)
      .where('accepted_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .execute()
    return cancelled.length > 0
  },

  insertTransfer: (made: NewTransfer) =>
    connection
      .insertInto('ticket_transfer')
      .values({ ...made, expires_at: sql<Date>`now() + interval '7 days'` })
      .execute(),

  /** Sets the new holder with a new hash and revision, which invalidates those of the former holder. */
  async handOver({ transferId, ticketId, accountId, email, holder }: NewHolder) {
    await sql`
      update ticket_transfer set accepted_at = now(), former_hash = ticket.hash
      from ticket where ticket_transfer.id = ${transferId}::uuid and ticket.id = ticket_id`.execute(connection)
    const { hash } = await connection
      .updateTable('ticket')
      .set({
        is_transferred: true,
        account_id: accountId,
        email: accountId === null ? email : null,
        holder,
        hash: sql`new_ticket_hash()`,
        revision: sql`revision + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', ticketId)
      .returning('hash')
      .executeTakeFirstOrThrow()
    return hash
  },
})

const TICKET = sql`
  join ticket on ticket.id = ticket_id
  join order_line on order_line.id = order_line_id
  join "order" on "order".id = order_id
  left join account on account.id = case when is_transferred then ticket.account_id else "order".account_id end`

const SENDER_EMAIL = sql`coalesce(case when is_transferred then ticket.email else "order".email end, account.email)`
const SENDER = sql`coalesce(nullif(ticket.holder, ''), nullif(account.name, ''), ${SENDER_EMAIL}, '')`

export type TransferStatements = ReturnType<typeof transferStatements>

export const transferQueries = (database: Database) => ({
  ...transferStatements(database),
  inTransaction: <T>(write: (inside: TransferStatements) => Promise<T>) =>
    transaction(database, (connection) => write(transferStatements(connection))),

  /** Writes in one transaction, once per key. */
  once: <T>(request: IdempotentRequest, write: (inside: TransferStatements) => Promise<T>) =>
    transaction(database, (connection) =>
      withIdempotencyKey(connection, request, () => write(transferStatements(connection))),
    ),
})

export type TransferQueries = ReturnType<typeof transferQueries>
