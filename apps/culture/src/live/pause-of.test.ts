import { describe, expect, it } from 'vitest'
import { liveIn } from './live-in.ts'
import { pauseOf } from './pause-of.ts'
import { beginWatch, type Watch } from './watch.ts'

const asked = (watch: Watch, chance = 0) => pauseOf(watch, { at: 0, chance })
const HERE = { kind: 'here', src: 'x', state: 'live', nth: 1 } as const

describe('pauseOf', () => {
  it.each([
    { what: 'a night of another week', watch: beginWatch(liveIn('scheduled')), seconds: 60 },
    { what: 'a lobby', watch: beginWatch(liveIn('lobby')), seconds: 20 },
    { what: 'an interrupted night', watch: beginWatch(liveIn('interrupted')), seconds: 6 },
    { what: 'a live night before there is a place', watch: beginWatch(liveIn('live')), seconds: 0 },
    {
      what: 'a picture that failed for the third time',
      watch: { ...beginWatch(liveIn('live')), failures: 3 },
      seconds: 4,
    },
    {
      what: 'a picture that failed very often',
      watch: { ...beginWatch(liveIn('live')), failures: 30 },
      seconds: 30,
    },
    {
      what: 'a place that was just taken',
      watch: { ...beginWatch(liveIn('live')), place: { ...HERE, beats: 0 } },
      seconds: 2,
    },
    { what: 'a place', watch: { ...beginWatch(liveIn('live')), place: { ...HERE, beats: 1 } }, seconds: 15 },
    {
      what: 'a place that nobody answers for',
      watch: { ...beginWatch(liveIn('live')), place: { ...HERE, beats: 1 }, line: 'lost' as const },
      seconds: 5,
    },
    {
      what: 'a server that has said how long it wants to be left alone',
      watch: { ...beginWatch(liveIn('live')), line: 'busy' as const, waitSeconds: 42 },
      seconds: 42,
    },
    {
      what: 'a lobby that is over in four seconds',
      watch: beginWatch(liveIn('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } })),
      seconds: 4.5,
    },
    {
      what: 'a lobby that should be over already',
      watch: beginWatch(liveIn('lobby', { next: { state: 'live', at: '2026-12-12T11:59:00.000Z' } })),
      seconds: 0.5,
    },
  ])('asks about $what after $seconds seconds', ({ watch, seconds }) => {
    expect(asked(watch)).toBe(seconds * 1000)
  })

  it('keeps those who wait for the same moment apart', () => {
    const watch = beginWatch(liveIn('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } }))
    expect(asked(watch, 1) - asked(watch, 0)).toBe(3_000)
  })
})
