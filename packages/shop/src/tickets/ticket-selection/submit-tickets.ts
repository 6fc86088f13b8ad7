import { type Client, joinWaitingList, newId } from '@dabali/api-client'
import { checkoutPath, type Language, localPath } from '@dabali/domain'
import { flushQueue } from '../../basket/add-to-cart.ts'
import { mutationQueued, type PageContext, type ProductForSale, selectMutations } from '../../basket/basket-slice.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { apiErrorText, type ShopThunk } from '../../store/store.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import type { Waiting } from '../waiting-list/use-waiting-list.tsx'
import type { TicketKind } from './ticket-options.ts'

export type SelectedTickets = { kind: TicketKind; quantity: number }

export type TicketsBought = {
  /** Which the cart did not take, by product, and why where the server said so. */
  refused: ReadonlyMap<number, string>
  /** Some it did take. */
  hasOthers: boolean
  /** There is no line: the cart keeps them until there is. */
  isWaiting: boolean
}

type BuyTickets = {
  selected: readonly SelectedTickets[]
  page: PageContext
  thumbnail: string | null
  language: Language
}

/** Puts tickets of any kind into the cart and goes to the till with it; where one is refused, it stays and says which. */
export function buyTickets({ selected, page, thumbnail, language }: BuyTickets): ShopThunk<Promise<TicketsBought>> {
  return async (dispatch, getState, { goTo }) => {
    const additions = selected.map((request) => ({ ...request, id: newId() }))
    for (const { id, kind, quantity } of additions) {
      const product = toProduct(kind, thumbnail)
      dispatch(mutationQueued({ kind: 'add', id, url: kind.url, quantity, page, product }))
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

/** Puts somebody in line, and says what came of it. */
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
