import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isFatalNotFound } from './is-fatal-not-found.ts'

it.each([
  { what: 'a 404 of the API', error: new ApiError(404, {}), is: true },
  { what: 'another refusal', error: new ApiError(403, {}), is: false },
  { what: 'a mistake in the program', error: new TypeError('x is undefined'), is: false },
  { what: 'what is no error', error: { consequence: 'fatal404' }, is: false },
])('$what ends a page: $is', ({ error, is }) => {
  expect(isFatalNotFound(error)).toBe(is)
})
