import { describe, expect, it } from 'vitest'
import { clockText, durationText } from './time-text.ts'

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

const ENGLISH = {
  hour: 'hour',
  hours: 'hours',
  minute: 'minute',
  minutes: 'minutes',
  second: 'second',
  seconds: 'seconds',
}
const NEPALI = {
  hour: 'घण्टा',
  hours: 'घण्टा',
  minute: 'मिनेट',
  minutes: 'मिनेट',
  second: 'सेकेन्ड',
  seconds: 'सेकेन्ड',
}

describe('timeWords', () => {
  it.each([
    [0, '0 seconds'],
    [-3, '0 seconds'],
    [1.9, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [761, '12 minutes 41 seconds'],
    [3600, '1 hour'],
    [7325, '2 hours 2 minutes'],
  ])('reads %s as "%s"', (seconds, words) => {
    expect(durationText(seconds, ENGLISH, 'en')).toBe(words)
  })

  it('reads Nepali with its own digits', () => {
    expect(durationText(761, NEPALI, 'ne')).toBe('१२ मिनेट ४१ सेकेन्ड')
  })
})
