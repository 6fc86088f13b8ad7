'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type FormEvent, useRef, useState } from 'react'
import { useShopDispatch } from '../store/use-shop.ts'
import type { ProductForSale } from './basket-change.ts'
import { selectBasketCount } from './basket-slice.ts'
import { isDoublePress } from './is-double-press.ts'
import { isOffline } from './is-offline.ts'
import { pageVisited } from './page-visited.ts'

/** What is bought so is checked out alone, and the cart stays as it is. */
const BUY_NOW_MODE = 'buy-now'

type BuyNowButtonProps = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  product: string
  /** Where the form goes while no script has run: `ADD_ACTION`. */
  action: string
  language: Language
  text: string
  quantity?: number
  disabled?: boolean
  /** With what it looks like it is held here while the cart is empty, and the server is asked by the checkout alone. */
  known?: ProductForSale
}

/** Leads straight to the checkout with one product; a real form, so that it works without scripts, too. */
export function BuyNowButton(props: BuyNowButtonProps) {
  const { product, action, language, text, quantity, disabled = false, known } = props
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  const lastPress = useRef<number>(undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isDoublePress(lastPress, event)) return
    const form = event.currentTarget
    setPending(true)
    const wish = { language, ...(quantity && { quantity }) }
    // The checkout is drawn with the cart before it hears of what is held here.
    const hasCart = dispatch((_, getState) => selectBasketCount(getState()) > 0)
    const act =
      known && !hasCart
        ? import('./buy-product.ts').then(({ buyProduct }) => buyProduct({ product: known, ...wish }))
        : import('./buy-now.ts').then(({ buyNow }) =>
            buyNow({ url: product, visit: pageVisited(), mode: BUY_NOW_MODE, ...wish }),
          )
    const bought = await act.catch(() => undefined)
    // The form itself gets there, too, as soon as there is a line.
    if (bought) await dispatch(bought)
    else if (!isOffline()) form.submit()
    setPending(false)
  }
  return (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="url" value={product} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="mode" value={BUY_NOW_MODE} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <Button type="submit" kind="plain" wide pending={pending} disabled={disabled}>
        {text}
      </Button>
    </form>
  )
}
