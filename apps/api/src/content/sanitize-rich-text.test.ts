import { describe, expect, test } from 'vitest'
import { sanitizeRichFields, sanitizeRichText } from './sanitize-rich-text.ts'

describe('sanitizeRichText', () => {
  test.each([
    '<p>Rain &amp; <b>ink</b></p>',
    '<h2>Low Cloud</h2><ul><li>One</li></ul><ol><li>Two</li></ol>',
    '<a href="https://example.org/a?b=1&amp;c=2">there</a> <a href="/ne/artist/tara">here</a>',
    '<blockquote><p>घाम र “पानी”</p></blockquote>',
    '<p><em>a</em> <i>b</i> <strong>c</strong> <cite>d</cite> <q>e</q></p>',
    'No tags, 3 &lt; 4 &amp; "quotes"',
  ])('keeps %s', (html) => {
    expect(sanitizeRichText(html)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT SRC=//x.example></SCRIPT>a', 'a'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<p onclick="a()">a</p>', '<p>a</p>'],
    ['<p style="background:url(javascript:a())" class="x" id="y">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg/onload=a()><b>a</b></svg>', '<b>a</b>'],
    ['<math><mi xlink:href="data:x,<script>a()</script>">a</mi></math>', 'a'],
    ['<iframe src="javascript:a()"></iframe>a', 'a'],
    ['<object data="x"></object><embed src="x">a', 'a'],
    ['<form action="/logout"><input name=x><button>a</button></form>', 'a'],
    ['<style>@import "//x.example"</style>a', 'a'],
    ['<base href="//x.example"><meta http-equiv=refresh content="0;url=//x.example">a', 'a'],
    ['<!-- a --><![CDATA[b]]><?php c ?>d', 'd'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>a()</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:a()">a</a>', '<a>a</a>'],
    ['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
    ['<a href="/\\elsewhere.example">a</a>', '<a>a</a>'],
    ['<a href="/" onclick=a() target=_blank>a</a>', '<a href="/">a</a>'],
    ['<a href="https://x.example/&quot;onmouseover=a()">a</a>', '<a>a</a>'],
    ['<p title="</p><script>a()</script>">a</p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=a()>"></noscript>', '<p></p>'],
    ['<b>never closed', '<b>never closed</b>'],
    ['&lt;script&gt;a()&lt;/script&gt;', '&lt;script&gt;a()&lt;/script&gt;'],
  ])('removes unsafe markup: %s', (html, safe) => {
    expect(sanitizeRichText(html)).toBe(safe)
    expect(sanitizeRichText(safe)).toBe(safe)
  })

  test('sanitizeRichFields changes HTML fields and leaves plain text unchanged', () => {
    const words = {
      home: 'A & B <3',
      transcript: '<p onclick=a()>a</p>',
      exchanges: [{ question: 'x < y?', answer: '<script>a()</script><p>b</p>' }],
      length: 3,
    }
    expect(sanitizeRichFields(words)).toEqual({
      home: 'A & B <3',
      transcript: '<p>a</p>',
      exchanges: [{ question: 'x < y?', answer: '<p>b</p>' }],
      length: 3,
    })
  })
})
