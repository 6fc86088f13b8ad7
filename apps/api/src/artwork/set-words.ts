import { type FitRules, fit, tallOf } from './fit.ts'
import { isDevanagari, outlineOf, shapeLine } from './letters.ts'
import { type Box, filled } from './shapes.ts'

type Title = FitRules & { ink: string; align?: 'left' | 'middle'; stand?: 'top' | 'middle' | 'bottom' }

/** A title as large as its box allows, and where its ink ends. */
export const setTitle = (text: string, box: Box, { ink, align = 'left', stand = 'top', ...rules }: Title) => {
  const fitted = fit(text, box.width, box.height, rules)
  const { lines, size, leading } = fitted
  const tall = tallOf(fitted) * size
  const room = box.height - tall
  const top = box.top + { top: 0, middle: room / 2, bottom: room }[stand]
  const firstLine = top + (lines[0]?.rise ?? 0) * size
  const outlines = lines.map((line, index) => {
    const left = box.left + (align === 'middle' ? (box.width - line.width * size) / 2 : 0)
    return outlineOf(line, size, left, firstLine + index * leading * size)
  })
  return { art: filled(outlines.join(''), ink), bottom: top + tall, size }
}

/** Small words are a little wider apart; Devanagari is set larger, to be as tall to the eye. */
const shapeSmall = (text: string) => ({ line: shapeLine(text, 0.012), scale: isDevanagari(text) ? 1.12 : 1 })

/** How long small words are, for a size of one. */
export const lengthOf = (text: string): number => {
  const { line, scale } = shapeSmall(text)
  return line.width * scale
}

type Small = { size: number; ink: string; align?: 'left' | 'middle' | 'right'; most?: number }

/** A line of small words on a base line, drawn together when it would be longer than it may be. */
export const setSmall = (text: string, [x, baseLine]: [number, number], { size, ink, align = 'left', most }: Small) => {
  const { line, scale } = shapeSmall(text)
  const fitting = Math.min(size * scale, most === undefined ? Number.POSITIVE_INFINITY : most / line.width)
  const left = x - line.width * fitting * { left: 0, middle: 0.5, right: 1 }[align]
  return filled(outlineOf(line, fitting, left, baseLine), ink)
}
