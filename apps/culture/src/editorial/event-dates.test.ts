import type { EventCard, EventDate, TicketType } from '@dabali/api-client'
import { describe, expect, it, test } from 'vitest'
import { isUpcomingState } from '../event-states.ts'
import {
  cheapestPrices,
  dateParts,
  eventStatus,
  firstShownDate,
  freeTickets,
  hasTickets,
  isOnSale,
  isUpcomingDate,
  isUpcomingStatus,
  nextEvent,
  nextEventDate,
  sameDayTime,
  secondsUntilNextChange,
} from './event-dates.ts'

it.each([
  ['2026-12-12T12:45:00.000Z', 'en', { day: '12', month: 'December', year: '2026', time: '18:30', weekday: 6 }],
  ['2026-12-12T12:45:00.000Z', 'ne', { day: '२६', month: 'मङ्सिर', year: '२०८३', time: '१८:३०', weekday: 6 }],
  // After midnight in Kathmandu it is the next day.
  ['2026-12-12T20:15:00.000Z', 'en', { day: '13', month: 'December', year: '2026', time: '02:00', weekday: 0 }],
] as const)('%s has parts in %s', (moment, language, parts) => {
  expect(dateParts(moment, language)).toEqual(parts)
})

it.each([
  ['en', [undefined, '14:00', '18:30', undefined]],
  ['ne', [undefined, '१४:००', '१८:३०', undefined]],
] as const)('a list of dates in %s shows the times of those on one day in Kathmandu', (language, times) => {
  const moments = ['2026-12-11T18:00:00.000Z', '2026-12-12T08:15:00.000Z', '2026-12-12T12:45:00.000Z']
  // The first is before midnight in Kathmandu, the last after the next one; both are on the same days as the others in UTC.
  const dates = [...moments, '2026-12-12T18:30:00.000Z'].map((starts_at) => ({ starts_at }))
  expect(dates.map((date) => sameDayTime(date, dates, language))).toEqual(times)
})

describe('eventStatus', () => {
  test.each([
    { state: 'upcoming', availability: 'available', status: 'onSale', ahead: true },
    { state: 'upcoming', availability: 'few_left', status: 'fewLeft', ahead: true },
    { state: 'upcoming', availability: 'stream_only', status: 'streamOnly', ahead: true },
    { state: 'upcoming', availability: 'sold_out', status: 'soldOut', ahead: true },
    { state: 'upcoming', availability: 'not_yet', status: 'notYet', ahead: true },
    { state: 'upcoming', availability: 'ended', status: 'salesClosed', ahead: true },
    { state: 'doors_open', availability: 'available', status: 'doorsOpen', ahead: true },
    { state: 'doors_open', availability: 'sold_out', status: 'soldOut', ahead: true },
    { state: 'postponed', availability: 'available', status: 'postponed', ahead: true },
    { state: 'live', availability: 'sold_out', status: 'live', ahead: false },
    { state: 'replay', availability: 'stream_only', status: 'replay', ahead: false },
    { state: 'ended', availability: 'sold_out', status: 'ended', ahead: false },
    { state: 'cancelled', availability: 'available', status: 'cancelled', ahead: false },
  ] as const)('$state and $availability is $status', ({ status, ahead, ...availability }) => {
    expect(eventStatus(availability)).toBe(status)
    expect(isUpcomingStatus(status)).toBe(ahead)
  })
})

function eventDate(slug: string, state: EventCard['state'] = 'upcoming') {
  const starts_at = '2026-12-11T12:45:00.000Z'
  const date = { id: 1, doors_at: starts_at, starts_at, ends_at: starts_at, state: 'upcoming' as const }
  return {
    slug,
    state,
    date: {
      ...date,
      availability: 'available' as const,
      is_sold_out: false,
      is_streamed: false,
      replay_until: null,
      venue_name: '',
      city: '',
      is_step_free: false,
      price_from: null,
      sales_start_at: null,
    },
  }
}

it.each([
  { price_from: '0.00', price_to: '0.00', free: 'all' },
  { price_from: '0.00', price_to: '800.00', free: 'some' },
  { price_from: '300.00', price_to: '800.00', free: 'none' },
  { price_from: null, price_to: null, free: 'none' },
])('of tickets from $price_from to $price_to are free: $free', ({ free, ...prices }) => {
  expect(freeTickets(prices)).toBe(free)
})

it('the next event is the first that is not cancelled or postponed', () => {
  const events = [eventDate('called-off', 'cancelled'), eventDate('put-off', 'postponed'), eventDate('brass')]
  expect(nextEvent(events)).toMatchObject({ slug: 'brass', isOn: false })
})

it('a live event is the next one', () => {
  expect(nextEvent([eventDate('brass', 'live')])).toMatchObject({ slug: 'brass', isOn: true })
})

it('an event without a date is not the next one', () => {
  expect(nextEvent([{ ...eventDate('brass'), date: null }])).toBeUndefined()
})

it('without events there is no next one', () => {
  expect(nextEvent([])).toBeUndefined()
})

const dateWithTickets = (id: number, state: EventDate['state'], sale?: EventDate['ticket_types'][number]['state']) =>
  ({ id, state, ticket_types: sale ? [{ state: sale }] : [] }) as unknown as EventDate

type Shown = [state: EventDate['state'], availability: EventDate['availability']]

it.each<[string, Shown[], number | undefined]>([
  [
    'live and on sale',
    [
      ['ended', 'ended'],
      ['upcoming', 'available'],
      ['live', 'stream_only'],
    ],
    2,
  ],
  [
    'with hall tickets',
    [
      ['upcoming', 'sold_out'],
      ['upcoming', 'stream_only'],
      ['upcoming', 'few_left'],
    ],
    2,
  ],
  [
    'first with hall tickets',
    [
      ['upcoming', 'few_left'],
      ['upcoming', 'available'],
    ],
    0,
  ],
  [
    'with a stream',
    [
      ['upcoming', 'sold_out'],
      ['upcoming', 'stream_only'],
    ],
    1,
  ],
  [
    'with a replay',
    [
      ['ended', 'ended'],
      ['replay', 'stream_only'],
      ['ended', 'ended'],
    ],
    1,
  ],
  [
    'next, when all are sold out',
    [
      ['ended', 'ended'],
      ['upcoming', 'sold_out'],
      ['upcoming', 'sold_out'],
    ],
    1,
  ],
  [
    'last, when all are over',
    [
      ['ended', 'ended'],
      ['ended', 'ended'],
    ],
    1,
  ],
  ['absent', [], undefined],
])('the date that is shown first is the one that is %s', (_, dates, at) => {
  const eventDates = dates.map(([state, availability], id) => ({ id, state, availability }) as EventDate)
  expect(firstShownDate(eventDates)?.id).toBe(at)
})

it.each([
  ['available', true],
  ['few_left', true],
  ['stream_only', true],
  ['sold_out', false],
  ['not_yet', false],
  ['ended', false],
] as const)('what is %s is on sale: %s', (availability, onSale) => {
  expect(isOnSale({ availability })).toBe(onSale)
})

it('has tickets to show until all sales have ended', () => {
  expect(
    [
      dateWithTickets(1, 'upcoming', 'sold_out'),
      dateWithTickets(2, 'ended', 'ended'),
      dateWithTickets(3, 'cancelled'),
    ].map(hasTickets),
  ).toEqual([true, false, false])
})

it('a date is upcoming unless it has ended or was postponed', () => {
  const states = ['upcoming', 'doors_open', 'live', 'ended', 'replay', 'postponed', 'cancelled'] as const
  expect(states.filter((state) => isUpcomingDate(dateWithTickets(1, state)))).toEqual([
    'upcoming',
    'doors_open',
    'live',
  ])
})

const dateInState = <State extends string>(id: number, state: State) => ({ id, state })

describe('nextEventDate', () => {
  it('is the live one, before upcoming ones', () => {
    expect(nextEventDate([dateInState(1, 'upcoming'), dateInState(2, 'live'), dateInState(3, 'doors_open')])?.id).toBe(
      2,
    )
  })

  it('is the first upcoming one', () => {
    expect(
      nextEventDate([
        dateInState(1, 'ended'),
        dateInState(2, 'cancelled'),
        dateInState(3, 'upcoming'),
        dateInState(4, 'upcoming'),
      ])?.id,
    ).toBe(3)
  })

  it('is undefined without a live or upcoming date', () => {
    expect(nextEventDate([dateInState(1, 'postponed'), dateInState(2, 'replay')])).toBeUndefined()
    expect(nextEventDate([])).toBeUndefined()
  })
})

it('postponed, ended and cancelled dates are not upcoming', () => {
  expect(['live', 'doors_open', 'upcoming'].every((state) => isUpcomingState(state as 'live'))).toBe(true)
  expect(['postponed', 'replay', 'ended', 'cancelled'].some((state) => isUpcomingState(state as 'live'))).toBe(false)
})

const type = (admits: TicketType['admits'], state: TicketType['state'], price: string) =>
  ({ admits, state, price }) as TicketType

describe('cheapestPrices', () => {
  it('has the lowest price on sale of each kind', () => {
    const ticket_types = [
      type('hall', 'on_sale', '1200.00'),
      type('hall', 'on_sale', '600.00'),
      type('hall', 'sold_out', '300.00'),
      type('stream', 'on_sale', '250.00'),
    ]
    expect(cheapestPrices({ ticket_types })).toEqual({ hall: '600.00', stream: '250.00' })
  })

  it('has no price of tickets that are not on sale', () => {
    const ticket_types = [type('hall', 'not_yet', '600.00'), type('stream', 'ended', '250.00')]
    expect(cheapestPrices({ ticket_types })).toEqual({ hall: undefined, stream: undefined })
  })
})

const NOW = Date.parse('2026-12-11T12:00:00.000Z')
const EVENT_TIMES = {
  doors_at: '2026-12-11T12:10:00.000Z',
  starts_at: '2026-12-11T12:45:00.000Z',
  ends_at: '2026-12-11T20:15:00.000Z',
  replay_until: null,
}

describe('secondsUntilNextChange', () => {
  it.each([
    ['before the doors', '2026-12-11T12:00:00.000Z', 600],
    ['between the doors and the beginning', '2026-12-11T12:15:00.000Z', 1800],
    ['during the event', '2026-12-11T20:00:00.000Z', 900],
    ['just before the doors, with a minimum', '2026-12-11T12:09:55.000Z', 30],
    ['when all is over', '2026-12-12T00:00:00.000Z', 30 * 86_400],
    ['months before', '2026-06-01T00:00:00.000Z', 30 * 86_400],
  ])('%s', (_, now, seconds) => {
    expect(secondsUntilNextChange([EVENT_TIMES], Date.parse(now))).toBe(seconds)
  })

  it('includes the end of the replay', () => {
    const seen = { ...EVENT_TIMES, replay_until: '2026-12-12T00:01:00.000Z' }
    expect(secondsUntilNextChange([seen], Date.parse('2026-12-12T00:00:00.000Z'))).toBe(60)
  })

  it('takes the nearest of several dates, and the maximum without dates', () => {
    const other = { ...EVENT_TIMES, doors_at: '2026-12-11T12:05:00.000Z' }
    expect(secondsUntilNextChange([EVENT_TIMES, other], NOW)).toBe(300)
    expect(secondsUntilNextChange([], NOW)).toBe(30 * 86_400)
  })
})
