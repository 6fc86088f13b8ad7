import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

/** Indexed data of a product or content, in all languages. */
export type Source = {
  kind: string
  slug: string
  product_id: number | null
  content_id: number | null
  work_id: number | null
  shown_from: string
  weight: number
  titles: string[]
  /** Contributors and performers. */
  names: string[]
  isbn: string | null
  /** All other text of the page; HTML. */
  text: string[]
}

export type SearchDocument = Omit<Source, 'titles' | 'names' | 'isbn' | 'text'> & {
  names: string
  lexemes: string[]
  readings: string[]
  text: string
}

export type Ids = { products: number[]; contents: number[] }
type Table = 'product' | 'content'

/** Weight from popularity and age. */
const weight = (popularity: RawBuilder<number>, since: RawBuilder<Date>) =>
  sql`(0.3 * ln(1 + ${popularity}) + 0.5 * exp(least(0, -extract(epoch from now() - ${since})) / 31536000))::real`

const titlesOf = (ids: RawBuilder<unknown>) =>
  sql`array(select title from content_translation where content_id in (${ids}) order by content_id, language)`

const products = (ids: number[]) => sql<Source>`
  select 'product' as kind, slug, id as product_id, null::integer as content_id, work_id, '-infinity' as shown_from, isbn,
    ${weight(sql`popularity`, sql`created_at`)} as weight,
    array(select title from product_translation where product_id = product.id order by language) as titles,
    array(select unnest(authors) from product_translation where product_id = product.id)
      || ${titlesOf(sql`select author_id from product_author where product_id = product.id`)} as names,
    array(select subtitle || ' ' || description from product_translation where product_id = product.id)
      || ${titlesOf(sql`select category_id from product_category where product_id = product.id`)}
      || ${titlesOf(sql`product.publisher_id`)}
      || ${titlesOf(sql`select series_id from work where work.id = work_id`)} || product_class as text
  from product where id = any (${ids}) and is_listed
    and exists (select from product_translation where product_id = product.id)`

const contents = (ids: number[]) => sql<Source>`
  select kind, slug, null::integer as product_id, id as content_id, null::integer as work_id,
    published_at::text as shown_from, null as isbn,
    ${weight(sql`case when kind in ('artist', 'author') then 5 else 0 end`, sql`published_at`)} as weight,
    array(select title from content_translation where content_id = content.id order by language) as titles,
    ${titlesOf(sql`
      select other.id from content_link join content as other
        on other.id = case content.id when from_id then to_id else from_id end
      where content.id in (from_id, to_id) and other.kind in ('artist', 'author') and content.kind <> 'artist'
    `)} as names,
    array(
      select summary || ' ' || body || ' ' || coalesce((
        select string_agg(word #>> '{}', ' ') from jsonb_path_query(words, '$.** ? (@.type() == "string")') as word
      ), '') from content_translation where content_id = content.id
    ) || array(
      select title from track join track_translation on track_id = track.id where record_id = content.id
    ) as text
  from content where id = any (${ids}) and published_at is not null
    and exists (select from content_translation where content_id = content.id)`

const remove = ({ products, contents }: Ids, documents: SearchDocument[]) => sql`
  delete from search_document
  where product_id = any (${products}) or content_id = any (${contents}) or (kind, slug) in (
    select * from unnest(${documents.map(({ kind }) => kind)}::text[], ${documents.map(({ slug }) => slug)}::text[])
  )`

const insert = (documents: SearchDocument[]) => sql`
  insert into search_document
    (kind, slug, product_id, content_id, work_id, shown_from, weight, names, readings, words)
  select kind, slug, product_id, content_id, work_id, shown_from, weight, names, readings,
    array_to_tsvector(lexemes) || strip(to_tsvector('nepali', text))
  from json_to_recordset(${JSON.stringify(documents)}::json) as document (
    kind text, slug text, product_id integer, content_id integer, work_id integer, shown_from timestamptz,
    weight real, names text, lexemes text[], readings text[], text text
  )`

const alone = (inside: Database) =>
  sql`select pg_advisory_xact_lock(hashtextextended('dabali search index', 0))`.execute(inside)

/** Invalidates cached searches; last in a transaction, because it blocks other writers until commit. */
const touch = (inside: Database) => sql`select touch_cache_tags('search')`.execute(inside)

/** True if the index is empty and there is something to index. */
async function isEmpty(connection: Database) {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from search_document)
      and exists (select from product union all select from content) as empty`.execute(connection)
  return rows[0]?.empty === true
}

type ToDocument = (source: Source) => SearchDocument

async function documentsOf(connection: Database, ids: Ids, toDocument: ToDocument) {
  const found = [
    ...(ids.products.length === 0 ? [] : (await products(ids.products).execute(connection)).rows),
    ...(ids.contents.length === 0 ? [] : (await contents(ids.contents).execute(connection)).rows),
  ]
  return found.map(toDocument)
}

export const indexingQueries = (database: Database) => ({
  /** Reindexes under an advisory lock, so that concurrent runs do not write outdated documents. */
  index: (ids: Ids, toDocument: ToDocument) =>
    transaction(database, async (inside) => {
      await alone(inside)
      const documents = await documentsOf(inside, ids, toDocument)
      const { numAffectedRows = 0n } = await remove(ids, documents).execute(inside)
      if (documents.length > 0) await insert(documents).execute(inside)
      if (numAffectedRows > 0n || documents.length > 0) await touch(inside)
    }),

  /** Fills an empty index; the GIN index is created afterwards, which is much faster. */
  fill: (read: () => AsyncIterable<Ids>, toDocument: ToDocument) =>
    transaction(database, async (inside) => {
      await alone(inside)
      if (!(await isEmpty(inside))) return
      await sql`set local statement_timeout = 0`.execute(inside)
      await sql`set local maintenance_work_mem = '128MB'`.execute(inside)
      await sql`drop index search_document_words`.execute(inside)
      // Reads the next batch while this one is written. Concurrent changes enqueue their own reindexing.
      let writing: Promise<unknown> = Promise.resolve()
      for await (const ids of read()) {
        const [documents] = await Promise.all([documentsOf(database, ids, toDocument), writing])
        if (documents.length > 0) writing = insert(documents).execute(inside)
        // The rejection is handled where it is awaited.
        writing.catch(() => undefined)
      }
      await writing
      await sql`create index search_document_words on search_document using gin (words) with (fastupdate = off)`.execute(
        inside,
      )
      await touch(inside)
    }),

  /** What contains the name of a content: products of an author, publisher or category, and linked content. */
  async whatNames(content: number): Promise<Ids> {
    const { rows } = await sql<{ product: number | null; content: number | null }>`
      select product_id as product, null::integer as content from product_author where author_id = ${content}::integer
      union select id, null from product where publisher_id = ${content}::integer
      union select product.id, null from product join work on work.id = work_id where series_id = ${content}::integer
      union select product_id, null from product_category where category_id = ${content}::integer
      union select null, case ${content}::integer when from_id then to_id else from_id end
        from content_link where ${content}::integer in (from_id, to_id)`.execute(database)
    return {
      products: rows.flatMap(({ product }) => product ?? []),
      contents: rows.flatMap(({ content }) => content ?? []),
    }
  },

  async idsAfter(table: Table, after: number, limit: number) {
    const rows = await database
      .selectFrom(table)
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },

  isEmpty: () => isEmpty(database),

  /** Updates planner statistics. */
  analyse: () => sql`analyze search_document`.execute(database),
})

export type IndexingQueries = ReturnType<typeof indexingQueries>
