/** The text of a chapter as one string, with a mapping between text offsets and DOM positions. */
export type TextIndex = {
  text: string
  /** Where a letter stands; the next one that is drawn where it is not, as a space at the end of a line. */
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
