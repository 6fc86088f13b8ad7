import { CLASS_FIELDS, hasLanguage, isDigital, type ProductClass, parseIsbn } from '@dabali/domain'
import { sql } from 'kysely'
import { sanitizeRichText } from '../../../content/sanitize-rich-text.ts'
import type { Database } from '../../../database/database.ts'
import type { Language } from '../../../http/language.ts'
import { cleanLine } from '../../../http/request-body.ts'
import { type FieldErrors, LANGUAGES, MOST_LINE, readSlug, readTexts, richText } from '../fields.ts'
import { MOST_ITEMS, NUMBER_FIELDS, type ProductInput, type StaffProduct, TEXT_FIELDS } from '../product-schemas.ts'

/** The texts of a product in one language, as they are stored. */
type StoredTexts = Record<(typeof TEXT_FIELDS)[number], string> & { authors: string[] }

const NO_TEXTS: StoredTexts = {
  title: '',
  subtitle: '',
  description: '',
  authors: [],
  paper: '',
  material: '',
  included: '',
  care: '',
}

/** The fields that an editor may change without the permission to change products. */
export const isTextChange = (body: object) =>
  Object.keys(body).every((name) => name === 'authors' || TEXT_FIELDS.some((field) => field === name))

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).flat().join('') === '')

const ALL_CLASS_FIELDS = [...new Set(Object.values(CLASS_FIELDS).flatMap(({ has }) => has))]

function checkClass(
  errors: FieldErrors,
  productClass: ProductClass,
  body: ProductInput,
  before: StaffProduct | undefined,
) {
  const { has, needs } = CLASS_FIELDS[productClass]
  const sent: Partial<Record<(typeof ALL_CLASS_FIELDS)[number], unknown>> = body
  for (const field of ALL_CLASS_FIELDS) {
    if (!has.includes(field) && !isEmpty(sent[field])) errors.add(field, errors.texts.notOfClass(productClass))
  }
  if (before !== undefined) return
  for (const field of needs) if (isEmpty(sent[field])) errors.add(field, errors.validation.required)
}

const textsOf = (before: StaffProduct, language: Language): StoredTexts => ({
  ...NO_TEXTS,
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, before[field][language] ?? ''])),
  authors: before.authors[language] ?? [],
})

/** The texts of both languages after the change; a language without any is undefined. */
function readTranslations(errors: FieldErrors, body: ProductInput, before: StaffProduct | undefined) {
  const sent = Object.fromEntries(
    TEXT_FIELDS.map((field) => [
      field,
      readTexts(errors, field, body[field], field === 'description' ? richText(sanitizeRichText) : {}),
    ]),
  )
  const translations = LANGUAGES.flatMap((language) => {
    const texts = before ? textsOf(before, language) : { ...NO_TEXTS }
    for (const field of TEXT_FIELDS) texts[field] = sent[field]?.[language] ?? texts[field]
    const authors = body.authors?.[language]
    if (authors) texts.authors = authors.map(cleanLine).filter((name) => name !== '')
    if (isEmpty(texts)) return []
    if (texts.title === '') errors.add('title', errors.texts.titleMissing[language])
    return [{ language, ...texts }]
  })
  if (translations.length === 0) errors.add('title', errors.texts.noTitle)
  return translations
}

const PUBLISHED = /^(1[4-9]|2[01])\d\d-|^2200-/

function checkNumbers(errors: FieldErrors, body: ProductInput) {
  for (const [field, limits] of Object.entries(NUMBER_FIELDS)) errors.integer(field, body[field as 'pages'], limits)
  errors.integer('largest_quantity', body.largest_quantity, [1, 99])
  if (body.published_on && !PUBLISHED.test(body.published_on)) errors.add('published_on', errors.texts.date)
}

type Owner = { id: number | undefined; productClass: ProductClass }

async function readIsbn(inside: Database, errors: FieldErrors, { id = 0 }: Owner, sent: string | null | undefined) {
  if (sent === undefined) return undefined
  if (sent === null || sent.trim() === '') return null
  const isbn = parseIsbn(sent)
  if (isbn === undefined) {
    errors.add('isbn', errors.texts.isbn)
    return null
  }
  const other = await inside
    .selectFrom('product')
    .select('slug')
    .where('isbn', '=', isbn)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) errors.add('isbn', errors.texts.isbnTaken(other.slug))
  return isbn
}

type Known = 'author' | 'publisher' | 'category' | 'product'

const knownIds = (kind: Known, ids: readonly number[]) => {
  if (kind === 'product') return sql<{ id: number }>`select id from product where id = any (${ids}::integer[])`
  if (kind === 'category') return sql<{ id: number }>`select id from category where id = any (${ids}::integer[])`
  return sql<{ id: number }>`select id from content where kind = ${kind} and id = any (${ids}::integer[])`
}

/** Things that the caller has found in the same transaction, as `author 5`: they are not looked up again for each product. */
export type FoundThings = ReadonlySet<string>

type Reader = { inside: Database; errors: FieldErrors; found: FoundThings }

async function checkKnown({ inside, errors, found }: Reader, field: string, kind: Known, ids: readonly number[]) {
  const wanted = ids.filter((id) => !found.has(`${kind} ${id}`))
  if (wanted.length === 0) return
  const { rows } = await knownIds(kind, wanted).execute(inside)
  const unknown = wanted.filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) errors.add(field, errors.texts.unknown(unknown.join(', ')))
}

function checkCount(errors: FieldErrors, field: string, items: readonly unknown[], most: number) {
  if (items.length > most) errors.add(field, errors.validation.maxItems(most))
}

async function checkLinks(reader: Reader, { id, productClass }: Owner, body: ProductInput) {
  const { inside, errors } = reader
  const { contributors = [], category_ids = [], related_ids = [], item_ids = [], publisher_id } = body
  checkCount(errors, 'contributors', contributors, MOST_ITEMS.contributors)
  for (const [field, ids] of Object.entries({ category_ids, related_ids, item_ids }))
    checkCount(errors, field, ids, MOST_ITEMS.links)
  const pairs = contributors.map((each) => `${each.id} ${each.role}`)
  if (new Set(pairs).size < pairs.length) errors.add('contributors', errors.validation.uniqueItems)
  await checkKnown(reader, 'contributors', 'author', [...new Set(contributors.map((each) => each.id))])
  await checkKnown(reader, 'publisher_id', 'publisher', publisher_id ? [publisher_id] : [])
  await checkKnown(reader, 'category_ids', 'category', category_ids)
  await checkKnown(reader, 'related_ids', 'product', related_ids)
  await checkKnown(reader, 'item_ids', 'product', item_ids)
  if (id !== undefined && related_ids.includes(id)) errors.add('related_ids', errors.texts.ownRelated)
  if (item_ids.length === 0) return
  const { rows } = await sql<{ id: number; product_class: ProductClass }>`
    with recursive below as (
      select unnest(${item_ids}::integer[]) as id
      union
      select product_id from below join bundle_item on bundle_id = below.id
    )
    select id, product_class from below join product using (id)`.execute(inside)
  if (rows.some((row) => row.id === id)) errors.add('item_ids', errors.texts.ownItem)
  const direct = rows.filter((row) => item_ids.includes(row.id))
  const isRefused = ({ product_class }: (typeof rows)[number]) =>
    product_class === 'Ticket' ||
    product_class === 'Subscription' ||
    (productClass === 'Digital Bundle' && !isDigital(product_class))
  if (direct.some(isRefused)) errors.add('item_ids', errors.texts.itemClass)
}

const NOTHING: FoundThings = new Set()

/** What is stored of a body; all that is wrong with it is in `errors`. */
export async function readProduct(
  inside: Database,
  errors: FieldErrors,
  body: ProductInput,
  {
    productClass,
    before,
    found = NOTHING,
  }: { productClass: ProductClass; before: StaffProduct | undefined; found?: FoundThings | undefined },
) {
  const owner = { id: before?.id, productClass }
  checkClass(errors, productClass, body, before)
  const translations = readTranslations(errors, body, before)
  if (translations.some(({ authors }) => authors.some((name) => name.length > MOST_LINE)))
    errors.add('authors', errors.validation.maxLength(MOST_LINE))
  for (const names of Object.values(body.authors ?? {})) checkCount(errors, 'authors', names, MOST_ITEMS.authors)
  checkNumbers(errors, body)
  const slug = await readSlug(inside, errors, { kind: 'product', id: owner.id }, body.slug)
  const isbn = await readIsbn(inside, errors, owner, body.isbn)
  await checkLinks({ inside, errors, found }, owner, body)
  const { pages, duration_seconds, printing_year, weight_grams, width_mm, height_mm, depth_mm } = body
  const { binding, published_on, largest_quantity, publisher_id } = body
  const columns = {
    ...{ slug, isbn, pages, duration_seconds, printing_year, weight_grams, width_mm, height_mm, depth_mm },
    ...{ binding, published_on, largest_quantity, publisher_id },
    ...(hasLanguage(productClass) && body.language && { language: body.language }),
  }
  return {
    translations,
    columns: Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as typeof columns,
  }
}

export type ReadProduct = Awaited<ReturnType<typeof readProduct>>
