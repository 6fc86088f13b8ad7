import { describe, expect, it } from 'vitest'
import { isLoggedIn, readStoreData, STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS } from './store-data.ts'

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
  it('is named storeData and expires after one year', () => {
    expect({ STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS }).toEqual({
      STORE_DATA_COOKIE: 'storeData',
      STORE_DATA_LIFETIME_SECONDS: 31536000,
    })
  })
})

describe('readStoreData', () => {
  it.each([
    { value: '{"token":"yes"}', storeData: { token: 'yes' } },
    { value: encodeURIComponent('{"token":"घाम"}'), storeData: { token: 'घाम' } },
    { value: '{"auth":{"redirect":"/a%20b"}}', storeData: { auth: { redirect: '/a%20b' } } },
    { value: '{}', storeData: {} },
    { value: '[]', storeData: {} },
    { value: 'null', storeData: {} },
    { value: '5', storeData: {} },
    { value: '{"token"', storeData: {} },
    { value: '%E0%A4', storeData: {} },
    { value: '', storeData: {} },
    { value: null, storeData: {} },
    { value: undefined, storeData: {} },
  ])('reads $value', ({ value, storeData }) => {
    expect(readStoreData(value)).toEqual(storeData)
  })
})
