import type { Insertable } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { Schema } from '../src/database/schema.ts'
import { type ContentParts, makeContent } from './make-content.ts'

type Words = { en?: string; ne?: string }
type Columns = Partial<Insertable<Schema['product']>>
type Contribution = number | { id: number; role: Schema['product_author']['role']['__select__'] }

export type ProductParts = Columns & {
  title?: Words
  subtitle?: Words
  description?: Words
  /** Names of contributors, in every language. */
  names?: string[]
  categories?: number[]
  authors?: Contribution[]
  related?: number[]
}

const LANGUAGES = ['en', 'ne'] as const
let made = 0

/** A product that can be bought, with the given parts. */
export async function makeProduct(database: Database, parts: ProductParts = {}) {
  const { title, subtitle, description, names = [], categories = [], authors = [], related = [], ...columns } = parts
  made += 1
  const product = await database
    .insertInto('product')
    .values({ slug: `made-${made}`, product_class: 'Book', language: 'en', ...MONEY, num_available: 10, ...columns })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  const product_id = product.id
  const titles = title ?? { en: `Made ${made}` }
  const words = LANGUAGES.filter((language) => titles[language] !== undefined).map((language) => ({
    product_id,
    language,
    title: titles[language] ?? '',
    subtitle: subtitle?.[language] ?? '',
    description: description?.[language] ?? '',
    authors: names,
  }))
  if (words.length > 0) await database.insertInto('product_translation').values(words).execute()
  for (const category_id of categories)
    await database.insertInto('product_category').values({ product_id, category_id }).execute()
  for (const [position, author] of authors.entries()) {
    const { id: author_id, role } = typeof author === 'number' ? { id: author, role: 'author' as const } : author
    await database.insertInto('product_author').values({ product_id, author_id, role, position }).execute()
  }
  for (const [position, related_id] of related.entries())
    await database.insertInto('product_relation').values({ product_id, related_id, position }).execute()
  return product
}

const MONEY = { selling_price: 50_000, mrp: 50_000 }

/** A digital product of which one order can have several, at the price of the demo's e-book. */
export async function makeSubscription(database: Database) {
  const money = { selling_price: 31_500, mrp: 35_000 }
  const { id } = await makeProduct(database, { product_class: 'Subscription', num_available: null, ...money })
  return { id, url: `/v1/api/products/${id}/` }
}

/** A category below another one, or a root. */
export async function makeCategory(
  database: Database,
  { parent, position = 0, ...parts }: ContentParts & { parent?: number; position?: number } = {},
) {
  const content = await makeContent(database, 'category', parts)
  await database
    .insertInto('category')
    .values({ id: content.id, parent_id: parent ?? null, position })
    .execute()
  return content
}

/** Groups the formats of one work. */
export const makeWork = async (database: Database) =>
  (await database.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()).id
