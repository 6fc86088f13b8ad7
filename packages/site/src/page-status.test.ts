import { describe, expect, it } from 'vitest'
import { failureStatus, keepStatusInDigest, retryHeaders, statusOf, statusTag } from './page-status.ts'

const callThatFailed = (status: number) => Object.assign(new Error('failed'), { status })

describe('failureStatus', () => {
  it.each([
    { of: 'a refusal', error: callThatFailed(403), status: 403 },
    { of: 'an API that is overloaded', error: callThatFailed(503), status: 503 },
    { of: 'an API that gave no answer', error: callThatFailed(0), status: 503 },
    { of: 'an answer that nobody can read', error: callThatFailed(200), status: 503 },
    { of: 'a mistake in the program', error: new TypeError('x is undefined'), status: 500 },
    { of: 'another digest', error: Object.assign(new Error(), { digest: '2716012321' }), status: 500 },
    { of: 'what is no error', error: 'broken', status: 500 },
  ])('$of is $status', ({ error, status }) => {
    expect(failureStatus(error)).toBe(status)
  })

  it.each([503, 403, 0])(
    'is known of a call that failed with %s when only the digest of its error is left',
    (status) => {
      const error = callThatFailed(status)
      keepStatusInDigest(error)
      const { digest } = error as { digest?: string }
      expect(failureStatus(Object.assign(new Error('Next hides the rest'), { digest }))).toBe(failureStatus(error))
    },
  )
})

describe('retryHeaders', () => {
  it.each([
    { status: 503, headers: { 'retry-after': '5' } },
    { status: 429, headers: { 'retry-after': '5' } },
    { status: 500, headers: {} },
    { status: 404, headers: {} },
  ])('$status has $headers', ({ status, headers }) => {
    expect(retryHeaders(status)).toEqual(headers)
  })
})

it('the tag of a page says its status', () => {
  expect(statusOf(['products', statusTag(503)])).toBe(503)
  expect(statusOf(['products'])).toBeUndefined()
})
