import type { BoxOffice } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { interpolate } from '@dabali/ui/text'
import type { VenueTexts } from './venue-texts.ts'

type Worded = { texts: VenueTexts; language: Language }

const PAISA = 100

/** What the chosen quantities cost, by the ids of their ticket types. */
export function totalOf(types: BoxOffice['ticket_types'], chosen: Readonly<Record<number, number>>): string {
  const paisa = types.reduce((sum, { id, price }) => sum + Math.round(Number(price) * PAISA) * (chosen[id] ?? 0), 0)
  return (paisa / PAISA).toFixed(2)
}

export const isFree = (amount: string) => Number(amount) === 0

/** A price, or that there is none. */
export const priceText = (amount: string, { texts, language }: Worded) =>
  isFree(amount) ? texts.free : formatNpr(amount, language)

/** The words of the button that sells: no cash is taken for free tickets. */
export function sellText({ count, due, texts, language }: Worded & { count: number; due: string }) {
  if (count === 0) return texts.sellTickets
  return isFree(due) ? texts.giveFree : interpolate(texts.takeCash, { amount: formatNpr(due, language) })
}
