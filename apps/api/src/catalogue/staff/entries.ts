import { slugify } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { sanitizeRichText } from '../../content/sanitize-rich-text.ts'
import { ApiError, notFound } from '../../errors/api-error.ts'
import { cleanText } from '../../http/request-body.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { productId } from '../product-card.ts'
import type { EntryInput, EntryKind } from './entry-schemas.ts'
import {
  changedFacts,
  type FieldErrors,
  fieldErrors,
  LANGUAGES,
  lockCatalogue,
  MOST_TEXT,
  readSlug,
  readTexts,
  richText,
  slugFromTitle,
} from './fields.ts'
import { placeCategory, readParent } from './queries/categories.ts'
import type { Connection, NamedRow, Texts } from './queries/products.ts'
import { readWorks, writeWorks } from './queries/series-works.ts'

type TextRow = { language: 'en' | 'ne'; title: string; summary: string; body: string }

type EntryRow = {
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

function toEntry(kind: EntryKind, row: EntryRow) {
  const texts = (name: 'title' | 'summary' | 'body'): Texts =>
    Object.fromEntries(row.texts.flatMap((each) => (each[name] === '' ? [] : [[each.language, each[name]]])))
  const [summary, body] = [texts('summary'), texts('body')]
  const lacks = (language: 'en' | 'ne') =>
    [summary, body].some((each) => each[language] === undefined && Object.keys(each).length > 0)
  return {
    ...{ id: row.id, version: row.version, slug: row.slug, name: texts('title'), summary, body },
    is_published: row.published_at !== null,
    complete: row.texts.map(({ language }) => language).filter((language) => !lacks(language)),
    product_count: row.product_count,
    ...(kind === 'category' && {
      ...{ parent_id: row.parent_id, position: row.position ?? 0, child_count: row.child_count },
    }),
    ...(kind === 'series' && { works: row.works }),
    updated_at: row.updated_at.toISOString(),
  }
}

export type Entry = ReturnType<typeof toEntry>

type Window = { limit: number; offset: number; text: string }

/** Categories by parent and place, the others by name. */
export async function listEntries(database: Connection, kind: EntryKind, { limit, offset, text }: Window) {
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
    ) as chosen join (${entries(kind)}) as entry using (id) order by place`.execute(database)
  return rows.map(({ count, ...row }) => ({ count, entry: toEntry(kind, row) }))
}

export async function showEntry(database: Connection, kind: EntryKind, id: string): Promise<Entry> {
  const number = productId(id)
  if (number === undefined) throw notFound()
  const { rows } = await sql<EntryRow>`${entries(kind)} and content.id = ${number}`.execute(database)
  if (!rows[0]) throw notFound()
  return toEntry(kind, rows[0])
}

type Read = { language: 'en' | 'ne'; title: string; summary: string; body: string }

function readTranslations(errors: FieldErrors, body: EntryInput, before: Entry | undefined): Read[] {
  const sent = {
    name: readTexts(errors, 'name', body.name),
    summary: readTexts(errors, 'summary', body.summary, { clean: cleanText, most: MOST_TEXT }),
    body: readTexts(errors, 'body', body.body, richText(sanitizeRichText)),
  }
  const translations = LANGUAGES.flatMap((language) => {
    const textOf = (field: keyof typeof sent) => sent[field]?.[language] ?? before?.[field][language] ?? ''
    const read = { language, title: textOf('name'), summary: textOf('summary'), body: textOf('body') }
    if (read.title + read.summary + read.body === '') return []
    if (read.title === '') errors.add('name', errors.texts.nameMissing[language])
    return [read]
  })
  if (translations.length === 0) errors.add('name', errors.texts.noName)
  return translations
}

async function writeTexts(inside: Connection, content_id: number, translations: Read[]) {
  const languages = translations.map(({ language }) => language)
  await sql`delete from content_translation where content_id = ${content_id} and language <> all (${languages}::text[])`.execute(
    inside,
  )
  await inside
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
}

type Target = { kind: EntryKind; change: StaffWrite }

export async function createEntry(inside: Connection, { kind, change }: Target, body: EntryInput): Promise<Entry> {
  await lockCatalogue(inside)
  const errors = fieldErrors(change.language)
  const translations = readTranslations(errors, body, undefined)
  const sent = await readSlug(inside, errors, { kind, id: undefined }, body.slug)
  if (kind === 'category') await readParent(inside, errors, body, undefined)
  const works = kind === 'series' ? await readWorks(inside, errors, body.product_ids ?? [], undefined) : []
  errors.throwAny()
  const title = Object.fromEntries(translations.map((texts) => [texts.language, texts.title]))
  const slug = sent ?? (await slugFromTitle(inside, kind, title, slugify(kind)))
  const { id } = await inside
    .insertInto('content')
    .values({ kind, slug, published_at: body.is_published === false ? null : sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTexts(inside, id, translations)
  if (kind === 'category') {
    await inside
      .insertInto('category')
      .values({ id, parent_id: body.parent_id ?? null })
      .execute()
    await placeCategory(inside, id, body.position ?? Number.MAX_SAFE_INTEGER)
  }
  if (kind === 'series') await writeWorks(inside, id, works)
  const entry = await showEntry(inside, kind, String(id))
  await recordStaffEvent(inside, change.actor, { thing: { kind, id }, after: entry })
  return entry
}

async function findVersion(inside: Connection, { kind, change }: Target, id: string) {
  await lockCatalogue(inside)
  const before = await showEntry(inside, kind, id)
  requireVersion(change, before, () => before)
  return before
}

/** Columns that were sent; the publication of what is published stays. */
function columnsOf(body: EntryInput, slug: string | undefined, before: Entry) {
  const isChanged = body.is_published !== undefined && body.is_published !== before.is_published
  return {
    ...(slug !== undefined && { slug }),
    ...(isChanged && { published_at: body.is_published ? new Date() : null }),
  }
}

async function moveCategory(inside: Connection, id: number, { parent_id, position }: EntryInput) {
  if (parent_id !== undefined) await inside.updateTable('category').set({ parent_id }).where('id', '=', id).execute()
  if (position !== undefined || parent_id !== undefined)
    await placeCategory(inside, id, position ?? Number.MAX_SAFE_INTEGER)
}

export async function changeEntry(
  inside: Connection,
  target: Target,
  { id: key, body }: { id: string; body: EntryInput },
): Promise<Entry> {
  const { kind, change } = target
  const before = await findVersion(inside, target, key)
  const { id } = before
  const errors = fieldErrors(change.language)
  const translations = readTranslations(errors, body, before)
  const slug = await readSlug(inside, errors, { kind, id }, body.slug)
  if (kind === 'category') await readParent(inside, errors, body, id)
  const works =
    kind === 'series' && body.product_ids ? await readWorks(inside, errors, body.product_ids, id) : undefined
  errors.throwAny()
  const columns = columnsOf(body, slug, before)
  if (Object.keys(columns).length > 0) await inside.updateTable('content').set(columns).where('id', '=', id).execute()
  await writeTexts(inside, id, translations)
  if (kind === 'category') await moveCategory(inside, id, body)
  if (works) await writeWorks(inside, id, works)
  const after = await showEntry(inside, kind, key)
  const facts = changedFacts(before, after)
  if (facts === undefined) return before
  await inside.updateTable('content').set({ version: sql`version + 1` }).where('id', '=', id).execute()
  await recordStaffEvent(inside, change.actor, { thing: { kind, id }, ...facts })
  return showEntry(inside, kind, key)
}

/** Deletes a category that has no products and no subcategories. */
export async function deleteCategory(inside: Connection, change: StaffWrite, key: string) {
  const before = await findVersion(inside, { kind: 'category', change }, key)
  const { rows } = await sql`
    select from product_category where category_id = ${before.id}
    union all select from category where parent_id = ${before.id} limit 1`.execute(inside)
  if (rows.length > 0) {
    const { categoryInUse } = MESSAGES[change.language].staffCatalogue
    throw new ApiError(409, { detail: categoryInUse, code: 'category_in_use' })
  }
  await inside.deleteFrom('content').where('id', '=', before.id).execute()
  await recordStaffEvent(inside, change.actor, { thing: { kind: 'category', id: before.id }, before })
}
