import { bestSeats } from '@dabali/domain/seating'
import type { Language } from '../http/language.ts'
import { type Connection, holdEnd, type SeatStatements, seatStatements, toPlan, type WhichLine } from './queries.ts'
import { type SeatRow, seatTaken, unknownSeat } from './seat.ts'

type Choice = WhichLine & {
  /** The seats to hold. */
  seatIds: readonly number[]
  /** Whether the line has no others afterwards. */
  isWhole: boolean
  language: Language
}

/** Holds seats for a line of a basket that the caller has locked. Throws if others have one of them. */
export async function chooseSeats(statements: SeatStatements, choice: Choice): Promise<void> {
  const { basketId, seatIds, isWhole, language } = choice
  const line = await statements.findLine(choice)
  if (line === undefined) return
  const { id: lineId, section_id: sectionId, event_date_id: eventDateId } = line
  const isKnown = sectionId !== null && (await statements.areInSection(seatIds, sectionId))
  if (!isKnown || eventDateId === null) throw unknownSeat(language)
  const others = await statements.takeSeats({ eventDateId, seatIds, basketId, orderId: null, expiresAt: holdEnd() })
  if (others.length > 0) throw seatTaken(await statements.listSeats(others), language)
  const before = isWhole ? [] : line.seat_ids.filter((id) => !seatIds.includes(id))
  await statements.setSeatsOfLine({ lineId, seatIds: [...before, ...seatIds] })
}

type OrderedLine = { product_id: number; quantity: number; seats: readonly { id: number }[] }
type Reservation = {
  orderId: string
  /** Null for an order without a basket. */
  basketId: string | null
  expiresAt: Date
  lines: readonly OrderedLine[]
}

export type SeatShortage = {
  /** Chosen seats that others have. */
  taken: { productId: number; seats: SeatRow[] }[]
  /** Lines for whose tickets too few seats are free. */
  short: { productId: number; left: number }[]
}

const TRIES = 5

/**
 * Gives every ticket of an order its seat: the chosen ones, and the best that are free for the rest. After a shortage the caller
 * must roll back. The stock of the order is reserved, which locks its ticket types, so that orders do not compete here.
 */
export async function reserveSeats(
  inside: Connection,
  { orderId, basketId, expiresAt, lines }: Reservation,
): Promise<SeatShortage> {
  const statements = seatStatements(inside)
  const shortage: SeatShortage = { taken: [], short: [] }
  for (const { product_id: productId, quantity, seats } of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    const section = await statements.findSection(productId)
    if (section === undefined) continue
    const { event_date_id: eventDateId, section_id: sectionId } = section
    const take = (seatIds: readonly number[]) =>
      statements.takeSeats({ eventDateId, seatIds, basketId, orderId, expiresAt })
    const chosen = seats.map(({ id }) => id)
    const others = chosen.length > 0 ? await take(chosen) : []
    if (others.length > 0) {
      shortage.taken.push({ productId, seats: await statements.listSeats(others) })
      continue
    }
    const count = quantity - chosen.length
    const given = await takeBest({ count, take, read: () => statements.readRows({ eventDateId, sectionId }) })
    if ('left' in given) shortage.short.push({ productId, left: chosen.length + given.left })
    else await statements.setSeatsOfOrderLine({ orderId, productId, seatIds: [...chosen, ...given.seatIds] })
  }
  return shortage
}

type Best = {
  count: number
  take: (seatIds: readonly number[]) => Promise<number[]>
  read: () => ReturnType<SeatStatements['readRows']>
}

/** A basket may take a seat between the reading and the taking; then the next best are tried. */
async function takeBest({ count, take, read }: Best): Promise<{ seatIds: readonly number[] } | { left: number }> {
  if (count === 0) return { seatIds: [] }
  for (let attempt = 1; ; attempt += 1) {
    const rows = await read()
    const best = bestSeats(toPlan(rows).rows, { free: toPlan(rows).free, count })
    if (best === undefined) {
      const normal = rows.flatMap(({ seats }) => seats.filter(({ kind, is_free }) => kind === 'normal' && is_free))
      return { left: Math.min(normal.length, count - 1) }
    }
    if ((await take(best)).length === 0) return { seatIds: best }
    if (attempt === TRIES) return { left: 0 }
  }
}
