import { expect, test } from 'vitest'
import { shownSlots } from './delivery-slots.ts'

const slotsOf = (fullness: boolean[]) =>
  fullness.map((is_full, at) => ({ id: `${at}`, day: '2026-11-24', starts: '10:00', ends: '14:00', is_full }))

test.each([
  { what: 'the next six', full: 0, of: 28, count: 6 },
  { what: 'full ones, too', full: 3, of: 28, count: 6 },
  { what: 'all up to the first that is not full', full: 9, of: 28, count: 10 },
  { what: 'six where all are full', full: 28, of: 28, count: 6 },
  { what: 'fewer where there are no more', full: 0, of: 2, count: 2 },
])('slots to choose from are $what', ({ full, of, count }) => {
  const slots = slotsOf(Array.from({ length: of }, (_, at) => at < full))
  expect(shownSlots(slots)).toEqual(slots.slice(0, count))
})
