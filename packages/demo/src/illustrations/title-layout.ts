import { type Box, filled, isDevanagari, outlinePath, shapeLine, type TextLine } from '@dabali/svg/svg'

/** Lines of a title, their size, and the distance of their base lines in ems. */
export type FittedTitle = { lines: TextLine[]; size: number; leading: number }
export type FitRules = { most?: number; largest?: number; tracking?: number }

const MOST_WORDS = 10

/** All line breaks with at most this number of lines. */
const lineBreaks = (words: string[], most: number): string[][] => {
  if (words.length === 0) return [[]]
  if (most === 0) return []
  return words.flatMap((_, index) =>
    lineBreaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  )
}

/** The height of a block of lines in ems. */
export const blockHeight = ({ lines, leading }: Pick<FittedTitle, 'lines' | 'leading'>): number =>
  (lines[0]?.rise ?? 0) + (lines.length - 1) * leading + (lines.at(-1)?.fall ?? 0)

/** Words that should not end a line. */
const HANGING_WORDS = new Set([
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

const endsWell = (line: string): boolean => !HANGING_WORDS.has(line.slice(line.lastIndexOf(' ') + 1).toLowerCase())

/** The score of line breaks: large letters first, then even lines, few lines, and no hanging words. */
const scoreOf = (size: number, broken: string[], lines: TextLine[]): number => {
  const widest = Math.max(...lines.map((line) => line.width))
  const ragged = lines.reduce((sum, line) => sum + 1 - line.width / widest, 0) / lines.length
  const hanging = broken.slice(0, -1).filter((line) => !endsWell(line)).length
  return size * (1 - 0.4 * ragged - 0.06 * hanging - 0.02 * lines.length)
}

/** Breaks a title into the lines with the best score. */
export const fitTitle = (text: string, width: number, height: number, rules: FitRules = {}): FittedTitle => {
  const { most = 5, largest = Number.POSITIVE_INFINITY, tracking = -0.02 } = rules
  const leading = isDevanagari(text) ? 1.2 : 1.06
  const words = text.split(' ')
  const shaped = new Map<string, TextLine>()
  const shape = (line: string): TextLine => {
    const kept = shaped.get(line) ?? shapeLine(line, tracking)
    shaped.set(line, kept)
    return kept
  }
  let best: FittedTitle & { worth: number } = { lines: [], size: 0, leading, worth: 0 }
  for (const broken of words.length <= MOST_WORDS ? lineBreaks(words, most) : [[text]]) {
    const lines = broken.map(shape)
    const widest = Math.max(...lines.map((line) => line.width))
    const size = Math.min(largest, width / widest, height / blockHeight({ lines, leading }))
    const found = { lines, size, leading, worth: scoreOf(size, broken, lines) }
    if (found.worth > best.worth) best = found
  }
  return best
}

type Title = FitRules & { ink: string; align?: 'left' | 'middle'; stand?: 'top' | 'middle' | 'bottom' }

/** A title as large as its box allows, and where its ink ends. */
export const layoutTitle = (text: string, box: Box, { ink, align = 'left', stand = 'top', ...rules }: Title) => {
  const fitted = fitTitle(text, box.width, box.height, rules)
  const { lines, size, leading } = fitted
  const tall = blockHeight(fitted) * size
  const room = box.height - tall
  const top = box.top + { top: 0, middle: room / 2, bottom: room }[stand]
  const firstLine = top + (lines[0]?.rise ?? 0) * size
  const outlines = lines.map((line, index) => {
    const left = box.left + (align === 'middle' ? (box.width - line.width * size) / 2 : 0)
    return outlinePath(line, size, left, firstLine + index * leading * size)
  })
  return { art: filled(outlines.join(''), ink), bottom: top + tall, size }
}

/** Small text is letter-spaced; Devanagari is larger, to look equally tall. */
const shapeSmall = (text: string) => ({ line: shapeLine(text, 0.012), scale: isDevanagari(text) ? 1.12 : 1 })

/** The width of small text at size 1. */
export const smallTextWidth = (text: string): number => {
  const { line, scale } = shapeSmall(text)
  return line.width * scale
}

type Small = { size: number; ink: string; align?: 'left' | 'middle' | 'right'; most?: number }

/** A line of small text on a base line, condensed to the maximum width. */
export const layoutSmallText = (
  text: string,
  [x, baseLine]: [number, number],
  { size, ink, align = 'left', most }: Small,
) => {
  const { line, scale } = shapeSmall(text)
  const fitting = Math.min(size * scale, most === undefined ? Number.POSITIVE_INFINITY : most / line.width)
  const left = x - line.width * fitting * { left: 0, middle: 0.5, right: 1 }[align]
  return filled(outlinePath(line, fitting, left, baseLine), ink)
}
