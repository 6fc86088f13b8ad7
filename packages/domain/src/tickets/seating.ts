import type { Language } from '../language/language.ts'
import { writeDigits } from '../text/text.ts'

/** How long a basket holds chosen seats, and the checkout tickets without one. */
export const SEAT_HOLD_MINUTES = 10

/** The width of a seat in the units of a plan; seats that are further apart than one and a half are no neighbours. */
export const SEAT_WIDTH = 20
const MOST_APART = 30

export const SEAT_KINDS = ['normal', 'wheelchair', 'companion'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

/** A seat; `x` grows to the right and `y` away from the stage. */
export type Seat = { id: number; number: number; x: number; y: number; kind: SeatKind }
export type SeatRow = { label: string; seats: readonly Seat[] }

const KIND_NAMES = {
  en: { wheelchair: 'wheelchair space', companion: 'companion seat' },
  ne: { wheelchair: 'ह्विलचियर राख्ने ठाउँ', companion: 'सहयोगीको सिट' },
} as const

/**
 * The name of a seat.
 *
 * @example
 * seatLabel({ row: 'C', number: 12 }, 'ne') // => 'पङ्क्ति C, सिट १२'
 */
export function seatLabel(
  { row, number, kind = 'normal' }: { row: string; number: number; kind?: SeatKind },
  language: Language = 'en',
): string {
  const digits = writeDigits(number, language)
  const name = language === 'ne' ? `पङ्क्ति ${row}, सिट ${digits}` : `Row ${row}, seat ${digits}`
  return kind === 'normal' ? name : `${name} (${KIND_NAMES[language][kind]})`
}

type Place = { x: number; y: number }
export type SeatTable = Place & { radius: number }

/** How far a seat may be from the circle, since its place is in whole units. */
const CIRCLE_TOLERANCE = 1.5
const LARGEST_TABLE_OF_TWO = 2 * SEAT_WIDTH

const sumOf = (places: readonly Place[], of: (place: Place) => number) =>
  places.reduce((sum, place) => sum + of(place), 0)

/**
 * The table that the seats of a row are around; undefined for seats beside each other. A curved row is on a circle as well, of
 * which it covers less than a half.
 *
 * @example
 * tableOf([{ x: 0, y: 0 }, { x: 20, y: 20 }, { x: 0, y: 40 }, { x: -20, y: 20 }]) // => { x: 0, y: 20, radius: 20 }
 */
export function tableOf(seats: readonly Place[]): SeatTable | undefined {
  const circle = seats.length === 2 ? circleOfTwo(seats) : circleThrough(seats)
  if (!circle) return undefined
  const isOnIt = ({ x, y }: Place) =>
    Math.abs(Math.hypot(x - circle.x, y - circle.y) - circle.radius) <= CIRCLE_TOLERANCE
  const coversHalf = seats.length === 2 || seats.length * SEAT_WIDTH >= Math.PI * circle.radius
  return coversHalf && seats.every(isOnIt) ? circle : undefined
}

/** Two seats that are opposite each other from the front to the back. */
function circleOfTwo([one, other]: readonly Place[]): SeatTable | undefined {
  if (!one || !other || Math.abs(one.y - other.y) <= Math.abs(one.x - other.x)) return undefined
  const radius = Math.hypot(one.x - other.x, one.y - other.y) / 2
  // Further apart they are two seats of different rows.
  if (radius > LARGEST_TABLE_OF_TWO) return undefined
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, radius }
}

/** The circle of least squares. */
function circleThrough(seats: readonly Place[]): SeatTable | undefined {
  const middle = { x: sumOf(seats, ({ x }) => x) / seats.length, y: sumOf(seats, ({ y }) => y) / seats.length }
  const around = seats.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }))
  const [xx, yy, xy] = [
    sumOf(around, ({ x }) => x * x),
    sumOf(around, ({ y }) => y * y),
    sumOf(around, (p) => p.x * p.y),
  ]
  const determinant = xx * yy - xy * xy
  if (determinant < 1) return undefined
  const toX = sumOf(around, ({ x, y }) => x * (x * x + y * y)) / 2
  const toY = sumOf(around, ({ x, y }) => y * (x * x + y * y)) / 2
  const [x, y] = [(toX * yy - toY * xy) / determinant, (toY * xx - toX * xy) / determinant]
  return { x: middle.x + x, y: middle.y + y, radius: Math.sqrt(x * x + y * y + (xx + yy) / seats.length) }
}

/** Free seats beside each other in one row, from left to right. */
type Run = readonly Seat[]

function runsOf({ seats }: SeatRow, isFree: (seat: Seat) => boolean): Run[] {
  const runs: Seat[][] = []
  let previous: Seat | undefined
  for (const seat of seats.filter(isFree).sort((a, b) => a.x - b.x)) {
    const last = runs.at(-1)
    const isBeside = previous !== undefined && !hasSeatBetween(seats, previous, seat)
    if (last !== undefined && isBeside) last.push(seat)
    else runs.push([seat])
    previous = seat
  }
  return runs
}

const hasSeatBetween = (seats: readonly Seat[], left: Seat, right: Seat) =>
  right.x - left.x > MOST_APART || seats.some(({ x }) => x > left.x && x < right.x)

type Wanted = { free: ReadonlySet<number>; count: number }

/**
 * The best free seats for a group, by id: beside each other in one row, where no single seat is left if that can be avoided,
 * then near the front and the middle. A group that fits into no row is split into the largest parts. Wheelchair spaces and
 * companion seats are never given without a choice. `undefined` if there are too few.
 *
 * @example
 * bestSeats([{ label: 'A', seats: [{ id: 7, number: 1, x: 0, y: 0, kind: 'normal' }] }], { free: new Set([7]), count: 1 }) // => [7]
 */
export function bestSeats(rows: readonly SeatRow[], { free, count }: Wanted): number[] | undefined {
  const left = new Set(free)
  const isFree = ({ id, kind }: Seat) => kind === 'normal' && left.has(id)
  const found: number[] = []
  for (let size = count; size > 0; size = Math.min(size, count - found.length)) {
    const block = bestBlock(rows, isFree, size)
    if (block === undefined) {
      size -= 1
      continue
    }
    for (const { id } of block) {
      found.push(id)
      left.delete(id)
    }
  }
  return found.length === count ? found : undefined
}

function bestBlock(rows: readonly SeatRow[], isFree: (seat: Seat) => boolean, size: number): Run | undefined {
  const all = rows.flatMap(({ seats }) => seats)
  const xs = all.map(({ x }) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  let best: { block: Run; leavesSingle: boolean; distance: number } | undefined
  for (const run of rows.flatMap((row) => runsOf(row, isFree))) {
    for (let start = 0; start + size <= run.length; start += 1) {
      const block = run.slice(start, start + size)
      const leavesSingle = start === 1 || run.length - start - size === 1
      const mean = (at: (seat: Seat) => number) => block.reduce((sum, seat) => sum + at(seat), 0) / size
      const distance = Math.abs(mean(({ x }) => x) - middle) + mean(({ y }) => y)
      const isBetter =
        best === undefined || (leavesSingle === best.leavesSingle ? distance < best.distance : best.leavesSingle)
      if (isBetter) best = { block, leavesSingle, distance }
    }
  }
  return best?.block
}

type Choice = { chosen: readonly number[]; free: ReadonlySet<number>; most: number }

export type SeatChoiceCheck = {
  /** Why the seats cannot be bought together, or null. */
  refusal: 'unknown' | 'taken' | 'too_many' | null
  /** The seats of the refusal, by id. */
  seats: number[]
  /** Seats that the choice leaves alone between others: advice, not a refusal. */
  single: number[]
}

/**
 * Checks chosen seats: they exist, are free, and are not more than one order may have.
 *
 * @example
 * checkSeatChoice([], { chosen: [7], free: new Set(), most: 10 }) // => { refusal: 'unknown', seats: [7], single: [] }
 */
export function checkSeatChoice(rows: readonly SeatRow[], { chosen, free, most }: Choice): SeatChoiceCheck {
  const known = new Set(rows.flatMap(({ seats }) => seats.map(({ id }) => id)))
  const refused = (refusal: SeatChoiceCheck['refusal'], seats: number[]) => ({ refusal, seats, single: [] })
  const unknown = chosen.filter((id) => !known.has(id))
  if (unknown.length > 0) return refused('unknown', unknown)
  const taken = chosen.filter((id) => !free.has(id))
  if (taken.length > 0) return refused('taken', taken)
  if (chosen.length > most) return refused('too_many', chosen.slice(most))
  return { refusal: null, seats: [], single: singlesAfter(rows, new Set(chosen), free) }
}

/** Single seats beside the chosen ones that were not single before. */
function singlesAfter(rows: readonly SeatRow[], chosen: ReadonlySet<number>, free: ReadonlySet<number>) {
  const singles = (isFree: (seat: Seat) => boolean) =>
    rows.flatMap((row) => runsOf(row, isFree).flatMap((run) => (run.length === 1 ? run.map(({ id }) => id) : [])))
  const before = new Set(singles(({ id }) => free.has(id)))
  return singles(({ id }) => free.has(id) && !chosen.has(id)).filter((id) => !before.has(id))
}
