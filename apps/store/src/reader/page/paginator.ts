/** The text of a chapter as one string, with a mapping between text offsets and DOM positions. */
export type TextIndex = {
  text: string
  /** The rectangle of a character; of the next visible one for collapsed white space. */
  rectOf: (offset: number) => DOMRect | undefined
  /** The first letter in an element, or after it. */
  offsetOf: (element: Node) => number
}

/** As many signs may follow each other that are not drawn: the white space between two paragraphs. */
const LONGEST_GAP = 400

export function indexText(root: Node): TextIndex {
  const nodes: Text[] = []
  const starts: number[] = []
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
    nodes.push(node as Text)
    starts.push(text.length)
    text += (node as Text).data
  }
  const range = new Range()

  function drawnAt(offset: number) {
    const index = lastBefore(starts, offset)
    const node = nodes[index]
    const at = offset - (starts[index] ?? 0)
    if (!node || at >= node.length) return undefined
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].find(({ height }) => height > 0)
  }

  return {
    text,
    rectOf(offset) {
      for (let at = offset; at < Math.min(text.length, offset + LONGEST_GAP); at += 1) {
        const rect = drawnAt(at)
        if (rect) return rect
      }
      return undefined
    },
    offsetOf(element) {
      const follows = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY
      const index = nodes.findIndex((node) => node === element || element.compareDocumentPosition(node) & follows)
      return index < 0 ? Math.max(0, text.length - 1) : (starts[index] ?? 0)
    },
  }
}

/** The last start that is not behind a letter. */
function lastBefore(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The page within its chapter. */
type PagePosition = { page: number; pages: number }

const NEARLY_PX = 2
/** The share of the screen that one turn scrolls; the last line stays visible. */
const SCROLLED_SHARE = 0.88

/** Pages through a text in columns, or scrolls it, depending on `data-way`. */
export function createPaginator(flow: HTMLElement) {
  let step = 1
  let columns = 1
  let expected = -1

  const isScrolled = () => flow.dataset['way'] === 'scroll'
  const scrollOffset = () => (isScrolled() ? flow.scrollTop : flow.scrollLeft)
  const maxScroll = () => flow.scrollHeight - flow.clientHeight

  function measure() {
    delete flow.dataset['odd']
    if (isScrolled()) {
      step = Math.max(1, Math.floor(flow.clientHeight * SCROLLED_SHARE))
      return
    }
    const style = getComputedStyle(flow)
    const gap = Number.parseFloat(style.columnGap) || 0
    columns = Number.parseInt(style.columnCount, 10) || 1
    step = flow.clientWidth + gap
    const filled = Math.round((flow.scrollWidth + gap) / (step / columns))
    if (filled % columns !== 0) flow.dataset['odd'] = ''
  }

  function pages() {
    if (isScrolled()) return Math.max(1, Math.ceil((maxScroll() - NEARLY_PX) / step) + 1)
    return Math.max(1, Math.round((flow.scrollWidth + step - flow.clientWidth) / step))
  }

  function where(): PagePosition {
    const all = pages()
    const isAtEnd = isScrolled() && scrollOffset() >= maxScroll() - NEARLY_PX
    return { pages: all, page: isAtEnd ? all - 1 : Math.min(all - 1, Math.round(scrollOffset() / step)) }
  }

  function scrollTo(to: number) {
    if (isScrolled()) flow.scrollTop = to
    else flow.scrollLeft = to
    expected = scrollOffset()
  }
  const go = (page: number) => scrollTo(Math.min(Math.max(page, 0), pages() - 1) * step)

  /** The page of a rectangle; a fraction when the text is scrolled. */
  function pageOfRect({ left, top }: DOMRect) {
    const frame = flow.getBoundingClientRect()
    if (isScrolled()) return Math.max(0, (top - frame.top + flow.scrollTop) / step)
    return Math.floor((left - frame.left + flow.scrollLeft + NEARLY_PX) / step)
  }

  return {
    measure,
    where,
    go,
    pageOf(index: TextIndex, offset: number) {
      const rect = offset > 0 ? index.rectOf(offset) : undefined
      return rect ? pageOfRect(rect) : 0
    },
    isVisible({ rectOf }: TextIndex, offset: number): boolean {
      const rect = rectOf(offset)
      if (!rect) return where().page === 0
      const frame = flow.getBoundingClientRect()
      const isIn = (at: number, from: number, to: number) => at >= from - NEARLY_PX && at < to
      return isScrolled() ? isIn(rect.top, frame.top, frame.bottom) : isIn(rect.left, frame.left, frame.right)
    },
    /** The first letter that can be seen. */
    firstOffset({ text, rectOf }: TextIndex): number {
      if (scrollOffset() <= NEARLY_PX) return 0
      const frame = flow.getBoundingClientRect()
      const isSeen = (rect: DOMRect) =>
        isScrolled() ? rect.top >= frame.top - NEARLY_PX : rect.left >= frame.left - NEARLY_PX
      let [low, high] = [0, Math.max(0, text.length - 1)]
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        const rect = rectOf(middle)
        if (!rect || isSeen(rect)) high = middle
        else low = middle + 1
      }
      return low
    },
    /** Turns one page; false at either end of the chapter. */
    turn(by: 1 | -1): boolean {
      const { page, pages: all } = where()
      const before = scrollOffset()
      if (isScrolled()) scrollTo(before + by * step)
      else if (page + by >= 0 && page + by < all) go(page + by)
      return Math.abs(scrollOffset() - before) > NEARLY_PX
    },
    /** After the browser has scrolled, for example to a search match; false after our own scrolling. */
    settle(): boolean {
      if (Math.abs(scrollOffset() - expected) <= 1) return false
      if (isScrolled()) expected = scrollOffset()
      else go(Math.round(scrollOffset() / step))
      return true
    },
    /** Shows the page of an element; false if it is visible already. */
    reveal(element: Element): boolean {
      const before = where().page
      const page = pageOfRect(element.getBoundingClientRect())
      if (isScrolled() || page === before) return false
      go(page)
      return true
    },
  }
}
