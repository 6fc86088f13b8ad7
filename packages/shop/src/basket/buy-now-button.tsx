// On nearly every page: the memory that the compiler adds would be a third of this code, for one button.
'use client'
'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type FormEvent, useState } from 'react'
import { isOffline } from '../store/browser-events.ts'
import { useShopDispatch } from '../store/store-hooks.ts'
import { type ProductForSale, pageContext } from './basket-mutation.ts'
import { selectBasketCount } from './basket-slice.ts'

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

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    setPending(true)
    const wish = { language, ...(quantity && { quantity }) }
    // The checkout is drawn with the cart before it hears of what is held here.
    const hasCart = dispatch((_, getState) => selectBasketCount(getState()) > 0)
    const thunks = await import('./buy-now.ts').catch(() => undefined)
    // The form itself gets there, too, as soon as there is a connection.
    if (thunks && known && !hasCart) dispatch(thunks.buyProduct({ product: known, ...wish }))
    else if (thunks) await dispatch(thunks.buyNow({ url: product, visit: pageContext(), mode: BUY_NOW_MODE, ...wish }))
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
