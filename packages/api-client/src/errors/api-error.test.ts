import { describe, expect, it } from 'vitest'
import { ApiError, ERROR_TOAST_MILLISECONDS } from './api-error.ts'

const said = { detail: 'from the body' }

describe('ApiError', () => {
  it.each([
    { status: 401, body: said, toast: 'from the body', text: undefined, consequence: 'reject' },
    { status: 401, body: {}, toast: 'You need to login to perform this action.', text: 'login', consequence: 'reject' },
    { status: 404, body: said, toast: 'Resource not found!', text: 'not_found', consequence: 'not_found' },
    { status: 500, body: said, toast: 'Something went wrong!', text: 'wrong', consequence: 'reject' },
    { status: 406, body: said, toast: 'from the body', text: undefined, consequence: 'reject' },
    { status: 503, body: '', toast: 'Something went wrong!', text: 'wrong', consequence: 'reject' },
    { status: 0, body: undefined, toast: 'Something went wrong!', text: 'wrong', consequence: 'reject' },
  ])('$status with $body shows "$toast" and leads to $consequence', ({ status, body, ...verdict }) => {
    const { toast, text, consequence } = new ApiError(status, body)
    expect({ toast, text, consequence }).toEqual(verdict)
  })

  it('is an error whose message is the toast', () => {
    expect(new ApiError(404, {})).toMatchObject({
      name: 'ApiError',
      message: 'Resource not found!',
      status: 404,
      body: {},
    })
  })
})

describe('ERROR_TOAST_MILLISECONDS', () => {
  it('is five seconds', () => {
    expect(ERROR_TOAST_MILLISECONDS).toBe(5000)
  })
})
