import { describe, expect, it } from 'vitest'
import { formatLength } from './format-length.ts'

const talk = (key: string, values: Record<string, string | number>) => `${key} ${Object.values(values).join(' ')}`

describe('the length of a format', () => {
  it.each([
    [{ pages: 312, duration_seconds: null }, 'pages 312 312'],
    [{ pages: 312, duration_seconds: 600 }, 'pages 312 312'],
    [{ pages: null, duration_seconds: 30_000 }, 'hoursAndMinutes 8 20'],
    [{ pages: null, duration_seconds: 7200 }, 'hours 2 0'],
    [{ pages: null, duration_seconds: 3599 }, 'hours 1 0'],
    [{ pages: null, duration_seconds: 1649 }, 'minutes 0 27'],
    [{ pages: null, duration_seconds: 1 }, 'minutes 0 1'],
    [{ pages: null, duration_seconds: null }, undefined],
  ])('%j is %s', (format, words) => {
    expect(formatLength(format, talk, 'en')).toBe(words)
  })

  it('is written with the digits of the page', () => {
    expect(formatLength({ pages: null, duration_seconds: 30_000 }, talk, 'ne')).toBe('hoursAndMinutes ८ २०')
    expect(formatLength({ pages: 140, duration_seconds: null }, talk, 'ne')).toBe('pages 140 १४०')
  })
})
