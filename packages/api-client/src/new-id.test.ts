import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('is a random UUID, another one each time', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(ids.filter((id) => !UUID_V4.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})

it('is there where crypto.randomUUID is not: on plain http that is not localhost', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId()).toMatch(UUID_V4)
})
