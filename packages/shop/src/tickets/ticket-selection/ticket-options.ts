import type { Ticket, TicketType } from '@dabali/api-client'
import { parseQuantity } from '@dabali/ui/text'

/** The secret in a ticket's URL, for those who may change it. */
export const ticketSecret = ({ hash_url }: Pick<Ticket, 'hash_url'>): string | undefined =>
  hash_url === null ? undefined : /\/tickets\/([^/]+)\/$/.exec(hash_url)?.[1]

/** The hash of the order of a ticket, for its buyer. */
export const orderHash = ({ order_hash_url: url }: Pick<Ticket, 'order_hash_url'>): string | undefined =>
  url === null ? undefined : /\/by-hash\/([^/]+)\/$/.exec(url)?.[1]

/** How many, by product. */
export type Chosen = Readonly<Record<number, number>>

const PREFIX = 'places-'

/** The form field of a product's quantity. */
export const quantityField = (product: number | string): string => PREFIX + product

/** The form field of the chosen seats of a product. */
export const seatsField = (product: number | string): string => `seats-${product}`

/** Links the fields of a waiting list, which are inside the form of the tickets, to a form of their own. */
export const waitingFormId = (kind: number): string => `wait-${kind}`

/** Reads the quantities from the form, also those restored by the browser. */
export function readChosenQuantities(form: HTMLFormElement | null): Chosen {
  if (!form) return {}
  const fields = [...new FormData(form)].filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(PREFIX.length), parseQuantity(String(value)) ?? 0]),
  )
}

/** Chosen seats by product; a product without an entry gets the best available ones. */
export type ChosenSeats = Readonly<Record<number, readonly number[] | undefined>>

/** The texts of the button that opens a plan, and of its loading. */
export type SeatPanelTexts = { choose: string; loading: string; failed: string; retry: string }

/** A kind of ticket as its form shows it. */
export type TicketKind = {
  /** The ticket type id of the waiting list. */
  id: number
  /** The product id of the cart. */
  product: number
  url: string
  /** "Floor, standing" */
  name: string
  /** The title in the cart, with the event. */
  title: string
  note: string
  admits: TicketType['admits']
  price: string
  state: TicketType['state']
  /** How many there are. */
  left: number
  /** The limit per purchase. */
  limit: number
  /** When the sale opens, as text; empty if unknown. */
  opens: string
  /** Its date is postponed: nothing is sold until there is a new one. */
  isPostponed?: true
  /** It has numbered seats. */
  isSeated?: true
}

/** Live availability by ticket type. */
export type Availability = Readonly<Record<number, Pick<TicketKind, 'state' | 'left'>>>

/** How many of a kind can be chosen now. */
export const maxQuantity = ({ state, left, limit }: Pick<TicketKind, 'state' | 'left' | 'limit'>): number =>
  state === 'on_sale' ? Math.min(left, limit) : 0

/** Up to this many the remaining count is shown. */
export const FEW = 20

/** Whether the shown availability changes. */
export const hasChangedAvailability = (now: Availability[number], before: Availability[number]): boolean =>
  now.state !== before.state || (now.left !== before.left && Math.min(now.left, before.left) <= FEW)
