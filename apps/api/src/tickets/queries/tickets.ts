import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { StateOverride } from '../../events/event-state.ts'
import { overrideAt, STREAM_OVERRIDE, type VenueRow, venueOf } from '../../events/queries.ts'
import type { Language } from '../../http/language.ts'
import { type IdempotentRequest, withIdempotencyKey } from '../../idempotency/queries.ts'
import { type Picture, pictureNamed } from '../../pictures/queries.ts'
import { releaseSeats, seatsJson } from '../../seats/queries.ts'
import type { SeatRow } from '../../seats/seat.ts'
import { heldBy, isHeldBy, knownBy } from './ticket-holders.ts'

export type Connection = Database

/** A ticket with everything that it shows. */
export type TicketRow = {
  id: string
  hash: string
  order_number: string
  order_hash: string
  /** The origin of the site where it was bought. */
  site: string
  order_account_id: string | null
  seq: number
  revision: number
  status: 'valid' | 'revoked'
  holder: string
  is_transferred: boolean
  account_id: string | null
  is_mine: boolean
  changed_at: Date
  checked_in_at: Date | null
  ticket_type_id: number
  ticket_title: string
  admits: 'hall' | 'stream'
  seat: SeatRow | null
  event_date_id: number
  date_status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: Date
  starts_at: Date
  ends_at: Date
  replay_hours: number | null
  said: StateOverride | null
  slug: string
  title: string
  summary: string
  organizer: string
  /** In paisa. */
  unit_price: number
  venue: VenueRow | null
  /** The poster of the event. */
  picture: Picture | null
  transfer: { email: string; expires_at: string } | null
}

type Lines = readonly { productId: number; quantity: number }[]
type Window = { limit: number; offset: number }
type Reader = { accountId: string | null; language: Language }

/** The parts of the list of an account's tickets; each ticket is in one of them. */
export const TICKET_PARTS = ['upcoming', 'past', 'inactive'] as const
export type TicketPart = (typeof TICKET_PARTS)[number]
export type TicketCounts = Record<TicketPart, number>

/** Whether it is over for the holder, as in `isOverFor`. */
const IS_OVER = sql<boolean>`case ${overrideAt(sql<Date>`now()`)}
  when 'ended' then admits = 'stream' and replay_hours is null
  when 'live' then false
  when 'interrupted' then false
  else now() >= ends_at + case admits when 'stream' then make_interval(hours => coalesce(replay_hours, 0)) else interval '0' end
end`

const PART = sql<TicketPart>`case
  when is_former or ticket.status = 'revoked' or event_date.status = 'cancelled' then 'inactive'
  when ${IS_OVER} then 'past'
  else 'upcoming'
end`

const sourceOf = (tickets: RawBuilder<unknown>) => sql`
  ${tickets} as ticket
  join order_line on order_line.id = order_line_id
  join "order" on "order".id = order_id
  join ticket_type on ticket_type.id = ticket_type_id
  join event_date on event_date.id = event_date_id
  join content on content.id = event_id`

/** The title in a language, or in the other one. */
const titleOf = (language: Language) => sql`coalesce((
  select title from product_translation where product_translation.product_id = order_line.product_id
  order by (product_translation.language = ${language}) desc limit 1
), '')`

const shown = ({ accountId, language }: Reader) => sql`
  ticket.id, ticket.hash, "order".number as order_number, "order".hash as order_hash, "order".site, "order".account_id as order_account_id, seq, revision,
  ticket.status, holder, is_transferred, ticket.account_id, ${isHeldBy(sql`${accountId}::uuid`)} as is_mine,
  greatest(ticket.updated_at, content.updated_at) as changed_at, (
    select checked_in_at from check_in where ticket_id = ticket.id and result = 'ok' and undone_at is null
  ) as checked_in_at,
  ticket_type_id, ${titleOf(language)} as ticket_title, admits,
  ${seatsJson(sql`array[ticket.seat_id]`)} -> 0 as seat, event_date.id as event_date_id,
  event_date.status as date_status, doors_at, starts_at, ends_at, replay_hours, ${STREAM_OVERRIDE} as said, content.slug, words.title, words.summary,
  words.organizer, order_line.unit_price,
  ${venueOf(language)} as venue, ${pictureNamed(sql.ref('content.picture_name'), language)} as picture, (
    select json_build_object('email', email, 'expires_at', expires_at) from ticket_transfer
    where ticket_id = ticket.id and accepted_at is null and cancelled_at is null and expires_at > now()
  ) as transfer`

const wordsOf = (language: Language) => sql`cross join lateral (
  select title, summary, coalesce(words ->> 'organizer', '') as organizer from content_translation where content_id = content.id
  order by (content_translation.language = ${language}) desc limit 1
) as words`

const IN_ORDER = sql`"order".number, order_line.position, seq`
/** What runs over is not over. */
const BY_TIME = sql`ends_at < now() and ${overrideAt(sql<Date>`now()`)} is null, starts_at, ${IN_ORDER}`
/** The next event first, and of those that are over the last. */
const partOrder = (part: TicketPart) => sql`${part === 'upcoming' ? sql`starts_at` : sql`starts_at desc`}, ${IN_ORDER}`

export const ticketStatements = (connection: Database) => {
  const rows = async (reader: Reader, condition: RawBuilder<unknown>) => {
    const found = await sql<TicketRow>`
      select ${shown(reader)} from ${sourceOf(sql`ticket`)} ${wordsOf(reader.language)}
      where ${condition} order by ${BY_TIME}`.execute(connection)
    return found.rows
  }

  return {
    findById: async (id: string, reader: Reader) => (await rows(reader, sql`ticket.id = ${id}::uuid`))[0],
    findByHash: async (hash: string, reader: Reader) => (await rows(reader, sql`ticket.hash = ${hash}`))[0],
    listOfOrder: (orderId: string, reader: Reader) => rows(reader, sql`"order".id = ${orderId}::uuid`),

    async listOfAccount({ accountId, language }: Reader & { accountId: string }, { limit, offset }: Window) {
      const held = heldBy(sql`${accountId}::uuid`)
      const { rows: shownNow } = await sql<TicketRow>`
        select ${shown({ accountId, language })} from ${sourceOf(held)} ${wordsOf(language)}
        order by ${BY_TIME} limit ${limit} offset ${offset}`.execute(connection)
      return shownNow
    },

    /** One part of the list of an account, which also has the tickets that it has transferred. */
    async listPartOfAccount(
      { accountId, language, part }: Reader & { accountId: string; part: TicketPart },
      { limit, offset }: Window,
    ) {
      const known = knownBy(sql`${accountId}::uuid`)
      const { rows: shownNow } = await sql<TicketRow>`
        select ${shown({ accountId, language })} from ${sourceOf(known)} ${wordsOf(language)}
        where ${PART} = ${part} order by ${partOrder(part)} limit ${limit} offset ${offset}`.execute(connection)
      return shownNow
    },

    /** How many tickets each part has, and how many the account holds. */
    async countOfAccount(accountId: string) {
      const { rows: counted } = await sql<TicketCounts & { held: number }>`
        select ${sql.join(
          TICKET_PARTS.map((part) => sql`(count(*) filter (where part = ${part}))::integer as ${sql.ref(part)}`),
        )}, (count(*) filter (where not is_former))::integer as held
        from (
          select is_former, ${PART} as part from ${knownBy(sql`${accountId}::uuid`)} as ticket
          join ticket_type on ticket_type.id = ticket_type_id
          join event_date on event_date.id = event_date_id
        ) as known`.execute(connection)
      return counted[0] ?? { upcoming: 0, past: 0, inactive: 0, held: 0 }
    },

    /** The ticket of a hash that was valid before a transfer. */
    async findByFormerHash(hash: string, reader: Reader) {
      const isFormer = sql`ticket.id = (select ticket_id from ticket_transfer where former_hash = ${hash})`
      return (await rows(reader, isFormer))[0]
    },

    findOrder: (which: { id: string } | { hash: string }) =>
      connection
        .selectFrom('order')
        .select(['id', 'account_id'])
        .$if('id' in which, (found) => found.where('id', '=', 'id' in which ? which.id : ''))
        .$if('hash' in which, (found) => found.where('hash', '=', 'hash' in which ? which.hash : ''))
        .executeTakeFirst(),

    /** Issues one ticket per seat; repeating it inserts nothing. */
    issue: (orderId: string) =>
      sql`
        insert into ticket (order_line_id, seq, ticket_type_id, seat_id)
        select order_line.id, place, ticket_type.id, order_line.seat_ids[place]
        from order_line
        join ticket_type using (product_id)
        cross join generate_series(1, quantity) as place
        where order_id = ${orderId}::uuid
        on conflict (order_line_id, seq) do nothing`.execute(connection),

    revokeAll: (orderId: string) =>
      sql`
        update ticket set status = 'revoked', updated_at = now()
        from order_line where order_line.id = order_line_id and order_id = ${orderId}::uuid and status = 'valid'`.execute(
        connection,
      ),

    /** Revokes the given quantities, first tickets that are neither used nor transferred. */
    revokeSome: ({ orderId, lines }: { orderId: string; lines: Lines }) =>
      sql`
        update ticket set status = 'revoked', updated_at = now()
        where id in (
          select id from (
            select ticket.id, given.quantity, row_number() over (
              partition by order_line.product_id order by exists (
                select from check_in where ticket_id = ticket.id and result = 'ok' and undone_at is null
              ), is_transferred, order_line.position desc, seq desc
            ) as place
            from ticket
            join order_line on order_line.id = order_line_id
            join (
              select product_id, sum(quantity) as quantity
              from unnest(
                ${lines.map(({ productId }) => productId)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[]
              ) as listed (product_id, quantity) group by product_id
            ) as given on given.product_id = order_line.product_id
            where order_id = ${orderId}::uuid and status = 'valid'
          ) as placed where place <= quantity
        )`.execute(connection),

    /** Waits for concurrent changes of the ticket. */
    lock: (id: string) => sql`select lock_ticket(${id}::uuid)`.execute(connection),

    changeHolder: ({ id, holder }: { id: string; holder: string }) =>
      connection.updateTable('ticket').set({ holder, updated_at: sql<Date>`now()` }).where('id', '=', id).execute(),

    /** Invalidates the earlier codes of the ticket. */
    reissue: (id: string) =>
      connection
        .updateTable('ticket')
        .set({ revision: sql`revision + 1`, updated_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute(),
  }
}

export type TicketStatements = ReturnType<typeof ticketStatements>

export const ticketQueries = (database: Database) => ({
  ...ticketStatements(database),
  /** Writes in one transaction, once per key. */
  once: <T>(request: IdempotentRequest, write: (inside: TicketStatements) => Promise<T>) =>
    transaction(database, (connection) =>
      withIdempotencyKey(connection, request, () => write(ticketStatements(connection))),
    ),
})

export type TicketQueries = ReturnType<typeof ticketQueries>

/** Issues one ticket per seat in the transaction that settles the order. Idempotent. */
export async function issueTickets(inside: Connection, orderId: string): Promise<void> {
  await ticketStatements(inside).issue(orderId)
}

type Revoked = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Revokes all tickets of an order, or the given quantities, and frees their seats. */
export async function revokeTickets(inside: Connection, { orderId, lines }: Revoked): Promise<void> {
  const statements = ticketStatements(inside)
  if (lines === undefined) await statements.revokeAll(orderId)
  else await statements.revokeSome({ orderId, lines })
  await releaseSeats(inside, orderId)
}
