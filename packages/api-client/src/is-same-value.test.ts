import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameValue } from './is-same-value.ts'

const file = new File(['rain'], 'rain.txt')

it.each([
  { what: 'the order of keys', one: { a: 1, b: { c: 2, d: 3 } }, other: { b: { d: 3, c: 2 }, a: 1 } },
  { what: 'a key that is undefined', one: { a: 1, b: undefined }, other: { a: 1 } },
  { what: 'another Date of the same time', one: { at: new Date(0) }, other: { at: new Date(0) } },
  { what: 'the same file', one: { file }, other: { file } },
  { what: 'NaN', one: [Number.NaN], other: [Number.NaN] },
])('$what makes no difference', ({ one, other }) => {
  expect([isSameValue(one, other), isSameValue(other, one)]).toEqual([true, true])
})

it.each([
  { what: 'the order of a list', one: ['a', 'b'], other: ['b', 'a'] },
  { what: 'a longer list', one: ['a'], other: ['a', 'b'] },
  { what: 'nothing and null', one: { a: undefined }, other: { a: null } },
  { what: 'another time', one: new Date(0), other: new Date(1) },
  { what: 'a Date and its text', one: new Date(0), other: new Date(0).toISOString() },
  { what: 'another file that looks like it', one: file, other: new File(['rain'], 'rain.txt') },
  { what: 'a number and its text', one: { page: 1 }, other: { page: '1' } },
  { what: 'a list and an object', one: [], other: {} },
])('$what makes a difference', ({ one, other }) => {
  expect([isSameValue(one, other), isSameValue(other, one)]).toEqual([false, false])
})

it('holds for a copy of whatever JSON can hold', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameValue(value, structuredClone(value))))
})
