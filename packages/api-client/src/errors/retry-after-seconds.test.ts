import { describe, expect, it } from 'vitest'
import { retryAfterSeconds } from './retry-after-seconds.ts'

describe('retryAfterSeconds', () => {
  it.each([
    { header: '3', seconds: 3 },
    { header: '0', seconds: 0 },
    { header: '-3', seconds: 0 },
    { header: 'Thu, 01 Jan 1970 00:00:00 GMT', seconds: 0 },
    { header: 'soon', seconds: undefined },
    { header: '', seconds: undefined },
    { header: null, seconds: undefined },
    { header: undefined, seconds: undefined },
  ])('reads $header as $seconds', ({ header, seconds }) => {
    expect(retryAfterSeconds(header)).toBe(seconds)
  })

  it('counts the seconds to a date', () => {
    const seconds = retryAfterSeconds(new Date(Date.now() + 3_600_000).toUTCString())
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
  })
})
