import { singleProductBasket } from '@dabali/domain'
import { makeBasket } from '@dabali/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeCart } from '../testing/fixtures.ts'
import type { BasketMutation } from './basket-slice.ts'
import {
  deleteMutation,
  isBasketKey,
  isStorageWritable,
  loadBasket,
  loadFetchTime,
  saveBasket,
  saveMutation,
} from './basket-storage.ts'

class MemoryStorage implements Storage {
  [name: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  key = () => null
  clear = () => undefined
  getItem(key: string) {
    const value = this[`${key}`]
    return typeof value === 'string' ? value : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const storageWith = (values: Record<string, string>): Storage => Object.assign(new MemoryStorage(), values)
const NOTHING = { cart: null, buyNowBasket: null, mutations: [] }
const page = { path: '/', referrer: '', ua: '' }
const addition = (id: string): BasketMutation => ({ id, kind: 'add', url: '/v1/api/products/42/', quantity: 1, page })
const local = singleProductBasket({ id: 42, title: 'Rain', selling_price: '90.00', product_class: 'Book' })

describe('a stored basket', () => {
  it('is stored as the server answered it', () => {
    const storage = storageWith({})
    saveBasket(storage, { cart: makeCart(), buyNowBasket: null })
    expect(JSON.parse(storage.getItem('basket') ?? '')).toEqual(makeCart())
    expect(loadBasket(storage)).toEqual({ ...NOTHING, cart: makeCart() })
  })

  it('is the Buy now product, with the cart stored separately', () => {
    const storage = storageWith({})
    saveBasket(storage, { cart: makeCart(), buyNowBasket: local })
    expect(JSON.parse(storage.getItem('basket') ?? '')).toEqual(local)
    expect(loadBasket(storage)).toEqual({ ...NOTHING, cart: makeCart(), buyNowBasket: local })
    saveBasket(storage, { cart: makeCart(), buyNowBasket: null })
    expect(loadBasket(storage)).toEqual({ ...NOTHING, cart: makeCart() })
  })

  it('is the Buy now product also without a cart', () => {
    const storage = storageWith({})
    saveBasket(storage, { cart: null, buyNowBasket: local })
    expect(loadBasket(storage)).toEqual({ ...NOTHING, buyNowBasket: local })
  })

  it('is removed', () => {
    const storage = storageWith({ basket: JSON.stringify(makeCart()) })
    saveBasket(storage, { cart: null, buyNowBasket: null })
    expect(storage.getItem('basket')).toBeNull()
    expect(loadBasket(storage)).toEqual(NOTHING)
  })

  it('without an id is not stored', () => {
    const storage = storageWith({})
    const none = makeCart({ id: '', lines: [] })
    saveBasket(storage, { cart: none, buyNowBasket: null })
    expect(storage.getItem('basket')).toBeNull()
    saveBasket(storage, { cart: none, buyNowBasket: local })
    expect(loadBasket(storage)).toEqual({ ...NOTHING, buyNowBasket: local })
    expect(loadBasket(storageWith({ basket: JSON.stringify(none) }))).toEqual(NOTHING)
  })

  it.each([
    '',
    '{',
    'null',
    '5',
    '[]',
    '{}',
    '{"id":1}',
    '{"id":1,"lines":{}}',
    '{"id":1,"lines":[null],"total_incl_tax":"1.00"}',
    JSON.stringify(makeCart({ total_incl_tax: 'a lot' })),
    JSON.stringify({ ...makeCart(), vouchers: undefined }),
    JSON.stringify(makeBasket()),
    JSON.stringify({ ...local, lines: [{ ...local.lines[0], quantity: '2' }] }),
  ])('is empty for the stored value %s', (basket) => {
    expect(loadBasket(storageWith({ basket }))).toEqual(NOTHING)
  })

  it('is empty without storage', () => {
    expect(loadBasket(undefined)).toEqual(NOTHING)
    expect(loadFetchTime(undefined)).toBe(0)
  })
})

describe('queued mutations', () => {
  it('are stored in their order, also within one millisecond', () => {
    const storage = storageWith({})
    for (const id of ['c', 'a', 'b']) saveMutation(storage, addition(id), 1_760_000_000_000)
    expect(loadBasket(storage).mutations.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('are stored once and deleted one by one', () => {
    const storage = storageWith({})
    saveMutation(storage, addition('a'), 1)
    saveMutation(storage, addition('a'), 2)
    saveMutation(storage, addition('b'), 3)
    deleteMutation(storage, 'a')
    expect(loadBasket(storage).mutations).toEqual([addition('b')])
  })

  it.each(['{', '{}', '{"id":"a","kind":"add"}', '{"id":"a","kind":"quantity","line":"1","quantity":"2"}'])(
    'is empty for the stored value %s',
    (text) => {
      expect(loadBasket(storageWith({ 'basket-change.1.a': text })).mutations).toEqual([])
    },
  )

  it('are not read from a full storage', () => {
    const full = storageWith({})
    full.setItem = () => {
      throw new Error('full')
    }
    expect(isStorageWritable(full)).toBe(false)
    expect(isStorageWritable(storageWith({}))).toBe(true)
  })
})

describe('isBasketKey', () => {
  it.each([
    { key: 'basket', change: true },
    { key: 'basket-cart', change: true },
    { key: 'basket-change.1.a', change: true },
    { key: null, change: true },
    { key: 'basket-read', change: false },
    { key: 'theme', change: false },
  ])('$key: $change', ({ key, change }) => {
    expect(isBasketKey(key)).toBe(change)
  })
})
