import { expect, it } from 'vitest'
import { kathmanduTime } from './kathmandu-time.ts'

it.each([
  ['2026-12-12T12:45:00.000Z', '2026-12-12T18:30:00+05:45'],
  ['2026-12-12T20:15:00.000Z', '2026-12-13T02:00:00+05:45'],
])('%s is %s', (moment, there) => {
  expect(kathmanduTime(moment)).toBe(there)
})
