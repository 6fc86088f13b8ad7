import type { Live } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { applyLive, initialSession, type SessionState, type StreamSlot, shouldStart } from './session-state.ts'
import { makeLive } from './testing/make-live.ts'
import { viewState } from './view-state.ts'

const HERE: StreamSlot = { kind: 'here', src: '/v1/hls/t/s/index.m3u8', state: 'live', heartbeats: 1, nth: 1 }

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
    { view: 'playing', what: 'a live night with a place', session: watchIn('live', { slot: HERE }) },
    {
      view: 'playing',
      what: 'a live night while nobody answers and the picture still comes',
      session: watchIn('live', { slot: HERE, connection: 'lost' }),
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
      session: watchIn('interrupted', { slot: HERE }),
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
    const session = applyLive(watchIn('live', { slot: HERE }), makeLive('replay'), 0)
    expect([viewState(session), shouldStart(session)]).toEqual(['replay', false])
  })

  it('goes on being wanted while it is shown again', () => {
    const session = applyLive(watchIn('replay', { shouldPlay: true }), makeLive('replay'), 0)
    expect(shouldStart(session)).toBe(true)
  })

  it('gives the place up while it is interrupted, and takes it again', () => {
    const session = applyLive(watchIn('live', { slot: HERE }), makeLive('interrupted'), 0)
    expect(session.slot).toEqual({ kind: 'none' })
    expect(shouldStart(applyLive(session, makeLive('live'), 0))).toBe(true)
  })

  it('leaves the place to the other device', () => {
    const session = applyLive(watchIn('live', { slot: { kind: 'elsewhere' } }), makeLive('live'), 0)
    expect(shouldStart(session)).toBe(false)
  })
})
