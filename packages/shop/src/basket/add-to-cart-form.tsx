'use client'

import { Button } from '@dabali/ui/button'
import { type FormEvent, useRef, useState } from 'react'
import type { ToastWords } from '../store/make-store.ts'
import { useShopDispatch } from '../store/use-shop.ts'
import { addToCart } from './add-to-cart.ts'

type AddToCartFormProps = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  product: string
  /** Where the form goes while no script has run; the site answers it there. */
  action: string
  language: string
  texts: { add: string; toast: ToastWords }
  disabled?: boolean
}

/** Adds one piece of a product; a real form, so that it works before any script and without one. */
export function AddToCartForm({ product, action, language, texts, disabled = false }: AddToCartFormProps) {
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  // A second press comes before the first has been drawn as pending.
  const sending = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setPending(true)
    const visit = { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
    await dispatch(addToCart({ url: product, visit, toast: texts.toast }))
    sending.current = false
    setPending(false)
  }

  return (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="url" value={product} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" wide pending={pending} disabled={disabled}>
        {texts.add}
      </Button>
    </form>
  )
}
