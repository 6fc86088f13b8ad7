import { describe, expect, it } from 'vitest'
import { displayNepaliDate } from './display-nepali-date.ts'

describe('displayNepaliDate', () => {
  it.each([
    { value: '2026-04-14', shown: 'वैशाख १, २०८३' },
    { value: '2026-05-15', shown: 'जेठ १, २०८३' },
    { value: '2026-06-15', shown: 'असार १, २०८३' },
    { value: '2026-07-17', shown: 'साउन १, २०८३' },
    { value: '2026-08-17', shown: 'भदौ १, २०८३' },
    { value: '2026-09-17', shown: 'असोज १, २०८३' },
    { value: '2026-10-18', shown: 'कात्तिक १, २०८३' },
    { value: '2026-11-17', shown: 'मङ्सिर १, २०८३' },
    { value: '2026-12-16', shown: 'पुस १, २०८३' },
    { value: '2027-01-15', shown: 'माघ १, २०८३' },
    { value: '2027-02-13', shown: 'फागुन १, २०८३' },
    { value: '2027-03-15', shown: 'चैत १, २०८३' },
    { value: '1943-04-14', shown: 'वैशाख १, २०००' },
    { value: '2015-04-25 11:56', shown: 'वैशाख १२, २०७२ ११:५६' },
    { value: '2026-12-12T12:45:00Z', shown: 'मङ्सिर २६, २०८३ १८:३०' },
    { value: '2026-11-16T18:15:00Z', shown: 'मङ्सिर १, २०८३ ००:००' },
  ])('$value is $shown', ({ value, shown }) => {
    expect(displayNepaliDate(value)).toBe(shown)
  })

  it.each([
    { value: '2027-04-13', shown: 'चैत ३०, २०८३' },
    { value: '2027-04-14', shown: 'अप्रिल १४, २०२७' },
    { value: '1943-04-13', shown: 'अप्रिल १३, १९४३' },
    { value: '0005-01-01', shown: 'जनवरी १, ०००५' },
    { value: '2028-01-01', shown: 'जनवरी १, २०२८' },
    { value: '2028-02-29', shown: 'फेब्रुअरी २९, २०२८' },
    { value: '2028-03-01', shown: 'मार्च १, २०२८' },
    { value: '2028-05-01', shown: 'मे १, २०२८' },
    { value: '2028-06-01', shown: 'जुन १, २०२८' },
    { value: '2028-07-01', shown: 'जुलाई १, २०२८' },
    { value: '2028-08-01', shown: 'अगस्ट १, २०२८' },
    { value: '2028-09-01', shown: 'सेप्टेम्बर १, २०२८' },
    { value: '2028-10-01', shown: 'अक्टोबर १, २०२८' },
    { value: '2028-11-01', shown: 'नोभेम्बर १, २०२८' },
    { value: '2028-12-31T09:05', shown: 'डिसेम्बर ३१, २०२८ ०९:०५' },
  ])('$value, at the edge of the table or beyond it, is $shown', ({ value, shown }) => {
    expect(displayNepaliDate(value)).toBe(shown)
  })

  it.each(['soon', '2026-02-29'])('shows %s, which is no such date, as it stands', (value) => {
    expect(displayNepaliDate(value)).toBe(value)
  })

  it.each(['', null, undefined])('shows %j as nothing', (value) => {
    expect(displayNepaliDate(value)).toBe('')
  })
})
