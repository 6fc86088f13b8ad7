import { describe, expect, it } from 'vitest'
import { checkoutPath } from './checkout-path.ts'

describe('checkoutPath', () => {
  it.each([
    { mode: undefined, path: '/checkout/' },
    { mode: null, path: '/checkout/' },
    { mode: '', path: '/checkout/' },
    { mode: 'buy-now', path: '/checkout/?mode=buy-now' },
    { mode: 'a&b=c', path: '/checkout/?mode=a%26b%3Dc' },
    { mode: '\udc00', path: '/checkout/?mode=%EF%BF%BD' },
  ])('mode $mode is at $path', ({ mode, path }) => {
    expect(checkoutPath(mode)).toBe(path)
  })
})
