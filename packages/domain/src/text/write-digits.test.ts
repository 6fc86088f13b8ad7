import { describe, expect, it } from 'vitest'
import { writeDigits } from './write-digits.ts'

describe('writeDigits', () => {
  it.each([
    { text: '0123456789', locale: 'ne', written: '०१२३४५६७८९' },
    { text: 14, locale: 'ne', written: '१४' },
    { text: 'ward 7, Patan', locale: 'ne-NP', written: 'ward ७, Patan' },
    { text: 14, locale: 'en', written: '14' },
    { text: 14, locale: 'new', written: '14' },
    { text: 14, locale: '', written: '14' },
    { text: '', locale: 'ne', written: '' },
    { text: null, locale: 'ne', written: '' },
    { text: undefined, locale: 'en', written: '' },
  ])('$text in "$locale" is $written', ({ text, locale, written }) => {
    expect(writeDigits(text, locale)).toBe(written)
  })
})
