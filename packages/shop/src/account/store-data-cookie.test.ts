import { describe, expect, it } from 'vitest'
import { readStoreData, storeDataCookie } from './store-data-cookie.ts'

describe('storeDataCookie', () => {
  it('lives a year, on every path', () => {
    expect(storeDataCookie({ token: 'a' })).toBe(
      'storeData=%7B%22token%22%3A%22a%22%7D; path=/; max-age=31536000; samesite=lax',
    )
  })
})

describe('readStoreData', () => {
  it('reads what storeDataCookie wrote, among other cookies', () => {
    const storeData = { token: 'a;b=c', auth: { redirect: '/ne/book/घाम/?a=1' } }
    expect(readStoreData(`theme=dark; ${storeDataCookie(storeData).split(';')[0]}; other=1`)).toEqual(storeData)
  })

  it.each([
    '',
    'storeData=',
    'storeData=%7B',
    'storeData=%',
    'storeData=5',
    'storeData=null',
    'storeData=%5B%5D',
    'mystoreData=%7B%7D',
  ])('finds nothing in %j', (cookies) => {
    expect(readStoreData(cookies)).toEqual({})
  })
})
