import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { initialSession, pollDelay, reduceError, type SessionState } from './session-state.ts'
import { makeLive } from './testing/make-live.ts'
import { viewState } from './view-state.ts'

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
