import type { ReadingPosition } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { type KeptPosition, meet } from './position-sync.ts'

const place = (progression: number) => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })
const kept = (progression: number, version: number, isSaved = true): KeptPosition => ({
  locator: place(progression),
  progress: progression,
  version,
  isSaved,
})
const saved = (progression: number, version: number): ReadingPosition => ({
  version,
  locator: place(progression),
  progress: progression,
  device: 'Phone',
  updated_at: '2026-09-21T00:00:00Z',
})
const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

describe('where this device was and what the shop has', () => {
  it.each([
    { when: 'neither has begun', here: undefined, there: NOWHERE, kind: 'same' },
    { when: 'it was begun here, without a line', here: kept(0.1, 0, false), there: NOWHERE, kind: 'send' },
    { when: 'it was begun elsewhere', here: undefined, there: saved(0.5, 3), kind: 'begin' },
    { when: 'both are at the same place', here: kept(0.5, 2), there: saved(0.5, 3), kind: 'same' },
    { when: 'only this one went on', here: kept(0.6, 3, false), there: saved(0.5, 3), kind: 'send' },
    { when: 'another one went on', here: kept(0.4, 2), there: saved(0.5, 3), kind: 'ask' },
    {
      when: 'the answer to what this one sent was lost',
      here: { ...kept(0.6, 2, false), sent: place(0.5) },
      there: saved(0.5, 3),
      kind: 'send',
    },
    { when: 'both went on', here: kept(0.6, 2, false), there: saved(0.5, 3), kind: 'ask' },
  ])('$when: $kind', ({ here, there, kind }) => {
    expect(meet(here, there).kind).toBe(kind)
  })

  it('the version of the shop is the one that is written over', () => {
    expect(meet(kept(0.5, 2), saved(0.5, 7))).toMatchObject({ kept: { version: 7, isSaved: true } })
    expect(meet(kept(0.5, 4), NOWHERE)).toMatchObject({ kept: { version: 0 } })
  })
})
