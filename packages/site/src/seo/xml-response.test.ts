import { expect, it } from 'vitest'
import { element, textElement, xmlDocument, xmlText } from './xml-response.ts'

it.each([
  ['a & b', 'a &amp; b'],
  ['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
  [`"it's"`, '&quot;it&apos;s&quot;'],
  ['\u0000a\u0008b\ufffe', 'ab'],
  ['कुहिरोको घर 🌧', 'कुहिरोको घर 🌧'],
  ['\ud800x', 'x'],
])('%j stands in XML as %j', (text, written) => {
  expect(xmlText(text)).toBe(written)
})

it('an element has its attributes and its content, and closes itself when it has none', () => {
  expect(element('a', { href: '/?x=1&y=2', rel: undefined }, textElement('b', '<'))).toBe(
    '<a href="/?x=1&amp;y=2"><b>&lt;</b></a>',
  )
  expect(element('link', { rel: 'self' })).toBe('<link rel="self"/>')
  expect(xmlDocument('<a/>')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n')
})
