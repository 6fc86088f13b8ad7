import type { Static } from 'typebox'
import { latinDigits } from '../../http/request-body.ts'
import { rupees } from '../price.ts'
import type { FieldErrors } from './fields.ts'
import type { PriceHistorySchema, PriceInput } from './product-schemas.ts'
import type { StaffProductQueries } from './queries/products.ts'

type Input = Static<typeof PriceInput>

/** Paisa of a decimal text in the digits of either script, if it is one. */
export function paisaOf(text: string): number | undefined {
  const [, rupees, paisa = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(latinDigits(text.trim())) ?? []
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(paisa.padEnd(2, '0'))
}

const EARLIEST = Date.UTC(2000)
const LATEST = Date.UTC(2201)

function readTime(errors: FieldErrors, text: string): Date | undefined {
  const time = new Date(text)
  if (time.getTime() >= EARLIEST && time.getTime() < LATEST) return time
  errors.add('sale', errors.texts.saleTime)
  return undefined
}

function readSale(errors: FieldErrors, { sale, least_price }: Input, regular: number | undefined) {
  if (!sale) return { sale_price: null, sale_starts_at: null, sale_ends_at: null }
  const price = paisaOf(sale.price)
  const [starts, ends] = [readTime(errors, sale.starts_at), readTime(errors, sale.ends_at)]
  if (price === undefined) errors.add('sale', errors.texts.price)
  else if (regular !== undefined && price >= regular) errors.add('sale', errors.texts.salePrice)
  if (least_price) errors.add('sale', errors.texts.saleOfChosenPrice)
  if (starts && ends && (ends <= starts || ends.getTime() <= Date.now())) errors.add('sale', errors.texts.saleEnd)
  return { sale_price: price ?? null, sale_starts_at: starts ?? null, sale_ends_at: ends ?? null }
}

/** The columns of a price. `selling_price` is set by a trigger. */
export function readPrice(errors: FieldErrors, input: Input) {
  const mrp = paisaOf(input.mrp)
  const regular = paisaOf(input.selling_price)
  const least = input.least_price ? paisaOf(input.least_price) : null
  if (mrp === undefined) errors.add('mrp', errors.texts.price)
  if (regular === undefined) errors.add('selling_price', errors.texts.price)
  else if (mrp !== undefined && regular > mrp) errors.add('selling_price', errors.texts.aboveMrp)
  if (least === undefined) errors.add('least_price', errors.texts.price)
  else if (least !== null && (least === 0 || (regular !== undefined && least > regular)))
    errors.add('least_price', errors.texts.leastPrice)
  const sale = readSale(errors, input, regular)
  return { mrp: mrp ?? 0, regular_price: regular ?? 0, least_price: least ?? null, ...sale }
}

type PriceHistoryRow = Awaited<ReturnType<StaffProductQueries['listPrices']>>[number]

export const toPriceHistory = (row: PriceHistoryRow): Static<typeof PriceHistorySchema> => ({
  at: row.changed_at.toISOString(),
  mrp: rupees(row.mrp),
  selling_price: rupees(row.regular_price),
  current_price: rupees(row.selling_price),
  least_price: row.least_price === null ? null : rupees(row.least_price),
})

export const DUE_PRICES_TOPIC = 'catalogue.prices'
