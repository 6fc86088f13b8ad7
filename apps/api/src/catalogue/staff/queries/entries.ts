import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'
import type { EntryKind } from '../entry-schemas.ts'
import type { NamedRow } from './products.ts'

export type TextRow = { language: 'en' | 'ne'; title: string; summary: string; body: string }

export type EntryRow = {
  id: number
  version: number
  slug: string
  published_at: Date | null
  updated_at: Date
  texts: TextRow[]
  product_count: number
  parent_id: number | null
  position: number | null
  child_count: number
  works: { position: number; products: NamedRow[] }[]
}

/** Products of `content.id`. */
const PRODUCTS: Record<EntryKind, RawBuilder<unknown>> = {
  author: sql`product where id in (select product_id from product_author where author_id = content.id)`,
  publisher: sql`product where publisher_id = content.id`,
  category: sql`product where category_ids @> array[content.id]`,
  series: sql`product join work on work.id = work_id where series_id = content.id`,
}

const WORKS = sql`(
  select coalesce(json_agg(json_build_object('position', series_position, 'products', (
    select coalesce(json_agg(json_build_object('id', product.id, 'slug', product.slug, 'name', (
      select json_object_agg(language, title) from product_translation where product_id = product.id
    )) order by product.id), '[]') from product where work_id = work.id
  )) order by series_position), '[]') from work where series_id = content.id
)`

const entries = (kind: EntryKind) => sql`
  select content.id, content.version, content.slug, content.published_at, content.updated_at, category.parent_id, category.position,
    (
      select coalesce(json_agg(json_build_object(
        'language', language, 'title', title, 'summary', summary, 'body', body
      ) order by language), '[]') from content_translation where content_id = content.id
    ) as texts,
    (select count(*)::integer from ${PRODUCTS[kind]}) as product_count,
    (select count(*)::integer from category as child where child.parent_id = content.id) as child_count,
    ${kind === 'series' ? WORKS : sql`'[]'::json`} as works
  from content left join category using (id) where kind = ${kind}`

export type EntryWindow = { limit: number; offset: number; text: string }

export const entryStatements = (connection: Database) => ({
  /** Categories by parent and place, the others by name. */
  async list(kind: EntryKind, { limit, offset, text }: EntryWindow) {
    const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const found = sql`(${text} = '' or slug like ${pattern} or exists (
      select from content_translation where content_id = content.id and lower(title) like ${pattern}
    ))`
    const order = kind === 'category' ? sql`parent_id nulls first, position, content.id` : sql`lower(name), content.id`
    const { rows } = await sql<EntryRow & { count: number }>`
      select entry.*, chosen.count from (
        select content.id, count(*) over ()::integer as count, row_number() over (order by ${order}) as place
        from content left join category using (id)
        cross join lateral (select min(title) as name from content_translation where content_id = content.id) as named
        where kind = ${kind} and ${found} order by place limit ${limit} offset ${offset}
      ) as chosen join (${entries(kind)}) as entry using (id) order by place`.execute(connection)
    return rows
  },

  async find(kind: EntryKind, id: number): Promise<EntryRow | undefined> {
    const { rows } = await sql<EntryRow>`${entries(kind)} and content.id = ${id}`.execute(connection)
    return rows[0]
  },

  async insert(kind: EntryKind, { slug, isPublished }: { slug: string; isPublished: boolean }): Promise<number> {
    const { id } = await connection
      .insertInto('content')
      .values({ kind, slug, published_at: isPublished ? sql<Date>`now()` : null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  async writeTexts(content_id: number, translations: readonly TextRow[]): Promise<void> {
    const languages = translations.map(({ language }) => language)
    await sql`delete from content_translation where content_id = ${content_id} and language <> all (${languages}::text[])`.execute(
      connection,
    )
    await connection
      .insertInto('content_translation')
      .values(translations.map((texts) => ({ content_id, ...texts })))
      .onConflict((conflict) =>
        conflict.columns(['content_id', 'language']).doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          summary: ref('excluded.summary'),
          body: ref('excluded.body'),
        })),
      )
      .execute()
  },

  change: (id: number, columns: Updateable<Schema['content']>) =>
    connection.updateTable('content').set(columns).where('id', '=', id).execute(),

  raiseVersion: (id: number) =>
    connection.updateTable('content').set({ version: sql`version + 1` }).where('id', '=', id).execute(),

  remove: (id: number) => connection.deleteFrom('content').where('id', '=', id).execute(),

  insertCategory: (id: number, parent_id: number | null) =>
    connection.insertInto('category').values({ id, parent_id }).execute(),

  setParent: (id: number, parent_id: number | null) =>
    connection.updateTable('category').set({ parent_id }).where('id', '=', id).execute(),

  /** Whether it has products or subcategories. */
  async isCategoryInUse(id: number): Promise<boolean> {
    const { rows } = await sql`
      select from product_category where category_id = ${id}
      union all select from category where parent_id = ${id} limit 1`.execute(connection)
    return rows.length > 0
  },
})
