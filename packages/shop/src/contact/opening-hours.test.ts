import { expect, it } from 'vitest'
import { openingState } from './opening-hours.ts'

// November 22, 2026 is a Sunday; Nepal is 5:45 ahead of UTC.
it.each([
  { at: '2026-11-22T09:59', state: 'opensToday', hour: 10 },
  { at: '2026-11-22T10:00', state: 'open', hour: 19 },
  { at: '2026-11-22T18:59', state: 'open', hour: 19 },
  { at: '2026-11-22T19:00', state: 'opensTomorrow', hour: 10 },
  { at: '2026-11-27T19:30', state: 'opensTomorrow', hour: 12 },
  { at: '2026-11-28T11:00', state: 'opensToday', hour: 12 },
  { at: '2026-11-28T16:59', state: 'open', hour: 17 },
  { at: '2026-11-28T17:00', state: 'opensTomorrow', hour: 10 },
  { at: '2026-11-29T00:10', state: 'opensToday', hour: 10 },
])('at $at in Nepal the shop is $state, $hour', ({ at, ...expected }) => {
  expect(openingState(new Date(`${at}+05:45`))).toEqual(expected)
})
