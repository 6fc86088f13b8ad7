import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAmount, type OrderSumInput, orderSumRows, refundShare } from './order-sum.ts'

const line = (price: string | number, quantity = 1) => ({ quantity, unit_price_incl_tax: price })
const written = (input: OrderSumInput) =>
  orderSumRows(input).map((row) => [row.kind, ...('name' in row ? [row.name] : []), row.amount].join(' '))

describe('orderSumRows', () => {
  it.each<{ what: string; input: OrderSumInput; rows: string[] }>([
    { what: 'nothing', input: { lines: [] }, rows: ['subtotal 0.00', 'total 0.00'] },
    { what: 'one digital line', input: { lines: [line('315.00')] }, rows: ['subtotal 315.00', 'total 315.00'] },
    {
      what: 'copies with delivery',
      input: { lines: [line('585.00'), line(495, 2)], delivery: '100.00' },
      rows: ['subtotal 1575.00', 'delivery 100.00', 'total 1675.00'],
    },
    {
      what: 'a voucher, once',
      input: { lines: [line('295.00')], discounts: [{ name: 'DASHAIN10', amount: '29.50' }], delivery: '100.00' },
      rows: ['subtotal 295.00', 'discount DASHAIN10 -29.50', 'delivery 100.00', 'total 365.50'],
    },
    {
      what: 'several discounts in their order',
      input: {
        lines: [line('100.05')],
        discounts: [
          { name: 'offer', amount: '0.05' },
          { name: 'voucher', amount: 100 },
        ],
        delivery: 0,
      },
      rows: ['subtotal 100.05', 'discount offer -0.05', 'discount voucher -100.00', 'delivery 0.00', 'total 0.00'],
    },
    {
      what: 'a delivery fee that is not known',
      input: { lines: [line('585.00')], delivery: null },
      rows: ['subtotal 585.00', 'delivery ', 'total 585.00'],
    },
    {
      what: 'a gift card that pays a part',
      input: { lines: [line('585.00')], delivery: '100.00', giftCard: '500.00' },
      rows: ['subtotal 585.00', 'delivery 100.00', 'total 685.00', 'gift-card -500.00', 'to-pay 185.00'],
    },
    {
      what: 'a gift card that is worth more',
      input: { lines: [line('585.00')], giftCard: 1000 },
      rows: ['subtotal 585.00', 'total 585.00', 'gift-card -585.00', 'to-pay 0.00'],
    },
    { what: 'a gift card without a use', input: { lines: [], giftCard: 1000 }, rows: ['subtotal 0.00', 'total 0.00'] },
    { what: 'an empty gift card', input: { lines: [line(5)], giftCard: 0 }, rows: ['subtotal 5.00', 'total 5.00'] },
  ])('has the rows of $what', ({ input, rows }) => {
    expect(written(input)).toEqual(rows)
  })

  it.each([
    { input: { lines: [line('free')] }, name: 'unit_price_incl_tax' },
    { input: { lines: [], discounts: [{ name: 'a', amount: Number.NaN }] }, name: 'amount' },
    { input: { lines: [], delivery: 'soon' }, name: 'amount' },
    { input: { lines: [], giftCard: 'some' }, name: 'giftCard' },
  ])('names the amount that is none: $name', ({ input, name }) => {
    expect(() => orderSumRows(input)).toThrow(new RegExp(`^${name} must be a number`))
  })

  const paisa = fc.integer({ min: 0, max: 100_000_000 })
  const rupees = paisa.map((amount) => (amount / 100).toFixed(2))
  const sums = fc.record({
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unit_price_incl_tax: rupees })),
    discounts: fc.array(fc.record({ name: fc.string(), amount: rupees })),
    delivery: fc.option(fc.option(rupees), { nil: undefined }),
  })
  const hundredths = (amount: string | null) => Math.round(Number(amount ?? 0) * 100)

  it('has rows that add up to the total', () => {
    fc.assert(
      fc.property(sums, (input) => {
        const rows = orderSumRows(input)
        const above = rows.slice(0, -1).reduce((sum, { amount }) => sum + hundredths(amount), 0)
        expect(hundredths(rows.at(-1)?.amount ?? '')).toBe(above)
      }),
      propertyRuns(500),
    )
  })

  it('splits the total between gift card and the rest', () => {
    fc.assert(
      fc.property(sums, rupees, (input, giftCard) => {
        const rows = orderSumRows({ ...input, giftCard })
        const amountOf = (kind: string) => hundredths(rows.find((row) => row.kind === kind)?.amount ?? null)
        const isUsed = rows.some(({ kind }) => kind === 'gift-card')
        expect(isUsed).toBe(amountOf('total') > 0 && hundredths(giftCard) > 0)
        if (!isUsed) return
        expect(amountOf('total') + amountOf('gift-card')).toBe(amountOf('to-pay'))
        expect(amountOf('to-pay')).toBeGreaterThanOrEqual(0)
        expect(-amountOf('gift-card')).toBeLessThanOrEqual(hundredths(giftCard))
      }),
      propertyRuns(500),
    )
  })

  it('has a subtotal that is the sum of the lines as they are shown', () => {
    fc.assert(
      fc.property(sums, (input) => {
        const lines = input.lines.reduce((sum, each) => sum + hundredths(lineAmount(each)), 0)
        expect(hundredths(orderSumRows(input)[0]?.amount ?? '')).toBe(lines)
      }),
      propertyRuns(500),
    )
  })
})

describe('lineAmount', () => {
  it.each([
    { given: line('585.00'), amount: '585.00' },
    { given: line('0.10', 3), amount: '0.30' },
    { given: line('0.05'), amount: '0.05' },
    { given: line('585.00', 0), amount: '0.00' },
    { given: line(-1.5, 2), amount: '-3.00' },
    { given: line(-0.01), amount: '-0.01' },
  ])('of $given.quantity at $given.unit_price_incl_tax is $amount', ({ given, amount }) => {
    expect(lineAmount(given)).toBe(amount)
  })
})

describe('refundShare', () => {
  it.each([
    [{ paid: 1000, quantity: 3, refunded: 0 }, 1, 333],
    [{ paid: 1000, quantity: 3, refunded: 1 }, 1, 333],
    [{ paid: 1000, quantity: 3, refunded: 2 }, 1, 334],
    [{ paid: 1000, quantity: 3, refunded: 2 }, 5, 334],
    [{ paid: 1000, quantity: 3, refunded: 1 }, 0, 0],
    [{ paid: 0, quantity: 3, refunded: 0 }, 3, 0],
    [{ paid: 1000, quantity: 0, refunded: 0 }, 1, 0],
  ])('of %j for %d copies is %d', (line, copies, share) => {
    expect(refundShare(line, copies)).toBe(share)
  })

  it('adds up to the line, however it is divided', () => {
    const lines = fc.record({
      paid: fc.integer({ min: 0, max: 100_000_000 }),
      parts: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 }),
    })
    fc.assert(
      fc.property(lines, ({ paid, parts }) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0)
        let [refunded, given] = [0, 0]
        for (const part of parts) {
          const share = refundShare({ paid, quantity, refunded }, part)
          expect(share).toBeGreaterThanOrEqual(0)
          given += share
          refunded += part
        }
        expect(given).toBe(paid)
      }),
      propertyRuns(500),
    )
  })
})
