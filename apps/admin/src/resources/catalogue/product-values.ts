import type { changeProductPrice, changeStaffProduct, getStaffProduct } from '@dabali/api-client/staff'
import { CLASS_FIELDS, type ProductClass } from '@dabali/domain'
import type { BilingualText } from '../../fields/bilingual-field.tsx'
import { changedPaths } from '../../fields/merge-values.ts'
import type { Named } from '../../fields/reference-field.tsx'
import { plainSum } from '../orders/refund-sum.ts'

export type Product = Awaited<ReturnType<typeof getStaffProduct>>
export type Role = Product['contributors'][number]['role']
export type Contributor = Named & { role: Role }
type FieldChange = Omit<Parameters<typeof changeStaffProduct>[1], 'product' | 'ifMatch' | 'idempotencyKey'>
type PriceChange = Omit<Parameters<typeof changeProductPrice>[1], 'product' | 'ifMatch' | 'idempotencyKey'>

export const TEXTS = ['title', 'subtitle', 'description', 'authors', 'paper', 'material', 'included', 'care'] as const
export const SIZES = ['weight_grams', 'width_mm', 'height_mm', 'depth_mm'] as const
const FACTS = [
  ...(['slug', 'language', 'isbn', 'binding', 'published_on', 'largest_quantity'] as const),
  ...(['pages', 'duration_seconds', 'printing_year'] as const),
  ...SIZES,
] as const
const LINKS = ['publisher', 'contributors', 'categories', 'related', 'items', 'plan', 'rental'] as const
const PRICES = ['mrp', 'selling_price', 'least_price', 'sale_price', 'sale_starts_at', 'sale_ends_at'] as const

type Text = Required<BilingualText>

/** What the form of a product edits. */
export type ProductValues = Record<(typeof TEXTS)[number], Text> &
  Pick<Product, (typeof FACTS)[number] | 'plan' | 'rental'> & {
    publisher: Named | null
    contributors: Contributor[]
    categories: Named[]
    related: Named[]
    items: Named[]
    price: Record<(typeof PRICES)[number], string>
  }

const NAMES_BETWEEN = ', '
const bothOf = (text: BilingualText): Text => ({ en: text.en ?? '', ne: text.ne ?? '' })
const namesOf = (names: readonly string[] = []) => names.join(NAMES_BETWEEN)
const readNames = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const KATHMANDU = '+05:45'
const KATHMANDU_MS = 345 * 60_000

/** A time as the field for times shows it: that of Kathmandu. */
const toLocalTime = (time: string) => new Date(Date.parse(time) + KATHMANDU_MS).toISOString().slice(0, 16)
const fromLocalTime = (text: string) => new Date(`${text}:00${KATHMANDU}`).toISOString()

export const NO_PRICE: ProductValues['price'] = {
  ...{ mrp: '', selling_price: '', least_price: '' },
  ...{ sale_price: '', sale_starts_at: '', sale_ends_at: '' },
}

export function toValues(product: Product): ProductValues {
  const { price, authors } = product
  const { mrp, selling_price, least_price } = price
  // A sale that has ended would be refused when any other price is saved.
  const sale = price.sale?.state === 'ended' ? null : price.sale
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, bothOf(product[name] as BilingualText)])) as Record<
      (typeof TEXTS)[number],
      Text
    >),
    authors: { en: namesOf(authors.en), ne: namesOf(authors.ne) },
    ...(Object.fromEntries([...FACTS, ...LINKS].map((name) => [name, product[name]])) as Pick<
      Product,
      (typeof FACTS)[number] | (typeof LINKS)[number]
    >),
    price: {
      mrp,
      selling_price,
      least_price: least_price ?? '',
      sale_price: sale?.price ?? '',
      sale_starts_at: sale ? toLocalTime(sale.starts_at) : '',
      sale_ends_at: sale ? toLocalTime(sale.ends_at) : '',
    },
  }
}

const orNull = (value: unknown) => (value === '' || value === undefined ? null : value)
const idsOf = (items: readonly Named[]) => items.map(({ id }) => id)

/** Fields whose value or name is another one for the API; the others are sent as they are. */
const INPUTS: Readonly<Record<string, (values: ProductValues) => FieldChange>> = {
  slug: ({ slug }) => ({ slug }),
  publisher: ({ publisher }) => ({ publisher_id: publisher?.id ?? null }),
  contributors: ({ contributors }) => ({ contributors: contributors.map(({ id, role }) => ({ id, role })) }),
  categories: ({ categories }) => ({ category_ids: idsOf(categories) }),
  related: ({ related }) => ({ related_ids: idsOf(related) }),
  items: ({ items }) => ({ item_ids: idsOf(items) }),
  plan: ({ plan }) => (plan ? { plan } : {}),
  rental: ({ rental }) => (rental ? { rental } : {}),
}

/** The fields that differ, as the API takes them: of a text only the language that was changed. */
export function fieldChanges(base: ProductValues, values: ProductValues): FieldChange {
  const change: Record<string, unknown> = {}
  for (const path of changedPaths(PATHS, base, values)) {
    const [name = '', language] = path.split('.')
    const value: unknown = Reflect.get(values, name)
    if (name === 'price') continue
    if (language) {
      const text = String(Reflect.get(Object(value), language))
      change[name] = { ...Object(change[name]), [language]: name === 'authors' ? readNames(text) : text }
    } else Object.assign(change, INPUTS[name]?.(values) ?? { [name]: orNull(value) })
  }
  return change
}

/** The whole price: what is not sent to the API is removed by it. The sale has all of its fields, or none. */
export function toPrice({ price }: Pick<ProductValues, 'price'>): PriceChange {
  const { mrp, selling_price, least_price, sale_price, sale_starts_at, sale_ends_at } = price
  return {
    mrp: plainSum(mrp),
    selling_price: plainSum(selling_price),
    least_price: plainSum(least_price) || null,
    sale: SALE.some((name) => price[name] !== '')
      ? { price: plainSum(sale_price), starts_at: fromLocalTime(sale_starts_at), ends_at: fromLocalTime(sale_ends_at) }
      : null,
  }
}

const SALE = ['sale_price', 'sale_starts_at', 'sale_ends_at'] as const

/** The fields that a sale lacks, or its end if that comes first, each with a message key. A sale without any of its fields is none. */
export function saleProblems({ price }: Pick<ProductValues, 'price'>): [field: string, message: string][] {
  const missing = SALE.filter((name) => price[name] === '')
  if (missing.length === SALE.length) return []
  if (missing.length === 0 && price.sale_ends_at <= price.sale_starts_at)
    return [['price.sale_ends_at', 'resources.products.problems.saleEndsFirst']]
  return missing.map((name) => [`price.${name}`, `resources.products.problems.${name}`])
}

const TERMS = { plan: ['period_days', 'opens'], rental: ['days_to_start', 'hours_to_watch'] } as const

/** The terms that a product of this class lacks, each with a message key: the API only names them together. */
export function termProblems(
  productClass: ProductClass,
  values: Pick<ProductValues, 'plan' | 'rental'>,
): [field: string, message: string][] {
  const { has } = CLASS_FIELDS[productClass]
  const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
  const missing = (['plan', 'rental'] as const)
    .filter((name) => has.includes(name))
    .flatMap((name) => TERMS[name].map((term) => ({ name, term })))
    .filter(({ name, term }) => isEmpty(Reflect.get(values[name] ?? {}, term)))
  return missing.map(({ name, term }) => [`${name}.${term}`, `resources.products.problems.${term}`])
}

/** Each part that is merged and compared by itself: both languages of a text, each of the prices. */
export const PATHS = [
  ...TEXTS.flatMap((name) => [`${name}.en`, `${name}.ne`]),
  ...FACTS,
  ...LINKS,
  ...PRICES.map((name) => `price.${name}`),
]

const SUSPICIOUS = 10

/** Whether a price is ten times the last one, or a tenth of it or less: mostly a digit too many or too few. */
export function isUnlikelyPrice(last: string, next: string): boolean {
  const [from, to] = [Number(last), Number(plainSum(next))]
  return from > 0 && next !== '' && (to >= from * SUSPICIOUS || to * SUSPICIOUS <= from)
}

/** Fields of the API that have another name in the form. */
export const FORM_FIELDS: Readonly<Record<string, string>> = {
  ...{ publisher_id: 'publisher', category_ids: 'categories', related_ids: 'related', item_ids: 'items' },
  ...{ mrp: 'price.mrp', selling_price: 'price.selling_price', least_price: 'price.least_price' },
  ...{ sale: 'price.sale_price', price: 'price.selling_price' },
}
