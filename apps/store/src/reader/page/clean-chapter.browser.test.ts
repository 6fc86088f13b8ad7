import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanChapter, createBookImages, LINK_FRAGMENT, LINK_NOTE, LINK_PATH } from './clean-chapter.ts'

const PATH = 'EPUB/text/one.xhtml'
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const FILES: Record<string, Uint8Array<ArrayBuffer>> = {
  'EPUB/images/map.png': Uint8Array.from(atob(PNG), (char) => char.charCodeAt(0)),
  'EPUB/text/two.xhtml': new TextEncoder().encode('<p/>'),
}

const images = createBookImages({ bytes: (path) => FILES[path], types: new Map() })

const chapter = (body: string, attributes = '') =>
  `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${attributes}>
<head><title>One</title></head><body>${body}</body></html>`

/** In the page, as the reader shows it. */
function show(source: string) {
  const { content, language } = cleanChapter({ path: PATH, source, language: 'en' }, images)
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'shown'
  place.append(content)
  return { place, language }
}
const showBody = (body: string) => show(chapter(body)).place
const find = (place: Element, selector: string) => place.querySelector<HTMLElement>(selector)

afterEach(() => document.querySelector('#shown')?.remove())

describe('nothing of a book is run, loaded or sent', () => {
  const run = vi.fn()
  const loaded: string[] = []
  const loads = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes('never.example')) loaded.push(name)
  })

  beforeEach(() => {
    run.mockClear()
    Object.assign(window, { runOfBook: run })
    loads.observe({ type: 'resource' })
  })
  afterEach(() => {
    loads.disconnect()
    Reflect.deleteProperty(window, 'runOfBook')
  })

  it.each([
    ['a script', '<script>runOfBook()</script>'],
    ['a script of another site', '<script src="https://never.example/a.js"></script>'],
    ['an event handler', '<p onclick="runOfBook()" onfocus="runOfBook()" tabindex="0" autofocus="">Text</p>'],
    ['a picture that fails', '<img src="x" alt="A map" onerror="runOfBook()"/>'],
    [
      'a picture of another site',
      '<img src="https://never.example/a.png" srcset="https://never.example/b.png" alt="A map"/>',
    ],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="runOfBook()"><script>runOfBook()</script></svg>',
    ],
    [
      'a drawing with a foreign page',
      '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="runOfBook()"/></foreignObject></svg>',
    ],
    [
      'a formula with a page inside',
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="runOfBook()"/></mtext></math>',
    ],
    [
      'a frame',
      '<iframe src="https://never.example/"></iframe><object data="https://never.example/"></object><embed src="https://never.example/"/>',
    ],
    [
      'a style',
      '<style>@import "https://never.example/a.css"; p { background: url(https://never.example/a.png) }</style><p style="background: url(https://never.example/b.png)">Text</p>',
    ],
    [
      'a form',
      '<form action="https://never.example/"><input autofocus="" onfocus="runOfBook()"/><button>Send</button></form>',
    ],
    [
      'a recording',
      '<video src="https://never.example/a.mp4" poster="https://never.example/a.png"/><audio src="https://never.example/a.mp3" autoplay=""/>',
    ],
    [
      'a new address',
      '<base href="https://never.example/"/><meta http-equiv="refresh" content="0; url=https://never.example/"/><link rel="stylesheet" href="https://never.example/a.css"/>',
    ],
  ])('%s', async (_, body) => {
    const place = showBody(`<h1>One</h1>${body}`)
    for (const each of place.querySelectorAll<HTMLElement>('*')) {
      each.click()
      each.focus()
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(run).not.toHaveBeenCalled()
    expect(loaded).toEqual([])
    expect(
      place.querySelector('script, style, iframe, object, embed, form, input, video, audio, link, meta, base'),
    ).toBeNull()
    expect(find(place, 'h1')?.textContent).toBe('One')
    for (const each of place.querySelectorAll('*')) {
      for (const { name } of each.attributes) expect(name).not.toMatch(/^on|style|srcset|tabindex|autofocus/)
    }
  })

  it.each([
    'javascript:runOfBook()',
    ' JavaScript:runOfBook()',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
  ])('a link to %s leads nowhere', (address) => {
    const link = find(showBody(`<a href="${address}">Open</a>`), 'a')
    expect([link?.textContent, link?.hasAttribute('href')]).toEqual(['Open', false])
  })

  it('a chapter that is not well-formed is cleaned as well', () => {
    const place = show('<p>One<br>Two<img src=x onerror=runOfBook()><script>runOfBook()</script>').place
    expect(find(place, 'p')?.outerHTML).toBe('<p>One<br>Two</p>')
    expect(run).not.toHaveBeenCalled()
  })
})

describe('links', () => {
  const linkOf = (markup: string) => find(showBody(markup), 'a')

  it('inside the book tell the reader where they lead', () => {
    const link = linkOf('<a href="../text/two.xhtml#part%202">Two</a>')
    expect([link?.getAttribute(LINK_PATH), link?.getAttribute(LINK_FRAGMENT), link?.getAttribute('href')]).toEqual([
      ...['EPUB/text/two.xhtml', 'part 2', '#part%202'],
    ])
  })

  it.each(['epub:type="noteref"', 'role="doc-noteref"'])('to notes are known by %s', (attribute) => {
    expect(linkOf(`<a ${attribute} href="#note-1">1</a>`)?.hasAttribute(LINK_NOTE)).toBe(true)
  })

  it.each(['https://example.org/a?b=1', 'mailto:a@example.org', 'tel:+9771'])(
    'outside open in a tab of their own: %s',
    (address) => {
      const link = linkOf(`<a href="${address}">Out</a>`)
      expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
        ...[address, '_blank', 'noopener noreferrer'],
      ])
    },
  )

  it('of the book cannot be made by its own data attributes', () => {
    const link = linkOf(`<a ${LINK_PATH}="EPUB/other.xhtml" data-book-away="javascript:runOfBook()">Trap</a>`)
    expect([...(link?.attributes ?? [])]).toEqual([])
  })
})

describe('pictures', () => {
  it('of the book are shown from its own files, each made once', async () => {
    const place = showBody('<img src="../images/map.png" alt="A map"/><img src="../images/map.png"/>')
    const [first, second] = place.querySelectorAll('img')
    await first?.decode()
    expect([first?.naturalWidth, first?.alt, second?.alt]).toEqual([1, 'A map', ''])
    expect(second?.src).toBe(first?.src)
  })

  it.each([
    ['missing', '<img src="../images/none.png" alt="A map"/>'],
    ['no picture', '<img src="two.xhtml" alt="A map"/>'],
  ])('that are %s are replaced by their text', (_, markup) => {
    expect(find(showBody(`<p>${markup}</p>`), 'p')?.outerHTML).toBe('<p>A map</p>')
  })

  it('in a frame of a drawing are the pictures themselves', () => {
    const image = find(
      showBody(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><title>Cover</title><image xlink:href="../images/map.png"/></svg>',
      ),
      'img',
    )
    expect([image?.getAttribute('src')?.split(':')[0], image?.getAttribute('alt')]).toEqual(['blob', 'Cover'])
  })

  it('that are drawn become images, which can neither run nor load anything', async () => {
    const image = showBody(
      '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5" aria-label="A line"><rect width="7" height="5"/></svg>',
    ).querySelector('img')
    await image?.decode()
    expect([image?.naturalWidth, image?.alt]).toEqual([7, 'A line'])
  })

  it('are forgotten when the book is closed', async () => {
    const own = createBookImages({ bytes: (path) => FILES[path], types: new Map() })
    const address = own.addressOf('EPUB/images/map.png') ?? ''
    own.close()
    const image = new Image()
    image.src = address
    await expect(image.decode()).rejects.toThrow()
  })
})

describe('languages', () => {
  it.each([
    ['xml:lang="ne"', '', 'ne'],
    ['', '<p>Text</p>', 'en'],
    ['lang="hi"', '', 'hi'],
  ])('of the chapter: %s', (attributes, body, language) => {
    expect(show(chapter(body, attributes)).language).toBe(language)
  })

  it('of passages are kept, for fonts and for reading aloud', () => {
    expect(find(showBody('<p xml:lang="ne">पानी</p>'), 'p')?.lang).toBe('ne')
  })
})
