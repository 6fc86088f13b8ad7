import {
  ApiError,
  acceptTicketTransfer,
  addProduct,
  joinWaitingList,
  leaveWaitingList,
  putOfferIntoBasket,
} from '@dabali/api-client'
import { checkoutPath } from '@dabali/domain'
import { parseQuantity } from '@dabali/ui/text'
import {
  BASKET_PATH,
  eventSeatsPath,
  seatsOfferPath,
  ticketPath,
  ticketTransferPath,
  waitingListPath,
  waitingListResultPath,
} from '../paths.ts'
import { failedStatus, type PostedForm } from '../server-request/form-action.ts'
import { quantityField, seatsField, ticketSecret } from './ticket-selection/ticket-options.ts'

/** More than any event has: anything above did not come from our form. */
const MOST_KINDS = 40

/** Adds the selected tickets and redirects to the checkout; if one is refused, to the cart with the reasons. */
export async function selectTicketsAction({ client, text, header, params }: PostedForm): Promise<string> {
  const selected = chosenIn(text)
  if (selected.length === 0) return `/event/${encodeURIComponent(params['slug'] ?? '')}#tickets`
  const referrer = header('referer')
  const page = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  const outcomes = { added: [] as string[], refused: [] as string[] }
  for (const { id, ...wanted } of selected) {
    const url = `/v1/api/products/${id}/`
    const isAdded = await addProduct(client, { url, ...wanted, ...page }).then(
      () => true,
      () => false,
    )
    outcomes[isAdded ? 'added' : 'refused'].push(id)
  }
  if (outcomes.refused.length === 0) return checkoutPath()
  return `${BASKET_PATH}?all=1&added=${outcomes.added.join('.')}&refused=${outcomes.refused.join('.')}`
}

/** The selected ticket types, quantities and seats. */
function chosenIn(text: (name: string) => string): { id: string; quantity: number; seats?: number[] }[] {
  const ids = new Set(
    text('kinds')
      .split(' ')
      .filter((id) => /^[1-9]\d{0,8}$/.test(id)),
  )
  return [...ids].slice(0, MOST_KINDS).flatMap((id) => {
    const quantity = parseQuantity(text(quantityField(id))) ?? 0
    const seats = text(seatsField(id))
      .split(' ')
      .flatMap((seat) => parseQuantity(seat) || [])
    return quantity > 0 ? [{ id, quantity, ...(seats.length > 0 && { seats }) }] : []
  })
}

/** More than one order may have: anything above did not come from our form. */
const MOST_SEATS = 100
const REFUSED = 406
const SERVER_ERROR = 500

/** Adds tickets with the chosen seats and redirects to the cart; after a refusal back to the seats, which stay chosen. */
export async function chooseSeatsAction({ client, text, texts, header, params }: PostedForm): Promise<string> {
  const seats = [...new Set(texts('seat').flatMap((seat) => parseQuantity(seat) ?? []))].slice(0, MOST_SEATS)
  const page = eventSeatsPath(params['slug'] ?? '', params['date'] ?? '', parseQuantity(text('type')))
  const back = (problem: string, taken: readonly string[] = []) => {
    const query = { problem, ...(seats.length > 0 && { seats: seats.join('.') }) }
    const all = { ...query, ...(taken.length > 0 && { taken: taken.join('.') }) }
    return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(all)}`
  }
  const product = parseQuantity(text('product'))
  if (seats.length === 0 || product === undefined) return back('none')
  const referrer = header('referer')
  const origin = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  try {
    await addProduct(client, { url: `/v1/api/products/${product}/`, quantity: seats.length, seats, ...origin })
    return `${BASKET_PATH}?added=1`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'seat_taken') return back('taken', takenSeats(error.body))
    if (error.code === 'too_many') return back('limit')
    return back(error.status === REFUSED ? 'closed' : 'failed')
  }
}

function takenSeats(body: unknown): string[] {
  const { taken_seats: taken } = Object(body) as { taken_seats?: unknown }
  return Array.isArray(taken) ? taken.filter((seat) => /^\d{1,9}$/.test(String(seat))) : []
}

/** Accepts a ticket transfer and redirects to the ticket; a failure is explained on the transfer page. */
export async function acceptAction({ client, params, text }: PostedForm): Promise<string> {
  const token = params['token'] ?? ''
  const accept = () => acceptTicketTransfer(client, { token, holder: text('holder') })
  try {
    // The API finishes a request that it answers with 503 for taking too long; the repeated request then returns the ticket.
    const ticket = await accept().catch((error: unknown) => {
      if (failedStatus(error) < SERVER_ERROR) throw error
      return accept()
    })
    return ticketPath(ticketSecret(ticket) ?? ticket.id)
  } catch (error) {
    return `${ticketTransferPath(token)}?problem=${failedStatus(error)}`
  }
}

/** Joins the waiting list and redirects to the entry, or to the result if it is not visible to the visitor. */
export async function joinWaitingListAction({ client, params, text }: PostedForm): Promise<string> {
  const slug = params['slug'] ?? ''
  const quantity = Number(text('quantity')) || 1
  try {
    const request = { slug, ticket_type: Number(text('kind')), email: text('email').trim(), quantity }
    const { url } = await joinWaitingList(client, request)
    const token = url === null ? undefined : /\/waiting-list\/([^/]+)\/$/.exec(url)?.[1]
    return token ? waitingListPath(token) : waitingListResultPath('joined', slug)
  } catch (error) {
    return waitingListResultPath(String(failedStatus(error)), slug)
  }
}

/** Leaves the waiting list and redirects back. */
export async function leaveWaitingListAction({ client, params }: PostedForm): Promise<string> {
  const token = params['token'] ?? ''
  try {
    await leaveWaitingList(client, { token })
    return waitingListPath(token)
  } catch (error) {
    return `${waitingListPath(token)}?problem=${failedStatus(error)}`
  }
}

/** Puts the offered seats into a Buy now basket and redirects to the checkout with the offer. */
export async function acceptOfferAction({ client, params }: PostedForm): Promise<string> {
  const token = params['token'] ?? ''
  try {
    await putOfferIntoBasket(client, { token })
    return `${checkoutPath('buy-now')}&offer=${encodeURIComponent(token)}`
  } catch (error) {
    return `${seatsOfferPath(token)}?problem=${failedStatus(error)}`
  }
}
