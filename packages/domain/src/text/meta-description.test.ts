import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { META_DESCRIPTION_LENGTH, metaDescription } from './meta-description.ts'

const characters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

describe('metaDescription', () => {
  it('keeps the first 170 characters', () => {
    expect(metaDescription(`${'a'.repeat(170)}bc`)).toBe('a'.repeat(170))
  })

  it('keeps all of a text of 170', () => {
    expect(metaDescription('a'.repeat(170))).toBe('a'.repeat(170))
  })

  it('counts a Devanagari cluster as one character and never cuts it', () => {
    expect(metaDescription('क्षि'.repeat(171))).toBe('क्षि'.repeat(170))
  })

  it('keeps a long text of few characters whole', () => {
    const family = '👨‍👩‍👧‍👦'.repeat(40)
    expect(family.length).toBeGreaterThan(META_DESCRIPTION_LENGTH)
    expect(metaDescription(family)).toBe(family)
  })

  it('counts what is seen, not what is written', () => {
    expect(metaDescription(`<p class="long">${'&amp;'.repeat(171)}</p>`)).toBe('&'.repeat(170))
  })

  it('does not end in white space', () => {
    expect(metaDescription(`${'a'.repeat(169)} b`)).toBe('a'.repeat(169))
  })

  it.each([undefined, null, '', '   ', '<p></p>'])('%j is described by nothing', (html) => {
    expect(metaDescription(html)).toBe('')
  })

  it('has at most 170 characters and never a tag', () => {
    const words = fc.oneof(
      fc.lorem({ maxCount: 8 }),
      fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<>&]/g, '')),
    )
    const tags = fc.constantFrom(
      '<p>',
      '</p>',
      '<br/>',
      '<a href="?a>b">',
      '</a>',
      '<!-- > -->',
      "<img alt='\"'>",
      '<script>x<y</script>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(words, tags), { maxLength: 60 }), (parts) => {
        const description = metaDescription(parts.join(''))
        expect(characters(description).length).toBeLessThanOrEqual(170)
        expect(description).not.toMatch(/[<>]/)
      }),
      propertyRuns(1000),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (html) => {
        expect(metaDescription(html)).toBeTypeOf('string')
      }),
    )
  })
})

describe('META_DESCRIPTION_LENGTH', () => {
  it('is 170', () => {
    expect(META_DESCRIPTION_LENGTH).toBe(170)
  })
})
