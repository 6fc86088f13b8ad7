// On nearly every page: the memory that the compiler adds would be a third of this code, for one button.
'use client'
'use no memo'

import { Button } from '@dabali/ui/button'
import { type FormEvent, type MouseEvent, useState } from 'react'
import type { ToastText } from '../store/make-store.ts'
import { useShopDispatch } from '../store/store-hooks.ts'
import { addToCart, preloadSync } from './add-to-cart.ts'
import { type ProductForSale, pageContext } from './basket-mutation.ts'

type AddToCartFormProps = {
  /** What is added; with its address alone it is shown in the cart once the server has it. */
  product: ProductForSale | string
  /** Where the form goes while no script has run; the site answers it there. */
  action: string
  language: string
  texts: {
    add: string
    toast: ToastText | false
  }
  quantity?: number
  disabled?: boolean
  /** Plain where it stands among others of its kind. */
  kind?: 'plain'
  /** What it is called when it is read out, where several stand on a page: the text of the button and the title. */
  label?: string
}

/** The second click of a double click is part of the first: it adds nothing. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** Adds a product; a real form, so that it works before any script and without one. */
export function AddToCartForm({ product, action, language, texts, quantity, ...button }: AddToCartFormProps) {
  const { kind, label, disabled = false } = button
  const dispatch = useShopDispatch()
  const [requests, setRequests] = useState(0)
  const known = typeof product === 'string' ? { url: product } : { url: product.url, product }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setRequests((count) => count + 1)
    await dispatch(addToCart({ ...known, visit: pageContext(), toast: texts.toast, ...(quantity && { quantity }) }))
    setRequests((count) => count - 1)
  }

  return (
    <form method="post" action={action} onSubmit={submit} onPointerEnter={preloadSync} onFocus={preloadSync}>
      <input type="hidden" name="url" value={known.url} />
      <input type="hidden" name="language" value={language} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <Button
        type="submit"
        kind={kind}
        wide
        pending={requests > 0}
        // A second press is a second piece, also while the first is being added.
        aria-disabled={false}
        disabled={disabled}
        aria-label={label}
        onClick={ignoreDoubleClick}
      >
        {texts.add}
      </Button>
    </form>
  )
}
