import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, readingMinutes, slugify, writeDigits } from './text.ts'

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

describe('formatNumber', () => {
  it.each([
    { value: 0, locale: 'en', written: '0' },
    { value: 999, locale: 'en', written: '999' },
    { value: 1000, locale: 'en', written: '1,000' },
    { value: 128_400, locale: 'en', written: '1,28,400' },
    { value: 12_345_678, locale: 'ne', written: '१,२३,४५,६७८' },
    { value: -100_000, locale: 'en', written: '-1,00,000' },
    { value: 1234.5678, locale: 'en', written: '1,234.5678' },
    { value: 4.1, locale: 'ne', written: '४.१' },
    { value: '128400.50', locale: 'en', written: '1,28,400.50' },
  ])('$value in "$locale" is $written', ({ value, locale, written }) => {
    expect(formatNumber(value, locale)).toBe(written)
  })

  it('groups every integer as Intl does in India', () => {
    const indian = new Intl.NumberFormat('en-IN')
    const integers = fc.maxSafeInteger().filter((value) => !Object.is(value, -0))
    fc.assert(
      fc.property(integers, (value) => {
        expect(formatNumber(value, 'en')).toBe(indian.format(value))
      }),
      propertyRuns(3000),
    )
  })
})

describe('slugify', () => {
  it.each([
    { text: 'Seto Dharti', slug: 'seto-dharti' },
    { text: '  Rain  ', slug: 'rain' },
    { text: 'What? A book!', slug: 'what-a-book' },
    { text: 'a  b__c--d _- e', slug: 'a-b-c-d-e' },
    { text: '--rain__', slug: 'rain' },
    { text: '- -', slug: '' },
    { text: '!?', slug: '' },
    { text: '! rain ?', slug: 'rain' },
    { text: "Author's Cut 2", slug: 'authors-cut-2' },
    { text: 'R&D', slug: 'rd' },
    { text: 'a\tb\nc\u00a0d', slug: 'a-b-c-d' },
    { text: 'Palpasa Café', slug: 'palpasa-café' },
    { text: 'पल्पसा क्याफे', slug: 'पल्पसा-क्याफे' },
    { text: 'भाग २', slug: 'भाग-२' },
    { text: 'गर्\u200dयो', slug: 'गर्यो' },
    { text: '¹½', slug: '' },
    { text: '', slug: '' },
    { text: null, slug: '' },
    { text: undefined, slug: '' },
  ])('$text is $slug', ({ text, slug }) => {
    expect(slugify(text)).toBe(slug)
  })

  it('gives both spellings of an accent the same slug', () => {
    expect(slugify('Cafe\u0301')).toBe(slugify('Caf\u00e9'))
  })

  const texts = fc.string({ unit: 'binary', maxLength: 60 })

  it('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
      propertyRuns(3000),
    )
  })

  it('never throws, and contains only word characters separated by single dashes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(slugify(text)).toMatch(/^(?:[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*)?$/u)
      }),
      propertyRuns(3000),
    )
  })

  it('equals the simple rule for ASCII text', () => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, '')
        .replace(/[\s_-]+/g, '-')
        .replace(/^-+|-+$/g, '')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(slugify(text)).toBe(plain(text))
      }),
      propertyRuns(3000),
    )
  })
})

const text = (word: string, count: number) => `<p>${Array.from({ length: count }, () => word).join(' ')}</p>`

describe('readingMinutes', () => {
  it.each([
    ['nothing', undefined, 1],
    ['no value', null, 1],
    ['no words', '', 1],
    ['tags alone', '<p></p>', 1],
    ['a line', text('rain', 12), 1],
    ['almost a page and a half', text('rain', 344), 1],
    ['a page and a half', text('rain', 345), 2],
    ['a long piece', text('rain', 2300), 10],
    ['the same in Nepali, which has fewer words', text('वर्षा', 1550), 10],
    ['Nepali with a word of English', `${text('वर्षा', 1549)} rain`, 10],
  ])('%s', (_, html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  it('counts words, and neither tags nor attributes', () => {
    const linked = '<p><a href="https://example.com/a b c d e f">one</a><br>two</p>'
    expect(readingMinutes(linked.repeat(115))).toBe(readingMinutes(text('x', 230)))
    expect(readingMinutes(linked.repeat(230))).toBe(2)
  })
})
