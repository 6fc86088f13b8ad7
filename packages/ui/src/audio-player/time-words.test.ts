import { describe, expect, it } from 'vitest'
import { timeWords } from './time-words.ts'

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
    expect(timeWords(seconds, ENGLISH, 'en')).toBe(words)
  })

  it('reads Nepali with its own digits', () => {
    expect(timeWords(761, NEPALI, 'ne')).toBe('१२ मिनेट ४१ सेकेन्ड')
  })
})
