import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { redeemError, retryMinutes } from './redeem-link.tsx'

describe('redeemError', () => {
  it.each([
    { error: new ApiError(406, { detail: 'x', code: 'unknown_hash' }), refusal: 'unknown_hash' },
    { error: new ApiError(406, { detail: 'x', code: 'hash_expired' }), refusal: 'hash_expired' },
    { error: new ApiError(406, { detail: 'x', code: 'hash_used_up' }), refusal: 'hash_used_up' },
    { error: new ApiError(409, { detail: 'x', code: 'ended', state: 'ended' }), refusal: 'over' },
    { error: new ApiError(429, {}), refusal: 'busy' },
    { error: new ApiError('network'), refusal: 'failed' },
    { error: new ApiError(503), refusal: 'failed' },
    { error: new TypeError('x'), refusal: 'failed' },
  ])('$error is $refusal', ({ error, refusal }) => {
    expect(redeemError(error)).toBe(refusal)
  })
})

describe('retryMinutes', () => {
  const rateLimit = (seconds: string) => new ApiError(429, {}, { headers: new Headers({ 'retry-after': seconds }) })

  it.each([
    { error: rateLimit('1'), minutes: 1 },
    { error: rateLimit('60'), minutes: 1 },
    { error: rateLimit('61'), minutes: 2 },
    { error: rateLimit('3600'), minutes: 60 },
    { error: new ApiError(429), minutes: 1 },
  ])('waits $minutes minutes', ({ error, minutes }) => {
    expect(retryMinutes(error)).toBe(minutes)
  })
})
