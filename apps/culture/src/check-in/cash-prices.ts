import type { BoxOffice } from '@dabali/api-client'
import { formatNpr, type Language, writeDigits } from '@dabali/domain'
import { interpolate } from '@dabali/ui/text'
import type { VenueTexts } from './venue-texts.ts'

type Worded = { texts: VenueTexts; language: Language }

/** Quantities by the ids of ticket types. */
type Chosen = Readonly<Record<number, number>>

const PAISA = 100

/** What the chosen quantities cost, by the ids of their ticket types. */
export function totalOf(types: BoxOffice['ticket_types'], chosen: Chosen): string {
  const paisa = types.reduce((sum, { id, price }) => sum + Math.round(Number(price) * PAISA) * (chosen[id] ?? 0), 0)
  return (paisa / PAISA).toFixed(2)
}

export const totalCount = (chosen: Chosen) => Object.values(chosen).reduce((sum, quantity) => sum + quantity, 0)

export const isFree = (amount: string) => Number(amount) === 0

/** A price, or that there is none. */
export const priceText = (amount: string, { texts, language }: Worded) =>
  isFree(amount) ? texts.free : formatNpr(amount, language)

/** The words of the button that sells: no cash is taken for free tickets. */
export function sellText({ count, due, texts, language }: Worded & { count: number; due: string }) {
  if (count === 0) return texts.sellTickets
  return isFree(due) ? texts.giveFree : interpolate(texts.takeCash, { amount: formatNpr(due, language) })
}

type TicketType = BoxOffice['ticket_types'][number]

/** A ticket type of which more was chosen than can be sold now. */
export type ReducedType = { type: TicketType; isGone: boolean }

/** What was chosen as far as it is still available, and the types of which it was more. `before`: what was offered when it was chosen. */
export function limitChosen(
  { ticket_types: types, limit }: Pick<BoxOffice, 'ticket_types' | 'limit'>,
  chosen: Chosen,
  before: readonly TicketType[],
) {
  const most = new Map(types.map(({ id, available }) => [id, Math.min(available, limit)]))
  const limited = Object.entries(chosen).map(([id, quantity]) => [id, Math.min(quantity, most.get(Number(id)) ?? 0)])
  const isMore = ({ id }: TicketType) => (chosen[id] ?? 0) > (most.get(id) ?? 0)
  const gone = before.filter(({ id }) => !most.has(id))
  return {
    chosen: Object.fromEntries(limited) as Chosen,
    reduced: [
      ...types.filter(isMore).map((type) => ({ type, isGone: false })),
      ...gone.filter(isMore).map((type) => ({ type, isGone: true })),
    ] satisfies ReducedType[],
  }
}

/** The message for a ticket type that has fewer tickets left than were chosen. */
export function reducedText({ type: { title, available }, isGone }: ReducedType, { texts, language }: Worded) {
  if (isGone) return interpolate(texts.goneNow, { title })
  if (available === 0) return interpolate(texts.soldOutNow, { title })
  return interpolate(texts.fewerLeft, { title, count: writeDigits(available, language) })
}
