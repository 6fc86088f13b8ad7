import type { Book } from '../epub/open-book.ts'
import type { ReaderSettings } from '../settings-panel.tsx'
import { cleanChapter, createBookImages } from './clean-chapter.ts'
import { createPaginator, indexText, type TextIndex } from './paginator.ts'
import { pageGeometry, READER_CSS, safeBookCss, settingsCss } from './reader-css.ts'

/** The position in a chapter to show. */
type ChapterTarget =
  | { at: 'start' | 'end' }
  | { offset: number }
  | { fragment: string }
  | { find: (text: string) => number }

/** The visible page. `isMove` is false if only the layout changed. */
export type PageState = { chapter: number; page: number; pages: number; offset: number; text: string; isMove: boolean }

export type PageView = ReturnType<typeof createPageView>

type PageViewOptions = {
  host: HTMLElement
  book: Book
  settings: ReaderSettings
  label: string
  onShown: (shown: PageState) => void
  /** A chapter that cannot be read. */
  onBroken: () => void
}

/** Renders one chapter at a time into a shadow root, which isolates it from the styles of the site. */
export function createPageView({ host, book, settings: first, label, onShown, onBroken }: PageViewOptions) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheets = { book: new CSSStyleSheet(), settings: new CSSStyleSheet(), reader: new CSSStyleSheet() }
  sheets.reader.replaceSync(READER_CSS)
  sheets.book.replaceSync(`@layer book { ${safeBookCss(book.styles.flatMap((path) => book.text(path) ?? []))} }`)
  root.adoptedStyleSheets = [sheets.reader, sheets.book, sheets.settings]
  const flow = document.createElement('div')
  Object.assign(flow, { className: 'flow', tabIndex: 0, role: 'document', ariaLabel: label })
  root.replaceChildren(flow)

  const pictures = createBookImages(book)
  const pages = createPaginator(flow)
  let settings = first
  let chapter = -1
  let anchor = 0
  let index: TextIndex = indexText(flow)

  function layOut() {
    if (chapter < 0) return
    flow.dataset['way'] = settings.way
    sheets.settings.replaceSync(settingsCss(settings, pageGeometry(host, settings)))
    pages.measure()
    pages.go(pages.pageOf(index, anchor))
    tell(false)
  }
  function tell(isMove: boolean) {
    onShown({ chapter, ...pages.where(), offset: anchor, text: index.text, isMove })
  }
  /** After navigation the first visible character is the new position. */
  function moved() {
    anchor = pages.firstOffset(index)
    tell(true)
  }

  function show(next: number, spot: ChapterTarget, isMove = true) {
    const path = book.spine[next]
    if (path === undefined) return
    if (next !== chapter && !put(next, path)) return onBroken()
    anchor = offsetIn(spot)
    layOut()
    if ('at' in spot && spot.at === 'end') pages.go(pages.where().pages - 1)
    if ('at' in spot) anchor = pages.firstOffset(index)
    tell(isMove)
  }
  /** Renders a chapter; false if it cannot be read. */
  function put(next: number, path: string): boolean {
    try {
      const source = book.text(path) ?? ''
      const { content, language } = cleanChapter({ path, source, language: book.language }, pictures)
      const article = document.createElement('article')
      Object.assign(article, { className: 'book', lang: language })
      article.append(content)
      flow.replaceChildren(article)
      chapter = next
      index = indexText(article)
      flow.toggleAttribute('data-picture', index.text.trim() === '')
      return true
    } catch {
      return false
    }
  }
  function offsetIn(spot: ChapterTarget) {
    if ('offset' in spot) return spot.offset
    if ('find' in spot) return spot.find(index.text)
    const target = 'fragment' in spot ? root.getElementById(spot.fragment) : undefined
    return target ? index.offsetOf(target) : 0
  }

  function turn(by: 1 | -1): boolean {
    if (pages.turn(by)) {
      moved()
      return true
    }
    const next = chapter + by
    if (next < 0 || next >= book.spine.length) return false
    show(next, { at: by > 0 ? 'start' : 'end' })
    return true
  }
  function goToEnd(end: 'first' | 'last') {
    pages.go(end === 'first' ? 0 : pages.where().pages - 1)
    moved()
  }

  const unwatch = watchPage({
    host,
    flow,
    layOut,
    settle: () => pages.settle() && moved(),
    reveal: (element) => pages.reveal(element) && moved(),
  })

  return {
    root,
    flow,
    show,
    turn,
    goToEnd,
    isOnPage: (offset: number) => pages.isVisible(index, offset),
    /** The element that a link points at, in this chapter or another one. */
    noteAt(path: string, fragment: string): Element | null {
      if (path === book.spine[chapter]) return root.getElementById(fragment)
      const source = book.text(path)
      if (source === undefined) return null
      return cleanChapter({ path, source, language: book.language }, pictures).content.getElementById(fragment)
    },
    apply(next: ReaderSettings) {
      settings = next
      layOut()
    },
    close() {
      unwatch()
      pictures.close()
      root.replaceChildren()
    },
  }
}

type PageEvents = {
  host: HTMLElement
  flow: HTMLElement
  layOut: () => void
  settle: () => void
  reveal: (element: Element) => void
}

/** Repeats the layout when the size, a font or an image changes, and follows scrolling and focus. */
function watchPage({ host, flow, layOut, settle, reveal }: PageEvents) {
  const away = new AbortController()
  const { signal } = away
  const resized = new ResizeObserver(layOut)
  resized.observe(host)
  document.fonts.addEventListener('loadingdone', layOut, { signal })
  flow.addEventListener('load', layOut, { signal, capture: true })
  let frame = 0
  const settleOnce = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  flow.addEventListener('scroll', settleOnce, { signal, passive: true })
  const follow = ({ target }: Event) => target instanceof Element && target !== flow && reveal(target)
  flow.addEventListener('focusin', follow, { signal })
  return () => {
    cancelAnimationFrame(frame)
    resized.disconnect()
    away.abort()
  }
}
