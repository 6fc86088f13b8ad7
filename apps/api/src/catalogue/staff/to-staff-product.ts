import { CLASS_FIELDS, hasLanguage, needsFile } from '@dabali/domain'
import { NO_PICTURE, thumbnailOf } from '../../pictures/queries.ts'
import { rupees } from '../price.ts'
import { NUMBER_FIELDS, type StaffProduct, type StaffProductCard } from './product-schemas.ts'
import type { PriceRow, ProductCardRow, ProductRow, TextRow } from './queries/products.ts'

type TextName = Exclude<keyof TextRow, 'language' | 'authors'>

function saleOf({ sale_price, sale_starts_at, sale_ends_at }: PriceRow, now = Date.now()) {
  if (sale_price === null || sale_starts_at === null || sale_ends_at === null) return null
  const state = sale_ends_at.getTime() <= now ? 'ended' : sale_starts_at.getTime() <= now ? 'running' : 'planned'
  return {
    price: rupees(sale_price),
    starts_at: sale_starts_at.toISOString(),
    ends_at: sale_ends_at.toISOString(),
    state,
  } as const
}

export const toStaffProductCard = (row: ProductCardRow): StaffProductCard => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  product_class: row.product_class,
  language: hasLanguage(row.product_class) ? row.language : null,
  work_id: row.work_id,
  title: row.title,
  isbn: row.isbn,
  price: {
    mrp: rupees(row.mrp),
    selling_price: rupees(row.regular_price),
    current_price: rupees(row.selling_price),
    least_price: row.least_price === null ? null : rupees(row.least_price),
    sale: saleOf(row),
  },
  num_available: row.num_available,
  is_listed: row.is_listed,
  complete: row.complete,
  thumbnail: thumbnailOf(row.picture ?? NO_PICTURE),
  updated_at: row.updated_at.toISOString(),
})

type Facts = Pick<ProductRow, 'product_class' | 'plan' | 'rental' | 'has_date' | 'has_file'>

/** What a product needs before it can be listed. */
export function missingOf(row: Facts & Record<'texts' | 'items', unknown[]>): StaffProduct['missing'] {
  const { has, needs } = CLASS_FIELDS[row.product_class]
  const isBundle = row.product_class === 'Digital Bundle' || row.product_class === 'Physical Bundle'
  return [
    ...(row.texts.length === 0 ? ['title' as const] : []),
    ...(isBundle && has.includes('item_ids') && row.items.length === 0 ? ['items' as const] : []),
    ...(needs.includes('plan') && row.plan === null ? ['plan' as const] : []),
    ...(needs.includes('rental') && row.rental === null ? ['rental' as const] : []),
    ...(row.product_class === 'Ticket' && !row.has_date ? ['date' as const] : []),
    ...(needsFile(row.product_class) && !row.has_file ? ['file' as const] : []),
  ]
}

export function toStaffProduct(row: ProductRow): StaffProduct {
  const texts = (name: TextName) =>
    Object.fromEntries(row.texts.flatMap((each) => (each[name] === '' ? [] : [[each.language, each[name]]])))
  const numbers = Object.fromEntries(Object.keys(NUMBER_FIELDS).map((name) => [name, row[name as 'pages']])) as Record<
    keyof typeof NUMBER_FIELDS,
    number | null
  >
  return {
    ...toStaffProductCard(row),
    subtitle: texts('subtitle'),
    description: texts('description'),
    authors: Object.fromEntries(
      row.texts.flatMap(({ language, authors }) => (authors.length === 0 ? [] : [[language, authors]])),
    ),
    paper: texts('paper'),
    material: texts('material'),
    included: texts('included'),
    care: texts('care'),
    ...numbers,
    binding: row.binding,
    published_on: row.published_on,
    largest_quantity: row.largest_quantity,
    publisher: row.publisher,
    contributors: row.contributors,
    categories: row.categories,
    related: row.related,
    items: row.items,
    plan: row.plan,
    rental: row.rental,
    editions: row.editions.map((each) => ({
      ...each,
      language: hasLanguage(each.product_class) ? each.language : null,
    })),
    missing: missingOf(row),
    created_at: row.created_at.toISOString(),
  }
}
