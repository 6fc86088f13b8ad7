import { expect, test } from 'vitest'
import { fromRupeeText, toRupeeText } from './adapter.ts'

test.each<[unknown, number]>([
  ['110', 11_000],
  ['133.0', 13_300],
  [133, 13_300],
  [150.5, 15_050],
  ['2,700.0', 270_000],
  ['1,00,000.05', 10_000_005],
  ['0.10', 10],
  ['1.0500', 105],
])('reads %j as %d paisa', (written, paisa) => {
  expect(fromRupeeText(written)).toBe(paisa)
})

test.each<unknown>(['', '-1', '1e3', 'NaN', '1.', '.5', '1.005', ',1', '1 000', null, undefined, {}, 1e21, Number.NaN])(
  'rejects %j',
  (written) => {
    expect(fromRupeeText(written)).toBeUndefined()
  },
)

test.each([
  [11_000, '110'],
  [11_050, '110.50'],
  [5, '0.05'],
])('writes %d paisa as %s', (paisa, text) => {
  expect(toRupeeText(paisa)).toBe(text)
  expect(fromRupeeText(text)).toBe(paisa)
})
