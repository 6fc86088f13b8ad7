import type { ProductClass } from '@dabali/domain'

/** Value added tax: how much, and which classes it is not on. */
export type Vat = { percent: number; exemptClasses: readonly ProductClass[] }

/** The law of Nepal for printed books; everything else is sold with the tax inside its price. */
export const DEFAULT_VAT: Vat = { percent: 13, exemptClasses: ['Book', 'Physical Bundle'] }

/** A hundredth of a percent is the finest rate, so that whole numbers can be divided. */
const PER_WHOLE = 10_000

/**
 * A price in paisa that includes the tax of its class, taken apart: what is left without the tax is rounded half away
 * from zero to a paisa, and the tax is the rest, so that both add up to the price.
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
