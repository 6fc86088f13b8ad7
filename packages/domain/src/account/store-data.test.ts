import { describe, expect, it } from 'vitest'
import { isLoggedIn, STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS } from './store-data.ts'

describe('isLoggedIn', () => {
  it('is true with a token', () => {
    expect(isLoggedIn({ token: 'marker' })).toBe(true)
  })

  it.each([{}, { token: '' }, { token: null }, { auth: { redirect: '/' } }, null, undefined])(
    'is false with %j',
    (storeData) => {
      expect(isLoggedIn(storeData)).toBe(false)
    },
  )
})

describe('the storeData cookie', () => {
  it('is named storeData and lives one year', () => {
    expect({ STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS }).toEqual({
      STORE_DATA_COOKIE: 'storeData',
      STORE_DATA_LIFETIME_SECONDS: 31536000,
    })
  })
})
