import { afterEach, expect, it } from 'vitest'
import type { Book } from '../epub/open-book.ts'
import { DEFAULT_SETTINGS, type ReaderSettings } from '../settings-panel.tsx'
import { createPageView, type PageState } from './page-view.ts'
import { safeBookCss } from './reader-css.ts'

const paragraph = (number: number) =>
  `<p id="p${number}">Paragraph ${number}. ${'It rained on the roof of the house all night long. '.repeat(12)}</p>`
const CHAPTERS: Record<string, string> = {
  'one.xhtml': `<h1>One</h1>${Array.from({ length: 12 }, (_, index) => paragraph(index)).join('')}<p id="end">The end.</p>`,
  'two.xhtml': '<h1>Two</h1><p id="note" xml:lang="ne">टिप्पणी</p>',
}
const page = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`

const book: Book = {
  ...{ title: 'The Rain Ledger', language: 'en', styles: ['book.css'], nav: undefined, ncx: undefined },
  ...{ contents: [], sizes: [], types: new Map() },
  has: (path) => path in CHAPTERS,
  spine: ['one.xhtml', 'two.xhtml'],
  text: (path) => (path === 'book.css' ? 'p { text-indent: 3em; color: red }' : CHAPTERS[path] && page(CHAPTERS[path])),
  bytes: () => undefined,
}

const nextFrame = () => new Promise(requestAnimationFrame)

let close = () => {}
afterEach(() => {
  close()
  document.querySelector('#host')?.remove()
})

async function open(settings: ReaderSettings = DEFAULT_SETTINGS) {
  const host = document.body.appendChild(document.createElement('div'))
  host.id = 'host'
  Object.assign(host.style, { width: '360px', height: '600px' })
  const shown: PageState[] = []
  const view = createPageView({
    host,
    book,
    settings,
    label: 'The book',
    onShown: (state) => shown.push(state),
    onBroken: () => {},
  })
  close = view.close
  // The first report of its size.
  await nextFrame()
  await nextFrame()
  const last = () => shown.at(-1)
  return { host, view, last }
}

it('turns page by page to the next chapter and back', async () => {
  const { view, last } = await open()
  view.show(0, { at: 'start' })
  const pages = last()?.pages ?? 0
  expect(pages).toBeGreaterThan(3)
  for (let number = 1; number < pages; number += 1) {
    expect(view.turn(1)).toBe(true)
    expect(last()).toMatchObject({ chapter: 0, page: number, isMove: true })
  }
  view.turn(1)
  expect(last()).toMatchObject({ chapter: 1, page: 0, pages: 1 })
  view.turn(-1)
  expect(last()).toMatchObject({ chapter: 0, page: pages - 1 })
  view.goToEnd('first')
  expect(last()).toMatchObject({ chapter: 0, page: 0, offset: 0 })
  expect(view.turn(-1)).toBe(false)
})

it.each(['pages', 'scroll'] as const)('keeps the place when the text grows or the screen turns: %s', async (way) => {
  const { host, view, last } = await open({ ...DEFAULT_SETTINGS, way })
  view.show(0, { fragment: 'p6' })
  const offset = last()?.offset ?? 0
  expect(last()?.text.slice(offset)).toMatch(/^Paragraph 6\./)
  expect(view.isOnPage(offset)).toBe(true)
  const before = last()?.pages ?? 0
  view.apply({ ...DEFAULT_SETTINGS, way, size: 26 })
  expect(last()).toMatchObject({ offset, isMove: false })
  expect(last()?.pages).toBeGreaterThan(before)
  expect(view.isOnPage(offset)).toBe(true)
  Object.assign(host.style, { width: '700px', height: '340px' })
  const settled = last()
  await expect.poll(() => last()).not.toBe(settled)
  expect(last()).toMatchObject({ offset, isMove: false })
  expect(view.isOnPage(offset)).toBe(true)
})

it('knows what is on the screen of a text that is scrolled to any place', async () => {
  const { host, view, last } = await open({ ...DEFAULT_SETTINGS, way: 'scroll' })
  view.show(0, { at: 'start' })
  for (const share of [0.2, 0.6, 1.4, 1.9]) {
    view.flow.scrollTop = share * host.clientHeight
    await nextFrame()
    await nextFrame()
    expect(last()).toMatchObject({ isMove: true })
    const first = last()?.offset ?? 0
    expect([view.isOnPage(0), view.isOnPage(first), view.isOnPage(first + 4000)]).toEqual([false, true, false])
  }
})

it('scrolls to the end of a chapter and then to the next', async () => {
  const { view, last } = await open({ ...DEFAULT_SETTINGS, way: 'scroll' })
  view.show(0, { at: 'start' })
  let turns = 0
  while (last()?.chapter === 0 && turns < 100) {
    view.turn(1)
    turns += 1
  }
  expect(last()).toMatchObject({ chapter: 1, page: 0 })
  expect(turns).toBeGreaterThan(3)
  view.turn(-1)
  expect(last()).toMatchObject({ chapter: 0 })
  expect(last()?.page).toBe((last()?.pages ?? 0) - 1)
})

it('follows what the browser scrolls to, such as a found word, to the start of its page', async () => {
  const { view, last } = await open()
  view.show(0, { at: 'start' })
  view.turn(1)
  view.turn(1)
  const { offset } = last() ?? {}
  const start = view.flow.scrollLeft
  view.goToEnd('first')
  view.flow.scrollLeft = start + 40
  await expect.poll(() => last()).toMatchObject({ page: 2, offset, isMove: true })
  expect(view.flow.scrollLeft).toBe(start)
})

it('shows a place that is found in the text, and notes of this chapter and others', async () => {
  const { view, last } = await open()
  view.show(0, { find: (text) => text.indexOf('The end.') })
  expect(last()?.page).toBe((last()?.pages ?? 0) - 1)
  expect(view.noteAt('one.xhtml', 'end')?.textContent).toBe('The end.')
  expect(view.noteAt('two.xhtml', 'note')?.outerHTML).toContain('lang="ne"')
  expect(view.noteAt('none.xhtml', 'note')).toBeNull()
})

it('names the text for a screen reader and takes only what is safe of the styles of the book', async () => {
  const { view } = await open()
  view.show(0, { at: 'start' })
  const first = view.root.querySelector('p')
  expect([view.flow.getAttribute('role'), view.flow.ariaLabel]).toEqual(['document', 'The book'])
  const { textIndent, fontSize, color } = getComputedStyle(first ?? document.body)
  expect(textIndent).toBe(`${3 * Number.parseFloat(fontSize)}px`)
  expect(color).not.toBe('rgb(255, 0, 0)')
})

it.each([
  ['p { text-indent: 2em; color: red; position: fixed }', 'p{text-indent:2em}'],
  ['body { margin: 1em 2em }', '.book{margin-bottom:1em;margin-left:2em;margin-right:2em;margin-top:1em}'],
  ['html body p, :root > p { font-weight: 700 }', '.book .book p, .book > p{font-weight:700}'],
  [':host { text-align: center } p::before { text-align: center } p:has(a) { text-align: center }', ''],
  ['p { background: url(https://never.example/a.png); font-family: x; font-size: 900px; margin-top: 99vh }', ''],
  ['@import "https://never.example/a.css"; p { text-align: center }', 'p{text-align:center}'],
  [
    '@media print { p { text-align: center } } @font-face { font-family: x; src: url(https://never.example/a.woff) }',
    '',
  ],
  ['p { text-align: ', ''],
])('of the styles of a book %j stays %j', (source, safe) => {
  const sorted = safeBookCss([source]).replace(
    /\{(.*)\}/,
    (_, rules: string) => `{${rules.split(';').toSorted().join(';')}}`,
  )
  expect(sorted).toBe(safe)
})
