import { describe, expect, test } from 'vitest'
import { eventMark, isAhead } from './event-mark.ts'

describe('a night', () => {
  test.each([
    { state: 'upcoming', is_sold_out: false, isOnSale: true, mark: 'onSale', ahead: true },
    { state: 'upcoming', is_sold_out: true, isOnSale: true, mark: 'soldOut', ahead: true },
    { state: 'upcoming', is_sold_out: false, isOnSale: false, mark: 'notYet', ahead: true },
    { state: 'doors_open', is_sold_out: false, isOnSale: true, mark: 'doorsOpen', ahead: true },
    { state: 'postponed', is_sold_out: false, isOnSale: true, mark: 'postponed', ahead: true },
    { state: 'live', is_sold_out: true, isOnSale: false, mark: 'live', ahead: false },
    { state: 'replay', is_sold_out: true, isOnSale: false, mark: 'replay', ahead: false },
    { state: 'ended', is_sold_out: true, isOnSale: false, mark: 'ended', ahead: false },
    { state: 'cancelled', is_sold_out: false, isOnSale: true, mark: 'cancelled', ahead: false },
  ] as const)('that is $state is marked $mark', ({ mark, ahead, ...standing }) => {
    expect(eventMark(standing)).toBe(mark)
    expect(isAhead(mark)).toBe(ahead)
  })
})
