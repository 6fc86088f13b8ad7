import { describe, expect, it } from 'vitest'
import { messageFromBody } from './message-from-body.ts'

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
    { says: 'the detail of an object', body: { url: { detail: 'one' } }, message: 'one' },
    { says: 'the detail of an object in an array', body: { url: [{ detail: 'one' }] }, message: 'one' },
    {
      says: 'the first key after an empty non_field_errors',
      body: { detail: 'one', non_field_errors: [] },
      message: 'one',
    },
  ])('takes $says', ({ body, message }) => {
    expect(messageFromBody(body)).toBe(message)
  })

  it.each([
    undefined,
    null,
    '',
    5,
    {},
    [],
    { detail: '' },
    { detail: 5 },
    { non_field_errors: [] },
    { a: { b: 'c' } },
    { a: [] },
  ])('finds none in %j', (body) => {
    expect(messageFromBody(body)).toBeUndefined()
  })
})
