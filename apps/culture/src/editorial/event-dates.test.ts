import type { EventCard, EventDate, TicketType } from '@dabali/api-client'
import { describe, expect, it, test } from 'vitest'
import {
  cheapestPrices,
  dateOnSale,
  dateParts,
  eventStatus,
  featuredDate,
  hasTickets,
  isOnSale,
  isUpcomingDate,
  isUpcomingState,
  isUpcomingStatus,
  nextEvent,
  nextEventDate,
  secondsUntilNextChange,
} from './event-dates.ts'

it.each([
  ['2026-12-12T12:45:00.000Z', 'en', { day: '12', month: 'December', year: '2026', time: '18:30', weekday: 6 }],
  ['2026-12-12T12:45:00.000Z', 'ne', { day: '२६', month: 'मङ्सिर', year: '२०८३', time: '१८:३०', weekday: 6 }],
  // After midnight in Kathmandu it is the next day.
  ['2026-12-12T20:15:00.000Z', 'en', { day: '13', month: 'December', year: '2026', time: '02:00', weekday: 0 }],
] as const)('%s in %s is taken apart', (moment, language, parts) => {
  expect(dateParts(moment, language)).toEqual(parts)
})

describe('a night', () => {
  test.each([
    { state: 'upcoming', is_sold_out: false, isOnSale: true, status: 'onSale', ahead: true },
    { state: 'upcoming', is_sold_out: true, isOnSale: true, status: 'soldOut', ahead: true },
    { state: 'upcoming', is_sold_out: false, isOnSale: false, status: 'notYet', ahead: true },
    { state: 'doors_open', is_sold_out: false, isOnSale: true, status: 'doorsOpen', ahead: true },
    { state: 'postponed', is_sold_out: false, isOnSale: true, status: 'postponed', ahead: true },
    { state: 'live', is_sold_out: true, isOnSale: false, status: 'live', ahead: false },
    { state: 'replay', is_sold_out: true, isOnSale: false, status: 'replay', ahead: false },
    { state: 'ended', is_sold_out: true, isOnSale: false, status: 'ended', ahead: false },
    { state: 'cancelled', is_sold_out: false, isOnSale: true, status: 'cancelled', ahead: false },
  ] as const)('that is $state is marked $mark', ({ status, ahead, ...standing }) => {
    expect(eventStatus(standing)).toBe(status)
    expect(isUpcomingStatus(status)).toBe(ahead)
  })
})

function eventDate(slug: string, state: EventCard['state'] = 'upcoming') {
  const starts_at = '2026-12-11T12:45:00.000Z'
  const date = { id: 1, doors_at: starts_at, starts_at, ends_at: starts_at, state: 'upcoming' as const }
  return { slug, state, date: { ...date, is_sold_out: false, is_streamed: false, replay_until: null, venue_name: '' } }
}

it('the next night is the first that takes place', () => {
  const events = [eventDate('called-off', 'cancelled'), eventDate('put-off', 'postponed'), eventDate('brass')]
  expect(nextEvent(events)).toMatchObject({ slug: 'brass', isOn: false })
})

it('a night that goes on is the next one', () => {
  expect(nextEvent([eventDate('brass', 'live')])).toMatchObject({ slug: 'brass', isOn: true })
})

it('a night whose day is not known yet is none to name', () => {
  expect(nextEvent([{ ...eventDate('brass'), date: null }])).toBeUndefined()
})

it('who has no night has no next one', () => {
  expect(nextEvent([])).toBeUndefined()
})

const dateWithTickets = (id: number, state: EventDate['state'], sale?: EventDate['ticket_types'][number]['state']) =>
  ({ id, state, ticket_types: sale ? [{ state: sale }] : [] }) as unknown as EventDate

it.each([
  [['ended', 'upcoming', 'upcoming'], 1],
  [['ended', 'live', 'upcoming'], 1],
  [['postponed', 'upcoming', 'cancelled'], 1],
  [['ended', 'ended'], 1],
  [['postponed'], 0],
] as const)('of nights that are %j the one at %i is announced', (states, at) => {
  expect(featuredDate(states.map((state, index) => dateWithTickets(index, state)))?.id).toBe(at)
})

it('an event without a night announces none', () => {
  expect(featuredDate([])).toBeUndefined()
})

it.each([
  [
    'the announced one',
    [
      dateWithTickets(1, 'ended', 'ended'),
      dateWithTickets(2, 'live', 'on_sale'),
      dateWithTickets(3, 'upcoming', 'on_sale'),
    ],
    2,
  ],
  [
    'the next that can be had',
    [dateWithTickets(1, 'upcoming', 'sold_out'), dateWithTickets(2, 'upcoming', 'on_sale')],
    2,
  ],
  [
    'the announced one where nothing is left',
    [dateWithTickets(1, 'cancelled', 'ended'), dateWithTickets(2, 'upcoming', 'sold_out')],
    2,
  ],
  [
    'one that something is said of',
    [dateWithTickets(1, 'upcoming', 'ended'), dateWithTickets(2, 'upcoming', 'not_yet')],
    2,
  ],
  ['none without tickets', [dateWithTickets(1, 'upcoming')], undefined],
] as const)('the tickets that are shown first are of %s', (_, eventDates, id) => {
  expect(dateOnSale(eventDates)?.id).toBe(id)
})

it('is on sale when one kind of one night is', () => {
  expect(isOnSale([dateWithTickets(1, 'upcoming', 'sold_out'), dateWithTickets(2, 'upcoming', 'on_sale')])).toBe(true)
  expect(isOnSale([dateWithTickets(1, 'upcoming', 'sold_out')])).toBe(false)
})

it('has something to say of tickets until all of them are no longer sold', () => {
  expect(
    [
      dateWithTickets(1, 'upcoming', 'sold_out'),
      dateWithTickets(2, 'ended', 'ended'),
      dateWithTickets(3, 'cancelled'),
    ].map(hasTickets),
  ).toEqual([true, false, false])
})

it('a night is to come until it has begun to be over, or is put off', () => {
  const states = ['upcoming', 'doors_open', 'live', 'ended', 'replay', 'postponed', 'cancelled'] as const
  expect(states.filter((state) => isUpcomingDate(dateWithTickets(1, state)))).toEqual([
    'upcoming',
    'doors_open',
    'live',
  ])
})

const dateInState = <State extends string>(id: number, state: State) => ({ id, state })

describe('nextNight', () => {
  it('is the one that goes on, before those to come', () => {
    expect(nextEventDate([dateInState(1, 'upcoming'), dateInState(2, 'live'), dateInState(3, 'doors_open')])?.id).toBe(
      2,
    )
  })

  it('is the first to come, past what is over, put off or called off', () => {
    expect(
      nextEventDate([
        dateInState(1, 'ended'),
        dateInState(2, 'cancelled'),
        dateInState(3, 'upcoming'),
        dateInState(4, 'upcoming'),
      ])?.id,
    ).toBe(3)
  })

  it('is none where nothing can be gone to', () => {
    expect(nextEventDate([dateInState(1, 'postponed'), dateInState(2, 'replay')])).toBeUndefined()
    expect(nextEventDate([])).toBeUndefined()
  })
})

it('what is put off, over or called off is not to come', () => {
  expect(['live', 'doors_open', 'upcoming'].every((state) => isUpcomingState(state as 'live'))).toBe(true)
  expect(['postponed', 'replay', 'ended', 'cancelled'].some((state) => isUpcomingState(state as 'live'))).toBe(false)
})

const type = (admits: TicketType['admits'], state: TicketType['state'], price: string) =>
  ({ admits, state, price }) as TicketType

describe('offersOf', () => {
  it('names the cheapest place of each kind that is on sale', () => {
    const ticket_types = [
      type('hall', 'on_sale', '1200.00'),
      type('hall', 'on_sale', '600.00'),
      type('hall', 'sold_out', '300.00'),
      type('stream', 'on_sale', '250.00'),
    ]
    expect(cheapestPrices({ ticket_types })).toEqual({ hall: '600.00', stream: '250.00' })
  })

  it('names nothing that cannot be bought', () => {
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

describe('untilNextChange', () => {
  it.each([
    ['before the doors', '2026-12-11T12:00:00.000Z', 600],
    ['between the doors and the beginning', '2026-12-11T12:15:00.000Z', 1800],
    ['in the night', '2026-12-11T20:00:00.000Z', 900],
    ['a moment before the doors, whose clock may be behind', '2026-12-11T12:09:55.000Z', 30],
    ['when all is over', '2026-12-12T00:00:00.000Z', 30 * 86_400],
    ['months before', '2026-06-01T00:00:00.000Z', 30 * 86_400],
  ])('%s', (_, now, seconds) => {
    expect(secondsUntilNextChange([EVENT_TIMES], Date.parse(now))).toBe(seconds)
  })

  it('counts the end of the recording', () => {
    const seen = { ...EVENT_TIMES, replay_until: '2026-12-12T00:01:00.000Z' }
    expect(secondsUntilNextChange([seen], Date.parse('2026-12-12T00:00:00.000Z'))).toBe(60)
  })

  it('takes the nearest of several nights, and is long where there is none', () => {
    const other = { ...EVENT_TIMES, doors_at: '2026-12-11T12:05:00.000Z' }
    expect(secondsUntilNextChange([EVENT_TIMES, other], NOW)).toBe(300)
    expect(secondsUntilNextChange([], NOW)).toBe(30 * 86_400)
  })
})
