import type { Locator, ReadingPosition } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import type { KeptPosition } from './kept-positions.ts'
import { meetPositions } from './meet-positions.ts'

const place = (progression: number): Locator => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })
const here = (progression: number, version: number, isSaved = true): KeptPosition => ({
  locator: place(progression),
  progress: progression,
  version,
  isSaved,
})
const there = (progression: number, version: number): ReadingPosition => ({
  version,
  locator: place(progression),
  progress: progression,
  device: 'Phone',
  updated_at: '2026-09-21T00:00:00Z',
})
const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }
const isSamePlace = (one: Locator, other: Locator) => one.locations?.progression === other.locations?.progression
const meet = (kept: KeptPosition | undefined, saved: ReadingPosition) => meetPositions(kept, saved, isSamePlace)

describe('where this device was and what the shop has', () => {
  it('is nowhere where nobody has begun', () => {
    expect(meet(undefined, NOWHERE)).toEqual({ kept: undefined })
  })

  it('begins where they were elsewhere, on a device that has no place', () => {
    expect(meet(undefined, there(0.5, 3))).toEqual({ kept: here(0.5, 3) })
  })

  it('stays here and asks where another device has gone on', () => {
    const [kept, other] = [here(0.4, 2), there(0.5, 3)]
    expect(meet(kept, other)).toEqual({ kept, other })
    expect(meet({ ...kept, isSaved: false }, other)).toEqual({ kept: { ...kept, isSaved: false }, other })
  })

  it('asks nothing where both are at the same place', () => {
    expect(meet(here(0.5, 2, false), there(0.5, 7))).toEqual({ kept: here(0.5, 7) })
  })

  it('knows its own place again, whose answer was lost, and goes on over it', () => {
    const kept = { ...here(0.6, 2), sent: [place(0.4), place(0.5)] }
    expect(meet(kept, there(0.5, 3))).toEqual({ kept: here(0.6, 3, false) })
    expect(meet(kept, there(0.7, 3))).toEqual({ kept, other: there(0.7, 3) })
  })

  it.each([
    { what: 'only this one went on', kept: here(0.6, 3, false), saved: there(0.5, 3) },
    { what: 'it was begun here, without a line', kept: here(0.1, 0, false), saved: NOWHERE },
    { what: 'the page is older than what was sent since', kept: here(0.6, 4), saved: there(0.5, 2) },
    { what: 'the page is from before the beginning', kept: here(0.6, 4), saved: NOWHERE },
  ])('changes nothing where $what', ({ kept, saved }) => {
    expect(meet(kept, saved)).toEqual({ kept })
  })

  it('goes on over what the shop has where that is no place in this work', () => {
    expect(meet(here(0.6, 3), { ...there(0.5, 4), locator: null })).toEqual({ kept: here(0.6, 4) })
  })
})
