import {
  type Box,
  boxPath,
  clipped,
  disc,
  filled,
  type Point,
  polygon,
  rectangle,
  stroked,
  trace,
} from '@dabali/svg/svg'
import { contrast, type Palette, type Random } from '../picture-spec.ts'

type Kind = 'zigzag' | 'diamond' | 'stair' | 'merlon' | 'rule'
type Band = { kind: Kind; tall: number; repeat: number; main: string; other: string }

/** The position of a knot: row in its band, columns from the middle, columns from the nearest repeat. */
type Place = { row: number; column: number; turn: number }

const knots: Record<Kind, (place: Place, band: Band) => string | null> = {
  zigzag: ({ row, turn }, { main, other }) => {
    const below = row - Math.round(turn)
    if (below === 0 || below === 1) return main
    return below === 2 ? other : null
  },
  diamond: ({ row, turn }, { tall, main, other }) => {
    const edge = (tall - 1) / 2
    const ring = turn + Math.abs(row - edge)
    if (ring > edge) return null
    return [main, null, other, main, null, other][Math.round(ring)] ?? null
  },
  stair: ({ row, column }, { repeat, main }) => ((column + row) % repeat < repeat / 2 ? main : null),
  merlon: ({ row, column }, { main }) => (row === 1 || column % 2 === (row === 0 ? 0 : 1) ? main : null),
  rule: ({ row }, { main }) => (row === 0 ? main : null),
}

const chooseBand = (random: Random, last: Kind | undefined, palette: Palette): Band => {
  const kinds: Kind[] = ['zigzag', 'diamond', 'diamond', 'stair', 'merlon', 'rule']
  const kind = random.pick<Kind>('diamond', ...kinds.filter((each) => each !== last))
  const { first, second, third, key } = palette
  const main = random.pick(first, second, third)
  const other = random.pick(first, second, third, key)
  const tall = { zigzag: 5, diamond: random.pick(7, 9, 11), stair: 4, merlon: 3, rule: 2 }[kind]
  const repeat = kind === 'diamond' ? tall + 1 : random.pick(4, 6)
  return { kind, tall, repeat, main, other }
}

const turnOf = (column: number, repeat: number): number =>
  Math.abs(((((column + repeat / 2) % repeat) + repeat) % repeat) - repeat / 2)

/** The weave of a Dhaka cloth: bands of zigzag, diamond, stair and merlon, the left half the mirror of the right. */
export const weaveDhaka = (random: Random, box: Box, palette: Palette): string => {
  // A wide cloth has more repeats, not larger ones; the number stays odd, so that there is a middle.
  const columns = random.pick(17, 19, 21) + 2 * Math.max(0, Math.round((box.width / box.height - 1) * 7))
  const side = box.width / columns
  const rows = Math.ceil(box.height / side)
  const inks = new Map<string, string>()
  let band: Band | undefined
  for (let row = 0, top = 0; row < rows; row++) {
    if (band === undefined || row - top >= band.tall) {
      band = chooseBand(random, band?.kind, palette)
      top = row
    }
    for (let index = 0; index < columns; index++) {
      const column = Math.abs(index - (columns - 1) / 2)
      const colour = knots[band.kind]({ row: row - top, column, turn: turnOf(column, band.repeat) }, band)
      if (colour === null) continue
      const knot = boxPath({ left: box.left + index * side, top: box.top + row * side, width: side, height: side })
      inks.set(colour, (inks.get(colour) ?? '') + knot)
    }
  }
  let threads = ''
  for (let thread = 0; thread < rows * 2; thread++) {
    threads += trace`M${box.left} ${box.top + ((thread + 0.5) * side) / 2}h${box.width}`
  }
  const cloth = [...inks].map(([colour, path]) => filled(path, colour))
  return rectangle(box, palette.ground) + cloth.join('') + stroked(threads, palette.ground, side * 0.09, 0.55)
}

const diamond = ([x, y]: Point, half: number): string =>
  polygon([
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ])

const dot = ([x, y]: Point, radius: number): string =>
  trace`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`

const all = (eyes: Point[], shape: (eye: Point) => string): string => eyes.map(shape).join('')

/** Carving finer than this is lost on a small cover. */
const FINEST = 50

/** A carved window of small diamonds; behind some of them a lamp is lit. */
export const drawLattice = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const side = Math.max(FINEST, Math.min(width, height) / random.pick(4, 5, 6, 7))
  const rows = Math.ceil(height / (side * 0.5)) + 1
  const eyes: Point[] = []
  for (let column = -1; column <= width / side + 1; column++) {
    for (let row = -1; row < rows; row++) {
      eyes.push([left + column * side + (row % 2 ? side / 2 : 0), top + row * side * 0.5 + side * 0.25])
    }
  }
  const lampAt: Point = [left + width * random.between(0.2, 0.8), top + height * random.between(0.25, 0.75)]
  const reach = side * random.between(1.1, 2.4)
  const lamp = eyes.filter(([x, y]) => Math.hypot(x - lampAt[0], y - lampAt[1]) < reach)
  const strays = Array.from({ length: 6 }, () => random.pick(...(eyes as [Point, ...Point[]])))
  return (
    rectangle(box, first) +
    stroked(
      all(eyes, (eye) => diamond(eye, side * 0.5)),
      key,
      side * 0.07,
    ) +
    filled(
      all(eyes, (eye) => diamond(eye, side * 0.3)),
      key,
    ) +
    filled(
      all([...lamp, ...strays], (eye) => diamond(eye, side * 0.3)),
      second,
    ) +
    stroked(
      all(eyes, (eye) => diamond(eye, side * 0.19)),
      third,
      side * 0.035,
    ) +
    filled(
      all(eyes, (eye) => dot(eye, side * 0.06)),
      ground,
    )
  )
}

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
