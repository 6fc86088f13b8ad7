import { describe, expect, it } from 'vitest'
import { type LiveFacts, rewindOf } from './rewind.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const minutes = (count: number) => NOON + count * 60_000
/** An hour of stream from noon on, watched at its end. */
const FACTS: LiveFacts = { seekableStart: 0, live: 3600, time: 3600, zeroAt: NOON }
const NOTHING = { startsAt: undefined, marks: [] }

describe('rewindOf', () => {
  it.each([
    { what: 'at the end', time: 3600, behind: 0, isBehind: false },
    { what: 'at the usual distance', time: 3580, behind: 20, isBehind: false },
    { what: 'a second more', time: 3579, behind: 21, isBehind: true },
    { what: 'twelve minutes back', time: 2880, behind: 720, isBehind: true },
    { what: 'ahead of what the server said', time: 3604, behind: 0, isBehind: false },
  ])('knows how far behind live one is: $what', ({ time, behind, isBehind }) => {
    const rewind = rewindOf({ ...FACTS, time }, NOTHING)
    expect([rewind.behind, rewind.isBehind]).toEqual([behind, isBehind])
    expect(rewind.time).toBeLessThanOrEqual(3600)
  })

  it.each([
    { what: 'all that can be played', startsAt: undefined, start: 0 },
    { what: 'the start of the event', startsAt: minutes(10), start: 600 },
    { what: 'what is left, where the event began before', startsAt: minutes(-10), start: 0 },
    { what: 'live, where it begins later', startsAt: minutes(70), start: 3600 },
  ])('goes back to $what', ({ startsAt, start }) => {
    expect(rewindOf(FACTS, { startsAt, marks: [] }).start).toBe(start)
  })

  it('has a tick for each set between the start and live', () => {
    const marks = [0, 15, 45, 60, 90].map((count) => ({ at: minutes(count) }))
    expect(rewindOf(FACTS, { startsAt: undefined, marks }).ticks).toEqual([0.25, 0.75])
    expect(rewindOf(FACTS, { startsAt: minutes(30), marks }).ticks).toEqual([0.5])
    expect(rewindOf({ ...FACTS, live: 0 }, { startsAt: undefined, marks }).ticks).toEqual([])
  })

  it('knows the time of day, where the stream tells it', () => {
    const { at, startAt } = rewindOf({ ...FACTS, time: 60 }, { startsAt: minutes(0.5), marks: [] })
    expect([at, startAt]).toEqual([minutes(1), minutes(0.5)])
    const unknown = rewindOf({ ...FACTS, zeroAt: undefined }, { startsAt: minutes(30), marks: [{ at: minutes(15) }] })
    expect([unknown.at, unknown.startAt, unknown.start, unknown.ticks]).toEqual([undefined, undefined, 0, []])
  })
})
