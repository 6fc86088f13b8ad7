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

const asked = (session: SessionState, chance = 0) => pollDelay(session, { at: 0, chance })
const HERE = { kind: 'here', src: 'x', state: 'live', nth: 1 } as const

describe('pauseOf', () => {
  it.each([
    { what: 'a night of another week', session: initialSession(makeLive('scheduled')), seconds: 60 },
    { what: 'a lobby', session: initialSession(makeLive('lobby')), seconds: 20 },
    { what: 'an interrupted night', session: initialSession(makeLive('interrupted')), seconds: 6 },
    { what: 'a live night before there is a place', session: initialSession(makeLive('live')), seconds: 0 },
    {
      what: 'a picture that failed for the third time',
      session: { ...initialSession(makeLive('live')), failures: 3 },
      seconds: 4,
    },
    {
      what: 'a picture that failed very often',
      session: { ...initialSession(makeLive('live')), failures: 30 },
      seconds: 30,
    },
    {
      what: 'a place that was just taken',
      session: { ...initialSession(makeLive('live')), slot: { ...HERE, heartbeats: 0 } },
      seconds: 2,
    },
    {
      what: 'a place',
      session: { ...initialSession(makeLive('live')), slot: { ...HERE, heartbeats: 1 } },
      seconds: 15,
    },
    {
      what: 'a place that nobody answers for',
      session: { ...initialSession(makeLive('live')), slot: { ...HERE, heartbeats: 1 }, connection: 'lost' as const },
      seconds: 5,
    },
    {
      what: 'a server that has said how long it wants to be left alone',
      session: { ...initialSession(makeLive('live')), connection: 'busy' as const, waitSeconds: 42 },
      seconds: 42,
    },
    {
      what: 'a lobby that is over in four seconds',
      session: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } })),
      seconds: 4.5,
    },
    {
      what: 'a lobby that should be over already',
      session: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T11:59:00.000Z' } })),
      seconds: 0.5,
    },
  ])('asks about $what after $seconds seconds', ({ session, seconds }) => {
    expect(asked(session)).toBe(seconds * 1000)
  })

  it('keeps those who wait for the same moment apart', () => {
    const session = initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } }))
    expect(asked(session, 1) - asked(session, 0)).toBe(3_000)
  })
})

const playing: SessionState = {
  ...initialSession(makeLive('live')),
  slot: { kind: 'here', src: 'x', state: 'live', heartbeats: 3, nth: 1 },
}
const after = (error: unknown) => reduceError(playing, error)
const refusal = (status: number, body: object = {}) => new ApiError(status, { detail: 'no', ...body })

describe('afterRefusal', () => {
  it.each([401, 404, 406])('a %s is for the page to say', (status) => {
    expect(after(refusal(status))).toBeUndefined()
  })

  it.each([
    new TypeError('Failed to fetch'),
    new ApiError('network'),
    new ApiError('timeout'),
    refusal(503),
    refusal(403),
  ])('%s loses the line and leaves what plays alone', (error) => {
    expect(after(error)).toMatchObject({ connection: 'lost', slot: { kind: 'here' } })
  })

  it('another device has the place', () => {
    const session = after(refusal(409, { code: 'watching_elsewhere' }))
    expect(session && viewState(session)).toBe('elsewhere')
  })

  it.each([
    { code: 'interrupted', state: 'interrupted', view: 'interrupted' },
    { code: 'ended', state: 'ended', view: 'ended' },
    { code: 'not_watching', state: undefined, view: 'opening' },
  ])('$code leads to $standing', ({ code, state, view }) => {
    const session = after(refusal(409, { code, ...(state && { state }) }))
    expect(session && viewState(session)).toBe(view)
  })

  it('waits as long as it is told to', () => {
    const error = new ApiError(429, {}, { headers: new Headers({ 'retry-after': '7' }) })
    expect(after(error)).toMatchObject({ connection: 'busy', waitSeconds: 7 })
  })
})

const TAKEN_SLOT: StreamSlot = {
  kind: 'here',
  src: '/v1/hls/t/s/index.m3u8',
  state: 'live',
  heartbeats: 1,
  nth: 1,
}

const watchIn = (state: Live['state'], others: Partial<SessionState> = {}): SessionState => ({
  ...initialSession(makeLive(state)),
  ...others,
})

describe('standingOf', () => {
  it.each(['scheduled', 'lobby', 'interrupted', 'ended', 'cancelled'] as const)('%s is what it is', (state) => {
    expect(viewState(watchIn(state))).toBe(state)
    expect(shouldStart(watchIn(state))).toBe(false)
  })

  it.each([
    { view: 'opening', what: 'a live night before there is a place', session: watchIn('live') },
    { view: 'playing', what: 'a live night with a place', session: watchIn('live', { slot: TAKEN_SLOT }) },
    {
      view: 'playing',
      what: 'a live night while nobody answers and the picture still comes',
      session: watchIn('live', { slot: TAKEN_SLOT, connection: 'lost' }),
    },
    {
      view: 'lost',
      what: 'a night without a place that nobody answers for',
      session: watchIn('live', { connection: 'lost' }),
    },
    { view: 'lost', what: 'a lobby that nobody answers for', session: watchIn('lobby', { connection: 'lost' }) },
    { view: 'busy', what: 'a night that was asked for too often', session: watchIn('live', { connection: 'busy' }) },
    { view: 'lost', what: 'a picture that does not come through', session: watchIn('live', { failures: 1 }) },
    {
      view: 'elsewhere',
      what: 'a live night that plays on another device',
      session: watchIn('live', { slot: { kind: 'elsewhere' } }),
    },
    {
      view: 'interrupted',
      what: 'an interrupted night that played on another device',
      session: watchIn('interrupted', { slot: { kind: 'elsewhere' } }),
    },
    {
      view: 'interrupted',
      what: 'a night that is interrupted while it plays',
      session: watchIn('interrupted', { slot: TAKEN_SLOT }),
    },
    { view: 'replay', what: 'a night that can be seen again', session: watchIn('replay') },
    { view: 'opening', what: 'one that somebody wants to see again', session: watchIn('replay', { shouldPlay: true }) },
    {
      view: 'postponed',
      what: 'a night that is put off',
      session: { ...watchIn('scheduled'), live: makeLive('scheduled', { status: 'postponed' }) },
    },
  ])('$what is $standing', ({ view, session }) => {
    expect(viewState(session)).toBe(view)
  })
})

describe('hearLive', () => {
  it('begins by itself when it is live', () => {
    const session = applyLive(watchIn('lobby'), makeLive('live'), 0)
    expect(shouldStart(session)).toBe(true)
  })

  it('does not begin anew by itself when it is over', () => {
    const session = applyLive(watchIn('live', { slot: TAKEN_SLOT }), makeLive('replay'), 0)
    expect([viewState(session), shouldStart(session)]).toEqual(['replay', false])
  })

  it('goes on being wanted while it is shown again', () => {
    const session = applyLive(watchIn('replay', { shouldPlay: true }), makeLive('replay'), 0)
    expect(shouldStart(session)).toBe(true)
  })

  it('gives the place up while it is interrupted, and takes it again', () => {
    const session = applyLive(watchIn('live', { slot: TAKEN_SLOT }), makeLive('interrupted'), 0)
    expect(session.slot).toEqual({ kind: 'none' })
    expect(shouldStart(applyLive(session, makeLive('live'), 0))).toBe(true)
  })

  it('leaves the place to the other device', () => {
    const session = applyLive(watchIn('live', { slot: { kind: 'elsewhere' } }), makeLive('live'), 0)
    expect(shouldStart(session)).toBe(false)
  })
})
