import { expect, it } from 'vitest'
import { dayParts } from './day-parts.ts'

it.each([
  ['2026-12-12T12:45:00.000Z', 'en', { day: '12', month: 'December', year: '2026', time: '18:30', weekday: 6 }],
  ['2026-12-12T12:45:00.000Z', 'ne', { day: '२६', month: 'मङ्सिर', year: '२०८३', time: '१८:३०', weekday: 6 }],
  // After midnight in Kathmandu it is the next day.
  ['2026-12-12T20:15:00.000Z', 'en', { day: '13', month: 'December', year: '2026', time: '02:00', weekday: 0 }],
] as const)('%s in %s is taken apart', (moment, language, parts) => {
  expect(dayParts(moment, language)).toEqual(parts)
})
