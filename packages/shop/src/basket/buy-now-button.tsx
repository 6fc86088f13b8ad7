'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type FormEvent, useRef, useState } from 'react'
import { useShopDispatch } from '../store/use-shop.ts'
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
}

/** Leads straight to the checkout with one product; a real form, so that it works without scripts, too. */
export function BuyNowButton({ product, action, language, text, quantity, disabled = false }: BuyNowButtonProps) {
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  const lastPress = useRef<number>(undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isDoublePress(lastPress, event)) return
    const form = event.currentTarget
    setPending(true)
    const wanted = { url: product, visit: pageVisited(), language, mode: BUY_NOW_MODE, ...(quantity && { quantity }) }
    const part = await import('./buy-now.ts').catch(() => undefined)
    // The form itself gets there, too, as soon as there is a line.
    if (part) await dispatch(part.buyNow(wanted))
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
