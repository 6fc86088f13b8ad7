import { expect, it } from 'vitest'
import { isoDuration, kathmanduTime } from './editorial.ts'

it.each([
  ['2026-12-12T12:45:00.000Z', '2026-12-12T18:30:00+05:45'],
  ['2026-12-12T20:15:00.000Z', '2026-12-13T02:00:00+05:45'],
])('%s is %s', (moment, there) => {
  expect(kathmanduTime(moment)).toBe(there)
})

it.each([
  [0, 'PT0S'],
  [28, 'PT28S'],
  [448, 'PT7M28S'],
  [3600, 'PT1H'],
  [3748, 'PT1H2M28S'],
  [59.6, 'PT1M'],
  [-3, 'PT0S'],
])('%d seconds are %s', (seconds, written) => {
  expect(isoDuration(seconds)).toBe(written)
})
