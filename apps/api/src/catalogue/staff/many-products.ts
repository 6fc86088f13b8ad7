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
import { readProduct } from './queries/read-product.ts'
import { productStatements, writeLinks, writeTexts } from './queries/write-product.ts'
import { missingOf, toStaffProduct } from './to-staff-product.ts'
import { insertProduct, readNew } from './write-product.ts'

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

/** Checks a change by the rules of a single one and returns how to write it; all that is wrong with it is in `errors`. */
export async function readEdit(
  inside: Connection,
  errors: FieldErrors,
  before: StaffProduct,
  { fields = {}, price, is_listed }: ProductEdit,
): Promise<() => Promise<void>> {
  const read = await readProduct(inside, errors, fields, { productClass: before.product_class, before })
  const prices = price && readPrice(errors, price)
  checkListing(errors, is_listed, before.missing)
  const columns = { ...read.columns, ...prices, ...(is_listed !== undefined && { is_listed }) }
  return async () => {
    await productStatements(inside).changeDiffering(before.id, columns)
    // Each row of texts that is written touches cached pages.
    if (TEXTS.some((name) => name in fields)) await writeTexts(inside, before.id, read.translations)
    await writeLinks(inside, before.id, fields)
  }
}

/** The same for a product that there is not yet. */
export async function readNewEdit(
  inside: Connection,
  errors: FieldErrors,
  body: Static<typeof NewProduct>,
  is_listed: boolean,
): Promise<() => Promise<number>> {
  const read = await readNew(inside, errors, body)
  const { plan = null, rental = null, item_ids = [] } = body
  const made = { product_class: body.product_class, texts: read.read.translations, items: item_ids, plan, rental }
  checkListing(errors, is_listed, missingOf({ ...made, has_date: false }))
  return async () => {
    const id = await insertProduct(inside, read)
    // Listed once its contributors are known, whose followers are told.
    if (is_listed) await productStatements(inside).change(id, { is_listed })
    return id
  }
}

/** Records what was changed or created (without a state before), each product by itself. Returns the products as they are. */
export async function recordEdits(
  inside: Connection,
  { actor, language }: Pick<StaffWrite, 'actor' | 'language'>,
  edited: ReadonlyMap<number, StaffProduct | undefined>,
): Promise<Map<number, StaffProduct>> {
  const products = await showProducts(inside, [...edited.keys()], language)
  const changes = [...products.values()].flatMap((after) => {
    const before = edited.get(after.id)
    const facts = before === undefined ? { after } : changedFacts(before, after)
    return facts === undefined ? [] : [{ thing: { kind: 'product', id: after.id }, ...facts }]
  })
  // A change of links or texts alone has not counted the version yet.
  const changed = changes
    .map(({ thing }) => thing.id)
    .filter((id) => products.get(id)?.version === edited.get(id)?.version)
  if (changed.length > 0) await productStatements(inside).raiseVersions(changed)
  await recordStaffEvents(inside, actor, changes)
  for (const id of changed) {
    const product = products.get(id)
    if (product) products.set(id, { ...product, version: product.version + 1 })
  }
  return products
}
