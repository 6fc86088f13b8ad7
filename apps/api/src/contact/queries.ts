import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { type IdempotentRequest, withIdempotencyKey } from '../idempotency/queries.ts'
import { addMail, type Mail } from '../mail/queries.ts'
import { escapeLike } from '../staff/audit/queries.ts'

/** The database, or the transaction of a write. */
export type Connection = Database

export type ContactMessage = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: 'en' | 'ne'
}

export const contactQueries = (database: Database) => ({
  /** Stores and mails the message in one transaction, once per key. */
  storeMessage: <T>(
    request: IdempotentRequest,
    { message, mail, answer }: { message: ContactMessage; mail: Mail; answer: T },
  ) =>
    transaction(database, (inside) =>
      withIdempotencyKey(inside, request, async () => {
        await inside.insertInto('contact_message').values(message).execute()
        await addMail(inside, mail)
        return answer
      }),
    ),
})

export type ContactQueries = ReturnType<typeof contactQueries>

export const MESSAGE_STATES = ['open', 'closed'] as const
type MessageState = (typeof MESSAGE_STATES)[number]

/** A message as staff see it; times of answers are JSON text. */
export type MessageRow = ContactMessage & {
  status: MessageState
  assigned_to: { account_id: string; email: string; name: string } | null
  version: number
  created_at: Date
  closed_at: Date | null
  answers: { id: string; text: string; author: string; sent_at: string }[]
}

type Found = { status: MessageState | undefined; assigned: string | undefined; text: string | undefined }

const SEEN = sql`
  contact_message.id, contact_message.name, contact_message.email, subject, message, contact_message.language, status,
  contact_message.version, contact_message.created_at, closed_at, case when account.id is not null then json_build_object(
    'account_id', account.id, 'email', coalesce(account.email, ''), 'name', account.name
  ) end as assigned_to, (
    select coalesce(json_agg(json_build_object(
      'id', id, 'text', text, 'author', author, 'sent_at', sent_at
    ) order by sent_at, id), '[]')
    from contact_answer where message_id = contact_message.id
  ) as answers
  from contact_message left join account on account.id = assigned_to`

function isFound({ status, assigned, text }: Found) {
  const conditions = [
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(assigned === 'nobody' ? [sql`assigned_to is null`] : []),
    ...(assigned === undefined || assigned === 'nobody' ? [] : [sql`assigned_to = ${assigned}::uuid`]),
    ...(text === undefined
      ? []
      : [
          sql`concat_ws(' ', contact_message.name, contact_message.email, subject, message) ilike ${`%${escapeLike(text)}%`}`,
        ]),
  ]
  return sql.join([sql`true`, ...conditions], sql` and `)
}

export const messageStatements = (connection: Database) => ({
  async list(found: Found, { limit, offset }: { limit: number; offset: number }) {
    const isWanted = isFound(found)
    const { rows } = await sql<MessageRow>`
      select ${SEEN} where ${isWanted}
      order by contact_message.created_at desc, contact_message.id limit ${limit} offset ${offset}`.execute(connection)
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from contact_message where ${isWanted}`.execute(connection)
    return { rows, count: counted.rows[0]?.count ?? 0 }
  },

  async find(id: string): Promise<MessageRow | undefined> {
    const { rows } = await sql<MessageRow>`select ${SEEN} where contact_message.id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  lock: (id: string) => sql`select from contact_message where id = ${id}::uuid for no key update`.execute(connection),

  /** Whether the account belongs to an active member of staff, who stays one until the end of the transaction. */
  async isMember(accountId: string): Promise<boolean> {
    const { rows } = await sql`
      select from staff_member join account on account.id = account_id
      where account_id = ${accountId}::uuid and ended_at is null
      for key share of account for share of staff_member`.execute(connection)
    return rows.length > 0
  },

  /** Null removes the assignment; undefined leaves a value. */
  change: (change: { id: string; status?: MessageState | undefined; assigned?: string | null | undefined }) =>
    sql`
      update contact_message set version = version + 1,
        status = coalesce(${change.status ?? null}::text, status),
        closed_at = case coalesce(${change.status ?? null}::text, status)
          when 'closed' then coalesce(closed_at, now()) end,
        assigned_to = case when ${change.assigned === undefined}::boolean then assigned_to else ${change.assigned ?? null}::uuid end
      where id = ${change.id}::uuid`.execute(connection),

  addAnswer: ({ id, messageId, text, author }: { id: string; messageId: string; text: string; author: string }) =>
    connection.insertInto('contact_answer').values({ id, message_id: messageId, text, author }).execute(),
})
