import { expect, it } from 'vitest'
import { ticketLineText } from './date-in-sentence.ts'

const DATE = {
  id: 7,
  event_slug: 'low-cloud',
  admits: 'hall',
  doors_at: '2026-12-13T12:00:00Z',
  starts_at: '2026-12-13T12:45:00Z',
  ends_at: '2026-12-13T20:15:00Z',
  state: 'upcoming',
  venue_name: 'Hiti Hall',
} as const

it.each([
  [DATE, 'en', 'December 13, 2026 18:30, Hiti Hall'],
  [{ ...DATE, venue_name: '' }, 'en', 'December 13, 2026 18:30'],
  [{ ...DATE, admits: 'stream' }, 'en', 'December 13, 2026 18:30, Live stream'],
  [{ ...DATE, admits: 'stream' }, 'ne', 'मङ्सिर २७, २०८३ १८:३०, लाइभ प्रसारण'],
  [{ ...DATE, state: 'postponed' }, 'en', 'Hiti Hall'],
] as const)('the date of a ticket is written with its venue or as a stream', (date, language, text) => {
  expect(ticketLineText({ event_date: date, seats: [] }, language)).toBe(text)
})

it('names the seats, and is empty for other goods', () => {
  const seats = [{ label: 'Row C, seat 12' }, { label: 'Row C, seat 13' }]
  const named = 'December 13, 2026 18:30, Hiti Hall, Row C, seat 12, Row C, seat 13'
  expect(ticketLineText({ event_date: DATE, seats }, 'en')).toBe(named)
  expect(ticketLineText({ event_date: null, seats: [] }, 'en')).toBe('')
})
