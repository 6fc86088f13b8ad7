import type { SeatingPlan } from '@dabali/api-client'
import { SEAT_WIDTH, tableOf } from '@dabali/domain/seating'

export type PlanSection = SeatingPlan['sections'][number]
type PlanRow = PlanSection['rows'][number]
export type PlanSeat = PlanRow['seats'][number]

/** The seats of a row from left to right. */
const fromLeft = ({ seats }: PlanRow): PlanSeat[] => seats.toSorted((one, other) => one.x - other.x)

/** The seat that a key moves to: along the row, to the nearest one in the row before or behind, or to an end. */
export function seatAfterKey(
  rows: readonly PlanRow[],
  from: number,
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
): number | undefined {
  const at = rows.findIndex(({ seats }) => seats.some(({ id }) => id === from))
  const row = rows[at]
  if (!row) return undefined
  const seats = fromLeft(row)
  const column = seats.findIndex(({ id }) => id === from)
  const ends = { Home: { row: rows[0], seat: 0 }, End: { row: rows.at(-1), seat: -1 } }
  switch (key) {
    case 'ArrowRight':
      return seats[column + 1]?.id
    case 'ArrowLeft':
      return seats[column - 1]?.id
    case 'ArrowUp':
    case 'ArrowDown':
      return nearestSeat(rows[at + (key === 'ArrowUp' ? -1 : 1)], seats[column]?.x ?? 0)
    case 'Home':
    case 'End': {
      const end = ends[key]
      return (ctrlKey && end.row ? fromLeft(end.row) : seats).at(end.seat)?.id
    }
    default:
      return undefined
  }
}

const nearestSeat = (row: PlanRow | undefined, x: number) =>
  row && fromLeft(row).toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0]?.id

/** Pixels for one unit of a plan: seats are then 36 pixels apart. */
const SCALE = 1.8
export const SEAT_SIZE = 30
/** Room for the names of the rows at both sides, and for the stage. */
const MARGIN = 36
const STAGE_DEPTH = 56
/** Wider plans are scrolled, also on a large screen, so that seats stay large enough to be selected. */
const MOST_COLUMNS = 24

type SeatCentre = { cx: number; cy: number }

export type PlanLayout = {
  width: number
  height: number
  /** Whether a large screen may show it without scrolling. */
  fits: boolean
  centre: (seat: Pick<PlanSeat, 'x' | 'y'>) => SeatCentre
  /** Where the names of a row are; with a radius for a table, which has its name in the middle. */
  rowNames: (row: PlanRow) => { xs: [number, ...number[]]; y: number; radius?: number }
}

/** Where the seats of a section are drawn, in pixels, below the stage. */
export function layoutPlan(rows: readonly PlanRow[]): PlanLayout {
  const seats = rows.flatMap((row) => row.seats)
  const [left, right] = [Math.min(...seats.map(({ x }) => x)), Math.max(...seats.map(({ x }) => x))]
  const [front, back] = [Math.min(...seats.map(({ y }) => y)), Math.max(...seats.map(({ y }) => y))]
  const half = SEAT_WIDTH / 2
  const width = (right - left + SEAT_WIDTH) * SCALE + 2 * MARGIN
  const centre = ({ x, y }: Pick<PlanSeat, 'x' | 'y'>) => ({
    cx: (x - left + half) * SCALE + MARGIN,
    cy: (y - front + half) * SCALE + STAGE_DEPTH,
  })
  return {
    width,
    height: (back - front + SEAT_WIDTH) * SCALE + STAGE_DEPTH + MARGIN / 2,
    fits: (right - left) / SEAT_WIDTH < MOST_COLUMNS,
    centre,
    rowNames({ seats: ofRow }) {
      const table = tableOf(ofRow)
      if (!table) return { xs: [MARGIN / 2, width - MARGIN / 2], y: centre(ofRow[0] ?? { x: 0, y: front }).cy }
      const { cx, cy } = centre(table)
      return { xs: [cx], y: cy, radius: Math.max(table.radius * SCALE - SEAT_SIZE / 2 - 4, 10) }
    },
  }
}

export type SeatState = 'free' | 'chosen' | 'own' | 'taken'

/** Seats in the visitor's cart are not free on the plan, which is the same for all visitors. */
export function seatState(
  { id, is_free }: Pick<PlanSeat, 'id' | 'is_free'>,
  { chosen, own }: { chosen: readonly number[]; own: readonly number[] },
): SeatState {
  if (own.includes(id)) return 'own'
  if (!is_free) return 'taken'
  return chosen.includes(id) ? 'chosen' : 'free'
}
