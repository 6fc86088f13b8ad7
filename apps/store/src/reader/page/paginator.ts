import type { TextIndex } from './text-index.ts'

/** Where in its chapter the shown page is. */
type Where = { page: number; pages: number }

const NEARLY_PX = 2
/** So much of a screen is turned where the text is scrolled: the last line stays to go on from. */
const SCROLLED_SHARE = 0.88

/** Pages through a text in columns, or scrolls it, depending on `data-way`. */
export function paging(flow: HTMLElement) {
  let step = 1
  let columns = 1
  let expected = -1

  const isScrolled = () => flow.dataset['way'] === 'scroll'
  const place = () => (isScrolled() ? flow.scrollTop : flow.scrollLeft)
  const furthest = () => flow.scrollHeight - flow.clientHeight

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
    if (isScrolled()) return Math.max(1, Math.ceil((furthest() - NEARLY_PX) / step) + 1)
    return Math.max(1, Math.round((flow.scrollWidth + step - flow.clientWidth) / step))
  }

  function where(): Where {
    const all = pages()
    const isAtEnd = isScrolled() && place() >= furthest() - NEARLY_PX
    return { pages: all, page: isAtEnd ? all - 1 : Math.min(all - 1, Math.round(place() / step)) }
  }

  function scrollTo(to: number) {
    if (isScrolled()) flow.scrollTop = to
    else flow.scrollLeft = to
    expected = place()
  }
  const go = (page: number) => scrollTo(Math.min(Math.max(page, 0), pages() - 1) * step)

  /** The page on which something stands; where the text is scrolled, a part of one. */
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
    /** The first letter that can be seen. */
    firstOffset({ text, rectOf }: TextIndex): number {
      if (place() <= NEARLY_PX) return 0
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
      const before = place()
      if (isScrolled()) scrollTo(before + by * step)
      else if (page + by >= 0 && page + by < all) go(page + by)
      return Math.abs(place() - before) > NEARLY_PX
    },
    /** After the browser itself has scrolled, as it does to show a word that was searched for; false where it was us. */
    settle(): boolean {
      if (Math.abs(place() - expected) <= 1) return false
      if (isScrolled()) expected = place()
      else go(Math.round(place() / step))
      return true
    },
    /** Shows the page on which an element stands; false where it is shown already. */
    reveal(element: Element): boolean {
      const before = where().page
      const page = pageOfRect(element.getBoundingClientRect())
      if (isScrolled() || page === before) return false
      go(page)
      return true
    },
  }
}
