import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideRefund } from './divide-refund.ts'

const LINES = [
  { line: 'book', paid: 40_000, vat: 0 },
  { line: 'e-book', paid: 31_500, vat: 3624 },
  { line: null, paid: 10_000, vat: 0 },
]

test.each([
  ['a copy', { amount: 31_500, parts: ['e-book'], shares: [31_500] }, { 'e-book': [31_500, 3624, 1] }],
  ['goodwill', { amount: 8150 }, { book: [4000, 0, 0], 'e-book': [3150, 362, 0], null: [1000, 0, 0] }],
  ['the delivery', { amount: 10_000, delivery: 10_000 }, { null: [10_000, 0, 0] }],
  ['less than the copy has cost', { amount: 100, parts: ['e-book'], shares: [31_500] }, { 'e-book': [100, 12, 1] }],
  ['a free copy', { amount: 0, parts: ['book'] }, { book: [0, 0, 1] }],
])('a refund of %s', (_what, { amount, parts = [], shares = [], delivery = 0 }: Partial<Asked> & Sum, expected) => {
  const divided = divideRefund(LINES, new Map(), {
    amount,
    delivery,
    parts: parts.map((id) => ({ line: { id }, quantity: 1 })),
    shares: shares.map((share, at) => ({ line: { id: parts[at] ?? '' }, amount: share })),
  })
  expect(
    Object.fromEntries(divided.map(({ line, amount: of, vat, copies }) => [String(line), [of, vat, copies]])),
  ).toEqual(expected)
})

type Sum = { amount: number }
type Asked = { parts: string[]; shares: number[]; delivery: number }

const PAID = fc.array(
  fc.integer({ min: 0, max: 5_000_000 }).chain((paid) => fc.record({ paid: fc.constant(paid), vat: fc.nat(paid) })),
  { minLength: 1, maxLength: 6 },
)

type Refunded = Map<string | null, { amount: number; vat: number }>
type Paid = Parameters<typeof divideRefund>[0]

const leftOf = (paid: Paid, before: Refunded) =>
  paid.reduce((sum, { line, paid: of }) => sum + of - (before.get(line)?.amount ?? 0), 0)

/** Refunds an amount, of which a part is for one line and for the delivery, and checks each part. */
function refund(
  paid: Paid,
  before: Refunded,
  { amount, at, delivery }: { amount: number; at: number; delivery: number },
) {
  const { line: id, paid: worth } = paid[at % paid.length] ?? { line: null, paid: 0 }
  const shares = [{ line: { id: String(id) }, amount: worth }]
  const divided = divideRefund(paid, before, { amount, parts: [], shares, delivery })
  expect(divided.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
  for (const { line, amount: of, vat } of divided) {
    const seen = before.get(line) ?? { amount: 0, vat: 0 }
    const whole = paid.find((each) => each.line === line)
    before.set(line, { amount: seen.amount + of, vat: seen.vat + vat })
    expect([of >= 0, vat >= 0, vat <= of, seen.amount + of <= (whole?.paid ?? 0)]).toEqual([true, true, true, true])
  }
}

test('refunds add up to their amounts, and to the price and tax of every line once all is refunded', () => {
  const turns = fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), at: fc.nat(5), delivery: fc.nat(9000) })
  fc.assert(
    fc.property(PAID, fc.nat(20_000), fc.array(turns, { maxLength: 6 }), (lines, fee, refunds) => {
      const paid = [...lines.map((line, at) => ({ line: String(at), ...line })), { line: null, paid: fee, vat: 0 }]
      const before: Refunded = new Map()
      for (const { part, at, delivery } of refunds)
        refund(paid, before, { amount: Math.floor(leftOf(paid, before) * part), at, delivery })
      refund(paid, before, { amount: leftOf(paid, before), at: 0, delivery: 0 })
      const sold = paid.filter(({ paid: of }) => of > 0)
      expect(sold.map(({ line }) => before.get(line))).toEqual(sold.map(({ paid: amount, vat }) => ({ amount, vat })))
    }),
    propertyRuns(300),
  )
})
