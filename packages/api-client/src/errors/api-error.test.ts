import { describe, expect, it } from 'vitest'
import { ApiError, ERROR_TOAST_MILLISECONDS } from './api-error.ts'

const said = { detail: 'from the body', code: 'sold_out' }
const wrong = { toast: 'Something went wrong!', text: 'wrong', consequence: 'reject' }

describe('ApiError', () => {
  it.each([
    { failure: 401, body: said, toast: 'from the body', text: undefined, consequence: 'reject' },
    {
      failure: 401,
      body: {},
      toast: 'You need to login to perform this action.',
      text: 'login',
      consequence: 'reject',
    },
    { failure: 404, body: said, toast: 'Resource not found!', text: 'not_found', consequence: 'fatal404' },
    { failure: 500, body: said, ...wrong },
    { failure: 406, body: said, toast: 'from the body', text: undefined, consequence: 'reject' },
    { failure: 403, body: {}, ...wrong },
    { failure: 503, body: '', ...wrong },
    {
      failure: 502,
      body: '<h1>Bad Gateway</h1>',
      toast: '<h1>Bad Gateway</h1>',
      text: undefined,
      consequence: 'reject',
    },
    { failure: 200, body: 'half an answ', ...wrong },
    {
      failure: 'network' as const,
      body: undefined,
      toast: 'There is no connection. Check the line and try again.',
      text: 'network',
      consequence: 'reject',
    },
    {
      failure: 'timeout' as const,
      body: undefined,
      toast: 'No answer came in time. Try again.',
      text: 'timeout',
      consequence: 'reject',
    },
  ])('$failure with $body shows "$toast" and leads to $consequence', ({ failure, body, ...verdict }) => {
    const { toast, text, consequence } = new ApiError(failure, body)
    expect({ toast, text, consequence }).toEqual(verdict)
  })

  it('is an error whose message is the toast', () => {
    const cause = new Error('inside')
    expect(new ApiError(404, {}, { cause })).toMatchObject({
      name: 'ApiError',
      message: 'Resource not found!',
      status: 404,
      body: {},
      cause,
    })
  })

  it.each(['network', 'timeout'] as const)('has status 0 when there was no answer: %s', (failure) => {
    expect(new ApiError(failure).status).toBe(0)
  })

  it.each([
    { body: said, code: 'sold_out' },
    { body: { detail: 'one', code: 5 }, code: undefined },
    { body: 'text', code: undefined },
    { body: null, code: undefined },
  ])('knows $code as the code of $body', ({ body, code }) => {
    expect(new ApiError(406, body).code).toBe(code)
  })

  it('knows by what name the request is logged, and how long to wait', () => {
    const headers = new Headers({ 'x-request-id': 'a1', 'retry-after': '7' })
    expect(new ApiError(429, said, { headers })).toMatchObject({ requestId: 'a1', retryAfterSeconds: 7 })
  })

  it('knows neither when the answer does not say', () => {
    expect(new ApiError(429, said, { headers: new Headers() })).toMatchObject({
      requestId: undefined,
      retryAfterSeconds: undefined,
    })
  })
})

describe('ERROR_TOAST_MILLISECONDS', () => {
  it('is five seconds', () => {
    expect(ERROR_TOAST_MILLISECONDS).toBe(5000)
  })
})
