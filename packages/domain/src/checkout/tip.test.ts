import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTip, TIP_AMOUNTS, TIP_LIMITS, takesTips } from './tip.ts'

describe('readTip', () => {
  it.each([
    ['50', 5000],
    ['10000', 1_000_000],
    ['10,000.00', 1_000_000],
    ['Rs 250', 25_000],
    ['रु २५०', 25_000],
    ['रू\u00a0२५०', 25_000],
    [' 99.50 ', 9950],
  ])('reads %j as %j paisa', (text, amount) => {
    expect(readTip(text)).toEqual({ amount })
  })

  it.each([
    ['49.99', 'too_low'],
    ['0', 'too_low'],
    ['10000.01', 'too_high'],
    ['999999999', 'too_high'],
    ['', 'invalid'],
    ['own', 'invalid'],
    ['-250', 'invalid'],
    ['2.5e2', 'invalid'],
    ['$250', 'invalid'],
    ['250 USD', 'invalid'],
    ['99.999', 'invalid'],
  ])('refuses %j as %s', (text, refusal) => {
    expect(readTip(text)).toEqual({ refusal })
  })

  it('accepts every amount to choose from', () => {
    expect(TIP_AMOUNTS.map((amount) => readTip(String(amount)))).toEqual(
      TIP_AMOUNTS.map((amount) => ({ amount: amount * 100 })),
    )
  })

  it('accepts what is within the limits to the paisa, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (paisa) => {
        const isWithin = paisa >= TIP_LIMITS.least * 100 && paisa <= TIP_LIMITS.most * 100
        const read = readTip(`${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`)
        expect('amount' in read ? read.amount : undefined).toBe(isWithin ? paisa : undefined)
      }),
      propertyRuns(500),
    )
  })

  it('reads any text as an amount within the limits or refuses it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readTip(text)
        if ('amount' in read) expect(read.amount).toBeGreaterThanOrEqual(TIP_LIMITS.least * 100)
        else expect(['invalid', 'too_low', 'too_high']).toContain(read.refusal)
      }),
      propertyRuns(300),
    )
  })
})

describe('takesTips', () => {
  it.each([
    ['scheduled', false],
    ['lobby', true],
    ['live', true],
    ['interrupted', true],
    ['ended', false],
    ['replay', false],
    ['cancelled', false],
    ['unknown', false],
  ])('in the state %s: %s', (state, takes) => {
    expect(takesTips({ isOn: true, state })).toBe(takes)
    expect(takesTips({ isOn: false, state })).toBe(false)
  })
})
