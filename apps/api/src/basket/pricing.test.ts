import { PRODUCT_CLASSES } from '@dabali/domain'
import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_VAT } from '../catalogue/price.ts'
import { type Goods, type Offer, priceBasket, type Voucher } from './pricing.ts'

const vat = DEFAULT_VAT

const goods = (product_id: number, parts: Partial<Goods> = {}): Goods => ({
  product_id,
  product_class: 'Book',
  quantity: 1,
  selling_price: 10_000,
  mrp: 12_000,
  least_price: null,
  chosen_price: null,
  ...parts,
})
const offer = (parts: Partial<Offer> = {}): Offer => ({
  name: 'An offer',
  percent: 10,
  product_ids: [1, 2, 3],
  least_quantity: 1,
  ...parts,
})
const voucher = (code: string, parts: Partial<Voucher> = {}): Voucher => ({
  code,
  percent: null,
  amount: null,
  least_total: 0,
  product_classes: null,
  ...parts,
})

const price = ({ lines = [] as Goods[], offers = [] as Offer[], vouchers = [] as Voucher[] }) => {
  const priced = priceBasket({ lines, offers, vouchers, vat })
  return {
    prices: priced.lines.map(({ incl_tax }) => incl_tax),
    offers: priced.offers.map(({ amount }) => amount),
    vouchers: priced.vouchers.map(({ from, amount }) => [from.code, amount]),
  }
}

describe('a line without discounts', () => {
  test('costs its selling price; the price before discounts is the printed price, unless that is lower', () => {
    const lines = [goods(1, { quantity: 2 }), goods(2, { mrp: 9000 })]
    const priced = priceBasket({ lines, offers: [], vouchers: [], vat }).lines
    expect(priced.map(({ incl_tax, full_incl_tax }) => [incl_tax, full_incl_tax])).toEqual([
      [20_000, 24_000],
      [10_000, 10_000],
    ])
  })

  test('includes the tax of its class', () => {
    const lines = [goods(1), goods(2, { product_class: 'E-book', selling_price: 11_300, mrp: 22_600 })]
    const priced = priceBasket({ lines, offers: [], vouchers: [], vat }).lines
    expect(priced.map(({ excl_tax, full_excl_tax }) => [excl_tax, full_excl_tax])).toEqual([
      [10_000, 12_000],
      [10_000, 20_000],
    ])
  })
})

describe('an offer', () => {
  test('reduces the price of its products', () => {
    const lines = [goods(1), goods(4)]
    expect(price({ lines, offers: [offer()] })).toEqual({ prices: [9000, 10_000], offers: [1000], vouchers: [] })
  })

  test('applies from its minimum quantity, counted over all its products', () => {
    const offers = [offer({ least_quantity: 3 })]
    expect(price({ lines: [goods(1, { quantity: 2 })], offers }).offers).toEqual([])
    expect(price({ lines: [goods(1, { quantity: 2 }), goods(4)], offers }).offers).toEqual([])
    expect(price({ lines: [goods(1, { quantity: 2 }), goods(2)], offers }).offers).toEqual([3000])
  })

  test('only the largest offer of a line applies; of equal ones the first', () => {
    const offers = [offer({ name: 'first' }), offer({ percent: 20, product_ids: [2] }), offer({ name: 'later' })]
    const lines = [goods(1), goods(2)]
    expect(price({ lines, offers })).toMatchObject({ prices: [9000, 8000], offers: [1000, 2000] })
  })

  test('of 100 percent makes the line free', () => {
    expect(price({ lines: [goods(1)], offers: [offer({ percent: 100 })] }).prices).toEqual([0])
  })
})

describe('a voucher', () => {
  test('reduces what the offers leave; percentages apply before amounts', () => {
    const vouchers = [voucher('A', { amount: 500 }), voucher('Z', { percent: 10 })]
    expect(price({ lines: [goods(1)], offers: [offer()], vouchers })).toEqual({
      prices: [7600],
      offers: [1000],
      vouchers: [
        ['Z', 900],
        ['A', 500],
      ],
    })
  })

  test('never reduces below zero', () => {
    const vouchers = [voucher('A', { amount: 6000 }), voucher('B', { amount: 6000 })]
    expect(price({ lines: [goods(1)], vouchers })).toMatchObject({
      prices: [0],
      vouchers: [
        ['A', 6000],
        ['B', 4000],
      ],
    })
  })

  test('requires its minimum total after offers', () => {
    const vouchers = [voucher('A', { amount: 100, least_total: 10_000 })]
    expect(price({ lines: [goods(1)], vouchers }).vouchers).toEqual([['A', 100]])
    expect(price({ lines: [goods(1)], offers: [offer()], vouchers }).vouchers).toEqual([])
  })

  test('applies to its product classes only', () => {
    const lines = [goods(1), goods(2, { product_class: 'E-book' })]
    const vouchers = [voucher('A', { percent: 50, product_classes: ['E-book'] })]
    expect(price({ lines, vouchers }).prices).toEqual([10_000, 5000])
    expect(price({ lines: [goods(1)], vouchers }).vouchers).toEqual([])
  })
})

describe('a chosen price', () => {
  const chosen = (least_price: number, chosen_price: number) => goods(1, { least_price, chosen_price })

  test('is paid, is not lower than the least price, and counts as no saving', () => {
    const [line] = priceBasket({ lines: [chosen(5000, 7000)], offers: [], vouchers: [], vat }).lines
    expect(line).toMatchObject({ incl_tax: 7000, full_incl_tax: 7000, goods: { selling_price: 7000, mrp: 7000 } })
    const [raised] = priceBasket({ lines: [chosen(5000, 3000)], offers: [], vouchers: [], vat }).lines
    expect(raised).toMatchObject({ incl_tax: 5000, goods: { selling_price: 5000 } })
  })

  test('takes neither offers nor vouchers, and does not count for the quantity of an offer', () => {
    const lines = [chosen(5000, 5000), goods(2)]
    const { prices } = price({ lines, offers: [offer()], vouchers: [voucher('HALF', { percent: 50 })] })
    expect(prices).toEqual([5000, 4500])
    expect(price({ lines, offers: [offer({ least_quantity: 2 })] }).prices).toEqual([5000, 10_000])
  })
})

const anyGoods = fc
  .uniqueArray(
    fc.record({
      product_id: fc.integer({ min: 1, max: 8 }),
      product_class: fc.constantFrom(...PRODUCT_CLASSES),
      quantity: fc.integer({ min: 1, max: 99 }),
      selling_price: fc.oneof(fc.nat({ max: 2_000 }), fc.nat({ max: 2_147_483_647 })),
      mrp: fc.nat({ max: 2_147_483_647 }),
      least_price: fc.constant(null),
      chosen_price: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    }),
    { selector: ({ product_id }) => product_id, maxLength: 8 },
  )
  .map((lines): Goods[] => lines)
const anyClasses = fc.option(fc.uniqueArray(fc.constantFrom(...PRODUCT_CLASSES)))
const anyOffers = fc.array(
  fc.record({
    name: fc.string(),
    percent: fc.integer({ min: 1, max: 100 }),
    product_ids: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
    least_quantity: fc.integer({ min: 1, max: 120 }),
  }),
  { maxLength: 4 },
)
const anyVouchers = fc.uniqueArray(
  fc
    .tuple(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C', 'D'),
        least_total: fc.nat({ max: 100_000 }),
        product_classes: anyClasses,
      }),
      fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
        fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
      ),
    )
    .map(([one, other]): Voucher => ({ ...one, ...other })),
  { selector: ({ code }) => code },
)
const anyBasket = fc.record({ lines: anyGoods, offers: anyOffers, vouchers: anyVouchers })

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('any basket', () => {
  test('the total is the sum of its lines, and no line is negative', () => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        const { prices, offers, vouchers } = price(basket)
        const goodsTotal = sum(basket.lines.map(({ selling_price, quantity }) => selling_price * quantity))
        const off = sum(offers) + sum(vouchers.map(([, amount]) => Number(amount)))
        expect(sum(prices)).toBe(goodsTotal - off)
        expect(prices.every((paid) => Number.isSafeInteger(paid) && paid >= 0)).toBe(true)
      }),
      propertyRuns(2000),
    )
  })

  test('the order of lines and vouchers does not change the total', () => {
    const shuffled = anyBasket.chain((basket) =>
      fc.record({
        basket: fc.constant(basket),
        lines: fc.shuffledSubarray(basket.lines, { minLength: basket.lines.length }),
        vouchers: fc.shuffledSubarray(basket.vouchers, { minLength: basket.vouchers.length }),
      }),
    )
    const byProduct = (basket: { lines: Goods[]; offers: Offer[]; vouchers: Voucher[] }) => {
      const priced = priceBasket({ ...basket, vat })
      const lines = priced.lines.map(({ goods: { product_id }, incl_tax, excl_tax }) => [
        product_id,
        incl_tax,
        excl_tax,
      ])
      return {
        lines: lines.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
        offers: priced.offers,
        vouchers: priced.vouchers,
      }
    }
    fc.assert(
      fc.property(shuffled, ({ basket, lines, vouchers }) => {
        expect(byProduct({ ...basket, lines, vouchers })).toEqual(byProduct(basket))
      }),
      propertyRuns(1000),
    )
  })

  test('offers and vouchers never raise the total', () => {
    fc.assert(
      fc.property(anyBasket, ({ lines, offers, vouchers }) => {
        const offered = sum(price({ lines, offers }).prices)
        expect(offered).toBeLessThanOrEqual(sum(price({ lines }).prices))
        expect(sum(price({ lines, offers, vouchers }).prices)).toBeLessThanOrEqual(offered)
      }),
      propertyRuns(1000),
    )
  })
})
