import { ApiError, type Live } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import {
  applyLive,
  initialSession,
  pollDelay,
  reduceError,
  type SessionState,
  type StreamSlot,
  shouldStart,
  viewState,
} from './session-state.ts'
import { makeLive } from './testing/make-live.ts'

const delayOf = (session: SessionState, chance = 0) => pollDelay(session, { at: 0, chance, isHidden: false })
const hiddenDelayOf = (session: SessionState) => pollDelay(session, { at: 0, chance: 0, isHidden: true })
const HERE = { kind: 'here', src: 'x', state: 'live', startId: 'a', nth: 1 } as const

describe('pollDelay', () => {
  it.each([
    { what: 'a scheduled stream', session: initialSession(makeLive('scheduled')), seconds: 60 },
    { what: 'a lobby', session: initialSession(makeLive('lobby')), seconds: 20 },
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

const playing: SessionState = {
  ...initialSession(makeLive('live')),
  slot: { kind: 'here', src: 'x', state: 'live', startId: 'a', heartbeats: 3, nth: 1 },
}
const after = (error: unknown) => reduceError(playing, error)
const refusal = (status: number, body: object = {}) => new ApiError(status, { detail: 'no', ...body })

describe('reduceError', () => {
  it.each([401, 404, 406])('a %s reloads the page', (status) => {
    expect(after(refusal(status))).toBeUndefined()
  })

  it.each([
    new TypeError('Failed to fetch'),
    new ApiError('network'),
    new ApiError('timeout'),
    refusal(503),
    refusal(403),
  ])('%s loses the connection and keeps playing', (error) => {
    expect(after(error)).toMatchObject({ connection: 'lost', slot: { kind: 'here' } })
  })

  it('another device has the slot', () => {
    const session = after(refusal(409, { code: 'watching_elsewhere' }))
    expect(session && viewState(session)).toBe('elsewhere')
  })

  it.each([
    { code: 'interrupted', state: 'interrupted', view: 'interrupted' },
    { code: 'ended', state: 'ended', view: 'ended' },
    { code: 'not_watching', state: undefined, view: 'opening' },
  ])('$code leads to $view', ({ code, state, view }) => {
    const session = after(refusal(409, { code, ...(state && { state }) }))
    expect(session && viewState(session)).toBe(view)
  })

  it('waits for Retry-After', () => {
    const error = new ApiError(429, {}, { headers: new Headers({ 'retry-after': '7' }) })
    expect(after(error)).toMatchObject({ connection: 'busy', waitSeconds: 7 })
  })
})

const TAKEN_SLOT: StreamSlot = {
  kind: 'here',
  src: '/v1/hls/t/s/index.m3u8',
  state: 'live',
  startId: 'a',
  heartbeats: 1,
  nth: 1,
}

const watchIn = (state: Live['state'], others: Partial<SessionState> = {}): SessionState => ({
  ...initialSession(makeLive(state)),
  ...others,
})

describe('viewState', () => {
  it.each(['scheduled', 'lobby', 'interrupted', 'ended', 'cancelled'] as const)('%s is shown as such', (state) => {
    expect(viewState(watchIn(state))).toBe(state)
    expect(shouldStart(watchIn(state))).toBe(false)
  })

  it.each([
    { view: 'opening', what: 'a live stream without a slot', session: watchIn('live') },
    { view: 'playing', what: 'a live stream with a slot', session: watchIn('live', { slot: TAKEN_SLOT }) },
    {
      view: 'playing',
      what: 'a live stream without a connection that still plays',
      session: watchIn('live', { slot: TAKEN_SLOT, connection: 'lost' }),
    },
    {
      view: 'lost',
      what: 'a night without a slot without a connection',
      session: watchIn('live', { connection: 'lost' }),
    },
    { view: 'lost', what: 'a lobby without a connection', session: watchIn('lobby', { connection: 'lost' }) },
    { view: 'busy', what: 'a rate-limited stream', session: watchIn('live', { connection: 'busy' }) },
    { view: 'lost', what: 'a player that failed', session: watchIn('live', { failures: 1 }) },
    {
      view: 'elsewhere',
      what: 'a live stream that plays on another device',
      session: watchIn('live', { slot: { kind: 'elsewhere' } }),
    },
    {
      view: 'interrupted',
      what: 'an interrupted stream that played on another device',
      session: watchIn('interrupted', { slot: { kind: 'elsewhere' } }),
    },
    {
      view: 'interrupted',
      what: 'a stream that is interrupted while it plays',
      session: watchIn('interrupted', { slot: TAKEN_SLOT }),
    },
    { view: 'replay', what: 'a replay', session: watchIn('replay') },
    { view: 'opening', what: 'a replay that was started', session: watchIn('replay', { shouldPlay: true }) },
    {
      view: 'postponed',
      what: 'a postponed stream',
      session: { ...watchIn('scheduled'), live: makeLive('scheduled', { status: 'postponed' }) },
    },
  ])('$what is $view', ({ view, session }) => {
    expect(viewState(session)).toBe(view)
  })
})

describe('applyLive', () => {
  it('starts when the stream goes live', () => {
    const session = applyLive(watchIn('lobby'), makeLive('live'), 0)
    expect(shouldStart(session)).toBe(true)
  })

  it('does not start the replay by itself', () => {
    const session = applyLive(watchIn('live', { slot: TAKEN_SLOT }), makeLive('replay'), 0)
    expect([viewState(session), shouldStart(session)]).toEqual(['replay', false])
  })

  it('keeps a started replay playing', () => {
    const session = applyLive(watchIn('replay', { shouldPlay: true }), makeLive('replay'), 0)
    expect(shouldStart(session)).toBe(true)
  })

  it('releases the slot during an interruption and takes it again', () => {
    const session = applyLive(watchIn('live', { slot: TAKEN_SLOT }), makeLive('interrupted'), 0)
    expect(session.slot).toEqual({ kind: 'none' })
    expect(shouldStart(applyLive(session, makeLive('live'), 0))).toBe(true)
  })

  it('leaves the slot to the other device', () => {
    const session = applyLive(watchIn('live', { slot: { kind: 'elsewhere' } }), makeLive('live'), 0)
    expect(shouldStart(session)).toBe(false)
  })
})
