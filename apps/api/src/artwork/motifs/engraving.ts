import { contrast, type Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, clipped, disc, polygon, rectangle, stroked, trace } from '../shapes.ts'

const LINES = 46

type Shape = { middle: [number, number]; reach: number; box: Box }

const peak = ({ middle: [x, y], reach, box: { left, top, width, height } }: Shape): string =>
  polygon([
    [left - 20, top + height],
    [x - reach * 0.5, y - reach * 0.35],
    [x - reach * 0.2, y - reach * 0.1],
    [x + reach * 0.12, y - reach * 1.15],
    [x + reach * 0.5, y - reach * 0.3],
    [x + reach * 0.8, y - reach * 0.5],
    [left + width + 20, top + height],
  ])

const range = ({ middle: [x, y], reach, box: { left, top, width, height } }: Shape): string =>
  polygon([
    [left - 20, top + height],
    [left - 20, y + reach * 0.2],
    [x - reach * 0.9, y - reach * 0.7],
    [x - reach * 0.55, y - reach * 0.2],
    [x - reach * 0.1, y - reach * 0.9],
    [x + reach * 0.3, y + reach * 0.05],
    [x + reach * 0.75, y - reach * 0.45],
    [left + width + 20, y + reach * 0.55],
    [left + width + 20, top + height],
  ])

const moon = ({ middle: [x, y], reach }: Shape): string =>
  trace`M${x - reach} ${y}a${reach} ${reach} 0 1 1 ${reach * 2} 0a${reach} ${reach} 0 1 1 ${-reach * 2} 0`

const drop = ({ middle: [x, y], reach }: Shape): string =>
  trace`M${x} ${y - reach * 1.5}C${x + reach * 0.5} ${y - reach * 0.6} ${x + reach} ${y - reach * 0.1} ${x + reach} ${y + reach * 0.4}A${reach} ${reach} 0 1 1 ${x - reach} ${y + reach * 0.4}C${x - reach} ${y - reach * 0.1} ${x - reach * 0.5} ${y - reach * 0.6} ${x} ${y - reach * 1.5}Z`

const kettle = ({ middle: [x, y], reach }: Shape): string =>
  trace`M${x - reach * 0.62} ${y + reach * 0.9}C${x - reach * 1.15} ${y + reach * 0.5} ${x - reach} ${y - reach * 0.35} ${x - reach * 0.34} ${y - reach * 0.5}V${y - reach * 0.7}H${x - reach * 0.1}V${y - reach * 0.95}H${x + reach * 0.1}V${y - reach * 0.7}H${x + reach * 0.34}V${y - reach * 0.5}C${x + reach * 0.6} ${y - reach * 0.42} ${x + reach * 0.72} ${y - reach * 0.3} ${x + reach * 0.8} ${y - reach * 0.1}L${x + reach * 1.2} ${y - reach * 0.5}L${x + reach * 1.38} ${y - reach * 0.4}L${x + reach * 0.92} ${y + reach * 0.4}C${x + reach * 0.86} ${y + reach * 0.65} ${x + reach * 0.75} ${y + reach * 0.8} ${x + reach * 0.62} ${y + reach * 0.9}Z`

const shapes = { peak, moon, drop, range, kettle }

/** Engraver's lines: one shape that is made only by the thickness of parallel strokes. */
export const drawEngraving = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const name = random.pick<keyof typeof shapes>('moon', 'range', 'drop', 'peak', 'kettle')
  const step = height / LINES
  let lines = ''
  for (let line = 0; line <= LINES; line++) {
    const bend = random.between(-3, 3)
    lines += trace`M${left} ${top + line * step}q${width / 4} ${bend} ${width / 2} 0t${width / 2} 0`
  }
  const land = name === 'peak' || name === 'range'
  const reach = Math.min(width * 0.34, height * 0.3)
  const outline = shapes[name]({
    middle: [left + width * random.between(0.4, 0.6), top + height * 0.48],
    reach: land ? Math.min(width * 0.34, height * 0.39) : reach,
    box,
  })
  const line = contrast(first, ground) < 2 ? third : first
  const inside = name === 'moon' ? { paper: second, ink: key } : { paper: ground, ink: line }
  return (
    rectangle(box, ground) +
    (land ? disc([left + width * 0.76, top + height * 0.2], Math.min(width, height) * 0.09, second) : '') +
    stroked(lines, first, step * 0.16) +
    clipped('engraved', outline, rectangle(box, inside.paper) + stroked(lines, inside.ink, step * 0.62))
  )
}
