import { bestSeats, SEAT_WIDTH, type SeatKind, type SeatRow } from '@dabali/domain/seating'
import type { Venue } from '../content/content-types.ts'
import type { DemoSeat, DemoVenue } from '../demo-rows.ts'

const ROW_DEPTH = 24
const KINDS: Record<string, SeatKind> = { '.': 'normal', W: 'wheelchair', C: 'companion' }

/** The seats of the rows of a section, which are drawn from the front. */
const seatsOf = (rows: readonly string[]): DemoSeat[] =>
  rows.flatMap((row, at) => {
    const seats = [...row].flatMap((sign, column) => {
      const kind = KINDS[sign]
      return kind === undefined ? [] : [{ x: column * SEAT_WIDTH, kind }]
    })
    return seats.map((seat, position) => ({
      ...seat,
      row_label: String.fromCharCode('A'.charCodeAt(0) + at),
      number: position + 1,
      y: at * ROW_DEPTH,
    }))
  })

export const buildVenues = (venues: readonly Venue[]): DemoVenue[] =>
  venues.map(({ sections = [], ...venue }) => ({
    ...venue,
    sections: sections.map(({ key, name, rows }) => ({ key, name, seats: seatsOf(rows) })),
  }))

/** The sizes of groups that have bought seats, in turn. */
const GROUPS = [2, 4, 1, 3, 2, 2, 5]

/** Which seats of a section are sold, by position: first the best ones, in groups, and wheelchair spaces last. */
export function soldSeats(seats: readonly DemoSeat[], sold: number): number[] {
  const rows = toRows(seats)
  const free = new Set(seats.keys())
  const taken: number[] = []
  for (let turn = 0; taken.length < sold; turn += 1) {
    const count = Math.min(GROUPS[turn % GROUPS.length] ?? 1, sold - taken.length)
    const group = bestSeats(rows, { free, count }) ?? [...free].slice(0, count)
    if (group.length === 0) break
    for (const position of group) {
      free.delete(position)
      taken.push(position)
    }
  }
  return taken.toSorted((a, b) => a - b)
}

function toRows(seats: readonly DemoSeat[]): SeatRow[] {
  const rows = new Map<string, SeatRow['seats'][number][]>()
  for (const [id, { row_label, ...seat }] of seats.entries())
    rows.set(row_label, [...(rows.get(row_label) ?? []), { id, ...seat }])
  return [...rows].map(([label, ofRow]) => ({ label, seats: ofRow }))
}
