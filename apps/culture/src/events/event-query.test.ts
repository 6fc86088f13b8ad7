import { expect, it } from 'vitest'
import { calendarPath, eventListPath, isFiltered, parseCalendarQuery, parseEventQuery } from './event-query.ts'

const parse = (query: string) => parseEventQuery(new URLSearchParams(query))
const TODAY = '2026-12-16'

it.each([
  ['', '/events'],
  ['when=past&page=2', '/events?when=past&page=2'],
  ['when=upcoming', '/events'],
  ['genre=folk&city=patan&date=this-week', '/events?date=this-week&city=patan&genre=folk'],
  ['free=true&streamed=yes&step_free=true&children=false', '/events?free=true&step_free=true'],
  ['from=2026-12-01&to=2026-12-05', '/events?date=2026-12-01..2026-12-05'],
  ['from=2026-12-01&to=', '/events?date=2026-12-01..2099-12-31'],
  ['to=2026-12-05&date=this-week', '/events?date=2000-01-01..2026-12-05'],
  ['from=&to=&date=2026-12', '/events?date=2026-12'],
])('the list of %j is at %s', (query, path) => {
  expect(eventListPath(parse(query))).toBe(path)
})

it('past events are no filter', () => {
  expect([isFiltered(parse('when=past')), isFiltered(parse('city=patan'))]).toEqual([false, true])
})

it.each([
  ['', '/events/calendar?month=2026-12'],
  ['month=2027-01&city=patan', '/events/calendar?month=2027-01&city=patan'],
  ['month=2027-01&day=2027-01-09', '/events/calendar?month=2027-01&day=2027-01-09'],
  ['month=2027-01&day=2026-12-09', '/events/calendar?month=2027-01'],
  ['month=2027-02&day=2027-02-30', '/events/calendar?month=2027-02'],
  ['month=2027-02&day=2027-02-01..2027-02-05', '/events/calendar?month=2027-02'],
  ['month=2026-13&day=2026-12-20', '/events/calendar?month=2026-12&day=2026-12-20'],
  ['month=1999-01', '/events/calendar?month=2026-12'],
  ['month=this-month', '/events/calendar?month=2026-12'],
])('the calendar of %j is at %s', (query, path) => {
  expect(calendarPath(parseCalendarQuery(new URLSearchParams(query), TODAY))).toBe(path)
})
