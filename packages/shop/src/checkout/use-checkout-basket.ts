import { ApiError, addProduct, type Client, type Order, type Quote, quoteBasket } from '@dabali/api-client'
import type { Basket } from '@dabali/domain'
import { useEffect, useState } from 'react'
import { selectBasket } from '../basket/basket-slice.ts'
import { useClient, useShopSelector } from '../store/store-hooks.ts'
import { openAttempt, safeSessionStorage } from './checkout-attempt.ts'
import { type CheckoutStart, isBuyNow, quoteAddress } from './checkout-start.ts'
import { findPlacedOrder } from './submit-order.ts'

/** What is to be bought, as the server sees it; or why it cannot be. */
export type CheckoutBasket =
  | { kind: 'known'; mode: string | undefined; quote: Quote }
  | { kind: 'asking' }
  | { kind: 'refused'; message: string }

const MODE = 'buy-now'

/**
 * A basket that was built in this browser, told to the server, which says what it costs. It lies beside the cart, which stays
 * as it is; told twice it is the same.
 */
async function importLocalBasket(client: Client, { lines }: Basket): Promise<CheckoutBasket> {
  const [line] = lines
  if (!line) return { kind: 'refused', message: '' }
  const visit = { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
  const url = `/v1/api/products/${line.product_id}/`
  try {
    await addProduct(client, { url, quantity: line.quantity, mode: MODE, ...visit }, { silent: true })
    const quote = await quoteBasket(client, { mode: MODE, shipping_address: quoteAddress(undefined) }, { silent: true })
    return { kind: 'known', mode: MODE, quote }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.toast }
    throw error
  }
}

/**
 * What is bought here: the basket that the server drew the page with; or one that was built in this browser, asked for
 * first; or nothing more, because an order whose answer was lost is found.
 */
export function useCheckoutBasket(start: CheckoutStart, onPlaced: (order: Order) => void): CheckoutBasket {
  const isEmpty = start.quote.lines.length === 0
  const basket = useShopSelector(selectBasket)
  const local = !isBuyNow(start.mode) && basket?.local === true ? basket : undefined
  const found = useLocalBasket(local)
  const isLooking = useLostAnswer(isEmpty && !local, onPlaced)
  if (local) return found
  if (isLooking) return { kind: 'asking' }
  return { kind: 'known', mode: start.mode, quote: start.quote }
}

function useLocalBasket(local: Basket | undefined): CheckoutBasket {
  const client = useClient()
  const [found, setFound] = useState<{ local: Basket; bought: CheckoutBasket }>()
  useEffect(() => {
    if (!local) return
    let isWanted = true
    importLocalBasket(client, local).then((bought) => isWanted && setFound({ local, bought }))
    return () => {
      isWanted = false
    }
  }, [client, local])
  return found && found.local === local ? found.bought : { kind: 'asking' }
}

/** Before the browser has woken nobody knows whether there is one. */
function useLostAnswer(isEmpty: boolean, onPlaced: (order: Order) => void): boolean {
  const client = useClient()
  const [isLooking, setLooking] = useState(isEmpty)
  useEffect(() => {
    const storage = safeSessionStorage()
    if (!isEmpty || !openAttempt(storage)) return setLooking(false)
    let isWanted = true
    findPlacedOrder({ client, storage }).then((order) => {
      if (!isWanted) return
      if (order) onPlaced(order)
      else setLooking(false)
    })
    return () => {
      isWanted = false
    }
  }, [client, isEmpty, onPlaced])
  return isLooking
}
