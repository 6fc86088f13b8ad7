import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
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
