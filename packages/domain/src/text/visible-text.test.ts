import { describe, expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

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
  ])('$html is seen as "$text"', ({ html, text }) => {
    expect(visibleText(html)).toBe(text)
  })

  it.each(
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
      ' ',
    ),
  )('<%s> does not part a word', (name) => {
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
