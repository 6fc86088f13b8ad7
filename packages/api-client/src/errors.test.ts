import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError, ERROR_TOAST_MILLISECONDS, isFatalNotFound, messageFromBody, retryAfterSeconds } from './errors.ts'

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
      toast: 'No connection. Check your internet and try again.',
      text: 'network',
      consequence: 'reject',
    },
    {
      failure: 'timeout' as const,
      body: undefined,
      toast: 'The request timed out. Try again.',
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

  it('has the request id and the time to wait', () => {
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

it.each([
  { what: 'a 404 of the API', error: new ApiError(404, {}), is: true },
  { what: 'another refusal', error: new ApiError(403, {}), is: false },
  { what: 'a mistake in the program', error: new TypeError('x is undefined'), is: false },
  { what: 'what is no error', error: { consequence: 'fatal404' }, is: false },
])('$what ends a page: $is', ({ error, is }) => {
  expect(isFatalNotFound(error)).toBe(is)
})

describe('messageFromBody', () => {
  it.each([
    { says: 'the first item of non_field_errors', body: { non_field_errors: ['one', 'two'] }, message: 'one' },
    { says: 'non_field_errors before an earlier key', body: { code: 'a', non_field_errors: ['one'] }, message: 'one' },
    { says: 'the body when it is a text', body: 'down for an hour', message: 'down for an hour' },
    { says: 'the value of the first key', body: { detail: 'one', code: 'two' }, message: 'one' },
    {
      says: 'the first element of an array',
      body: { quantity: ['too many', 'too odd'], code: 'a' },
      message: 'too many',
    },
    { says: 'the first of a body that is an array', body: ['one', 'two'], message: 'one' },
    { says: 'the detail of an object', body: { url: { detail: 'one' } }, message: 'one' },
    { says: 'the detail of an object in an array', body: { url: [{ detail: 'one' }] }, message: 'one' },
    {
      says: 'the first key after an empty non_field_errors',
      body: { detail: 'one', non_field_errors: [] },
      message: 'one',
    },
    {
      says: 'the first key when non_field_errors is no array',
      body: { detail: 'one', non_field_errors: 'two' },
      message: 'one',
    },
    {
      says: 'a text with signs of comparison',
      body: 'Total incorrect 1.00 < 47.00',
      message: 'Total incorrect 1.00 < 47.00',
    },
    { says: 'a number', body: { detail: 5 }, message: '5' },
    { says: 'zero', body: { quantity: [0] }, message: '0' },
    { says: 'a body that is a number', body: 429, message: '429' },
    { says: 'a text without the blanks around it', body: ' \n gone \n', message: 'gone' },
    {
      says: 'a page as text',
      body: '<html><h1>502 Bad Gateway</h1></html>',
      message: '<html><h1>502 Bad Gateway</h1></html>',
    },
    { says: 'markup as text', body: { detail: 'Look <a href="/">here</a>' }, message: 'Look <a href="/">here</a>' },
    { says: 'what looks like JSON', body: '{"detail":"Only 2 le', message: '{"detail":"Only 2 le' },
    { says: 'a text in brackets', body: { detail: '[Stock] none left' }, message: '[Stock] none left' },
    { says: 'a text of 300 characters', body: 'a'.repeat(300), message: 'a'.repeat(300) },
    { says: 'the beginning of a longer text', body: { detail: 'a'.repeat(301) }, message: `${'a'.repeat(299)}…` },
    { says: 'whole characters of a longer text', body: '📚'.repeat(301), message: `${'📚'.repeat(299)}…` },
  ])('takes $says', ({ body, message }) => {
    expect(messageFromBody(body)).toBe(message)
  })

  it.each([
    { what: 'nothing', body: undefined },
    { what: 'null', body: null },
    { what: 'an empty text', body: '' },
    { what: 'a blank text', body: ' \n' },
    { what: 'an empty object', body: {} },
    { what: 'an empty array', body: [] },
    { what: 'an empty detail', body: { detail: '' } },
    { what: 'an object deep in a key', body: { detail: { detail: { detail: 'one' } } } },
    { what: 'empty non_field_errors', body: { non_field_errors: [] } },
    { what: 'an object without a detail', body: { a: { b: 'c' } } },
    { what: 'an array of nothing', body: { a: [] } },
    { what: 'a yes or no', body: { detail: false } },
    { what: 'a blank detail', body: { detail: ' ', code: 'a' } },
    { what: 'a blank in non_field_errors', body: { non_field_errors: [' '], detail: 'one' } },
  ])('finds no message in $what', ({ body }) => {
    expect(messageFromBody(body)).toBeUndefined()
  })

  it('gives a text that can be read, or nothing, whatever the body is', () => {
    const likely = fc.dictionary(fc.constantFrom('non_field_errors', 'detail', 'code', 'url'), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), likely, fc.anything()), (body) => {
        const message = messageFromBody(body)
        if (message === undefined) return
        expect(message).toBeTypeOf('string')
        expect(message.trim()).not.toBe('')
        expect([...message].length).toBeLessThanOrEqual(300)
      }),
      propertyRuns(2_000),
    )
  })
})

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
