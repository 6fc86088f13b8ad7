import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, filled, rectangle, stroked, trace } from '../shapes.ts'

const SMALLEST = 19

/** Bricks by their ink: most of them of the ground, some baked longer. */
const layBricks = (random: Random, box: Box, high: number, { ground, first, third }: Palette): string => {
  const wide = high * 2.3
  const joint = high * 0.055
  const inks = new Map<string, string>([
    [ground, ''],
    [first, ''],
    [third, ''],
  ])
  for (let row = 0; row * high < box.height; row++) {
    for (let brick = -1; brick < box.width / wide + 1; brick++) {
      const lot = random.between(0, 1)
      const ink = lot < 0.72 ? ground : lot < 0.88 ? third : first
      const left = box.left + brick * wide + (row % 2 ? wide / 2 : 0) + joint
      const path = trace`M${left} ${box.top + row * high + joint}h${wide - 2 * joint}v${high - 2 * joint}h${2 * joint - wide}z`
      inks.set(ink, (inks.get(ink) ?? '') + path)
    }
  }
  return [...inks].map(([ink, path]) => filled(path, ink)).join('')
}

type Opening = { box: Box; round: boolean }

const frame = ({ box: { left, top, width, height }, round }: Opening, grown: number): string => {
  const [from, to, foot] = [left - grown, left + width + grown, top + height + grown]
  if (!round) return trace`M${from} ${foot}V${top - grown}H${to}V${foot}Z`
  return trace`M${from} ${foot}V${top}Q${left + width / 2} ${top - width * 0.75 - grown * 1.4} ${to} ${top}V${foot}Z`
}

/** Courses of brick with one lit opening. */
export const drawBrickwork = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { first, second, key } = palette
  const high = Math.max(SMALLEST, Math.min(height, width * 1.3) / random.pick(14, 17, 20, 23))
  const unit = Math.min(width, height * 1.1)
  const opening: Opening = {
    box: {
      left: left + width * random.between(0.28, 0.56),
      top: top + height * random.between(0.32, 0.44),
      width: unit * random.pick(0.2, 0.26, 0.32),
      height: Math.min(height * 0.4, unit * random.between(0.36, 0.56)),
    },
    round: random.pick(true, true, false),
  }
  const { left: x, top: y, width: wide, height: tall } = opening.box
  const bars = trace`M${x + wide / 2} ${y - (opening.round ? wide * 0.36 : 0)}V${y + tall}M${x} ${y + tall * 0.3}h${wide}M${x} ${y + tall * 0.66}h${wide}`
  return (
    rectangle(box, key) +
    layBricks(random, box, high, palette) +
    filled(frame(opening, high * 0.7), key) +
    filled(frame(opening, high * 0.36), first) +
    filled(frame(opening, 0), second) +
    stroked(bars, key, high * 0.2)
  )
}
