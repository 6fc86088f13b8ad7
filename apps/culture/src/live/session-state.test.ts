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

const delayOf = (session: SessionState) => pollDelay(session, { at: 0, chance: 0, isHidden: false })

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

  it('forgets the failures of the player when a refusal says that the state is another one', () => {
    const failed = { ...playing, failures: 3 }
    const inBreak = reduceError(failed, refusal(409, { code: 'interrupted', state: 'interrupted' }))
    const elsewhere = reduceError(failed, refusal(409, { code: 'not_watching' }))
    expect([inBreak?.failures, elsewhere?.failures]).toEqual([0, 3])
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

  it('shows that a stream opens after a break in which the player failed', () => {
    const failed = watchIn('live', { failures: 3 })
    const back = applyLive(applyLive(failed, makeLive('interrupted'), 0), makeLive('live'), 0)
    expect([viewState(back), delayOf(back)]).toEqual(['opening', 0])
  })

  it('counts the failures of the player while the state stays the same', () => {
    expect(applyLive(watchIn('live', { failures: 3 }), makeLive('live'), 0).failures).toBe(3)
  })

  it('leaves the slot to the other device', () => {
    const session = applyLive(watchIn('live', { slot: { kind: 'elsewhere' } }), makeLive('live'), 0)
    expect(shouldStart(session)).toBe(false)
  })
})
