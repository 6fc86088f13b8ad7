import { isShippable, type ProductClass, slugify } from '@dabali/domain'
import { sql } from 'kysely'
import pg from 'pg'
import type { Static } from 'typebox'
import { ApiError, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { productId } from '../product-card.ts'
import { changedFacts, type FieldErrors, fieldErrors, lockCatalogue, slugFromTitle } from './fields.ts'
import { readPrice } from './prices.ts'
import type { NewProduct, PriceInput, ProductInput, StaffProduct } from './product-schemas.ts'
import { type Connection, staffProductQueries } from './queries/products.ts'
import { type ReadProduct, readProduct } from './queries/read-product.ts'
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
  const { version } = await inside
    .updateTable('product')
    .set({ version: sql`version + 1` })
    .where('id', '=', before.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await recordStaffEvent(inside, change.actor, { thing: { kind, id: before.id }, ...facts })
  return { ...after, version }
}

export async function writeTexts(inside: Connection, product_id: number, translations: ReadProduct['translations']) {
  const languages = translations.map(({ language }) => language)
  await sql`delete from product_translation where product_id = ${product_id} and language <> all (${languages}::text[])`.execute(
    inside,
  )
  await inside
    .insertInto('product_translation')
    .values(translations.map((texts) => ({ product_id, ...texts })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        subtitle: ref('excluded.subtitle'),
        description: ref('excluded.description'),
        authors: ref('excluded.authors'),
        paper: ref('excluded.paper'),
        material: ref('excluded.material'),
        included: ref('excluded.included'),
        care: ref('excluded.care'),
      })),
    )
    .execute()
}

type Ordered = { table: string; owner: string; item: string }

/** Only what differs is written: followers are told of new authors, and each row that is written touches cached pages. */
async function writeOrdered(inside: Connection, id: number, { table, owner, item }: Ordered, ids: readonly number[]) {
  const [name, of, to] = [sql.raw(table), sql.raw(owner), sql.raw(item)]
  await sql`delete from ${name} where ${of} = ${id} and ${to} <> all (${ids}::integer[])`.execute(inside)
  await sql`
    insert into ${name} (${of}, ${to}, position)
    select ${id}, item, place - 1 from unnest(${ids}::integer[]) with ordinality as given (item, place)
    on conflict (${of}, ${to}) do update set position = excluded.position
    where ${name}.position <> excluded.position`.execute(inside)
}

async function writeContributors(
  inside: Connection,
  id: number,
  contributors: NonNullable<ProductInput['contributors']>,
) {
  const [ids, roles] = [contributors.map((each) => each.id), contributors.map(({ role }) => role)]
  await sql`
    delete from product_author where product_id = ${id} and (author_id, role) not in (
      select * from unnest(${ids}::integer[], ${roles}::text[])
    )`.execute(inside)
  await sql`
    insert into product_author (product_id, author_id, role, position)
    select ${id}, author, role, place - 1
    from unnest(${ids}::integer[], ${roles}::text[]) with ordinality as given (author, role, place)
    on conflict (product_id, author_id, role) do update set position = excluded.position
    where product_author.position <> excluded.position`.execute(inside)
}

async function writeCategories(inside: Connection, id: number, ids: readonly number[]) {
  await sql`delete from product_category where product_id = ${id} and category_id <> all (${ids}::integer[])`.execute(
    inside,
  )
  await sql`
    insert into product_category (product_id, category_id)
    select ${id}, unnest(${ids}::integer[]) on conflict do nothing`.execute(inside)
}

export async function writeLinks(inside: Connection, product_id: number, body: ProductInput) {
  const { contributors, category_ids, related_ids, item_ids, plan, rental } = body
  if (contributors) await writeContributors(inside, product_id, contributors)
  if (category_ids) await writeCategories(inside, product_id, category_ids)
  if (related_ids) {
    const related = { table: 'product_relation', owner: 'product_id', item: 'related_id' }
    await writeOrdered(inside, product_id, related, related_ids)
  }
  if (item_ids) {
    const items = { table: 'bundle_item', owner: 'bundle_id', item: 'product_id' }
    await writeOrdered(inside, product_id, items, item_ids)
  }
  if (plan)
    await inside
      .insertInto('subscription_plan')
      .values({ product_id, ...plan })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(plan))
      .execute()
  if (rental)
    await inside
      .insertInto('viewing_window')
      .values({ product_id, ...rental })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(rental))
      .execute()
}

const WITHOUT_EDITIONS: readonly ProductClass[] = ['Ticket', 'Subscription']

/** The work of a product, which gets one with its second edition. */
async function openWork(inside: Connection, errors: FieldErrors, id: number | null | undefined, own: ProductClass) {
  if (!id) return null
  const product = await inside
    .selectFrom('product')
    .select(['id', 'work_id', 'product_class'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) errors.add('edition_of', errors.texts.unknown(String(id)))
  else if (WITHOUT_EDITIONS.includes(own) || WITHOUT_EDITIONS.includes(product.product_class))
    errors.add('edition_of', errors.texts.noEdition)
  errors.throwAny()
  if (!product || product.work_id !== null) return product?.work_id ?? null
  const work = await inside.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
  await inside.updateTable('product').set({ work_id: work.id }).where('id', '=', product.id).execute()
  return work.id
}

type NewBody = Static<typeof NewProduct>

/** What is stored of a new product; all that is wrong with it is in `errors`. */
export async function readNew(inside: Connection, errors: FieldErrors, body: NewBody) {
  const { product_class: productClass, price, edition_of, ...fields } = body
  const read = await readProduct(inside, errors, fields, { productClass, before: undefined })
  return { productClass, edition_of, fields, read, prices: readPrice(errors, price) }
}

export async function insertProduct(
  inside: Connection,
  { productClass, fields, read, prices }: Awaited<ReturnType<typeof readNew>>,
  work_id: number | null = null,
): Promise<number> {
  const title = Object.fromEntries(read.translations.map((texts) => [texts.language, texts.title]))
  const {
    slug = await slugFromTitle(inside, kind, title, slugify(productClass)),
    language = 'en',
    ...rest
  } = read.columns
  const { id } = await inside
    .insertInto('product')
    .values({
      ...{ slug, language, product_class: productClass, work_id, ...rest, ...prices },
      selling_price: prices.regular_price,
      num_available: isShippable(productClass) || productClass === 'Ticket' ? 0 : null,
      is_listed: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTexts(inside, id, read.translations)
  await writeLinks(inside, id, fields)
  return id
}

/** Creates a product that is not listed, with nothing in stock where it is a thing. */
export async function createProduct(inside: Connection, change: StaffWrite, body: NewBody) {
  await lockCatalogue(inside)
  const errors = fieldErrors(change.language)
  const read = await readNew(inside, errors, body)
  errors.throwAny()
  const work_id = await openWork(inside, errors, read.edition_of, read.productClass)
  const id = await insertProduct(inside, read, work_id)
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
    if (Object.keys(read.columns).length > 0)
      await inside.updateTable('product').set(read.columns).where('id', '=', before.id).execute()
    await writeTexts(inside, before.id, read.translations)
    await writeLinks(inside, before.id, body)
  })
}

export async function changePrice(inside: Connection, change: StaffWrite, id: string, body: Static<typeof PriceInput>) {
  const before = await findVersion(inside, change, id)
  const errors = fieldErrors(change.language)
  const price = readPrice(errors, body)
  errors.throwAny()
  return changeProduct(inside, change, before, async () => {
    await inside.updateTable('product').set(price).where('id', '=', before.id).execute()
  })
}

/** Lists a product, unless it lacks what its class needs, or unlists it. */
export async function changeListing(inside: Connection, change: StaffWrite, id: string, isListed: boolean) {
  const before = await findVersion(inside, change, id)
  const [missing] = before.missing
  const { notListable } = MESSAGES[change.language].staffCatalogue
  if (isListed && missing !== undefined) throw invalidField('is_listed', notListable[missing], 'not_listable')
  return changeProduct(inside, change, before, async () => {
    await inside.updateTable('product').set({ is_listed: isListed }).where('id', '=', before.id).execute()
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
    await inside.updateTable('product').set({ work_id }).where('id', '=', before.id).execute()
    await sql`
      delete from work where id = ${before.work_id} and not exists (select from product where work_id = ${before.work_id})`.execute(
      inside,
    )
  })
}

const FOREIGN_KEY = '23503'
const isForeignKey = (error: unknown) => error instanceof pg.DatabaseError && error.code === FOREIGN_KEY

/** Deletes a product that nobody has bought. What refers to it otherwise keeps it as well. */
export async function deleteProduct(inside: Connection, change: StaffWrite, id: string) {
  const before = await findVersion(inside, change, id)
  const { sold, inUse } = MESSAGES[change.language].staffCatalogue
  const { rows } = await sql<{ is_sold: boolean; is_used: boolean }>`
    select exists (select from order_line where product_id = ${before.id}) as is_sold,
      exists (select from review where product_id = ${before.id}) as is_used`.execute(inside)
  if (rows[0]?.is_sold) throw new ApiError(409, { detail: sold, code: 'product_sold' })
  if (rows[0]?.is_used) throw new ApiError(409, { detail: inUse, code: 'product_in_use' })
  try {
    await inside.deleteFrom('product').where('id', '=', before.id).execute()
  } catch (error) {
    if (isForeignKey(error)) throw new ApiError(409, { detail: inUse, code: 'product_in_use' })
    throw error
  }
  await recordStaffEvent(inside, change.actor, { thing: { kind, id: before.id }, before })
}
