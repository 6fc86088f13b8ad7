import { describe, expect, it } from 'vitest'
import { applyLive, initialSession, pollDelay, type SessionState } from './session-state.ts'
import { makeLive } from './testing/make-live.ts'

const delayOf = (session: SessionState, chance = 0) => pollDelay(session, { at: 0, chance, isHidden: false })
const hiddenDelayOf = (session: SessionState) => pollDelay(session, { at: 0, chance: 0, isHidden: true })
const HERE = { kind: 'here', src: 'x', state: 'live', startId: 'a', nth: 1 } as const

describe('pollDelay', () => {
  it.each([
    { what: 'a scheduled stream', session: initialSession(makeLive('scheduled')), seconds: 60 },
    { what: 'a lobby', session: initialSession(makeLive('lobby')), seconds: 6 },
    { what: 'an interrupted stream', session: initialSession(makeLive('interrupted')), seconds: 6 },
    { what: 'a live stream without a slot', session: initialSession(makeLive('live')), seconds: 0 },
    {
      what: 'a player that failed three times',
      session: { ...initialSession(makeLive('live')), failures: 3 },
      seconds: 4,
    },
    {
      what: 'a player that failed many times',
      session: { ...initialSession(makeLive('live')), failures: 30 },
      seconds: 30,
    },
    {
      what: 'a slot that was just taken',
      session: { ...initialSession(makeLive('live')), slot: { ...HERE, heartbeats: 0 } },
      seconds: 2,
    },
    {
      what: 'a slot',
      session: { ...initialSession(makeLive('live')), slot: { ...HERE, heartbeats: 1 } },
      seconds: 15,
    },
    {
      what: 'a slot without a connection',
      session: { ...initialSession(makeLive('live')), slot: { ...HERE, heartbeats: 1 }, connection: 'lost' as const },
      seconds: 5,
    },
    {
      what: 'a rate limit with Retry-After',
      session: { ...initialSession(makeLive('live')), connection: 'busy' as const, waitSeconds: 42 },
      seconds: 42,
    },
    {
      what: 'a lobby that ends in four seconds',
      session: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } })),
      seconds: 4.5,
    },
    {
      what: 'a lobby that should have ended an hour ago',
      session: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T10:50:00.000Z' } })),
      seconds: 0.5,
    },
  ])('polls $what after $seconds seconds', ({ session, seconds }) => {
    expect(delayOf(session)).toBe(seconds * 1000)
  })

  it('adds jitter for viewers who wait for the same moment', () => {
    const session = initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } }))
    expect([delayOf(session, 0), delayOf(session, 1)]).toEqual([4_500, 7_500])
  })
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describe('pollDelay of a stream that has ended', () => {
  const START = { at: 0, endsAt: '2026-12-12T11:00:00.000Z', state: 'ended' as const }
  it.each([
    { ...START, what: 'whose end was just seen', seconds: 10 },
    { ...START, what: 'whose end was seen 15 minutes ago', at: 15 * MINUTE_MS, seconds: 120 },
    { ...START, what: 'by staff before its planned end', at: HOUR_MS, endsAt: '2026-12-12T18:45:00.000Z', seconds: 10 },
    { ...START, what: 'half a day ago', endsAt: '2026-12-12T00:00:00.000Z', seconds: 120 },
    { ...START, what: 'and has a replay since just now', state: 'replay' as const, seconds: 10 },
    { ...START, what: 'and has a replay since an hour', state: 'replay' as const, at: HOUR_MS, seconds: 60 },
  ])('polls one $what after $seconds seconds', ({ at, endsAt, state, seconds }) => {
    const session = applyLive(initialSession(makeLive('live')), makeLive(state, { ends_at: endsAt }), 0)
    // An answer that shows the same state does not begin the time anew.
    const asked = applyLive(
      session,
      { ...session.live, now: new Date(Date.parse(session.live.now) + at).toISOString() },
      at,
    )
    expect(pollDelay(asked, { at, chance: 0, isHidden: false })).toBe(seconds * 1000)
  })

  it('begins the time anew after a restart', () => {
    const ended = makeLive('ended', { ends_at: START.endsAt })
    const restarted = applyLive(applyLive(initialSession(makeLive('live')), ended, 0), makeLive('live'), HOUR_MS)
    expect(pollDelay(applyLive(restarted, ended, HOUR_MS), { at: HOUR_MS, chance: 0, isHidden: false })).toBe(10_000)
  })
})

describe('pollDelay in a hidden tab', () => {
  const live = initialSession(makeLive('live'))
  it.each([
    { what: 'a scheduled stream', session: initialSession(makeLive('scheduled')) },
    { what: 'a lobby without a time', session: initialSession(makeLive('lobby')) },
    {
      what: 'a lobby that should have ended an hour ago',
      session: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T10:50:00.000Z' } })),
    },
    { what: 'a stream on another device', session: { ...live, slot: { kind: 'elsewhere' as const } } },
    {
      what: 'a lobby without a time and without a connection',
      session: { ...initialSession(makeLive('lobby')), connection: 'lost' as const },
    },
    {
      what: 'a replay without a connection',
      session: { ...initialSession(makeLive('replay')), connection: 'lost' as const },
    },
    { what: 'an ended stream', session: initialSession(makeLive('ended')) },
  ])('does not poll $what', ({ session }) => {
    expect(hiddenDelayOf(session)).toBeUndefined()
  })

  it('polls each minute while the start is overdue', () => {
    const session = initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T11:59:00.000Z' } }))
    expect(hiddenDelayOf(session)).toBe(60_000)
  })

  it('polls at the announced start, so that the stream starts in time', () => {
    const session = initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:45:00.000Z' } }))
    expect(hiddenDelayOf(session)).toBe(45 * 60_000 + 500)
  })

  it.each([
    { what: 'a live stream that could not be started', session: { ...live, connection: 'lost' as const }, seconds: 60 },
    {
      what: 'a live stream that was rate limited',
      session: { ...live, connection: 'busy' as const, waitSeconds: 90 },
      seconds: 90,
    },
    {
      what: 'an announced start that could not be asked for',
      session: {
        ...initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T11:59:00.000Z' } })),
        connection: 'lost' as const,
      },
      seconds: 60,
    },
    {
      what: 'a start in four seconds after a lost connection',
      session: {
        ...initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } })),
        connection: 'lost' as const,
      },
      seconds: 4.5,
    },
  ])('asks again for $what after $seconds seconds', ({ session, seconds }) => {
    expect(hiddenDelayOf(session)).toBe(seconds * 1000)
  })

  it('polls once a day before a start that is weeks away', () => {
    const session = initialSession(makeLive('scheduled', { next: { state: 'lobby', at: '2027-03-12T12:45:00.000Z' } }))
    expect(hiddenDelayOf(session)).toBe(86_400_000)
  })

  it('keeps the slot of a stream that plays', () => {
    const slot = { ...HERE, heartbeats: 1 }
    expect(hiddenDelayOf({ ...live, slot })).toBe(15_000)
    expect(hiddenDelayOf({ ...live, slot, connection: 'lost' })).toBe(5_000)
    expect(hiddenDelayOf(live)).toBe(0)
  })
})
