import { describe, expect, it } from 'vitest'
import { readStoreData } from './read-store-data.ts'

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
