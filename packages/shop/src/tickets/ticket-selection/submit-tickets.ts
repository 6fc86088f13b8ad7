import { type Client, joinWaitingList, newId } from '@dabali/api-client'
import { checkoutPath, type Language, localPath } from '@dabali/domain'
import { flushQueue } from '../../basket/add-to-cart.ts'
import { mutationQueued, type PageContext, type ProductForSale, selectMutations } from '../../basket/basket-slice.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { apiErrorText, type ShopThunk } from '../../store/store.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import type { Waiting } from '../waiting-list/waiting-list-fields.tsx'
import type { TicketKind } from './ticket-options.ts'

export type SelectedTickets = {
  kind: TicketKind
  quantity: number
  /** Chosen on the plan; otherwise the best available ones. */
  seats?: readonly number[]
}

export type TicketsBought = {
  /** Refused products with the server's reason if it gave one. */
  refused: ReadonlyMap<number, string>
  /** Some were added. */
  hasOthers: boolean
  /** Offline: they stay queued. */
  isWaiting: boolean
}

type BuyTickets = {
  selected: readonly SelectedTickets[]
  page: PageContext
  thumbnail: string | null
  language: Language
}

/** Adds tickets to the cart and goes to the checkout; stays when one is refused. */
export function buyTickets({ selected, page, thumbnail, language }: BuyTickets): ShopThunk<Promise<TicketsBought>> {
  return async (dispatch, getState, { goTo }) => {
    const additions = selected.map((request) => ({ ...request, id: newId() }))
    for (const { id, kind, quantity, seats } of additions) {
      const addition = {
        url: kind.url,
        quantity,
        ...(seats && { seats: [...seats] }),
        page,
        product: toProduct(kind, thumbnail),
      }
      dispatch(mutationQueued({ kind: 'add', id, ...addition }))
    }
    const refusals = await dispatch(flushQueue())
    const changes = selectMutations(getState())
    const isWaiting = additions.some(({ id }) => changes.some((change) => change.id === id))
    const refused = new Map(
      additions.flatMap(({ id, kind }) => (refusals.has(id) ? [[kind.product, refusals.get(id) ?? ''] as const] : [])),
    )
    if (refused.size === 0 && !isWaiting) goTo(localPath(language, checkoutPath()))
    return { refused, hasOthers: refused.size < selected.length, isWaiting }
  }
}

const toProduct = ({ product, url, title, price }: TicketKind, thumbnail: string | null): ProductForSale => ({
  id: product,
  url,
  title,
  product_class: 'Ticket',
  selling_price: price,
  mrp: price,
  thumbnail,
})

type WaitingListRequest = { slug: string; kind: number; form: FormData; language: Language; texts: SaleMessages }

/** Joins the waiting list and returns the result. */
export async function joinWaitingListFrom(
  client: Client,
  { slug, kind, form, language, texts }: WaitingListRequest,
): Promise<Partial<Waiting>> {
  const t = createTranslator(texts, language)
  const email = String(form.get('email') ?? '').trim()
  const quantity = Number(form.get('quantity')) || 1
  try {
    const place = await joinWaitingList(client, { slug, ticket_type: kind, email, quantity }, { silent: true })
    return { joined: t('waitJoined', { email: place.email }) }
  } catch (error) {
    return { problem: apiErrorText(error, t('notSent')) }
  }
}
