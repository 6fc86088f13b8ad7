import type { Language } from '@dabali/domain'
import { type SqlBool, sql } from 'kysely'
import { escapeLike } from '../../../content/staff/queries/drafts.ts'
import type { Database } from '../../../database/database.ts'

type Localized = Record<Language, string>
type Page = { limit: number; offset: number }

export type StaffVenueRow = {
  id: number
  slug: string
  version: number
  city: string | null
  is_step_free: boolean
  latitude: number | null
  longitude: number | null
  texts: Partial<Record<Language, { name: string; address: string; access_notes: string; directions: string }>>
  num_upcoming: number
}

const venueRows = (connection: Database) =>
  connection
    .selectFrom('venue')
    .select(['venue.id', 'venue.slug', 'version', 'city', 'is_step_free', 'latitude', 'longitude'])
    .select([
      sql<StaffVenueRow['texts']>`coalesce((
        select jsonb_object_agg(language, jsonb_build_object(
          'name', name, 'address', address, 'access_notes', access_notes, 'directions', directions
        )) from venue_translation where venue_id = venue.id
      ), '{}')`.as('texts'),
      sql<number>`(
        select count(*)::integer from event_date where venue_id = venue.id and ends_at > now() and status <> 'cancelled'
      )`.as('num_upcoming'),
    ])

type VenueColumns = Pick<StaffVenueRow, 'city' | 'is_step_free' | 'latitude' | 'longitude'>
type VenueTexts = { name: string; address: string; access_notes: string; directions: string }

export const staffVenueQueries = (connection: Database) => ({
  async list(q: string, { limit, offset }: Page) {
    const pattern = `%${escapeLike(q)}%`
    const where = sql<SqlBool>`(${q} = '' or exists (
      select from venue_translation where venue_id = venue.id and name ilike ${pattern}
    ))`
    const rows: (StaffVenueRow & { count: number })[] = await venueRows(connection)
      .select(sql<number>`count(*) over ()::integer`.as('count'))
      .where(where)
      .orderBy('venue.slug')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows
  },

  find: (id: number): Promise<StaffVenueRow | undefined> =>
    venueRows(connection).where('venue.id', '=', id).executeTakeFirst(),

  lock: (id: number) =>
    connection.selectFrom('venue').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  isSlugTaken: async (slug: string) =>
    (await connection.selectFrom('venue').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined,

  insert: (slug: string, columns: VenueColumns) =>
    connection
      .insertInto('venue')
      .values({ ...columns, ...(slug !== '' && { slug }) })
      .returning('id')
      .executeTakeFirstOrThrow(),

  update: (id: number, columns: VenueColumns) =>
    connection
      .updateTable('venue')
      .set({ ...columns, version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),

  async writeTexts(venue_id: number, language: Language, texts: VenueTexts) {
    if (texts.name === '') {
      const translation = connection.deleteFrom('venue_translation').where('venue_id', '=', venue_id)
      await translation.where('language', '=', language).execute()
      return
    }
    await connection
      .insertInto('venue_translation')
      .values({ venue_id, language, ...texts })
      .onConflict((conflict) => conflict.columns(['venue_id', 'language']).doUpdateSet(texts))
      .execute()
  },

  listCities: () => connection.selectFrom('city').select(['slug', 'names']).orderBy('slug').execute(),

  addCity: async (slug: string, names: Localized) => {
    const added = await connection
      .insertInto('city')
      .values({ slug, names: JSON.stringify(names) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('slug')
      .executeTakeFirst()
    return added !== undefined
  },

  isCity: async (slug: string) =>
    (await connection.selectFrom('city').select('slug').where('slug', '=', slug).executeTakeFirst()) !== undefined,
})
