import { expect, it, vi } from 'vitest'
import { invalidateTags } from '../tag-invalidations.ts'
import { element, loadText, textElement, xmlDocument, xmlText } from './xml-response.ts'

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

const SITE = 'https://dabali.example'

it('a text is read once until one of its tags is invalidated', async () => {
  const read = vi.fn(async () => `text ${read.mock.calls.length}`)
  const load = async () => (await loadText(`${SITE}/feed/en.xml`, { tags: ['articles'], read }))?.text
  expect([await load(), await load()]).toEqual(['text 1', 'text 1'])
  invalidateTags(['products'])
  expect(await load()).toBe('text 1')
  invalidateTags(['articles'])
  expect(await load()).toBe('text 2')
})

it('simultaneous requests share one read', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = vi.fn(() => promise)
  const both = [1, 2].map(() => loadText(`${SITE}/sitemap.xml`, { tags: [], read }))
  resolve('text')
  expect((await Promise.all(both)).map((each) => each?.text)).toEqual(['text', 'text'])
  expect(read).toHaveBeenCalledOnce()
})

it('there is a text for each query that it depends on, and other queries are ignored', async () => {
  const read = vi.fn(async () => `text ${read.mock.calls.length}`)
  const load = async (asked: string, query?: string) =>
    (await loadText(`${SITE}/opds/en-books.xml${asked}`, { tags: [], read, ...(query && { query }) }))?.text
  expect([await load('?page=1', '?page=1'), await load('?page=2&a', '?page=2')]).toEqual(['text 1', 'text 2'])
  expect([await load('?page=2&b', '?page=2'), await load('?x=1'), await load('?x=2')]).toEqual([
    'text 2',
    'text 3',
    'text 3',
  ])
})

it('an outdated text is returned while it cannot be read, and a failure where there is none', async () => {
  const source = { tags: ['news'], read: vi.fn(async () => 'text') }
  const load = () => loadText(`${SITE}/feed/ne.xml`, source)
  await load()
  invalidateTags(['news'])
  source.read.mockRejectedValue(new Error('The API is away.'))
  expect((await load())?.text).toBe('text')
  await expect(loadText(`${SITE}/feed/other.xml`, source)).rejects.toThrow('The API is away.')
  source.read.mockResolvedValue('new text')
  expect((await load())?.text).toBe('new text')
})

it('a file that does not exist is looked for on each request', async () => {
  const read = vi.fn(async () => undefined)
  const load = () => loadText(`${SITE}/sitemap/books-99.xml`, { tags: ['products'], read })
  expect([await load(), await load()]).toEqual([undefined, undefined])
  expect(read).toHaveBeenCalledTimes(2)
})
