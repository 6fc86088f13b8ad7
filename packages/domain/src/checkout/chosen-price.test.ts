import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chosenPriceRefusal,
  HIGHEST_CHOSEN_PRICE,
  payablePrice,
  readChosenPrice,
  takesDiscounts,
} from './chosen-price.ts'

describe('readChosenPrice', () => {
  it.each([
    ['500', 50_000],
    ['1,250', 125_000],
    [' 1 250.5 ', 125_050],
    ['0.07', 7],
    ['५००', 50_000],
    ['रु ९,०१०.२५', 901_025],
    ['Rs 600', 60_000],
    [' Rs 600', 60_000],
    ['Rs600', 60_000],
    ['Rs. 600', 60_000],
    ['npr 600', 60_000],
    ['999999999', 99_999_999_900],
    ['1000000000', undefined],
    ['500.', undefined],
    ['500.125', undefined],
    ['.5', undefined],
    ['-500', undefined],
    ['5e2', undefined],
    ['500 Rs', undefined],
    ['x500', undefined],
    ['500x', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, price) => {
    expect(readChosenPrice(text)).toBe(price)
  })

  it('reads every amount as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paisa) => {
        const text = `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
        expect(readChosenPrice(text)).toBe(paisa)
      }),
      propertyRuns(300),
    )
  })
})

describe('chosenPriceRefusal', () => {
  it.each([
    [30_000, 30_000, null],
    [29_999, 30_000, 'too_low'],
    [HIGHEST_CHOSEN_PRICE, 30_000, null],
    [HIGHEST_CHOSEN_PRICE + 1, 30_000, 'too_high'],
    [HIGHEST_CHOSEN_PRICE + 5, HIGHEST_CHOSEN_PRICE + 5, null],
    [HIGHEST_CHOSEN_PRICE + 6, HIGHEST_CHOSEN_PRICE + 5, 'too_high'],
    [50_000, null, 'fixed'],
    [30_000.5, 30_000, 'invalid'],
    [Number.NaN, 30_000, 'invalid'],
    [Number.POSITIVE_INFINITY, 30_000, 'invalid'],
  ] as const)('says of %d with the least price %s: %s', (price, leastPrice, refusal) => {
    expect(chosenPriceRefusal({ price, leastPrice })).toBe(refusal)
  })
})

describe('payablePrice', () => {
  it.each([
    [50_000, 30_000, null, 50_000],
    [50_000, 30_000, 35_000, 35_000],
    [50_000, 30_000, 90_000, 90_000],
    [50_000, 40_000, 30_000, 40_000],
    [50_000, null, 30_000, 50_000],
    [50_000, 30_000, 30_000.5, 50_000],
    [50_000, 30_000, HIGHEST_CHOSEN_PRICE + 1, HIGHEST_CHOSEN_PRICE],
  ])('of the list price %d, least %s and chosen %s is %d', (listPrice, leastPrice, chosenPrice, price) => {
    expect(payablePrice({ listPrice, leastPrice, chosenPrice })).toBe(price)
  })

  it('is never below the least price, and is the chosen price wherever that is allowed', () => {
    const paisa = fc.integer({ min: 1, max: 20_000_000 })
    fc.assert(
      fc.property(paisa, paisa, fc.integer({ min: -5, max: 20_000_000 }), (leastPrice, above, chosenPrice) => {
        const price = payablePrice({ listPrice: leastPrice + above, leastPrice, chosenPrice })
        expect(price).toBeGreaterThanOrEqual(leastPrice)
        if (chosenPriceRefusal({ price: chosenPrice, leastPrice }) === null && leastPrice <= HIGHEST_CHOSEN_PRICE)
          expect(price).toBe(chosenPrice)
      }),
      propertyRuns(500),
    )
  })
})

describe('takesDiscounts', () => {
  it.each([
    [null, null, true],
    [30_000, null, true],
    [null, 30_000, true],
    [30_000, 30_000, false],
    [30_000, 50_000, false],
  ])('with the least price %s and the chosen price %s: %s', (leastPrice, chosenPrice, takes) => {
    expect(takesDiscounts({ listPrice: 50_000, leastPrice, chosenPrice })).toBe(takes)
  })
})
