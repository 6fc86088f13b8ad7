import type { Product, ProductCard } from '@dabali/api-client'
import {
  formatNpr,
  formatNumber,
  isDigital,
  isShippable,
  type Language,
  MERCHANDISE_CLASS,
  productClassName,
  writeDigits,
} from '@dabali/domain'
import type { english } from '../i18n/messages.ts'
import type { Delivery } from './load-products.ts'

/** Translates the texts of a duration. */
type DurationTranslator = (
  key: Extract<keyof (typeof english)['book'], 'pages' | 'hoursAndMinutes' | 'hours' | 'minutes'>,
  values: Record<string, string | number>,
) => string

const MINUTES_PER_HOUR = 60
const SECONDS_PER_MINUTE = 60

/** The number of pages or the duration of a product; undefined if unknown. */
export function formatDuration(
  { pages, duration_seconds: seconds }: Pick<Product, 'pages' | 'duration_seconds'>,
  t: DurationTranslator,
  language: Language,
): string | undefined {
  if (pages !== null) return t('pages', { count: pages, shown: writeDigits(pages, language) })
  if (seconds === null) return undefined
  const all = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE))
  const [hours, minutes] = [Math.floor(all / MINUTES_PER_HOUR), all % MINUTES_PER_HOUR]
  const shown = { hours: writeDigits(hours, language), minutes: writeDigits(minutes, language) }
  if (hours === 0) return t('minutes', shown)
  return t(minutes === 0 ? 'hours' : 'hoursAndMinutes', shown)
}

/**
 * The title of a product's page. The formats of one work share their title, so all but the printed book add what they are:
 * `The Rain Ledger (e-book)`.
 */
export function formatTitle(product: Pick<Product, 'title' | 'product_class' | 'formats'>, language: Language): string {
  const { title, product_class, formats } = product
  const isPrinted = product_class === 'Book'
  const isShared = formats.some((format) => format.title === title && format.product_class !== product_class)
  return isPrinted || !isShared ? title : `${title} (${productClassName(product_class, language).toLowerCase()})`
}

type DigitalClass = 'E-book' | 'Subscription' | 'Audiobook' | 'Digital Bundle' | 'Pay Per View'

/** Translates the texts of an availability. */
type AvailabilityTranslator = (
  key: Extract<
    keyof (typeof english)['book'],
    `instant-${DigitalClass}` | 'inStock' | 'ticketsLeft' | 'ticketsAvailable'
  >,
  values?: Record<string, string | number>,
) => string

/** The availability in terms of the product class, such as seats for tickets; the reason for none comes from the API. */
export function bookAvailability(
  { product_class, availability }: Pick<Product, 'product_class' | 'availability'>,
  t: AvailabilityTranslator,
  language: Language,
): string {
  const { is_available_to_buy, num_available: count, message } = availability
  if (!is_available_to_buy) return message
  if (isDigital(product_class)) return t(`instant-${product_class as DigitalClass}`)
  if (product_class === 'Ticket') {
    return count === null ? t('ticketsAvailable') : t('ticketsLeft', { count, shown: formatNumber(count, language) })
  }
  if (product_class === MERCHANDISE_CLASS && count !== null) {
    return t('inStock', { count: writeDigits(count, language) })
  }
  return message
}

type TermKey = Extract<
  keyof (typeof english)['book'],
  | 'deliveryPrice'
  | 'deliveryFree'
  | 'delivery'
  | 'deliveryDigital'
  | 'deliveryTicket'
  | 'deliveryStream'
  | 'cash'
  | 'cashYes'
  | 'cashDigital'
  | 'cash-disabled'
  | 'cash-product_class'
  | 'returns'
  | 'returnsPrinted'
  | 'returnsMerchandise'
  | 'returnsDigital'
  | 'returnsTicket'
>

/** Translates the texts of the terms. */
type DeliveryTranslator = (key: TermKey, values?: Record<string, string>) => string

type Term = { name: string; text: string }

type Sold = Pick<Product, 'product_class'> & { ticket?: Product['ticket'] | undefined }

/** The terms of a product: delivery and its price, cash on delivery, and returns. */
export function deliveryAndReturns(
  product: Sold,
  delivery: Delivery | undefined,
  t: DeliveryTranslator,
  language: Language,
): Term[] {
  return [
    ...deliveryTerms(product, delivery, t, language),
    ...cashTerms(product, delivery, t),
    { name: t('returns'), text: t(returnKey(product)) },
  ]
}

function deliveryTerms(
  { product_class, ticket }: Sold,
  delivery: Delivery | undefined,
  t: DeliveryTranslator,
  language: Language,
): Term[] {
  if (!isShippable(product_class)) {
    const code = ticket?.admits === 'stream' ? 'deliveryStream' : 'deliveryTicket'
    return [{ name: t('delivery'), text: t(product_class === 'Ticket' ? code : 'deliveryDigital') }]
  }
  return (delivery?.methods ?? []).map(({ name, description, price }) => ({
    name,
    text:
      Number(price) === 0
        ? t('deliveryFree', { description })
        : t('deliveryPrice', { description, price: formatNpr(price, language) }),
  }))
}

function cashTerms({ product_class }: Sold, delivery: Delivery | undefined, t: DeliveryTranslator): Term[] {
  if (!isShippable(product_class)) return [{ name: t('cash'), text: t('cashDigital') }]
  if (!delivery) return []
  return [{ name: t('cash'), text: delivery.cash ? t(`cash-${delivery.cash}`) : t('cashYes') }]
}

function returnKey({ product_class }: Sold) {
  if (product_class === 'Ticket') return 'returnsTicket'
  if (!isShippable(product_class)) return 'returnsDigital'
  return product_class === 'Book' || product_class === 'Physical Bundle' ? 'returnsPrinted' : 'returnsMerchandise'
}

type Priced = Pick<ProductCard, 'selling_price' | 'mrp'>

const PARAGRAPH_END = '</p>'

/** The first paragraph of a description, for above the formats, and the rest. */
export function splitDescription(html: string): { lead: string; rest: string } {
  const end = html.startsWith('<p') ? html.indexOf(PARAGRAPH_END) : -1
  if (end < 0) return { lead: html, rest: '' }
  const cut = end + PARAGRAPH_END.length
  return { lead: html.slice(0, cut), rest: html.slice(cut).trim() }
}

/** The sums of the selling prices and of the printed prices. */
export function totalPrice(products: readonly Priced[]): { selling: string; printed: string } {
  const sum = (priceOf: (product: Priced) => string) =>
    (products.reduce((total, product) => total + Math.round(Number(priceOf(product)) * 100), 0) / 100).toFixed(2)
  return {
    selling: sum(({ selling_price }) => selling_price),
    // Without a printed price the selling price counts.
    printed: sum(({ selling_price, mrp }) => (Number(mrp) > Number(selling_price) ? mrp : selling_price)),
  }
}

type Offered = Pick<ProductCard, 'product_class' | 'selling_price' | 'is_available_to_buy'>
type Work = Offered & Pick<ProductCard, 'mrp'> & { formats?: readonly Offered[] | undefined }

/** The price of a card: the lowest of the formats in stock, or of all if none is, with `from` if another one costs more. */
export function cardPrice<From>(work: Work, { from }: { from: From }) {
  const { selling_price, mrp, formats = [] } = work
  const inStock = formats.filter((format) => format.is_available_to_buy)
  const prices = (inStock.length > 0 ? inStock : formats).map((format) => Number(format.selling_price))
  const lowest = Math.min(...prices)
  if (prices.every((price) => price === lowest)) return { selling: selling_price, printed: mrp }
  return { selling: lowest.toFixed(2), printed: mrp, from }
}

/** The classes of the formats, each once: `Book, E-book`. */
export function formatNames(work: Work, nameOf: (productClass: string) => string): string {
  const formats = work.formats ?? [work]
  return [...new Set(formats.map(({ product_class }) => nameOf(product_class)))].join(', ')
}
