import { slugify } from '@dabali/domain'
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
  MOST_TEXT,
  readSlug,
  readTexts,
  richText,
  slugFromTitle,
} from './fields.ts'
import { placeCategory, readParent } from './queries/categories.ts'
import { type EntryRow, type EntryWindow, entryStatements, type TextRow } from './queries/entries.ts'
import type { Connection, Texts } from './queries/products.ts'
import { readWorks, writeWorks } from './queries/series-works.ts'
import { lockCatalogue } from './queries/slugs.ts'

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

export async function listEntries(database: Connection, kind: EntryKind, window: EntryWindow) {
  const rows = await entryStatements(database).list(kind, window)
  return rows.map(({ count, ...row }) => ({ count, entry: toEntry(kind, row) }))
}

export async function showEntry(database: Connection, kind: EntryKind, id: string): Promise<Entry> {
  const number = productId(id)
  const row = number === undefined ? undefined : await entryStatements(database).find(kind, number)
  if (!row) throw notFound()
  return toEntry(kind, row)
}

function readTranslations(errors: FieldErrors, body: EntryInput, before: Entry | undefined): TextRow[] {
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
  const statements = entryStatements(inside)
  const id = await statements.insert(kind, { slug, isPublished: body.is_published !== false })
  await statements.writeTexts(id, translations)
  if (kind === 'category') {
    await statements.insertCategory(id, body.parent_id ?? null)
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
  if (parent_id !== undefined) await entryStatements(inside).setParent(id, parent_id)
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
  const statements = entryStatements(inside)
  if (Object.keys(columns).length > 0) await statements.change(id, columns)
  await statements.writeTexts(id, translations)
  if (kind === 'category') await moveCategory(inside, id, body)
  if (works) await writeWorks(inside, id, works)
  const after = await showEntry(inside, kind, key)
  const facts = changedFacts(before, after)
  if (facts === undefined) return before
  await statements.raiseVersion(id)
  await recordStaffEvent(inside, change.actor, { thing: { kind, id }, ...facts })
  return showEntry(inside, kind, key)
}

/** Deletes a category that has no products and no subcategories. */
export async function deleteCategory(inside: Connection, change: StaffWrite, key: string) {
  const before = await findVersion(inside, { kind: 'category', change }, key)
  const statements = entryStatements(inside)
  if (await statements.isCategoryInUse(before.id)) {
    const { categoryInUse } = MESSAGES[change.language].staffCatalogue
    throw new ApiError(409, { detail: categoryInUse, code: 'category_in_use' })
  }
  await statements.remove(before.id)
  await recordStaffEvent(inside, change.actor, { thing: { kind: 'category', id: before.id }, before })
}
