import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseSearch } from './normalise-search.ts'

describe('normaliseSearch', () => {
  it.each([
    { text: 'House of Fog', compared: 'house of fog' },
    { text: '  Rain,\tink & paper! ', compared: 'rain ink paper' },
    { text: 'Palpasa Café', compared: 'palpasa cafe' },
    { text: 'Cafe\u0301', compared: 'cafe' },
    { text: "the author's copy", compared: 'the authors copy' },
    { text: 'the author’s copy', compared: 'the authors copy' },
    { text: 'ﬁre', compared: 'fire' },
    { text: 'ᴬB', compared: 'ab' },
    { text: 'भाग २०७९', compared: 'भाग 2079' },
    { text: '०१२३४५६७८९', compared: '0123456789' },
    { text: 'गर्\u200dयो', compared: 'गर्यो' },
    { text: 'गर्\u200cयो', compared: 'गर्यो' },
    { text: 'रा\u00adम', compared: 'राम' },
    { text: 'पढ़ाइ', compared: 'पढाइ' },
    { text: '\u095b', compared: 'ज' },
    { text: 'घर।छाना', compared: 'घर छाना' },
    { text: 'a_b-c', compared: 'a b c' },
    { text: '978-9937-1', compared: '978 9937 1' },
    { text: 'a\0b', compared: 'a b' },
    { text: "') | & :* !", compared: '' },
    { text: '👨‍👩‍👧', compared: '' },
    { text: '\ud800', compared: '' },
    { text: '', compared: '' },
    { text: null, compared: '' },
    { text: undefined, compared: '' },
  ])('$text is compared as "$compared"', ({ text, compared }) => {
    expect(normaliseSearch(text)).toBe(compared)
  })

  const texts = fc.string({ unit: 'binary', maxLength: 40 })

  it('never throws, and leaves words parted by single spaces', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normaliseSearch(text)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u)
      }),
      propertyRuns(3000),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normaliseSearch(normaliseSearch(text))).toBe(normaliseSearch(text))
      }),
      propertyRuns(3000),
    )
  })
})
