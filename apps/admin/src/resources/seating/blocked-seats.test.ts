import { expect, it } from 'vitest'
import { blockedAfter, changedSeats, type DateSeats, selectedStates } from './blocked-seats.ts'

const STATES = ['free', 'held', 'sold', 'blocked', 'blocked', 'free'] as const
const sections: DateSeats['sections'] = [
  {
    id: 1,
    name: { en: 'Hall', ne: 'हल' },
    seats: STATES.map((state, at) => ({
      id: at + 1,
      row: 'A',
      number: at + 1,
      x: at * 20,
      y: 0,
      kind: 'normal',
      state,
    })),
  },
]
const selected = new Set([1, 2, 3, 4])

it('counts the states of the selected seats', () => {
  expect(selectedStates(sections, selected)).toEqual({ free: 1, held: 1, sold: 1, blocked: 1 })
})

it('keeps back the free ones of the selected seats, besides those that are', () => {
  expect(blockedAfter(sections, selected, true)).toEqual([1, 4, 5])
})

it('releases the selected seats, and no others', () => {
  expect(blockedAfter(sections, selected, false)).toEqual([5])
})

it('a change is put back without the seats that were blocked before it', () => {
  expect([...changedSeats(sections, selected, true)]).toEqual([1])
  expect([...changedSeats(sections, selected, false)]).toEqual([4])
})
