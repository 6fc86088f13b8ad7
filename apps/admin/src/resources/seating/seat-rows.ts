import { SEAT_WIDTH } from '@dabali/domain/seating'

export type DrawnSeat = { id: number; row: string; number: number; x: number; y: number }
export type SeatRow<Seat extends DrawnSeat = DrawnSeat> = { label: string; seats: readonly Seat[] }

/** The rows of a section from the front to the back, each from left to right. */
export function rowsOf<Seat extends DrawnSeat>(seats: readonly Seat[]): SeatRow<Seat>[] {
  const rows = new Map<string, Seat[]>()
  for (const seat of seats) {
    const row = rows.get(seat.row)
    if (row) row.push(seat)
    else rows.set(seat.row, [seat])
  }
  const front = (row: readonly Seat[]) => row.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY)
  return [...rows]
    .map(([label, ofRow]) => ({ label, seats: ofRow.toSorted((one, other) => one.x - other.x), front: front(ofRow) }))
    .toSorted((one, other) => one.front - other.front)
    .map(({ label, seats: ofRow }) => ({ label, seats: ofRow }))
}

/** The seat that a key moves to: along the row, to the nearest one in the row before or behind, or to an end. */
export function seatAfterKey(
  rows: readonly SeatRow[],
  from: number,
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
): number | undefined {
  const at = rows.findIndex(({ seats }) => seats.some(({ id }) => id === from))
  const row = rows[at]
  if (!row) return undefined
  const column = row.seats.findIndex(({ id }) => id === from)
  switch (key) {
    case 'ArrowRight':
      return row.seats[column + 1]?.id
    case 'ArrowLeft':
      return row.seats[column - 1]?.id
    case 'ArrowUp':
      return nearest(rows[at - 1], row.seats[column]?.x ?? 0)
    case 'ArrowDown':
      return nearest(rows[at + 1], row.seats[column]?.x ?? 0)
    case 'Home':
      return (ctrlKey ? rows[0] : row)?.seats[0]?.id
    case 'End':
      return (ctrlKey ? rows.at(-1) : row)?.seats.at(-1)?.id
    default:
      return undefined
  }
}

const nearest = (row: SeatRow | undefined, x: number) =>
  row?.seats.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0]?.id

/** The seat that is nearest to a point. */
export function nearestTo(seats: readonly DrawnSeat[], { x, y }: Corner): number | undefined {
  const distance = (seat: Corner) => Math.hypot(seat.x - x, seat.y - y)
  let found: DrawnSeat | undefined
  for (const seat of seats) if (!found || distance(seat) < distance(found)) found = seat
  return found?.id
}

/** The seats between two of a section, which may be in different rows: those in the rectangle around both. */
export function seatsBetween(seats: readonly DrawnSeat[], from: number, to: number): number[] {
  const [one, other] = [seats.find(({ id }) => id === from), seats.find(({ id }) => id === to)]
  if (!one || !other) return other ? [to] : []
  if (one.row === other.row) {
    const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
    return seats.filter(({ row, x }) => row === one.row && x >= left && x <= right).map(({ id }) => id)
  }
  return seatsInside(seats, { from: one, to: other })
}

type Corner = { x: number; y: number }

/** The seats whose centres are inside a rectangle. */
export function seatsInside(seats: readonly DrawnSeat[], { from, to }: { from: Corner; to: Corner }): number[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const [front, back] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return seats.filter(({ x, y }) => x >= left && x <= right && y >= front && y <= back).map(({ id }) => id)
}

/** Room for the names of the rows, and for the stage. */
const SIDE = 26
const STAGE = 34

export type Box = { left: number; top: number; width: number; height: number }

/** What a drawing of a section shows, in the units of its seats. */
export function boxOf(seats: readonly DrawnSeat[]): Box {
  if (seats.length === 0) return { left: 0, top: 0, width: 0, height: 0 }
  let [left, right, front, back] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const { x, y } of seats) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    front = Math.min(front, y)
    back = Math.max(back, y)
  }
  return {
    left: left - SEAT_WIDTH / 2 - SIDE,
    top: front - SEAT_WIDTH / 2 - STAGE,
    width: right - left + SEAT_WIDTH + 2 * SIDE,
    height: back - front + SEAT_WIDTH + STAGE + SIDE / 2,
  }
}
