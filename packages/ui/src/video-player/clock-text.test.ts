import { describe, expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

describe('clockText', () => {
  it.each([
    { seconds: 0, text: '0:00' },
    { seconds: 9.99, text: '0:09' },
    { seconds: 102, text: '1:42' },
    { seconds: 3599, text: '59:59' },
    { seconds: 3600, text: '1:00:00' },
    { seconds: 8048, text: '2:14:08' },
    { seconds: Number.NaN, text: '0:00' },
    { seconds: Number.POSITIVE_INFINITY, text: '0:00' },
  ])('$seconds seconds are $text', ({ seconds, text }) => {
    expect(clockText(seconds, 'en')).toBe(text)
  })

  it('has the digits of the language', () => {
    expect(clockText(102, 'ne')).toBe('१:४२')
  })
})
