import { describe, expect, it } from 'vitest'
import { playedShare, remainingSeconds } from './audio-part.ts'

describe('shareHeard', () => {
  it.each([
    { place: { part: 0, seconds: 0 }, lengths: [60, 60], share: 0 },
    { place: { part: 0, seconds: 30 }, lengths: [60, 60], share: 0.25 },
    { place: { part: 1, seconds: 30 }, lengths: [60, 60], share: 0.75 },
    { place: { part: 1, seconds: 90 }, lengths: [60, 60], share: 1 },
    { place: { part: 1, seconds: 30 }, lengths: [60, 180], share: 0.375 },
    { place: { part: 1, seconds: 0 }, lengths: [null, null, null, null], share: 0.25 },
    { place: { part: 1, seconds: 30 }, lengths: [null, 60, null, null], share: 0.375 },
    { place: { part: 0, seconds: 9 }, lengths: [null], share: 0 },
    { place: { part: 0, seconds: 9 }, lengths: [], share: 0 },
    { place: { part: 0, seconds: 9 }, lengths: [0], share: 0 },
  ])('is $share at $place of $lengths', ({ place, lengths, share }) => {
    expect(playedShare(place, lengths)).toBe(share)
  })
})

describe('secondsLeft', () => {
  it.each([
    { place: { part: 0, seconds: 10 }, lengths: [60, 60], left: 110 },
    { place: { part: 1, seconds: 10 }, lengths: [null, 60], left: 50 },
    { place: { part: 1, seconds: 70 }, lengths: [60, 60], left: 0 },
    { place: { part: 0, seconds: 10 }, lengths: [60, null], left: undefined },
  ])('is $left at $place of $lengths', ({ place, lengths, left }) => {
    expect(remainingSeconds(place, lengths)).toBe(left)
  })
})
