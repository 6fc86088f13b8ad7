import type { TicketType } from '@dabali/api-client'

/** A kind of ticket as its form shows it. */
export type TicketKind = {
  /** By which the waiting list knows it. */
  id: number
  /** By which the cart knows it. */
  product: number
  url: string
  /** "Floor, standing" */
  name: string
  /** With the evening, as it stands in the cart. */
  title: string
  note: string
  admits: TicketType['admits']
  price: string
  state: TicketType['state']
  /** How many there are. */
  left: number
  /** How many one may buy or wait for at once. */
  limit: number
  /** From when it is sold, in words; empty where nobody knows. */
  opens: string
}

/** One evening and what is sold for it. */
export type TicketNight = {
  id: number
  startsAt: string
  weekday: string
  day: string
  month: string
  /** "From Rs 300", "Sold out". */
  standing: string
  kinds: readonly TicketKind[]
}

/** What changes from one second to the next. */
export type Places = Readonly<Record<number, Pick<TicketKind, 'state' | 'left'>>>

/** How many of a kind can be chosen now. */
export const mostOf = ({ state, left, limit }: Pick<TicketKind, 'state' | 'left' | 'limit'>): number =>
  state === 'on_sale' ? Math.min(left, limit) : 0

/** As many and fewer are counted out. */
export const FEW = 20

/** Whether a kind is said to stand otherwise than before. */
export const standsOtherwise = (now: Places[number], before: Places[number]): boolean =>
  now.state !== before.state || (now.left !== before.left && Math.min(now.left, before.left) <= FEW)
