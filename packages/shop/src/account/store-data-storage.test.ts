import { readStoreData } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { storeDataCookie } from './store-data-storage.ts'

describe('storeDataCookie', () => {
  it('lives a year, on every path', () => {
    expect(storeDataCookie({ token: 'a' })).toBe(
      'storeData=%7B%22token%22%3A%22a%22%7D; path=/; max-age=31536000; samesite=lax',
    )
  })

  it('goes over https alone where the site does', () => {
    expect(storeDataCookie({}, { isSecure: true })).toMatch(/; secure$/)
  })

  it('holds what readStoreData reads', () => {
    const storeData = { token: 'a;b=c', auth: { redirect: '/ne/book/घाम/?a=1%20' } }
    const [, value] = /^storeData=([^;]*)/.exec(storeDataCookie(storeData)) ?? []
    expect(readStoreData(value)).toEqual(storeData)
  })
})
