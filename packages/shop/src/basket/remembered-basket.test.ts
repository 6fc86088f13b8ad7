import { makeBasket } from '@dabali/domain/testing'
import { describe, expect, it } from 'vitest'
import { isBasketChange, rememberBasket, rememberedBasket } from './remembered-basket.ts'

function storageWith(text: string | null) {
  const kept = new Map<string, string>(text === null ? [] : [['basket', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const forbidden = {
  getItem: () => {
    throw new Error('forbidden')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => undefined,
}

describe('a remembered basket', () => {
  it('is read as it was kept', () => {
    const storage = storageWith(null)
    rememberBasket(storage, makeBasket())
    expect(rememberedBasket(storage)).toEqual(makeBasket())
  })

  it('is forgotten', () => {
    const storage = storageWith('{}')
    rememberBasket(storage, null)
    expect(storage.getItem('basket')).toBeNull()
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '5',
    '[]',
    '{}',
    '{"id":1}',
    '{"id":1,"lines":{}}',
    '{"id":1,"lines":[null]}',
    '{"id":1,"lines":[{"quantity":"2"}]}',
  ])('is nothing where %j was kept', (text) => {
    expect(rememberedBasket(storageWith(text))).toBeNull()
  })

  it('is nothing where the browser forbids it, and keeping one breaks nothing', () => {
    rememberBasket(forbidden, makeBasket())
    expect(rememberedBasket(forbidden)).toBeNull()
  })
})

describe('isBasketChange', () => {
  it.each([
    { key: 'basket', change: true },
    { key: null, change: true },
    { key: 'theme', change: false },
  ])('$key: $change', ({ key, change }) => {
    expect(isBasketChange({ key })).toBe(change)
  })
})
