import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { LARGEST_QUANTITY, type VenueRow, venueOf } from '../../events/queries.ts'
import type { Language } from '../../http/language.ts'
import { addJob } from '../../jobs/queries.ts'
import { addMail, type Mail } from '../../mail/queries.ts'
import { type Picture, pictureNamed } from '../../pictures/queries.ts'
import { hashIfToken } from '../../tokens/tokens.ts'

export type Connection = Database

export const OFFER_TOPIC = 'tickets.offer'
export const OFFER_MAIL_TOPIC = 'tickets.offer-mail'

/** `offer` is the token of the offer, of which the row has the hash. */
export type OfferMail = { waiterId: string; offer: string }

/** A ticket type as the waiting list needs it. */
export type TypeRow = {
  id: number
  product_id: number
  ticket_title: string
  event_date_id: number
  starts_at: Date
  is_cancelled: boolean
  slug: string
  title: string
  venue: VenueRow | null
  picture: Picture | null
  /** Whether it is on sale, how many are left, and the maximum quantity. */
  is_on_sale: boolean
  num_left: number
  most: number
}

export type WaitingRow = {
  id: string
  token: string
  ticket_type_id: number
  email: string
  account_id: string | null
  quantity: number
  site: string
  language: Language
  state: 'waiting' | 'offered' | 'claimed' | 'expired' | 'left'
  offer_hash: Buffer | null
  offered_until: Date | null
}

/** An entry of an account, with its event and its position. */
export type OwnWaitingRow = WaitingRow &
  Pick<TypeRow, 'ticket_title' | 'event_date_id' | 'starts_at' | 'slug' | 'title' | 'venue' | 'picture'> & {
    place: number
  }

type NewWaiter = Pick<
  WaitingRow,
  'token' | 'ticket_type_id' | 'email' | 'account_id' | 'quantity' | 'site' | 'language'
>

const COLUMNS = sql`interval '30 days'`
const MOST_OF_ACCOUNT = 100

const waitingStatements = (connection: Database) => ({
  addMail: (mail: Mail) => addMail(connection, mail),

  askForOffers: (ticketTypeId: number) =>
    addJob(connection, { topic: OFFER_TOPIC, payload: { ticketTypeId }, key: `${OFFER_TOPIC} ${ticketTypeId}` }),

  addOfferMail: (mail: OfferMail) => addJob(connection, { topic: OFFER_MAIL_TOPIC, payload: mail }),

  async isEvent(slug: string) {
    const { rows } = await sql`
      select from content where kind = 'event' and slug = ${slug} and published_at <= now()`.execute(connection)
    return rows.length > 0
  },

  async findType(id: number, language: Language): Promise<TypeRow | undefined> {
    const { rows } = await sql<TypeRow>`
      select ticket_type.id, ticket_type.product_id, coalesce((
          select title from product_translation where product_translation.product_id = ticket_type.product_id
          order by (product_translation.language = ${language}) desc limit 1
        ), '') as ticket_title, event_date.id as event_date_id, starts_at, event_date.status = 'cancelled' as is_cancelled,
        content.slug, words.title,
        case when ticket_type.admits = 'stream' then null else ${venueOf(language)} end as venue, ${pictureNamed(sql.ref('content.picture_name'), language)} as picture,
        refusal is null as is_on_sale, capacity - sold - held as num_left,
        ${LARGEST_QUANTITY} as most
      from ticket_type
      join product_sale on product_sale.product_id = ticket_type.product_id
      join event_date on event_date.id = event_date_id
      join content on content.id = event_id
      cross join lateral (
        select title from content_translation where content_id = content.id
        order by (content_translation.language = ${language}) desc limit 1
      ) as words
      where ticket_type.id = ${id}`.execute(connection)
    return rows[0]
  },

  /** One entry for each address; an existing one stays. */
  async enter(waiter: NewWaiter): Promise<WaitingRow> {
    const { rows } = await sql<WaitingRow>`
      insert into waiting_list as held (token, ticket_type_id, email, account_id, quantity, site, language)
      values (
        ${waiter.token}, ${waiter.ticket_type_id}, ${waiter.email}, ${waiter.account_id}::uuid, ${waiter.quantity},
        ${waiter.site}, ${waiter.language}
      )
      on conflict (ticket_type_id, email) where state in ('waiting', 'offered') do update set
        -- Only the verified owner may change the quantity.
        quantity = case when held.state = 'waiting' and excluded.account_id is not null then excluded.quantity else held.quantity end,
        account_id = coalesce(held.account_id, excluded.account_id), updated_at = now()
      returning *`.execute(connection)
    const [row] = rows
    if (!row) throw new Error('The waiting-list entry was not inserted.')
    return row
  },

  /** What an account waits for, the next event first; nothing of an event that is over or cancelled. */
  async listOfAccount(accountId: string, language: Language): Promise<OwnWaitingRow[]> {
    const { rows } = await sql<OwnWaitingRow>`
      select waiting_list.*, coalesce((
          select title from product_translation where product_translation.product_id = ticket_type.product_id
          order by (product_translation.language = ${language}) desc limit 1
        ), '') as ticket_title, event_date.id as event_date_id, starts_at, content.slug, words.title, (
          select count(*)::integer from waiting_list as earlier
          where earlier.ticket_type_id = ticket_type.id and earlier.state = 'waiting' and earlier.id <= waiting_list.id
        ) as place, case when ticket_type.admits = 'stream' then null else ${venueOf(language)} end as venue, ${pictureNamed(sql.ref('content.picture_name'), language)} as picture
      from waiting_list
      join ticket_type on ticket_type.id = ticket_type_id
      join event_date on event_date.id = event_date_id
      join content on content.id = event_id
      cross join lateral (
        select title from content_translation where content_id = content.id
        order by (content_translation.language = ${language}) desc limit 1
      ) as words
      where event_date.status <> 'cancelled' and ends_at > now()
        and (waiting_list.state = 'waiting' or (waiting_list.state = 'offered' and offered_until > now()))
        and (account_id = ${accountId}::uuid or waiting_list.email = (
          select email from account where id = ${accountId}::uuid and email_verified_at is not null
        ))
      order by starts_at, waiting_list.id
      limit ${MOST_OF_ACCOUNT}`.execute(connection)
    return rows
  },

  async placeOf({ id, ticket_type_id }: Pick<WaitingRow, 'id' | 'ticket_type_id'>) {
    const { rows } = await sql<{ place: number }>`
      select count(*)::integer as place from waiting_list
      where ticket_type_id = ${ticket_type_id} and state = 'waiting' and id <= ${id}`.execute(connection)
    return rows[0]?.place ?? 0
  },

  findById: (id: string): Promise<WaitingRow | undefined> =>
    connection.selectFrom('waiting_list').selectAll().where('id', '=', id).executeTakeFirst(),

  findByToken: (token: string): Promise<WaitingRow | undefined> =>
    connection.selectFrom('waiting_list').selectAll().where('token', '=', token).executeTakeFirst(),

  findByOffer: (offerHash: Buffer): Promise<WaitingRow | undefined> =>
    connection.selectFrom('waiting_list').selectAll().where('offer_hash', '=', offerHash).executeTakeFirst(),

  /** Serializes offers of this ticket type. */
  lockPlaces: (ticketTypeId: number) => sql`select lock_places(${ticketTypeId}::integer)`.execute(connection),

  async offerNext(ticketTypeId: number, offerHash: Buffer): Promise<WaitingRow | undefined> {
    const { rows } = await sql<WaitingRow>`
      select * from offer_next(${ticketTypeId}::integer, ${offerHash}::bytea)`.execute(connection)
    return rows[0]
  },

  async openOffer(offerHash: Buffer, productId: number | null = null): Promise<WaitingRow | undefined> {
    const { rows } = await sql<WaitingRow>`
      select * from open_offer(${offerHash}::bytea, ${productId}::integer)`.execute(connection)
    return rows[0]
  },

  async closeOffer(id: string) {
    const { rows } = await sql<{ is_kept: boolean }>`
      select close_offer(${id}::bigint) as is_kept`.execute(connection)
    return rows.some(({ is_kept }) => is_kept)
  },

  endWaiting: (id: string, state: 'claimed' | 'left') =>
    connection
      .updateTable('waiting_list')
      .set({ state, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'offered'])
      .execute(),

  /** The ticket types of these products that have a waiting list. */
  async listAwaited(productIds: readonly number[]) {
    const { rows } = await sql<{ id: number }>`
      select id from ticket_type
      where product_id = any (${productIds}::integer[]) and exists (
        select from waiting_list where ticket_type_id = ticket_type.id and state = 'waiting'
      ) order by id`.execute(connection)
    return rows.map(({ id }) => id)
  },

  async listToOffer() {
    const { rows } = await sql<{ id: number }>`select id from types_to_offer() as id order by id`.execute(connection)
    return rows.map(({ id }) => id)
  },

  expireOffers: () =>
    sql`
      update waiting_list set state = 'expired', updated_at = now()
      where state = 'offered' and offered_until <= now()`.execute(connection),

  /** Erases addresses when there is nothing left to wait for. */
  async forgetWaiters() {
    await sql`
      delete from waiting_list where updated_at < now() - ${COLUMNS} and (
        state in ('claimed', 'expired', 'left') or sold_until(ticket_type_id) < now() - ${COLUMNS}
      )`.execute(connection)
    await sql`
      delete from ticket_transfer where accepted_at is null and expires_at < now() - ${COLUMNS}`.execute(connection)
  },
})

export type WaitingStatements = ReturnType<typeof waitingStatements>

export const waitingQueries = (database: Database) => ({
  ...waitingStatements(database),
  inTransaction: <T>(write: (inside: WaitingStatements, connection: Connection) => Promise<T>) =>
    transaction(database, (connection) => write(waitingStatements(connection), connection)),

  /** Runs `look` in a transaction that is rolled back, so that it may release reserved seats. */
  async whileLooking<T>(look: (inside: WaitingStatements, connection: Connection) => Promise<T>): Promise<T> {
    const inside = await database.startTransaction().execute()
    try {
      return await look(waitingStatements(inside), inside)
    } finally {
      await inside.rollback().execute()
    }
  },
})

export type WaitingQueries = ReturnType<typeof waitingQueries>

type Claim = { token: string; productId: number; quantity: number }

/**
 * Releases the seats of an offer right before they are reserved in the same transaction. Expired offers and offers for
 * other products change nothing. Seats that are not taken are offered to the next.
 */
export async function claimOffer(inside: Connection, { token, productId, quantity }: Claim): Promise<void> {
  const offerHash = hashIfToken(token)
  if (offerHash === undefined) return
  const statements = waitingStatements(inside)
  const offer = await statements.openOffer(offerHash, productId)
  if (!offer) return
  await statements.endWaiting(offer.id, 'claimed')
  if (quantity < offer.quantity) await statements.askForOffers(offer.ticket_type_id)
}

/** Queues offers for seats that became free, after commit. */
export async function offerSeats(inside: Connection, productIds: readonly number[]): Promise<void> {
  const statements = waitingStatements(inside)
  for (const ticketTypeId of await statements.listAwaited(productIds)) await statements.askForOffers(ticketTypeId)
}
