import { describe, expect, it } from 'vitest'
import { isToCome, nextNight } from './next-night.ts'

const night = <State extends string>(id: number, state: State) => ({ id, state })

describe('nextNight', () => {
  it('is the one that goes on, before those to come', () => {
    expect(nextNight([night(1, 'upcoming'), night(2, 'live'), night(3, 'doors_open')])?.id).toBe(2)
  })

  it('is the first to come, past what is over, put off or called off', () => {
    expect(nextNight([night(1, 'ended'), night(2, 'cancelled'), night(3, 'upcoming'), night(4, 'upcoming')])?.id).toBe(
      3,
    )
  })

  it('is none where nothing can be gone to', () => {
    expect(nextNight([night(1, 'postponed'), night(2, 'replay')])).toBeUndefined()
    expect(nextNight([])).toBeUndefined()
  })
})

it('what is put off, over or called off is not to come', () => {
  expect(['live', 'doors_open', 'upcoming'].every((state) => isToCome(state as 'live'))).toBe(true)
  expect(['postponed', 'replay', 'ended', 'cancelled'].some((state) => isToCome(state as 'live'))).toBe(false)
})
