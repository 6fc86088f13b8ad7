import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Who makes a staff request, and from where. */
export type StaffActor = {
  accountId: string
  email: string
  /** The id of the operation. */
  operation: string
  clientAddress: string
  userAgent: string
  requestId: string
}

export type StaffChange = {
  /** The kind of the changed thing, named like its table, and its id; never a secret such as the hash of an order. */
  thing: { kind: string; id: string | number }
  /** The changed facts. No secrets, and no more personal data than the change is about. */
  before?: object | undefined
  after?: object | undefined
}

const LONGEST_USER_AGENT = 200

/** Records a change by staff. Called in the transaction that makes it, so that there is never one without the other. */
export const recordStaffEvent = (inside: Database, actor: StaffActor, change: StaffChange): Promise<void> =>
  recordStaffEvents(inside, actor, [change])

/** The same for changes that are made at once. */
export async function recordStaffEvents(
  inside: Database,
  { accountId, email, operation, clientAddress, userAgent, requestId }: StaffActor,
  changes: readonly StaffChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ thing, before, after }) => ({ ...thing, id: String(thing.id), before, after }))
  await sql`
    insert into staff_event (
      account_id, email, operation, client_address, user_agent, request_id, thing_kind, thing_id, before, after
    )
    select ${accountId}::uuid, ${email}, ${operation}, ${clientAddress}, ${userAgent.slice(0, LONGEST_USER_AGENT)}, ${requestId},
      change.kind, change.id, change.before, change.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change (kind text, id text, before jsonb, after jsonb)`.execute(
    inside,
  )
}

export type StaffEventRow = {
  id: string
  at: Date
  account_id: string
  email: string
  operation: string
  thing_kind: string
  thing_id: string
  before: object | null
  after: object | null
  client_address: string
  user_agent: string
  request_id: string
}

export type EventFilters = {
  member?: string | undefined
  operation?: string | undefined
  kind?: string | undefined
  thing?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  text?: string | undefined
}

/** The text without a meaning in `like`. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const conditionsOf = ({ member, operation, kind, thing, from, to, text }: EventFilters, before: string | undefined) =>
  [
    before && sql`id < ${before}::bigint`,
    member && sql`account_id = ${member}::uuid`,
    operation && sql`operation = ${operation}`,
    kind && sql`thing_kind = ${kind}`,
    thing && sql`thing_id = ${thing}`,
    from && sql`at >= ${from}`,
    to && sql`at < ${to}`,
    text && sql`concat_ws(' ', email, operation, thing_kind, thing_id, before, after) ilike ${`%${escapeLike(text)}%`}`,
  ].filter((condition) => condition !== undefined && condition !== '')

export const staffEventQueries = (database: Database) => ({
  /** The newest first; `before` is the id of the last event of the page before. */
  async listEvents(filters: EventFilters, { before, limit }: { before: string | undefined; limit: number }) {
    const conditions = [sql`true`, ...conditionsOf(filters, before)]
    const { rows } = await sql<StaffEventRow>`
      select id, at, account_id, email, operation, thing_kind, thing_id, before, after, client_address, user_agent, request_id
      from staff_event where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`.execute(database)
    return rows
  },
})

export type StaffEventQueries = ReturnType<typeof staffEventQueries>
