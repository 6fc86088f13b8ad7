import type { Language } from '@dabali/domain'
import { type SqlBool, sql } from 'kysely'
import { escapeLike, staffTitle } from '../../../content/staff/queries/drafts.ts'
import type { Database } from '../../../database/database.ts'

type Localized = Record<Language, string>
type Page = { limit: number; offset: number }

export type StaffTicketTypeRow = {
  id: number
  version: number
  event_date_id: number
  product_id: number
  admits: 'hall' | 'stream'
  section_id: number | null
  is_seated: boolean
  capacity: number
  sold: number
  held: number
  sales_start_at: string | null
  sales_end_at: string | null
  position: number
  price: number
  largest_quantity: number
  is_listed: boolean
  title: Localized
}

export type StaffEventDateRow = {
  id: number
  version: number
  event_id: number
  venue_id: number | null
  status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: Date
  starts_at: Date
  ends_at: Date
  is_streamed: boolean
  takes_tips: boolean
  replay_hours: number | null
  ticket_types: StaffTicketTypeRow[]
}

type StaffEventRow = {
  id: number
  slug: string
  title: Localized
  published_at: Date | null
  num_dates: number
  next_date: Date | null
  count: number
}

const productTitle = sql<Localized>`jsonb_build_object(
  'en', coalesce((select title from product_translation where product_id = product.id and language = 'en'), ''),
  'ne', coalesce((select title from product_translation where product_id = product.id and language = 'ne'), '')
)`

const ticketTypeColumns = sql<StaffTicketTypeRow>`json_build_object(
  'id', ticket_type.id, 'version', ticket_type.version, 'event_date_id', event_date_id, 'product_id', product.id,
  'admits', admits, 'section_id', section_id, 'is_seated', section_id is not null, 'capacity', capacity, 'sold', sold, 'held', held,
  'sales_start_at', sales_start_at, 'sales_end_at', sales_end_at, 'position', ticket_type.position,
  'price', product.selling_price, 'largest_quantity', product.largest_quantity, 'is_listed', product.is_listed,
  'title', ${productTitle}
)`

const dateRows = (connection: Database) =>
  connection
    .selectFrom('event_date')
    .select([
      'id',
      'version',
      'event_id',
      'venue_id',
      'status',
      'doors_at',
      'starts_at',
      'ends_at',
      'is_streamed',
      'takes_tips',
    ])
    .select('replay_hours')
    .select(
      sql<StaffTicketTypeRow[]>`coalesce((
        select json_agg(${ticketTypeColumns} order by ticket_type.position, ticket_type.id)
        from ticket_type join product on product.id = ticket_type.product_id where event_date_id = event_date.id
      ), '[]')`.as('ticket_types'),
    )

export type DateColumns = Omit<StaffEventDateRow, 'id' | 'version' | 'event_id' | 'ticket_types' | 'takes_tips'> &
  Partial<Pick<StaffEventDateRow, 'takes_tips'>>
export type TicketColumns = Pick<StaffTicketTypeRow, 'capacity' | 'position'> & {
  sales_start_at: Date | null
  sales_end_at: Date | null
}
type TicketProduct = { price: number; largest_quantity: number; is_listed: boolean; title: Localized }

const LOCK_SLUGS = 'ticket slugs'
const LANGUAGES = ['en', 'ne'] as const

export const staffEventQueries = (connection: Database) => ({
  async listEvents(q: string, { limit, offset }: Page) {
    const pattern = `%${escapeLike(q)}%`
    const rows: StaffEventRow[] = await connection
      .selectFrom('content')
      .leftJoin('content_draft', 'content_draft.content_id', 'content.id')
      .where('kind', '=', 'event')
      .where(
        sql<SqlBool>`(${q} = '' or slug ilike ${pattern} or ${staffTitle} ->> 'en' ilike ${pattern}
          or ${staffTitle} ->> 'ne' ilike ${pattern})`,
      )
      .select(['id', 'slug', 'published_at', staffTitle.as('title')])
      .select([
        sql<number>`(select count(*)::integer from event_date where event_id = content.id)`.as('num_dates'),
        sql<Date | null>`(
          select min(starts_at) from event_date where event_id = content.id and ends_at > now() and status <> 'cancelled'
        )`.as('next_date'),
        sql<number>`count(*) over ()::integer`.as('count'),
      ])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows
  },

  findEvent: (id: number) =>
    connection
      .selectFrom('content')
      .where('kind', '=', 'event')
      .where('id', '=', id)
      .select(['id', 'slug'])
      // Tickets of a draft are made before it is published, and its picture may not exist.
      .select(
        sql<string | null>`coalesce(picture_name, (
          select name from picture where name = (select document ->> 'picture' from content_draft where content_id = content.id)
        ))`.as('picture_name'),
      )
      .executeTakeFirst(),

  listDates: (eventId: number, { limit, offset }: Page): Promise<(StaffEventDateRow & { count: number })[]> =>
    dateRows(connection)
      .where('event_id', '=', eventId)
      .select(sql<number>`count(*) over ()::integer`.as('count'))
      .orderBy('starts_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),

  findDate: (id: number): Promise<StaffEventDateRow | undefined> =>
    dateRows(connection).where('id', '=', id).executeTakeFirst(),

  /** Sales of its tickets wait as well, so that what is checked of them stays so. */
  async lockDate(id: number) {
    await connection.selectFrom('event_date').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const types = connection.selectFrom('ticket_type').select('id').where('event_date_id', '=', id)
    await types.orderBy('id').forNoKeyUpdate().execute()
  },

  isVenue: async (id: number) =>
    (await connection.selectFrom('venue').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  insertDate: (event_id: number, columns: DateColumns) =>
    connection
      .insertInto('event_date')
      .values({ event_id, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow(),

  updateDate: (id: number, columns: DateColumns) =>
    connection
      .updateTable('event_date')
      .set({ ...columns, version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),

  async findTicketType(id: number): Promise<StaffTicketTypeRow | undefined> {
    const row = await connection
      .selectFrom('ticket_type')
      .innerJoin('product', 'product.id', 'ticket_type.product_id')
      .where('ticket_type.id', '=', id)
      .select(ticketTypeColumns.as('ticket_type'))
      .executeTakeFirst()
    return row?.ticket_type
  },

  /** Sales wait, so that the capacity is never less than what is sold and held. */
  lockTicketType: (id: number) =>
    connection.selectFrom('ticket_type').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  lockSlugs: () => sql`select pg_advisory_xact_lock(hashtext(${LOCK_SLUGS}))`.execute(connection),

  isProductSlugTaken: async (slug: string) =>
    (await connection.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined,

  /** The product that a ticket type is sold as. Its stock follows the ticket type. */
  async insertProduct(slug: string, { price, title, ...columns }: TicketProduct & { picture_name: string | null }) {
    const { id } = await connection
      .insertInto('product')
      .values({
        ...columns,
        ...{ slug, product_class: 'Ticket', language: 'ne', selling_price: price, mrp: price, num_available: 0 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTitles(connection, id, title)
    await sql`
      insert into product_category (product_id, category_id)
      select ${id}, id from content where kind = 'category' and slug = 'tickets'`.execute(connection)
    return id
  },

  async updateProduct(id: number, { price, title, ...columns }: TicketProduct) {
    await connection
      .updateTable('product')
      .set({ ...columns, selling_price: price, mrp: price })
      .where('id', '=', id)
      .execute()
    await writeTitles(connection, id, title)
  },

  insertTicketType: (
    ticket: TicketColumns & {
      event_date_id: number
      product_id: number
      admits: 'hall' | 'stream'
      section_id: number | null
    },
  ) => connection.insertInto('ticket_type').values(ticket).returning('id').executeTakeFirstOrThrow(),

  updateTicketType: (id: number, columns: TicketColumns) =>
    connection
      .updateTable('ticket_type')
      .set({ ...columns, version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),
})

async function writeTitles(connection: Database, product_id: number, title: Localized) {
  for (const language of LANGUAGES) {
    if (title[language] === '') {
      const translation = connection.deleteFrom('product_translation').where('product_id', '=', product_id)
      await translation.where('language', '=', language).execute()
      continue
    }
    await connection
      .insertInto('product_translation')
      .values({ product_id, language, title: title[language], subtitle: '', authors: [], description: '' })
      .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet({ title: title[language] }))
      .execute()
  }
}
