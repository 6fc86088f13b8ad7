import { expect, test } from 'vitest'
import { toAmountText, toNumberText, toPaisa } from './amounts.ts'

test.each([
  ['110', 11_000],
  ['110.0', 11_000],
  ['110.00', 11_000],
  ['2,700.0', 270_000],
  ['1,234,567.89', 123_456_789],
  ['0.5', 50],
  ['0.05', 5],
])('%s is %d paisa', (text, paisa) => {
  expect(toPaisa(text)).toBe(paisa)
})

test.each(['', ' ', '-1', '1e2', '1.234', '1,00', '12,34.0', '.5', '1.', '٣', '99999999999'])(
  '%s is no amount',
  (text) => {
    expect(toPaisa(text)).toBeUndefined()
  },
)

test.each([
  [11_000, '110.0', '110.0'],
  [270_000, '2700.0', '2,700.0'],
  [123_456_789, '1234567.89', '1,234,567.89'],
  [50, '0.5', '0.5'],
  [5, '0.05', '0.05'],
])('%d paisa are written %s in a number and %s in a text', (paisa, number, text) => {
  expect([toNumberText(paisa), toAmountText(paisa)]).toEqual([number, text])
})
