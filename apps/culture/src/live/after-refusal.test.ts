import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { afterRefusal } from './after-refusal.ts'
import { liveIn } from './live-in.ts'
import { standingOf } from './standing.ts'
import { beginWatch, type Watch } from './watch.ts'

const playing: Watch = {
  ...beginWatch(liveIn('live')),
  place: { kind: 'here', src: 'x', state: 'live', beats: 3, nth: 1 },
}
const after = (error: unknown) => afterRefusal(playing, error)
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
    expect(watch && standingOf(watch)).toBe('elsewhere')
  })

  it.each([
    { code: 'interrupted', state: 'interrupted', standing: 'interrupted' },
    { code: 'ended', state: 'ended', standing: 'ended' },
    { code: 'not_watching', state: undefined, standing: 'opening' },
  ])('$code leads to $standing', ({ code, state, standing }) => {
    const watch = after(refusal(409, { code, ...(state && { state }) }))
    expect(watch && standingOf(watch)).toBe(standing)
  })

  it('waits as long as it is told to', () => {
    const error = new ApiError(429, {}, { headers: new Headers({ 'retry-after': '7' }) })
    expect(after(error)).toMatchObject({ line: 'busy', waitSeconds: 7 })
  })
})
