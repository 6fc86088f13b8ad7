import type { Static } from 'typebox'
import { recordStaffEvents } from '../../staff/audit/queries.ts'
import type { StaffWrite } from '../../staff/writes.ts'
import { changedFacts, type FieldErrors } from './fields.ts'
import { readPrice } from './prices.ts'
import {
  type NewProduct,
  type PriceInput,
  type ProductInput,
  type StaffProduct,
  TEXT_FIELDS,
} from './product-schemas.ts'
import { type Connection, staffProductQueries } from './queries/products.ts'
import { type FoundThings, type ReadProduct, readProduct } from './queries/read-product.ts'
import { countVersions, listProducts, writeColumns, writeLinks, writeTexts } from './queries/write-products.ts'
import { missingOf, toStaffProduct } from './to-staff-product.ts'
import { insertProducts, readNew } from './write-product.ts'

export type ProductEdit = { fields?: ProductInput; price?: Static<typeof PriceInput>; is_listed?: boolean }

export async function showProducts(
  database: Connection,
  ids: readonly number[],
  language: StaffWrite['language'],
): Promise<Map<number, StaffProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await staffProductQueries(database).findMany(ids, language)
  return new Map(rows.map((row) => [row.id, toStaffProduct(row)]))
}

const TEXTS = [...TEXT_FIELDS, 'authors']

function checkListing(errors: FieldErrors, isListed: boolean | undefined, missing: StaffProduct['missing']) {
  const [first] = missing
  if (isListed && first !== undefined) errors.add('is_listed', errors.texts.notListable[first])
}

type PlannedEdit = {
  before: StaffProduct
  columns: object
  translations: ReadProduct['translations']
  fields: ProductInput
}
type PlannedNew = { read: Awaited<ReturnType<typeof readNew>>; is_listed: boolean }
export type PlannedWrite = PlannedEdit | PlannedNew

/** Checks a change by the rules of a single one and returns what to write; all that is wrong with it is in `errors`. */
export async function readEdit(
  inside: Connection,
  errors: FieldErrors,
  before: StaffProduct,
  { fields = {}, price, is_listed }: ProductEdit,
  found?: FoundThings,
): Promise<PlannedWrite> {
  const read = await readProduct(inside, errors, fields, { productClass: before.product_class, before, found })
  const prices = price && readPrice(errors, price)
  checkListing(errors, is_listed, before.missing)
  const columns = { ...read.columns, ...prices, ...(is_listed !== undefined && { is_listed }) }
  return { before, columns, fields, translations: read.translations }
}

/** The same for a product that there is not yet. */
export async function readNewEdit(
  inside: Connection,
  errors: FieldErrors,
  body: Static<typeof NewProduct>,
  { is_listed, found }: { is_listed: boolean; found?: FoundThings },
): Promise<PlannedWrite> {
  const read = await readNew(inside, errors, body, found)
  const { plan = null, rental = null, item_ids = [] } = body
  const made = { product_class: body.product_class, texts: read.read.translations, items: item_ids, plan, rental }
  checkListing(errors, is_listed, missingOf({ ...made, has_date: false, has_file: false }))
  return { read, is_listed }
}

/** Writes edits and new products with few statements and returns their ids in the same order. */
export async function writeProducts(inside: Connection, planned: readonly PlannedWrite[]): Promise<number[]> {
  const edits = planned.flatMap((each) => ('before' in each ? [{ ...each, id: each.before.id }] : []))
  await writeColumns(inside, edits)
  await writeTexts(
    inside,
    edits.filter(({ fields }) => TEXTS.some((name) => name in fields)),
  )
  await writeLinks(inside, edits)
  const added = planned.filter((each) => 'read' in each)
  const ids = await insertProducts(
    inside,
    added.map(({ read }) => read),
  )
  await listProducts(
    inside,
    ids.filter((_, at) => added[at]?.is_listed),
  )
  return planned.map((each) => ('before' in each ? each.before.id : (ids.shift() ?? 0)))
}

/** Records what was changed or created (without a state before), each product by itself. Returns the products as they are. */
export async function recordEdits(
  inside: Connection,
  { actor, language }: Pick<StaffWrite, 'actor' | 'language'>,
  edited: ReadonlyMap<number, StaffProduct | undefined>,
): Promise<Map<number, StaffProduct>> {
  const products = await showProducts(inside, [...edited.keys()], language)
  const changes = [...edited].flatMap(([id, before]) => {
    const after = products.get(id)
    if (!after) return []
    const facts = before === undefined ? { after } : changedFacts(before, after)
    return facts === undefined ? [] : [{ thing: { kind: 'product', id: after.id }, ...facts }]
  })
  // A change of links or texts alone has not counted the version yet.
  const changed = changes
    .map(({ thing }) => thing.id)
    .filter((id) => products.get(id)?.version === edited.get(id)?.version)
  await countVersions(inside, changed)
  await recordStaffEvents(inside, actor, changes)
  for (const id of changed) {
    const product = products.get(id)
    if (product) products.set(id, { ...product, version: product.version + 1 })
  }
  return products
}
