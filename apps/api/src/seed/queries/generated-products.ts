import type { Localized } from '@dabali/demo/content-types'
import { AUTHORS, CATEGORIES, type GeneratedProduct, PUBLISHERS } from '@dabali/demo/generate-product'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

type Kind = 'author' | 'publisher' | 'category'
type Contributors = Record<Kind, readonly number[]>

const LANGUAGES = ['en', 'ne'] as const
/** Far above the sequence, so that works keep their ids. */
const FIRST_WORK = 1_000_000_000
const SLUGS: Record<Kind, string> = { author: 'stack-author', publisher: 'stack-press', category: 'stack' }

export const generatedProductQueries = (database: Database) => ({
  /** Inserts the contributors and categories of the generated products, once. */
  prepareMakers: () =>
    transaction(database, async (connection) => {
      await sql`set local dabali.touch = 'off'`.execute(connection)
      const makers: Contributors = {
        author: await insertNamed(connection, 'author', AUTHORS),
        publisher: await insertNamed(connection, 'publisher', PUBLISHERS),
        category: await insertNamed(connection, 'category', CATEGORIES),
      }
      const [root] = makers.category
      await sql`
        insert into category (id, parent_id, position)
        select id, nullif(${root}, id), place
        from unnest(${[...makers.category]}::integer[]) with ordinality as shelf (id, place)
        on conflict do nothing`.execute(connection)
      await sql`set local dabali.touch = 'on'`.execute(connection)
      await sql`select touch_content(${[...makers.category, ...makers.author, ...makers.publisher]}::integer[])`.execute(
        connection,
      )
      return makers
    }),

  /** Rebuilding an empty index is much faster for very many products. */
  emptyIndex: () => sql`truncate search_document`.execute(database),

  /** Existing covers, which generated products reuse. */
  async covers() {
    const rows = await database
      .selectFrom('picture')
      .select('name')
      .where('name', 'like', 'cover:%')
      .orderBy('name')
      .execute()
    return rows.map(({ name }) => name)
  },

  /** Inserts the missing ones in one statement and returns their ids. */
  insertProducts: (products: readonly GeneratedProduct[], makers: Contributors, covers: readonly string[]) =>
    transaction(database, async (connection) => {
      await sql`set local statement_timeout = 0`.execute(connection)
      await sql`set local dabali.touch = 'off'`.execute(connection)
      const ids = await insertRows(connection, products, makers, covers)
      const inserted = products.filter(({ slug }) => ids.has(slug))
      if (inserted.length > 0) await insertAround(connection, inserted, ids, makers)
      await sql`set local dabali.touch = 'on'`.execute(connection)
      const tags = inserted.map(({ slug }) => `product:${slug}`)
      if (tags.length > 0)
        await sql`select touch_cache_tags(variadic ${['products', ...tags]}::text[])`.execute(connection)
      return [...ids.values()]
    }),
})

async function insertNamed(connection: Database, kind: Kind, names: readonly Localized[]) {
  const slugs = names.map((_, place) => `${SLUGS[kind]}-${place + 1}`)
  await sql`
    insert into content (kind, slug, published_at)
    select ${kind}, slug, '2012-01-01' from unnest(${slugs}::text[]) as slug
    on conflict do nothing`.execute(connection)
  for (const language of LANGUAGES) {
    await sql`
      insert into content_translation (content_id, language, title)
      select content.id, ${language}, title
      from unnest(${slugs}::text[], ${names.map((name) => name[language])}::text[]) as named (slug, title)
      join content on content.kind = ${kind} and content.slug = named.slug
      on conflict do nothing`.execute(connection)
  }
  const { rows } = await sql<{ id: number }>`
    select content.id from unnest(${slugs}::text[]) with ordinality as named (slug, place)
    join content on content.kind = ${kind} and content.slug = named.slug order by place`.execute(connection)
  return rows.map(({ id }) => id)
}

async function insertRows(
  connection: Database,
  products: readonly GeneratedProduct[],
  makers: Contributors,
  covers: readonly string[],
) {
  const column = <Value>(read: (product: GeneratedProduct) => Value) => products.map(read)
  const works = column(({ work }) => FIRST_WORK + work)
  await sql`insert into work (id) select distinct unnest(${works}::integer[]) on conflict do nothing`.execute(
    connection,
  )
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into product (
      slug, work_id, product_class, language, selling_price, mrp, num_available, pages, duration_seconds, published_on,
      popularity, publisher_id, picture_name, created_at
    )
    select *, published_on + time '04:15' at time zone 'UTC' from unnest(
      ${column(({ slug }) => slug)}::text[], ${works}::integer[], ${column((each) => each.product_class)}::text[],
      ${column(({ language }) => language)}::text[], ${column((each) => each.selling_price)}::integer[],
      ${column(({ mrp }) => mrp)}::integer[], ${column((each) => each.num_available)}::integer[],
      ${column(({ pages }) => pages)}::integer[], ${column((each) => each.duration_seconds)}::integer[],
      ${column((each) => each.published_on)}::date[], ${column(({ popularity }) => popularity)}::integer[],
      ${column(({ publisher }) => makers.publisher[publisher])}::integer[],
      ${column(({ work }) => covers[work % covers.length] ?? null)}::text[]
    ) as made (
      slug, work_id, product_class, language, selling_price, mrp, num_available, pages, duration_seconds, published_on,
      popularity, publisher_id, picture_name
    )
    on conflict (slug) do nothing
    returning id, slug`.execute(connection)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function insertAround(
  connection: Database,
  products: readonly GeneratedProduct[],
  idOf: ReadonlyMap<string, number>,
  makers: Contributors,
) {
  const ids = products.map(({ slug }) => idOf.get(slug))
  const words = (name: 'title' | 'subtitle' | 'description') =>
    LANGUAGES.flatMap((language) => products.map((product) => product[name][language]))
  await sql`
    insert into product_translation (product_id, language, title, subtitle, authors, description)
    select id, language, title, subtitle, array[author], description from unnest(
      ${[...ids, ...ids]}::integer[], ${LANGUAGES.flatMap((language) => products.map(() => language))}::text[],
      ${words('title')}::text[], ${words('subtitle')}::text[],
      ${LANGUAGES.flatMap((language) => products.map(({ author }) => AUTHORS[author]?.[language]))}::text[],
      ${words('description')}::text[]
    ) as made (id, language, title, subtitle, author, description)`.execute(connection)
  await sql`
    insert into product_author (product_id, author_id)
    select * from unnest(${ids}::integer[], ${products.map(({ author }) => makers.author[author])}::integer[])`.execute(
    connection,
  )
  await sql`
    insert into product_category (product_id, category_id)
    select * from unnest(${ids}::integer[], ${products.map(({ category }) => makers.category[category])}::integer[])`.execute(
    connection,
  )
}

export type GeneratedProductQueries = ReturnType<typeof generatedProductQueries>
