import { type PayableInput, type ProductClass, payablePrice, takesDiscounts } from '@dabali/domain'
import { type Vat, withoutTax } from '../catalogue/price.ts'

/**
 * Splits an amount in proportion to the weights, in whole paisa that add up to it (largest remainder method; of equal
 * remainders the first wins). If the amount is at most the sum of the weights, no share exceeds its weight.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  // BigInt: the products exceed the safe integers.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = products.map((product) => Number(product / BigInt(whole)))
  const remainders = products.map((product) => Number(product % BigInt(whole)))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const first = weights.map((_, at) => at).sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b)
  const lucky = new Set(first.slice(0, left))
  return shares.map((share, at) => share + (lucky.has(at) ? 1 : 0))
}

/** Input of a price. Money is in paisa. */
export type Goods = {
  product_id: number
  product_class: ProductClass
  quantity: number
  selling_price: number
  mrp: number
  /** With a least price the buyer may choose what to pay. */
  least_price: number | null
  chosen_price: number | null
}

/** A percentage off its products, from a minimum quantity on. */
export type Offer = { name: string; percent: number; product_ids: number[]; least_quantity: number }

/** A percentage or an amount off what the offers leave. */
export type Voucher = {
  code: string
  percent: number | null
  amount: number | null
  least_total: number
  product_classes: ProductClass[] | null
}

export type Discount<T> = { from: T; amount: number }
type Priced<G> = { goods: G; incl_tax: number }

/**
 * Prices a basket. At most one offer applies to a line, the largest; then the vouchers that qualify, percentages before
 * amounts and by code, each on what the previous one leaves. The order of lines and vouchers does not matter, no price
 * is negative, and the lines add up to the totals. A price that the buyer chose is within its bounds, and takes neither.
 */
export function priceBasket<G extends Goods, O extends Offer, V extends Voucher>({
  lines,
  offers,
  vouchers,
  vat,
}: {
  lines: readonly G[]
  offers: readonly O[]
  vouchers: readonly V[]
  vat: Vat
}) {
  const priced = [...lines]
    .sort((a, b) => a.product_id - b.product_id)
    .map((goods) => ({ goods, incl_tax: payableFor(goods) * goods.quantity }))
  const ofOffers = takeOffers(priced, offers)
  const offered = totalOf(priced)
  const ofVouchers = [...vouchers]
    .sort(byKindAndCode)
    .filter((voucher) => qualifies(voucher, priced, offered))
    .map((voucher) => ({ from: voucher, amount: takeVoucher(priced, voucher) }))
  const byProduct = new Map(priced.map(({ goods, incl_tax }) => [goods.product_id, incl_tax]))
  return {
    lines: lines.map(withPayablePrice).map((goods) => ({
      goods,
      ...taxed(goods, byProduct.get(goods.product_id) ?? 0, vat),
    })),
    offers: ofOffers,
    vouchers: ofVouchers,
  }
}

const payableOf = ({ selling_price, least_price, chosen_price }: Goods): PayableInput => ({
  listPrice: selling_price,
  leastPrice: least_price,
  chosenPrice: chosen_price,
})
const payableFor = (goods: Goods) => payablePrice(payableOf(goods))
const isDiscounted = ({ goods }: Priced<Goods>) => takesDiscounts(payableOf(goods))

/** The goods at the price that is paid for them; a chosen price is also the full one, so that none counts as a saving. */
function withPayablePrice<G extends Goods>(goods: G): G {
  if (takesDiscounts(payableOf(goods))) return goods
  const price = payableFor(goods)
  return { ...goods, selling_price: price, mrp: price }
}

function taxed(goods: Goods, incl_tax: number, vat: Vat) {
  const full = Math.max(goods.mrp, goods.selling_price) * goods.quantity
  return {
    incl_tax,
    excl_tax: withoutTax(incl_tax, goods.product_class, vat).excl_tax,
    full_incl_tax: full,
    full_excl_tax: withoutTax(full, goods.product_class, vat).excl_tax,
  }
}

function takeOffers<G extends Goods, O extends Offer>(lines: Priced<G>[], offers: readonly O[]): Discount<O>[] {
  const inForce = offers.filter(
    ({ product_ids, least_quantity }) => countOf(lines.filter(isOn(product_ids))) >= least_quantity,
  )
  const best = new Map(
    lines.map((line) => {
      const possible = inForce.filter(({ product_ids }) => isOn(product_ids)(line))
      return [line, possible.toSorted((a, b) => b.percent - a.percent)[0]]
    }),
  )
  return inForce.flatMap((offer) => {
    const on = lines.filter((line) => best.get(line) === offer)
    const amount = takeOff(on, part(totalOf(on), offer.percent))
    return amount === 0 ? [] : [{ from: offer, amount }]
  })
}

function takeVoucher(lines: Priced<Goods>[], voucher: Voucher) {
  const on = linesOf(voucher, lines)
  const total = totalOf(on)
  return takeOff(on, voucher.percent === null ? Math.min(voucher.amount ?? 0, total) : part(total, voucher.percent))
}

/** Counts goods of its classes, at their price before vouchers. */
const qualifies = (voucher: Voucher, lines: Priced<Goods>[], total: number) =>
  total >= voucher.least_total && linesOf(voucher, lines).length > 0

const linesOf = ({ product_classes }: Voucher, lines: Priced<Goods>[]) =>
  lines.filter(
    (line) => isDiscounted(line) && (product_classes === null || product_classes.includes(line.goods.product_class)),
  )

function takeOff(lines: Priced<Goods>[], amount: number) {
  const shares = allocate(
    amount,
    lines.map(({ incl_tax }) => incl_tax),
  )
  for (const [at, line] of lines.entries()) line.incl_tax -= shares[at] ?? 0
  return amount
}

const isOn = (productIds: readonly number[]) => (line: Priced<Goods>) =>
  productIds.includes(line.goods.product_id) && isDiscounted(line)

const byKindAndCode = (a: Voucher, b: Voucher) =>
  Number(a.percent === null) - Number(b.percent === null) || (a.code < b.code ? -1 : 1)

const totalOf = (lines: Priced<Goods>[]) => lines.reduce((sum, { incl_tax }) => sum + incl_tax, 0)
const countOf = (lines: Priced<Goods>[]) => lines.reduce((sum, { goods }) => sum + goods.quantity, 0)

/** A percentage of an amount, rounded half up to a paisa. */
const part = (amount: number, percent: number) => Math.floor((amount * percent + 50) / 100)
