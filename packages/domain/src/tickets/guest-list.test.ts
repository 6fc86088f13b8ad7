import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GUEST_LIMITS, parseGuestNames } from './guest-list.ts'

describe('parseGuestNames', () => {
  it.each([
    { text: 'Maya Rai', guests: [{ name: 'Maya Rai', people: 1 }] },
    { text: '  Maya   Rai  ', guests: [{ name: 'Maya Rai', people: 1 }] },
    { text: 'Maya Rai +2', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai+ 2', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya +0', guests: [{ name: 'Maya', people: 1 }] },
    { text: 'Maya Rai x3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai X 3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai × 3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai, 3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai , 3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai;3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Maya Rai\t3', guests: [{ name: 'Maya Rai', people: 3 }] },
    { text: 'Rai, Maya, 12', guests: [{ name: 'Rai, Maya', people: 12 }] },
    { text: 'माया राई +२', guests: [{ name: 'माया राई', people: 3 }] },
    { text: 'Felix3', guests: [{ name: 'Felix3', people: 1 }] },
    { text: 'Max 3', guests: [{ name: 'Max 3', people: 1 }] },
    { text: 'Maya +1000', guests: [{ name: 'Maya +1000', people: 1 }] },
    { text: 'Maya, 1000', guests: [{ name: 'Maya, 1000', people: 1 }] },
    { text: 'Maya +2 (press)', guests: [{ name: 'Maya +2 (press)', people: 1 }] },
    { text: '1. Maya', guests: [{ name: 'Maya', people: 1 }] },
    { text: ' 12) Maya', guests: [{ name: 'Maya', people: 1 }] },
    { text: '- Maya', guests: [{ name: 'Maya', people: 1 }] },
    { text: '*  Maya', guests: [{ name: 'Maya', people: 1 }] },
    { text: '• Maya', guests: [{ name: 'Maya', people: 1 }] },
    { text: '1974 AD', guests: [{ name: '1974 AD', people: 1 }] },
    { text: 'Team 1. Maya', guests: [{ name: 'Team 1. Maya', people: 1 }] },
    { text: '+2', guests: [{ name: '+2', people: 1 }] },
    { text: '', guests: [] },
    { text: '\n - \r\n ?? \n', guests: [] },
  ])('$text', ({ text, guests }) => {
    expect(parseGuestNames(text)).toEqual(guests)
  })

  it.each(['\n', '\r\n', '\r', '\n\n'])('reads one guest per line, in their order, after %j', (end) => {
    expect(parseGuestNames(['Sita +1', 'Asha', 'Maya'].join(end))).toEqual([
      { name: 'Sita', people: 2 },
      { name: 'Asha', people: 1 },
      { name: 'Maya', people: 1 },
    ])
  })

  it('reads a repeated name once, as it was first written', () => {
    expect(parseGuestNames('Maya Rai +1\nmaya  rai\nMaya')).toEqual([
      { name: 'Maya Rai', people: 2 },
      { name: 'Maya', people: 1 },
    ])
  })

  it('of any text has no empty name and at least one person', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { name, people } of parseGuestNames(text)) {
          expect(name.trim()).not.toBe('')
          expect(people).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })
})

it('GUEST_LIMITS are the limits of the guest list', () => {
  expect(GUEST_LIMITS).toEqual({ people: 50, name: 120, note: 500, names: 200 })
})
