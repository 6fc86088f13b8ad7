import { describe, expect, test } from 'vitest'
import {
  type Availability,
  availabilityOf,
  bestAvailability,
  type DateFacts,
  dateState,
  eventState,
  isComing,
  isOverFor,
  isSoldOut,
  type SaleState,
  saleState,
  type TicketFacts,
} from './event-state.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const DATE: DateFacts = {
  status: 'scheduled',
  doors_at: at('12:00:00'),
  starts_at: at('13:00:00'),
  ends_at: at('15:00:00'),
  replay_hours: 2,
  said: null,
}
const HALL: TicketFacts = { admits: 'hall', num_available: 5, sales_start_at: null, sales_end_at: null }
const STREAM: TicketFacts = { ...HALL, admits: 'stream' }

describe('dateState', () => {
  test.each([
    ['11:59:59.999', 'upcoming'],
    ['12:00:00', 'doors_open'],
    ['12:59:59.999', 'doors_open'],
    ['13:00:00', 'live'],
    ['14:59:59.999', 'live'],
    ['15:00:00', 'replay'],
    ['16:59:59.999', 'replay'],
    ['17:00:00', 'ended'],
  ])('at %s is %s', (time, state) => {
    expect(dateState(DATE, at(time))).toBe(state)
  })

  test('ends with the event if there is no recording', () => {
    expect(dateState({ ...DATE, replay_hours: null }, at('15:00:00'))).toBe('ended')
  })

  test.each(['postponed', 'cancelled'] as const)('%s is its state at any time', (status) => {
    for (const time of ['01:00:00', '12:30:00', '14:00:00', '16:00:00', '23:00:00'])
      expect(dateState({ ...DATE, status }, at(time))).toBe(status)
  })
})

describe('a state that staff set for the stream', () => {
  const nextDay = new Date('2026-11-22T02:59:59.999Z')
  test.each([
    ['ended', at('11:59:59.999'), 'upcoming', 'on_sale', [false, false]],
    ['ended', at('12:00:00'), 'ended', 'ended', [false, false]],
    ['ended', at('14:59:59.999'), 'ended', 'ended', [false, false]],
    ['ended', at('15:00:00'), 'replay', 'on_sale', [true, false]],
    ['live', at('11:59:59.999'), 'upcoming', 'on_sale', [false, false]],
    ['live', at('12:30:00'), 'live', 'on_sale', [false, false]],
    ['interrupted', at('16:00:00'), 'live', 'on_sale', [false, false]],
    ['live', at('18:00:00'), 'live', 'ended', [false, false]],
    ['live', nextDay, 'live', 'ended', [false, false]],
    ['live', new Date(nextDay.getTime() + 1), 'ended', 'ended', [true, true]],
  ] as const)('%s at %s: the date is %s and its stream %s', (said, now, state, sale, isOver) => {
    const date = { ...DATE, said }
    expect([dateState(date, now), saleState(STREAM, date, now)]).toEqual([state, sale])
    expect([isOverFor('hall', date, now), isOverFor('stream', date, now)]).toEqual(isOver)
  })

  test('ends a stream without a replay for its viewers, and nothing in the hall', () => {
    const date = { ...DATE, said: 'ended' as const, replay_hours: null }
    expect([isOverFor('hall', date, at('14:00:00')), isOverFor('stream', date, at('14:00:00'))]).toEqual([false, true])
    expect(saleState(HALL, date, at('14:00:00'))).toBe('on_sale')
  })

  test.each(['postponed', 'cancelled'] as const)('changes nothing of a date that is %s', (status) => {
    expect(dateState({ ...DATE, status, said: 'live' }, at('14:00:00'))).toBe(status)
  })
})

describe('saleState', () => {
  const window = { sales_start_at: at('10:00:00'), sales_end_at: at('12:30:00') }
  test.each([
    ['09:59:59.999', HALL, 'on_sale'],
    ['09:59:59.999', { ...HALL, ...window }, 'not_yet'],
    ['10:00:00', { ...HALL, ...window }, 'on_sale'],
    ['12:29:59.999', { ...HALL, ...window }, 'on_sale'],
    ['12:30:00', { ...HALL, ...window }, 'ended'],
    ['11:00:00', { ...HALL, ...window, num_available: 0 }, 'sold_out'],
    ['09:00:00', { ...HALL, ...window, num_available: 0 }, 'not_yet'],
    ['14:59:59.999', HALL, 'on_sale'],
    ['15:00:00', HALL, 'ended'],
    ['15:00:00', { ...HALL, num_available: 0 }, 'ended'],
    ['16:00:00', STREAM, 'on_sale'],
    ['17:00:00', STREAM, 'ended'],
    ['16:00:00', { ...STREAM, sales_end_at: at('23:00:00') }, 'on_sale'],
    ['17:00:00', { ...STREAM, sales_end_at: at('23:00:00') }, 'ended'],
  ] as const)('at %s, %j, is %s', (time, ticket, state) => {
    expect(saleState(ticket, DATE, at(time))).toBe(state)
  })

  test('sells stream tickets until the event ends if there is no recording', () => {
    expect(saleState(STREAM, { ...DATE, replay_hours: null }, at('15:00:00'))).toBe('ended')
  })

  test('sells no tickets for cancelled dates, or for postponed ones without a new date', () => {
    expect(saleState(HALL, { ...DATE, status: 'cancelled' }, at('09:00:00'))).toBe('ended')
    expect(saleState(HALL, { ...DATE, status: 'postponed' }, at('09:00:00'))).toBe('not_yet')
    expect(saleState(HALL, { ...DATE, status: 'postponed' }, at('23:00:00'))).toBe('ended')
  })

  test.each([
    [[], false],
    [['ended'], false],
    [['sold_out'], true],
    [['sold_out', 'ended'], true],
    [['sold_out', 'on_sale'], false],
    [['sold_out', 'not_yet'], false],
  ] as const)('sold out with types that are %j: %s', (states, gone) => {
    expect(isSoldOut([...states])).toBe(gone)
  })
})

describe('availabilityOf', () => {
  const hall = (state: SaleState, num_available = 100) => ({ admits: 'hall', state, num_available }) as const
  const stream = (state: SaleState) => ({ admits: 'stream', state, num_available: 500 }) as const
  test.each<[string, Parameters<typeof availabilityOf>[0], Availability]>([
    ['no tickets', [], 'not_yet'],
    ['hall and stream', [hall('on_sale'), stream('on_sale')], 'available'],
    ['20 hall tickets left', [hall('on_sale', 15), hall('on_sale', 5), stream('on_sale')], 'few_left'],
    ['21 hall tickets left', [hall('on_sale', 15), hall('on_sale', 6)], 'available'],
    ['a sold out hall with a stream', [hall('sold_out', 0), stream('on_sale')], 'stream_only'],
    ['a hall whose sale is over', [hall('ended'), stream('on_sale')], 'stream_only'],
    ['a hall that is not on sale yet', [hall('not_yet'), stream('on_sale')], 'available'],
    ['an online event', [stream('on_sale')], 'available'],
    ['all sold out', [hall('sold_out', 0), stream('sold_out')], 'sold_out'],
    ['sold out now, more tickets later', [hall('sold_out', 0), hall('not_yet')], 'not_yet'],
    ['sales that are over', [hall('ended'), stream('ended')], 'ended'],
  ])('%s', (_name, tickets, availability) => {
    expect(availabilityOf(tickets)).toBe(availability)
  })

  test('an event is as available as the best of its dates', () => {
    expect(bestAvailability(['sold_out', 'stream_only', 'few_left'])).toBe('few_left')
    expect(bestAvailability(['ended', 'sold_out'])).toBe('sold_out')
    expect(bestAvailability([])).toBe('not_yet')
  })
})

describe('eventState', () => {
  test.each([
    [[], 'upcoming'],
    [['ended', 'upcoming'], 'upcoming'],
    [['ended', 'live', 'upcoming'], 'live'],
    [['upcoming', 'doors_open'], 'doors_open'],
    [['replay', 'upcoming'], 'upcoming'],
    [['replay', 'ended', 'cancelled'], 'replay'],
    [['postponed', 'ended'], 'postponed'],
    [['cancelled', 'ended'], 'ended'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ] as const)('of dates that are %j is %s', (dates, state) => {
    expect(eventState([...dates])).toBe(state)
  })

  test('an event is upcoming until its last date is over', () => {
    expect((['upcoming', 'doors_open', 'live'] as const).every(isComing)).toBe(true)
    expect((['replay', 'ended', 'postponed', 'cancelled'] as const).some(isComing)).toBe(false)
  })
})
