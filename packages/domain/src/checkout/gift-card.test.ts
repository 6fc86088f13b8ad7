import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_LIMITS, readGiftCardAmount, readGiftCardCode } from './gift-card.ts'

describe('readGiftCardAmount', () => {
  it.each([
    ['200', 200],
    ['25000', 25_000],
    ['1,500', 1500],
    [' 1 500 ', 1500],
    ['१५००', 1500],
    ['०२००', 200],
    ['199', undefined],
    ['25001', undefined],
    ['1000000', undefined],
    ['500.50', undefined],
    ['-500', undefined],
    ['5e2', undefined],
    ['Rs 500', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, amount) => {
    expect(readGiftCardAmount(text)).toBe(amount)
  })

  it('accepts every amount to choose from', () => {
    expect(GIFT_CARD_AMOUNTS.map((amount) => readGiftCardAmount(String(amount)))).toEqual([...GIFT_CARD_AMOUNTS])
  })

  it('accepts whole rupees within the limits and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 1_200_000 }), (amount) => {
        const isWithin = amount >= GIFT_CARD_LIMITS.least && amount <= GIFT_CARD_LIMITS.most
        expect(readGiftCardAmount(String(amount))).toBe(isWithin ? amount : undefined)
      }),
      propertyRuns(500),
    )
  })
})

describe('readGiftCardCode', () => {
  const CODE = '7K3M-9XQR-2TVW-5YH8-01PD'

  it.each([
    [CODE, CODE],
    ['7k3m9xqr2tvw5yh801pd', CODE],
    [' 7K3M 9XQR 2TVW 5YH8 01PD ', CODE],
    ['7K3M–9XQR–2TVW–5YH8–OIPD', CODE],
    ['7K3M-9XQR-2TVW-5YH8-olpd', CODE],
    ['7K3M-9XQR-2TVW-5YH8-01P', undefined],
    ['7K3M-9XQR-2TVW-5YH8-01PDD', undefined],
    ['7K3M-9XQR-2TVW-5YH8-01PU', undefined],
    ['DASHAIN10', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, code) => {
    expect(readGiftCardCode(text)).toBe(code)
  })

  const letters = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  const codes = fc.array(letters, { minLength: 20, maxLength: 20 }).map((all) => all.join(''))

  it('reads a code in whatever way it is grouped', () => {
    fc.assert(
      fc.property(codes, fc.array(fc.constantFrom('', ' ', '-'), { minLength: 20, maxLength: 20 }), (code, gaps) => {
        const typed = [...code].map((letter, at) => letter.toLowerCase() + gaps[at]).join('')
        expect(readGiftCardCode(typed)?.replaceAll('-', '')).toBe(code)
      }),
      propertyRuns(300),
    )
  })

  it('gives a code that is read as itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = readGiftCardCode(text)
        if (code !== undefined) expect(readGiftCardCode(code)).toBe(code)
      }),
      propertyRuns(300),
    )
  })
})
