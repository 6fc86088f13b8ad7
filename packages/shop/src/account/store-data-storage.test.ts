import { readStoreData } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { storeDataCookie } from './store-data-storage.ts'

describe('storeDataCookie', () => {
  it('lasts a year on every path', () => {
    expect(storeDataCookie({ token: 'a' })).toBe(
      'storeData=%7B%22token%22%3A%22a%22%7D; path=/; max-age=31536000; samesite=lax',
    )
  })

  it('is Secure where the site is', () => {
    expect(storeDataCookie({}, { isSecure: true })).toMatch(/; secure$/)
  })

  it('can be read by readStoreData', () => {
    const storeData = { token: 'a;b=c', auth: { redirect: '/ne/book/घाम/?a=1%20' } }
    const [, value] = /^storeData=([^;]*)/.exec(storeDataCookie(storeData)) ?? []
    expect(readStoreData(value)).toEqual(storeData)
  })
})
