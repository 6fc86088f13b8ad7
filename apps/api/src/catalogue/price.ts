import { formatNumber, isDigital, PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { StartError } from '../errors/api-error.ts'
import { stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

type Stock = { product_class: ProductClass; num_available: number | null; is_listed: boolean }

/** Whether and how many can be bought, with a message for the page. */
export function availabilityOf(stock: Stock, language: 'en' | 'ne') {
  const { is_listed, num_available } = stock
  return {
    is_available_to_buy: is_listed && num_available !== 0,
    num_available: is_listed ? num_available : 0,
    message: messageOf(stock, language),
  }
}

function messageOf({ product_class, num_available, is_listed }: Stock, language: 'en' | 'ne') {
  const messages = MESSAGES[language].availability
  if (!is_listed) return messages.unlisted
  if (num_available === 0) return messages.soldOut
  if (isDigital(product_class)) return messages.digital
  return num_available === null ? messages.unlimited : messages.inStock(formatNumber(num_available, language))
}

/** Paisa as a decimal string: 58500 is `585.00`. */
export const rupees = (paisa: number) => {
  const sum = Math.abs(paisa)
  return `${paisa < 0 ? '-' : ''}${Math.trunc(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
}

/** Value added tax: rate and exempt product classes. */
export type Vat = { percent: number; exemptClasses: readonly ProductClass[] }

/** Printed books are exempt in Nepal; all other prices include the tax. */
export const DEFAULT_VAT: Vat = { percent: 13, exemptClasses: ['Book', 'Physical Bundle'] }

/** Rates are exact to 0.01 %, for integer arithmetic. */
const PER_WHOLE = 10_000

/**
 * Splits a price in paisa that includes tax: the net amount is rounded half away
 * from zero and the tax is the difference, so that both add up to the price.
 */
export function withoutTax(price: number, productClass: ProductClass, vat: Vat) {
  const excl_tax = vat.exemptClasses.includes(productClass) ? price : exclusive(price, vat.percent)
  return { excl_tax, incl_tax: price, tax: price - excl_tax }
}

function exclusive(price: number, percent: number) {
  const divisor = BigInt(PER_WHOLE + Math.round(percent * (PER_WHOLE / 100)))
  const doubled = BigInt(Math.abs(price)) * BigInt(PER_WHOLE) * 2n
  return Math.sign(price) * Number((doubled + divisor) / (2n * divisor))
}

export const PriceSchema = Type.Object(
  {
    currency: stringEnum(['NPR']),
    excl_tax: Type.String({ examples: ['585.00'] }),
    incl_tax: Type.String({ examples: ['585.00'] }),
    tax: Type.String({ examples: ['0.00'] }),
  },
  { $id: 'Price' },
)

export const AvailabilitySchema = Type.Object(
  {
    is_available_to_buy: Type.Boolean(),
    num_available: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: unlimited.' }),
    message: Type.String(),
  },
  { $id: 'Availability' },
)

export type Price = Static<typeof PriceSchema>

type Priced = { product_class: ProductClass; selling_price: number }

export function toPrice({ product_class, selling_price }: Priced, vat: Vat): Price {
  const { excl_tax, incl_tax, tax } = withoutTax(selling_price, product_class, vat)
  return { currency: 'NPR', excl_tax: rupees(excl_tax), incl_tax: rupees(incl_tax), tax: rupees(tax) }
}

/** With four decimals, as the price endpoint of django-oscar-api has it. */
export function toLongPrice(priced: Priced, vat: Vat): Price {
  const { currency, excl_tax, incl_tax, tax } = toPrice(priced, vat)
  return { currency, excl_tax: `${excl_tax}00`, incl_tax: `${incl_tax}00`, tax: `${tax}00` }
}

/** `VAT_PERCENT` and `VAT_EXEMPT_CLASSES`; an empty list exempts nothing. */
export const readVat = (variables: NodeJS.ProcessEnv): Vat => ({
  percent: readPercent(variables['VAT_PERCENT']),
  exemptClasses: readClasses(variables['VAT_EXEMPT_CLASSES']),
})

function readPercent(text = '') {
  if (text === '') return DEFAULT_VAT.percent
  if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Number(text)
  throw new StartError(`VAT_PERCENT must be a number from 0 to 99.99, not ${JSON.stringify(text)}.`)
}

function readClasses(text: string | undefined) {
  if (text === undefined) return DEFAULT_VAT.exemptClasses
  const names = text.split(',').map((name) => name.trim())
  return names.filter((name) => name !== '').map(readClass)
}

function readClass(name: string): ProductClass {
  const found = PRODUCT_CLASSES.find((productClass) => productClass === name)
  if (found) return found
  throw new StartError(
    `VAT_EXEMPT_CLASSES must name classes of ${PRODUCT_CLASSES.join(', ')}, not ${JSON.stringify(name)}.`,
  )
}
