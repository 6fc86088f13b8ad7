import type { EventCard, EventCardDate } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { dayLabel, eventsByMonth } from './event-entries.ts'

const date = (day: string, state: EventCardDate['state'] = 'upcoming') =>
  ({ starts_at: `${day}T12:45:00Z`, state }) as EventCardDate
const event = (slug: string, ...dates: EventCardDate[]) => ({ slug, dates }) as EventCard
const UPCOMING = { language: 'en', past: false } as const
const slugsByMonth = (...given: Parameters<typeof eventsByMonth>) =>
  eventsByMonth(...given).map(({ heading, entries }) => [heading, ...entries.map(({ event: { slug } }) => slug)])

it.each([
  [['2026-12-12'], '12'],
  [['2026-12-05'], '5'],
  [['2026-12-12', '2026-12-13', '2026-12-14'], '12–14'],
  [['2026-12-12', '2026-12-12', '2026-12-13'], '12–13'],
  [['2026-12-12', '2026-12-20'], '12, 20'],
  [['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'], '1, 8, 15 +1'],
  [['2026-12-31', '2027-01-01'], '31'],
])('%j is shown as %s', (days, label) => {
  expect(
    dayLabel(
      days.map((day) => date(day)),
      'en',
    ).days,
  ).toBe(label)
})

it('days are those of the calendar of the language', () => {
  expect(dayLabel([date('2026-12-12'), date('2026-12-13')], 'ne').days).toBe('२६–२७')
})

it('cancelled and postponed dates are in no range', () => {
  const dates = [date('2026-12-12', 'postponed'), date('2026-12-13'), date('2026-12-14', 'cancelled')]
  expect(dayLabel(dates, 'en').days).toBe('13')
  expect(dayLabel([date('2026-12-14', 'cancelled')], 'en').days).toBe('14')
  expect(dayLabel([], 'en').days).toBe('')
})

it('events are under the month of their next date, those without a day last', () => {
  const events = [
    event('none'),
    event('both', date('2026-11-20', 'ended'), date('2026-12-31'), date('2027-01-02')),
    event('put-off', date('2026-11-25', 'postponed'), date('2027-01-05')),
    event('waits', date('2026-11-25', 'postponed')),
    event('off', date('2026-12-03', 'cancelled')),
  ]
  expect(slugsByMonth(events, UPCOMING)).toEqual([
    ['December 2026', 'both', 'off'],
    ['January 2027', 'put-off'],
    [undefined, 'none', 'waits'],
  ])
  expect(eventsByMonth(events, UPCOMING)[0]?.entries[0]?.dates).toHaveLength(2)
})

it('with a range, only its dates count', () => {
  const range = { from: '2027-01-01', to: '2027-01-31' }
  expect(slugsByMonth([event('both', date('2026-12-31'), date('2027-01-02'))], { ...UPCOMING, range })).toEqual([
    ['January 2027', 'both'],
  ])
})

it('past events are under the month of their last date, the latest first', () => {
  const past = [
    event('one', date('2026-09-30', 'ended'), date('2026-10-01', 'ended')),
    event('two', date('2026-08-01', 'ended')),
  ]
  expect(slugsByMonth(past, { language: 'en', past: true })).toEqual([
    ['October 2026', 'one'],
    ['August 2026', 'two'],
  ])
})
