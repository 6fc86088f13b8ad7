import { isDevanagari, outlinePath, shapeLine } from '@dabali/svg/svg'

type Column = {
  left: number
  /** Top of the first line's glyphs. */
  top: number
  width: number
  height: number
  /** Allowed font sizes, largest first. */
  sizes: readonly number[]
  most: number
}

const ELLIPSIS = '…'
/** More than fits on any image. */
const MOST_LETTERS = 240
const LATIN_LEADING = 1.12
/** Vowel signs above and below need room. */
const DEVANAGARI_LEADING = 1.34

/**
 * The outline of a text in lines: as large as the column allows, with an ellipsis if even the smallest size is too
 * large. Letters that no font has are left out.
 */
export function layoutText(text: string, column: Column) {
  const words = writable(text).split(' ').filter(Boolean)
  const measure = measuring()
  const leading = isDevanagari(text) ? DEVANAGARI_LEADING : LATIN_LEADING
  const linesAt = (size: number) => Math.max(1, Math.min(column.most, Math.floor(column.height / (size * leading))))
  const brokenAt = (size: number) => breakLines(words, column.width / size, measure)
  const smallest = column.sizes.at(-1) ?? 1
  const size = column.sizes.find((each) => brokenAt(each).length <= linesAt(each)) ?? smallest
  const lines = shorten(brokenAt(size), linesAt(size), column.width / size).map((line) => shapeLine(line))
  const first = column.top + (lines[0]?.rise ?? 0) * size
  const outline = lines.map((line, at) => outlinePath(line, size, column.left, first + at * leading * size)).join('')
  const bottom = first + ((lines.length - 1) * leading + (lines.at(-1)?.fall ?? 0)) * size
  return { outline, bottom: lines.length > 0 ? bottom : column.top }
}

type Measure = (text: string) => number

function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const space = measure(' ')
  const lines: { text: string; width: number }[] = []
  for (const word of words.flatMap((each) => pieces(each, width, measure))) {
    const last = lines.at(-1)
    const longer = last === undefined ? 0 : last.width + space + measure(word)
    if (last === undefined || longer > width) lines.push({ text: word, width: measure(word) })
    else lines[lines.length - 1] = { text: `${last.text} ${word}`, width: longer }
  }
  return lines.map(({ text }) => text)
}

/** Breaks a word that is longer than a line. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const found: { text: string; width: number }[] = []
  for (const letter of lettersOf(word)) {
    const last = found.at(-1)
    const longer = last === undefined ? 0 : last.width + measure(letter)
    if (last === undefined || longer > width) found.push({ text: letter, width: measure(letter) })
    else found[found.length - 1] = { text: last.text + letter, width: longer }
  }
  return found.map(({ text }) => text)
}

/** Shaping blocks the event loop, so that each word is measured once. */
function measuring(): Measure {
  const known = new Map<string, number>()
  return (text) => {
    const width = known.get(text) ?? shapeLine(text).width
    known.set(text, width)
    return width
  }
}

function shorten(lines: string[], most: number, width: number): string[] {
  const last = lines[most - 1]
  if (lines.length <= most || last === undefined) return lines
  const letters = lettersOf(last)
  while (letters.length > 0 && shapeLine(letters.join('').trimEnd() + ELLIPSIS).width > width) letters.pop()
  return [...lines.slice(0, most - 1), letters.join('').trimEnd() + ELLIPSIS]
}

/** The text without characters that no font has. */
function writable(text: string) {
  const folded = text.normalize('NFC').replace(/\s+/gu, ' ')
  return lettersOf(folded).slice(0, MOST_LETTERS).filter(isWritable).join('').replace(/ +/g, ' ').trim()
}

const lettersOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

function isWritable(letter: string) {
  try {
    shapeLine(letter)
    return true
  } catch {
    return false
  }
}
