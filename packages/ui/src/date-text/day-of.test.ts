import { expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

it('is the day in Kathmandu, where it is a new one already', () => {
  expect(dayOf('2026-11-05T04:15:00.000Z')).toBe('2026-11-05')
  expect(dayOf('2026-11-05T20:00:00.000Z')).toBe('2026-11-06')
})

it('leaves alone what is no moment', () => {
  expect(dayOf('soon')).toBe('soon')
})
