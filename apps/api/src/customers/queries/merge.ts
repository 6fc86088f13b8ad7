import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { mergeBaskets } from '../../basket/queries/merge.ts'
import { idempotencyStatements } from '../../idempotency/queries.ts'
import { chainPassesOf, claimEntitlements } from '../../library/entitlement-grants/grants.ts'
import type { Connection } from './customers.ts'

type Pair = { kept: string; merged: string }

/**
 * Tables in which an account has a thing once, with the columns that say which: where both accounts have it, the row of the
 * kept account stays. The tables that are named first have effects on later ones.
 */
const ONCE: Readonly<Record<string, readonly string[]>> = {
  reading_position: ['product_id'],
  live_right: ['event_date_id'],
  chat_name: ['event_date_id'],
  chat_report: ['message_id'],
  wishlist_item: ['work_key'],
  wishlist_share: [],
  review: ['work_key'],
  review_vote: ['review_id'],
  review_report: ['review_id'],
  follow: ['content_id', 'venue_id'],
  favourite: ['content_id'],
  reminder: ['event_date_id'],
  author_notice: ['work_key'],
  content_notice: ['content_id'],
}

/** Columns whose rows all go to the kept account. */
const MOVED: readonly (readonly [table: string, column: string])[] = [
  ...['identity', 'address', 'basket', 'order', 'waiting_list', 'ticket', 'check_in', 'entitlement'].map(
    (table) => [table, 'account_id'] as const,
  ),
  ...['chat_message', 'chat_action', 'push_subscription', 'customer_note'].map(
    (table) => [table, 'account_id'] as const,
  ),
]

const rowsOf = async (statement: ReturnType<typeof sql>, connection: Connection) =>
  Number((await statement.execute(connection)).numAffectedRows ?? 0n)

const statementsFor = (connection: Connection, { kept, merged }: Pair) => {
  const run = (statement: ReturnType<typeof sql>) => rowsOf(statement, connection)

  return {
    /** Ends what only lasts as long as a login: its place at a stream and the notifications of its browser. */
    endSessions: async (email: string | null) => {
      await run(sql`delete from magic_login where email = ${email}`)
      await run(sql`delete from social_login where account_id = ${merged}::uuid`)
      return run(sql`delete from login_session where account_id = ${merged}::uuid`)
    },

    /** Of two positions in a work the later one stays. */
    preferLaterPositions: () =>
      run(sql`
        delete from reading_position as own using reading_position as other
        where own.account_id = ${kept}::uuid and other.account_id = ${merged}::uuid and own.product_id = other.product_id
          and own.updated_at < other.updated_at`),

    /** What one account still follows stays followed, also where the other has ended it. */
    preferActive: async () => {
      const follows = await run(sql`
        delete from follow as own using follow as other
        where own.account_id = ${kept}::uuid and other.account_id = ${merged}::uuid and own.ended_at is not null
          and other.ended_at is null
          and (own.content_id, own.venue_id) is not distinct from (other.content_id, other.venue_id)`)
      const reminders = await run(sql`
        delete from reminder as own using reminder as other
        where own.account_id = ${kept}::uuid and other.account_id = ${merged}::uuid and own.ended_at is not null
          and other.ended_at is null and own.event_date_id = other.event_date_id`)
      return { follow: follows, reminder: reminders }
    },

    /** Nobody gets out of being muted in a chat. */
    keepMuted: () =>
      run(sql`
        update chat_name as own set muted_at = other.muted_at from chat_name as other
        where own.account_id = ${kept}::uuid and other.account_id = ${merged}::uuid
          and own.event_date_id = other.event_date_id and own.muted_at is null and other.muted_at is not null`),

    dropDoubles: (table: string, columns: readonly string[]) => {
      const isSame = columns.map((column) => sql`own.${sql.ref(column)} is not distinct from other.${sql.ref(column)}`)
      return run(sql`
        delete from ${sql.table(table)} as other using ${sql.table(table)} as own
        where other.account_id = ${merged}::uuid and own.account_id = ${kept}::uuid
          and ${sql.join([sql`true`, ...isSame], sql` and `)}`)
    },

    /** One pass opens a work, whichever subscription it came from. */
    dropDoublePasses: () =>
      run(sql`
        delete from entitlement as other using entitlement as own
        where other.account_id = ${merged}::uuid and own.account_id = ${kept}::uuid and other.terms = 'pass'
          and own.terms = 'pass' and other.product_id = own.product_id`),

    move: (table: string, column: string) =>
      run(sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${kept}::uuid
        where ${sql.ref(column)} = ${merged}::uuid`),

    /** Nobody votes for or reports an own review. */
    dropOwnVotes: async () => ({
      review_vote: await run(sql`
        delete from review_vote using review
        where review.id = review_id and review.account_id = ${kept}::uuid and review_vote.account_id = ${kept}::uuid`),
      review_report: await run(sql`
        delete from review_report using review
        where review.id = review_id and review.account_id = ${kept}::uuid and review_report.account_id = ${kept}::uuid`),
    }),

    /** An account has one default address of each kind: that of the kept account. */
    unsetDefaults: () =>
      run(sql`
        update address set
          is_default_for_shipping = is_default_for_shipping and not exists (
            select from address where account_id = ${kept}::uuid and is_default_for_shipping
          ),
          is_default_for_billing = is_default_for_billing and not exists (
            select from address where account_id = ${kept}::uuid and is_default_for_billing
          )
        where account_id = ${merged}::uuid and (is_default_for_shipping or is_default_for_billing)`),

    /** Takes the open cart from the account, as if it were that of a guest with this token. */
    detachCart: (tokenHash: Buffer) =>
      run(sql`
        update basket set account_id = null, token_hash = ${tokenHash}
        where account_id = ${merged}::uuid and kind = 'cart' and status = 'Open'`),

    attachCart: (tokenHash: Buffer) =>
      run(sql`
        update basket set account_id = ${kept}::uuid where token_hash = ${tokenHash} and account_id is null`),

    /** What was only looked at with "buy now" is not bought by surprise. */
    closeBuyNow: () =>
      run(sql`
        update basket set status = 'Merged', version = version + 1, updated_at = now()
        where account_id = ${merged}::uuid and kind = 'buy-now' and status = 'Open' and exists (
          select from basket as own where own.account_id = ${kept}::uuid and own.kind = 'buy-now' and own.status = 'Open'
        )`),

    /** Passes of both accounts follow each other; no paid day is lost. */
    chainPasses: () => chainPassesOf(connection, kept),

    /** What is known by the verified address and not yet by the account. */
    claimByEmail: async (email: string) => {
      await claimEntitlements(connection, { accountId: kept, email })
      await run(
        sql`update ticket set account_id = ${kept}::uuid, email = null where email = ${email} and account_id is null`,
      )
      await run(sql`update waiting_list set account_id = ${kept}::uuid where email = ${email} and account_id is null`)
      await run(sql`update customer_note set account_id = ${kept}::uuid, email = null where email = ${email}`)
      await run(sql`
        update voucher set version = voucher.version + 1,
          customers = array_append(array_remove(array_remove(customers, ${email}), account.email), account.email)
        from account where account.id = ${kept}::uuid and account.email is not null and ${email} = any (customers)`)
    },

    /** Without its address first: what belongs to the address stays, and a kept account without one takes it. */
    removeMerged: async (takesEmail: boolean) => {
      const { rows } = await sql<{ email: string | null; email_verified_at: Date | null; name: string; phone: string }>`
        select email, email_verified_at, name, phone_number as phone from account where id = ${merged}::uuid`.execute(
        connection,
      )
      const [gone] = rows
      if (!gone) throw new Error('An account that was locked is not there.')
      const { name, phone, email, email_verified_at } = gone
      await run(sql`update account set email = null, email_verified_at = null where id = ${merged}::uuid`)
      await run(sql`delete from account where id = ${merged}::uuid`)
      await run(sql`
        update account set
          name = case when name = '' then ${name} else name end,
          phone_number = case when phone_number = '' then ${phone} else phone_number end,
          email = case when ${takesEmail}::boolean then ${email} else email end,
          email_verified_at = case when ${takesEmail}::boolean then ${email_verified_at}::timestamptz else email_verified_at end
        where id = ${kept}::uuid`)
    },
  }
}

type Counts = Record<string, number>

const onlySome = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

type Merge = Pair & {
  /** The verified address of the merged account. */
  email: string | null
  takesEmail: boolean
}

/**
 * Moves everything of an account to another one of the same person and removes it, in the transaction of the change. Both
 * accounts are locked. Returns how many rows of each table were moved, and how many went because both had the same.
 */
export async function mergeAccounts(
  inside: Connection,
  { kept, merged, email, takesEmail }: Merge,
): Promise<{ moved: Counts; dropped: Counts; sessions: number }> {
  const statements = statementsFor(inside, { kept, merged })
  const moved: Counts = {}
  const dropped: Counts = {}
  const add = (to: Counts, table: string, count: number) => {
    to[table] = (to[table] ?? 0) + count
  }
  const sessions = await statements.endSessions(email)
  await idempotencyStatements(inside).removeAnswersAbout({ accountId: merged, email: null })

  const tokenHash = randomBytes(32)
  add(moved, 'basket', await statements.detachCart(tokenHash))
  await mergeBaskets(inside, { accountId: kept, basketTokenHash: tokenHash })
  await statements.attachCart(tokenHash)
  await statements.closeBuyNow()
  await statements.unsetDefaults()

  add(dropped, 'reading_position', await statements.preferLaterPositions())
  for (const [table, count] of Object.entries(await statements.preferActive())) add(dropped, table, count)
  await statements.keepMuted()
  add(dropped, 'entitlement', await statements.dropDoublePasses())
  for (const [table, columns] of Object.entries(ONCE)) {
    add(dropped, table, await statements.dropDoubles(table, columns))
    add(moved, table, await statements.move(table, 'account_id'))
  }
  for (const [table, count] of Object.entries(await statements.dropOwnVotes())) add(dropped, table, count)
  for (const [table, column] of MOVED) add(moved, table, await statements.move(table, column))
  if (email !== null) await statements.claimByEmail(email)
  await statements.chainPasses()
  await statements.removeMerged(takesEmail)
  return { moved: onlySome(moved), dropped: onlySome(dropped), sessions }
}
