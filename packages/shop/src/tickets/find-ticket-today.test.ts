import type { Ticket } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeTicket } from '../testing/fixtures.ts'
import { isForDay } from './find-ticket-today.ts'

const DAY = '2026-12-13'

it.each([
  { state: 'valid', date: 'upcoming', day: DAY, isFor: true },
  { state: 'valid', date: 'upcoming', day: '2026-12-12', isFor: false },
  { state: 'valid', date: 'live', day: '2026-12-14', isFor: true },
  { state: 'valid', date: 'doors_open', day: DAY, isFor: true },
  { state: 'valid', date: 'replay', day: DAY, isFor: false },
  { state: 'valid', date: 'cancelled', day: DAY, isFor: false },
  { state: 'valid', date: 'postponed', day: DAY, isFor: false },
  { state: 'used', date: 'live', day: DAY, isFor: false },
  { state: 'transferred', date: 'upcoming', day: DAY, isFor: false },
] as const)('a ticket that is $state for a date that is $date is for $day: $isFor', ({ state, date, day, isFor }) => {
  const ticket: Ticket = makeTicket({ state, date: { ...makeTicket().date, state: date } })
  expect(isForDay(ticket, day)).toBe(isFor)
})
