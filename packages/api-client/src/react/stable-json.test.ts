import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stableJson } from './stable-json.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toReversed()
  return Object.fromEntries(parts.map(([name, part]) => [name, reversed(part)]))
}

it('the order of keys says nothing, at any depth', () => {
  expect(stableJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
  fc.assert(fc.property(fc.jsonValue(), (value) => stableJson(reversed(value)) === stableJson(value)))
})

it('is read as what was written', () => {
  const isKept = (value: unknown) => isDeepStrictEqual(JSON.parse(stableJson(value)), JSON.parse(JSON.stringify(value)))
  fc.assert(fc.property(fc.jsonValue(), isKept))
})

it('the order of a list does', () => {
  expect(stableJson(['b', 'a'])).not.toBe(stableJson(['a', 'b']))
})

it('what is undefined is not there', () => {
  expect(stableJson({ a: undefined, b: 1 })).toBe(stableJson({ b: 1 }))
})
