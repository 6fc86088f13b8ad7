import { describe, expect, it } from 'vitest'
import { meetPlaces } from './meet-places.ts'

const NOWHERE = { place: undefined, progress: 0, version: 0, device: null }
const PHONE = { place: { part: 2, seconds: 760 }, progress: 0.6, version: 4, device: 'Phone' }
const HERE = { part: 1, seconds: 30, progress: 0.3, version: 3, isSaved: true }

describe('meetPlaces', () => {
  it('begins at the beginning where nobody has begun', () => {
    expect(meetPlaces(undefined, NOWHERE)).toEqual({ start: { part: 0, seconds: 0 }, kept: undefined, version: 0 })
  })

  it('begins where they were elsewhere, on a device that has no place', () => {
    expect(meetPlaces(undefined, PHONE)).toEqual({
      start: PHONE.place,
      kept: { ...PHONE.place, progress: 0.6, version: 4, isSaved: true },
      version: 4,
    })
  })

  it('stays here and asks where another device has gone on', () => {
    expect(meetPlaces(HERE, PHONE)).toEqual({ start: HERE, kept: HERE, version: 3, other: PHONE })
  })

  it('asks nothing where both are at the same place', () => {
    const kept = { ...HERE, part: 2, seconds: 760.4, isSaved: false }
    const { start, version, other, kept: known } = meetPlaces(kept, PHONE)
    expect([start, version, other, known?.isSaved]).toEqual([kept, 4, undefined, true])
  })

  it('goes on here where the shop has nothing newer', () => {
    const kept = { ...HERE, version: 4, isSaved: false }
    expect(meetPlaces(kept, PHONE)).toEqual({ start: kept, kept, version: 4 })
    expect(meetPlaces(kept, { ...PHONE, version: 2 })).toEqual({ start: kept, kept, version: 4 })
  })

  it('goes on over what the shop has where that is no place here', () => {
    expect(meetPlaces(HERE, { ...PHONE, place: undefined })).toEqual({ start: HERE, kept: HERE, version: 4 })
  })
})
