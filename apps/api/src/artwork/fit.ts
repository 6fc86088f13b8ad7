import { isDevanagari, type Line, shapeLine } from './letters.ts'

/** Lines of a title, their size, and the distance of their base lines in ems. */
export type Fitted = { lines: Line[]; size: number; leading: number }
export type FitRules = { most?: number; largest?: number; tracking?: number }

const MOST_WORDS = 10

/** Every way of breaking the words into at most so many lines. */
const breaks = (words: string[], most: number): string[][] => {
  if (words.length === 0) return [[]]
  if (most === 0) return []
  return words.flatMap((_, index) =>
    breaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  )
}

/** What a block of lines takes from the top of its first letter to the foot of its last, in ems. */
export const tallOf = ({ lines, leading }: Pick<Fitted, 'lines' | 'leading'>): number =>
  (lines[0]?.rise ?? 0) + (lines.length - 1) * leading + (lines.at(-1)?.fall ?? 0)

/** Words that ask for the next one: a line that ends with them reads badly. */
const HANGING = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'who',
  'with',
  'र',
])

const endsWell = (line: string): boolean => !HANGING.has(line.slice(line.lastIndexOf(' ') + 1).toLowerCase())

/** How well a way of breaking looks: large letters first, then even lines, few lines, and no line that hangs. */
const worth = (size: number, broken: string[], lines: Line[]): number => {
  const widest = Math.max(...lines.map((line) => line.width))
  const ragged = lines.reduce((sum, line) => sum + 1 - line.width / widest, 0) / lines.length
  const hanging = broken.slice(0, -1).filter((line) => !endsWell(line)).length
  return size * (1 - 0.4 * ragged - 0.06 * hanging - 0.02 * lines.length)
}

/** Breaks a title into lines and keeps the way that sets it best: the largest letters in the box, unless they look worse. */
export const fit = (text: string, width: number, height: number, rules: FitRules = {}): Fitted => {
  const { most = 5, largest = Number.POSITIVE_INFINITY, tracking = -0.02 } = rules
  const leading = isDevanagari(text) ? 1.2 : 1.06
  const words = text.split(' ')
  const shaped = new Map<string, Line>()
  const shape = (line: string): Line => {
    const kept = shaped.get(line) ?? shapeLine(line, tracking)
    shaped.set(line, kept)
    return kept
  }
  let best: Fitted & { worth: number } = { lines: [], size: 0, leading, worth: 0 }
  for (const broken of words.length <= MOST_WORDS ? breaks(words, most) : [[text]]) {
    const lines = broken.map(shape)
    const widest = Math.max(...lines.map((line) => line.width))
    const size = Math.min(largest, width / widest, height / tallOf({ lines, leading }))
    const found = { lines, size, leading, worth: worth(size, broken, lines) }
    if (found.worth > best.worth) best = found
  }
  return best
}
