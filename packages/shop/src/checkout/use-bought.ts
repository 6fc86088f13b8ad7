import type { Order } from '@dabali/api-client'
import type { Basket } from '@dabali/domain'
import { useEffect, useState } from 'react'
import { selectBasket } from '../basket/basket-slice.ts'
import { useClient } from '../store/use-client.ts'
import { useShopSelector } from '../store/use-shop.ts'
import { type Bought, bringLocalBasket } from './bring-local-basket.ts'
import { openAttempt } from './checkout-attempt.ts'
import { isBuyNow } from './checkout-mode.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { findPlacedOrder } from './place-order.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * What is bought here: the basket that the server drew the page with; or one that was built in this browser, asked for
 * first; or nothing more, because an order whose answer was lost is found.
 */
export function useBought(start: CheckoutStart, onPlaced: (order: Order) => void): Bought {
  const isEmpty = start.quote.lines.length === 0
  const basket = useShopSelector(selectBasket)
  const local = !isBuyNow(start.mode) && basket?.local === true ? basket : undefined
  const found = useLocalBasket(local)
  const isLooking = useLostAnswer(isEmpty && !local, onPlaced)
  if (local) return found
  if (isLooking) return { kind: 'asking' }
  return { kind: 'known', mode: start.mode, quote: start.quote }
}

function useLocalBasket(local: Basket | undefined): Bought {
  const client = useClient()
  const [found, setFound] = useState<{ local: Basket; bought: Bought }>()
  useEffect(() => {
    if (!local) return
    let isWanted = true
    bringLocalBasket(client, local).then((bought) => isWanted && setFound({ local, bought }))
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
    const storage = tabStorage()
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
