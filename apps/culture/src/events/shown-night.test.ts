import type { EventDate } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { isComing, isOnSale, isSold, openNight, shownNight } from './shown-night.ts'

const night = (id: number, state: EventDate['state'], sale?: EventDate['ticket_types'][number]['state']) =>
  ({ id, state, ticket_types: sale ? [{ state: sale }] : [] }) as unknown as EventDate

it.each([
  [['ended', 'upcoming', 'upcoming'], 1],
  [['ended', 'live', 'upcoming'], 1],
  [['postponed', 'upcoming', 'cancelled'], 1],
  [['ended', 'ended'], 1],
  [['postponed'], 0],
] as const)('of nights that are %j the one at %i is announced', (states, at) => {
  expect(shownNight(states.map((state, index) => night(index, state)))?.id).toBe(at)
})

it('an event without a night announces none', () => {
  expect(shownNight([])).toBeUndefined()
})

it.each([
  ['the announced one', [night(1, 'ended', 'ended'), night(2, 'live', 'on_sale'), night(3, 'upcoming', 'on_sale')], 2],
  ['the next that can be had', [night(1, 'upcoming', 'sold_out'), night(2, 'upcoming', 'on_sale')], 2],
  ['the announced one where nothing is left', [night(1, 'cancelled', 'ended'), night(2, 'upcoming', 'sold_out')], 2],
  ['one that something is said of', [night(1, 'upcoming', 'ended'), night(2, 'upcoming', 'not_yet')], 2],
  ['none without tickets', [night(1, 'upcoming')], undefined],
] as const)('the tickets that are shown first are of %s', (_, nights, id) => {
  expect(openNight(nights)?.id).toBe(id)
})

it('is on sale when one kind of one night is', () => {
  expect(isOnSale([night(1, 'upcoming', 'sold_out'), night(2, 'upcoming', 'on_sale')])).toBe(true)
  expect(isOnSale([night(1, 'upcoming', 'sold_out')])).toBe(false)
})

it('has something to say of tickets until all of them are no longer sold', () => {
  expect([night(1, 'upcoming', 'sold_out'), night(2, 'ended', 'ended'), night(3, 'cancelled')].map(isSold)).toEqual([
    true,
    false,
    false,
  ])
})

it('a night is to come until it has begun to be over, or is put off', () => {
  const states = ['upcoming', 'doors_open', 'live', 'ended', 'replay', 'postponed', 'cancelled'] as const
  expect(states.filter((state) => isComing(night(1, state)))).toEqual(['upcoming', 'doors_open', 'live'])
})
