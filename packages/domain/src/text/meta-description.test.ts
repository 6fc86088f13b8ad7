import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { META_DESCRIPTION_LENGTH, metaDescription, visibleText } from './meta-description.ts'

describe('visibleText', () => {
  it.each([
    { html: 'plain', text: 'plain' },
    { html: '<p>Rain</p>', text: 'Rain' },
    { html: '<P CLASS=x>Rain</P>', text: 'Rain' },
    { html: '<p>One</p><p>Two</p>', text: 'One Two' },
    { html: 'One<br>Two<br/>Three', text: 'One Two Three' },
    { html: '<h1>One</h1>Two', text: 'One Two' },
    { html: 'R<b>ai</b>n', text: 'Rain' },
    { html: 'R<EM>ai</EM>n', text: 'Rain' },
    { html: '  a \n\t b&nbsp; c ', text: 'a b c' },
    { html: 'Tom &amp; Jerry &lt;3 &#2325; &eacute;', text: 'Tom & Jerry <3 क é' },
    { html: '&lt;b&gt;', text: '<b>' },
    { html: '&amp;lt;', text: '&lt;' },
    { html: '&am<b>p;</b>', text: '&amp;' },
    { html: '1 < 2 <3', text: '1 < 2 <3' },
    { html: 'a<', text: 'a<' },
    { html: '<<p>a', text: '< a' },
    { html: 'a<!-- <p> > -->b', text: 'a b' },
    { html: 'a<!-->b', text: 'a b' },
    { html: 'a<!-- never closed', text: 'a' },
    { html: '<!doctype html><p>a', text: 'a' },
    { html: '<?xml version="1.0"?>a', text: 'a' },
    { html: 'a</>b', text: 'a b' },
    { html: '<a title="1 > 0">a</a>', text: 'a' },
    { html: "<a title='1 > 0'>a</a>", text: 'a' },
    { html: '<a title = "1 > 0">a</a>', text: 'a' },
    { html: '<a title="it\'s > that">a</a>', text: 'a' },
    { html: '<p it\'s="x">a</p>b\'c', text: "a b'c" },
    { html: '<p title=a"b>c', text: 'c' },
    { html: '<p title="never closed', text: '' },
    { html: 'a<p', text: 'a' },
    { html: '<script>if (1 < 2) alert("<p>")</script>a', text: 'a' },
    { html: '<SCRIPT>x</Script >a', text: 'a' },
    { html: 'a<style>p{}</style>b', text: 'a b' },
    { html: '<script>never closed', text: '' },
    { html: 'a</script>b', text: 'a b' },
    { html: '<svg/>a<svg><title>t</title></svg>b', text: 'a b' },
    { html: '<template>x</template><video>x</video><audio>x</audio><iframe>x</iframe>a', text: 'a' },
    { html: '<canvas>x</canvas><object>x</object><title>x</title>a', text: 'a' },
    { html: '<scripted>a</scripted>', text: 'a' },
    { html: '', text: '' },
  ])('$html has the visible text "$text"', ({ html, text }) => {
    expect(visibleText(html)).toBe(text)
  })

  it.each(
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
      ' ',
    ),
  )('<%s> does not split a word', (name) => {
    expect(visibleText(`on<${name}>e</${name}>s`)).toBe('ones')
  })

  it.each(['<', '<a ', '<a b="', '<!--', '<script>', '</', '&', '<a =" >'])(
    'reads 300,000 times %s in one pass',
    (piece) => {
      // Ten times the work of one pass would already take minutes here, so the time limit of the test is the assertion.
      expect(visibleText(piece.repeat(300_000))).toBeTypeOf('string')
    },
    20_000,
  )
})

const characters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

describe('metaDescription', () => {
  it('keeps the first 170 characters', () => {
    expect(metaDescription(`${'a'.repeat(170)}bc`)).toBe('a'.repeat(170))
  })

  it('keeps all of a text of 170 characters', () => {
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

  it('counts visible characters, not source characters', () => {
    expect(metaDescription(`<p class="long">${'&amp;'.repeat(171)}</p>`)).toBe('&'.repeat(170))
  })

  it('does not end in white space', () => {
    expect(metaDescription(`${'a'.repeat(169)} b`)).toBe('a'.repeat(169))
  })

  it.each([undefined, null, '', '   ', '<p></p>'])('%j has an empty description', (html) => {
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
