import type { Live } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { applyLive, initialSession, type SessionState, type StreamSlot, shouldStart } from './session-state.ts'
import { makeLive } from './testing/make-live.ts'
import { viewState } from './view-state.ts'

const HERE: StreamSlot = { kind: 'here', src: '/v1/hls/t/s/index.m3u8', state: 'live', beats: 1, nth: 1 }

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
    { standing: 'opening', what: 'a live night before there is a place', watch: watchIn('live') },
    { standing: 'playing', what: 'a live night with a place', watch: watchIn('live', { place: HERE }) },
    {
      standing: 'playing',
      what: 'a live night while nobody answers and the picture still comes',
      watch: watchIn('live', { place: HERE, line: 'lost' }),
    },
    {
      standing: 'lost',
      what: 'a night without a place that nobody answers for',
      watch: watchIn('live', { line: 'lost' }),
    },
    { standing: 'lost', what: 'a lobby that nobody answers for', watch: watchIn('lobby', { line: 'lost' }) },
    { standing: 'busy', what: 'a night that was asked for too often', watch: watchIn('live', { line: 'busy' }) },
    { standing: 'lost', what: 'a picture that does not come through', watch: watchIn('live', { failures: 1 }) },
    {
      standing: 'elsewhere',
      what: 'a live night that plays on another device',
      watch: watchIn('live', { place: { kind: 'elsewhere' } }),
    },
    {
      standing: 'interrupted',
      what: 'an interrupted night that played on another device',
      watch: watchIn('interrupted', { place: { kind: 'elsewhere' } }),
    },
    {
      standing: 'interrupted',
      what: 'a night that is interrupted while it plays',
      watch: watchIn('interrupted', { place: HERE }),
    },
    { standing: 'replay', what: 'a night that can be seen again', watch: watchIn('replay') },
    { standing: 'opening', what: 'one that somebody wants to see again', watch: watchIn('replay', { isWanted: true }) },
    {
      standing: 'postponed',
      what: 'a night that is put off',
      watch: { ...watchIn('scheduled'), live: makeLive('scheduled', { status: 'postponed' }) },
    },
  ])('$what is $standing', ({ standing, watch }) => {
    expect(viewState(watch)).toBe(standing)
  })
})

describe('hearLive', () => {
  it('begins by itself when it is live', () => {
    const watch = applyLive(watchIn('lobby'), makeLive('live'), 0)
    expect(shouldStart(watch)).toBe(true)
  })

  it('does not begin anew by itself when it is over', () => {
    const watch = applyLive(watchIn('live', { place: HERE }), makeLive('replay'), 0)
    expect([viewState(watch), shouldStart(watch)]).toEqual(['replay', false])
  })

  it('goes on being wanted while it is shown again', () => {
    const watch = applyLive(watchIn('replay', { isWanted: true }), makeLive('replay'), 0)
    expect(shouldStart(watch)).toBe(true)
  })

  it('gives the place up while it is interrupted, and takes it again', () => {
    const watch = applyLive(watchIn('live', { place: HERE }), makeLive('interrupted'), 0)
    expect(watch.place).toEqual({ kind: 'none' })
    expect(shouldStart(applyLive(watch, makeLive('live'), 0))).toBe(true)
  })

  it('leaves the place to the other device', () => {
    const watch = applyLive(watchIn('live', { place: { kind: 'elsewhere' } }), makeLive('live'), 0)
    expect(shouldStart(watch)).toBe(false)
  })
})
