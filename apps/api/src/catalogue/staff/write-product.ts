import { isShippable, type ProductClass, slugify } from '@dabali/domain'
import type { Static } from 'typebox'
import { ApiError, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { productId } from '../product-card.ts'
import { changedFacts, type FieldErrors, fieldErrors, slugFromTitle } from './fields.ts'
import { readPrice } from './prices.ts'
import type { NewProduct, PriceInput, ProductInput, StaffProduct } from './product-schemas.ts'
import { type Connection, staffProductQueries } from './queries/products.ts'
import { type FoundThings, type ReadProduct, readProduct } from './queries/read-product.ts'
import { lockCatalogue } from './queries/slugs.ts'
import { productStatements } from './queries/write-product.ts'
import { writeLinks, writeTexts } from './queries/write-products.ts'
import { toStaffProduct } from './to-staff-product.ts'

const kind = 'product'

export async function showProduct(
  database: Connection,
  id: string | number,
  language: Language,
): Promise<StaffProduct> {
  const number = productId(String(id))
  const row = number === undefined ? undefined : await staffProductQueries(database).find(number, language)
  if (!row) throw notFound()
  return toStaffProduct(row)
}

/** The product, if it has the version that the caller has seen. Other changes wait until this one has ended. */
async function findVersion(inside: Connection, change: StaffWrite, id: string): Promise<StaffProduct> {
  await lockCatalogue(inside)
  const number = productId(id)
  if (number === undefined || !(await staffProductQueries(inside).lock(number))) throw notFound()
  const before = await showProduct(inside, number, change.language)
  requireVersion(change, before, () => before)
  return before
}

/** Writes a change and records it. A change of nothing leaves no trace. */
async function changeProduct(
  inside: Connection,
  change: StaffWrite,
  before: StaffProduct,
  write: () => Promise<void>,
): Promise<StaffProduct> {
  await write()
  const after = await showProduct(inside, before.id, change.language)
  const facts = changedFacts(before, after)
  if (facts === undefined) return after
  const version = await productStatements(inside).raiseVersion(before.id)
  await recordStaffEvent(inside, change.actor, { thing: { kind, id: before.id }, ...facts })
  return { ...after, version }
}

const WITHOUT_EDITIONS: readonly ProductClass[] = ['Ticket', 'Subscription']

/** The work of a product, which gets one with its second edition. */
async function openWork(inside: Connection, errors: FieldErrors, id: number | null | undefined, own: ProductClass) {
  if (!id) return null
  const statements = productStatements(inside)
  const product = await statements.findEdition(id)
  if (!product) errors.add('edition_of', errors.texts.unknown(String(id)))
  else if (WITHOUT_EDITIONS.includes(own) || WITHOUT_EDITIONS.includes(product.product_class))
    errors.add('edition_of', errors.texts.noEdition)
  errors.throwAny()
  if (!product || product.work_id !== null) return product?.work_id ?? null
  const work_id = await statements.insertWork()
  await statements.change(product.id, { work_id })
  return work_id
}

type NewBody = Static<typeof NewProduct>

/** What is stored of a new product; all that is wrong with it is in `errors`. */
export async function readNew(inside: Connection, errors: FieldErrors, body: NewBody, found?: FoundThings) {
  const { product_class: productClass, price, edition_of, ...fields } = body
  const read = await readProduct(inside, errors, fields, { productClass, before: undefined, found })
  return { productClass, edition_of, fields, read, prices: readPrice(errors, price) }
}

type ReadNew = Awaited<ReturnType<typeof readNew>>

/** Inserts one product after the other, because a slug depends on those before, and then their texts and links at once. */
export async function insertProducts(
  inside: Connection,
  reads: readonly ReadNew[],
  work_id: number | null = null,
): Promise<number[]> {
  const made: { id: number; translations: ReadProduct['translations']; fields: ProductInput }[] = []
  for (const { productClass, fields, read, prices } of reads) {
    const title = Object.fromEntries(read.translations.map((texts) => [texts.language, texts.title]))
    const {
      slug = await slugFromTitle(inside, kind, title, slugify(productClass)),
      language = 'en',
      ...rest
    } = read.columns
    const id = await productStatements(inside).insert({
      ...{ slug, language, product_class: productClass, work_id, ...rest, ...prices },
      selling_price: prices.regular_price,
      num_available: isShippable(productClass) || productClass === 'Ticket' ? 0 : null,
      is_listed: false,
    })
    made.push({ id, translations: read.translations, fields })
  }
  await writeTexts(inside, made)
  await writeLinks(inside, made)
  return made.map(({ id }) => id)
}

/** Creates a product that is not listed, with nothing in stock where it is a thing. */
export async function createProduct(inside: Connection, change: StaffWrite, body: NewBody) {
  await lockCatalogue(inside)
  const errors = fieldErrors(change.language)
  const read = await readNew(inside, errors, body)
  errors.throwAny()
  const work_id = await openWork(inside, errors, read.edition_of, read.productClass)
  const [id = 0] = await insertProducts(inside, [read], work_id)
  const product = await showProduct(inside, id, change.language)
  await recordStaffEvent(inside, change.actor, { thing: { kind, id }, after: product })
  return product
}

export async function changeFields(inside: Connection, change: StaffWrite, id: string, body: ProductInput) {
  const before = await findVersion(inside, change, id)
  const errors = fieldErrors(change.language)
  const read = await readProduct(inside, errors, body, { productClass: before.product_class, before })
  errors.throwAny()
  return changeProduct(inside, change, before, async () => {
    if (Object.keys(read.columns).length > 0) await productStatements(inside).change(before.id, read.columns)
    await writeTexts(inside, [{ id: before.id, translations: read.translations }])
    await writeLinks(inside, [{ id: before.id, fields: body }])
  })
}

export async function changePrice(inside: Connection, change: StaffWrite, id: string, body: Static<typeof PriceInput>) {
  const before = await findVersion(inside, change, id)
  const errors = fieldErrors(change.language)
  const price = readPrice(errors, body)
  errors.throwAny()
  return changeProduct(inside, change, before, async () => {
    await productStatements(inside).change(before.id, price)
  })
}

/** Lists a product, unless it lacks what its class needs, or unlists it. */
export async function changeListing(inside: Connection, change: StaffWrite, id: string, isListed: boolean) {
  const before = await findVersion(inside, change, id)
  const [missing] = before.missing
  const { notListable } = MESSAGES[change.language].staffCatalogue
  if (isListed && missing !== undefined) throw invalidField('is_listed', notListable[missing], 'not_listable')
  return changeProduct(inside, change, before, async () => {
    await productStatements(inside).change(before.id, { is_listed: isListed })
  })
}

/** Moves an edition to the work of another product, or to a work of its own. */
export async function moveEdition(inside: Connection, change: StaffWrite, id: string, edition_of: number | null) {
  const before = await findVersion(inside, change, id)
  const errors = fieldErrors(change.language)
  const isThere =
    edition_of === null ? before.editions.length === 1 : before.editions.some(({ id }) => id === edition_of)
  if (isThere) return before
  const work_id = await openWork(inside, errors, edition_of, before.product_class)
  return changeProduct(inside, change, before, async () => {
    await productStatements(inside).change(before.id, { work_id })
    await productStatements(inside).removeEmptyWork(before.work_id)
  })
}

/** Deletes a product that nobody has bought. What refers to it otherwise keeps it as well. */
export async function deleteProduct(inside: Connection, change: StaffWrite, id: string) {
  const before = await findVersion(inside, change, id)
  const { sold, inUse } = MESSAGES[change.language].staffCatalogue
  const statements = productStatements(inside)
  const { is_sold, is_used } = await statements.findUses(before.id)
  if (is_sold) throw new ApiError(409, { detail: sold, code: 'product_sold' })
  if (is_used || !(await statements.remove(before.id)))
    throw new ApiError(409, { detail: inUse, code: 'product_in_use' })
  await recordStaffEvent(inside, change.actor, { thing: { kind, id: before.id }, before })
}
