import type { Ticket, TicketType } from '@dabali/api-client'
import { parseQuantity } from '@dabali/ui/text'

/** A kind of ticket without its evening, which it is named with and which stands above it already. */
export const ticketTypeName = (kind: string, event: string): string => kind.split(`: ${event}`, 1)[0] || kind

/** What stands in the address of a ticket for whoever may change it; nothing for anybody else. */
export const ticketSecret = ({ hash_url }: Pick<Ticket, 'hash_url'>): string | undefined =>
  hash_url === null ? undefined : /\/tickets\/([^/]+)\/$/.exec(hash_url)?.[1]

/** How many, by product. */
export type Chosen = Readonly<Record<number, number>>

const PREFIX = 'places-'

/** Under which a form sends how many of a product are wanted. */
export const quantityField = (product: number | string): string => PREFIX + product

/** Links the fields of a waiting list, which are inside the form of the tickets, to a form of their own. */
export const waitingFormId = (kind: number): string => `wait-${kind}`

/** What stands in the fields of a form, whoever wrote it there. */
export function readChosenQuantities(form: HTMLFormElement | null): Chosen {
  if (!form) return {}
  const fields = [...new FormData(form)].filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(PREFIX.length), parseQuantity(String(value)) ?? 0]),
  )
}

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
export type EventDateTickets = {
  id: number
  startsAt: string
  weekday: string
  day: string
  month: string
  /** "From Rs 300", "Sold out". */
  status: string
  kinds: readonly TicketKind[]
}

/** What changes from one second to the next. */
export type Availability = Readonly<Record<number, Pick<TicketKind, 'state' | 'left'>>>

/** How many of a kind can be chosen now. */
export const maxQuantity = ({ state, left, limit }: Pick<TicketKind, 'state' | 'left' | 'limit'>): number =>
  state === 'on_sale' ? Math.min(left, limit) : 0

/** As many and fewer are counted out. */
export const FEW = 20

/** Whether a kind is said to stand otherwise than before. */
export const hasChangedAvailability = (now: Availability[number], before: Availability[number]): boolean =>
  now.state !== before.state || (now.left !== before.left && Math.min(now.left, before.left) <= FEW)
