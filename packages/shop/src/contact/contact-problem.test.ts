import { ApiError } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { contactProblem } from './contact-problem.ts'

it.each([
  {
    error: new ApiError(400, { email: ['Enter a valid email address.'] }),
    problem: { fields: { email: 'Enter a valid email address.' } },
  },
  { error: new ApiError(400, { detail: 'No.', code: 'invalid' }), problem: { reason: 'failed' } },
  { error: new ApiError(429, { detail: 'Later.' }), problem: { reason: 'tooMany' } },
  { error: new ApiError(500), problem: { reason: 'failed' } },
  { error: new ApiError('network'), problem: { reason: 'failed' } },
  { error: new TypeError('a mistake'), problem: { reason: 'failed' } },
])('$error.message becomes $problem', ({ error, problem }) => {
  expect(contactProblem(error)).toEqual(problem)
})
