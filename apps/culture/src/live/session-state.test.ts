import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { initialSession, pollDelay, reduceError, type SessionState } from './session-state.ts'
import { makeLive } from './testing/make-live.ts'
import { viewState } from './view-state.ts'

const asked = (watch: SessionState, chance = 0) => pollDelay(watch, { at: 0, chance })
const HERE = { kind: 'here', src: 'x', state: 'live', nth: 1 } as const

describe('pauseOf', () => {
  it.each([
    { what: 'a night of another week', watch: initialSession(makeLive('scheduled')), seconds: 60 },
    { what: 'a lobby', watch: initialSession(makeLive('lobby')), seconds: 20 },
    { what: 'an interrupted night', watch: initialSession(makeLive('interrupted')), seconds: 6 },
    { what: 'a live night before there is a place', watch: initialSession(makeLive('live')), seconds: 0 },
    {
      what: 'a picture that failed for the third time',
      watch: { ...initialSession(makeLive('live')), failures: 3 },
      seconds: 4,
    },
    {
      what: 'a picture that failed very often',
      watch: { ...initialSession(makeLive('live')), failures: 30 },
      seconds: 30,
    },
    {
      what: 'a place that was just taken',
      watch: { ...initialSession(makeLive('live')), place: { ...HERE, beats: 0 } },
      seconds: 2,
    },
    { what: 'a place', watch: { ...initialSession(makeLive('live')), place: { ...HERE, beats: 1 } }, seconds: 15 },
    {
      what: 'a place that nobody answers for',
      watch: { ...initialSession(makeLive('live')), place: { ...HERE, beats: 1 }, line: 'lost' as const },
      seconds: 5,
    },
    {
      what: 'a server that has said how long it wants to be left alone',
      watch: { ...initialSession(makeLive('live')), line: 'busy' as const, waitSeconds: 42 },
      seconds: 42,
    },
    {
      what: 'a lobby that is over in four seconds',
      watch: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } })),
      seconds: 4.5,
    },
    {
      what: 'a lobby that should be over already',
      watch: initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T11:59:00.000Z' } })),
      seconds: 0.5,
    },
  ])('asks about $what after $seconds seconds', ({ watch, seconds }) => {
    expect(asked(watch)).toBe(seconds * 1000)
  })

  it('keeps those who wait for the same moment apart', () => {
    const watch = initialSession(makeLive('lobby', { next: { state: 'live', at: '2026-12-12T12:00:04.000Z' } }))
    expect(asked(watch, 1) - asked(watch, 0)).toBe(3_000)
  })
})

const playing: SessionState = {
  ...initialSession(makeLive('live')),
  place: { kind: 'here', src: 'x', state: 'live', beats: 3, nth: 1 },
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
    expect(after(error)).toMatchObject({ line: 'lost', place: { kind: 'here' } })
  })

  it('another device has the place', () => {
    const watch = after(refusal(409, { code: 'watching_elsewhere' }))
    expect(watch && viewState(watch)).toBe('elsewhere')
  })

  it.each([
    { code: 'interrupted', state: 'interrupted', standing: 'interrupted' },
    { code: 'ended', state: 'ended', standing: 'ended' },
    { code: 'not_watching', state: undefined, standing: 'opening' },
  ])('$code leads to $standing', ({ code, state, standing }) => {
    const watch = after(refusal(409, { code, ...(state && { state }) }))
    expect(watch && viewState(watch)).toBe(standing)
  })

  it('waits as long as it is told to', () => {
    const error = new ApiError(429, {}, { headers: new Headers({ 'retry-after': '7' }) })
    expect(after(error)).toMatchObject({ line: 'busy', waitSeconds: 7 })
  })
})
