import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

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

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
      propertyRuns(3000),
    )
  })

  it('never throws, and holds only word characters parted by single dashes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(slugify(text)).toMatch(/^(?:[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*)?$/u)
      }),
      propertyRuns(3000),
    )
  })

  it('is the plain rule for plain text', () => {
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
