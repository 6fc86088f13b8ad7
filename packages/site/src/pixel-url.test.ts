import { describe, expect, it } from 'vitest'
import { readPixelUrl } from './pixel-url.ts'

describe('readPixelUrl', () => {
  it('is nowhere unless it is said', () => {
    expect(readPixelUrl({})).toBeUndefined()
    expect(readPixelUrl({ PIXEL_URL: '' })).toBeUndefined()
  })
  it('is the address that is given', () => {
    expect(readPixelUrl({ PIXEL_URL: 'https://pixel.example/collect/?shop=1' })).toBe(
      'https://pixel.example/collect/?shop=1',
    )
  })
  it.each(['pixel.example', '/collect/', 'ftp://pixel.example/', 'https://a@pixel.example/', 'javascript:alert(1)'])(
    'refuses %j',
    (given) => {
      expect(() => readPixelUrl({ PIXEL_URL: given })).toThrow(`PIXEL_URL is "${given}"`)
    },
  )
})
