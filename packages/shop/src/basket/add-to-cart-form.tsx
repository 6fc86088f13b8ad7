'use client'

import { Button } from '@dabali/ui/button'
import { type FormEvent, useRef, useState } from 'react'
import type { ToastWords } from '../store/make-store.ts'
import { useShopDispatch } from '../store/use-shop.ts'
import { addToCart } from './add-to-cart.ts'
import type { ProductForSale } from './basket-change.ts'
import { isDoublePress } from './is-double-press.ts'
import { pageVisited } from './page-visited.ts'
import { prepareToSend } from './settle-changes.ts'

type AddToCartFormProps = {
  /** What is added; with its address alone it is shown in the cart once the server has it. */
  product: ProductForSale | string
  /** Where the form goes while no script has run; the site answers it there. */
  action: string
  language: string
  texts: {
    add: string
    toast: ToastWords
    /** Said in its place while there is no line. */
    waiting?: ToastWords
  }
  quantity?: number
  disabled?: boolean
  /** Plain where it stands among others of its kind. */
  kind?: 'plain'
  /** What it is called when it is read out, where several stand on a page: the text of the button and the title. */
  label?: string
}

/** Adds a product; a real form, so that it works before any script and without one. */
export function AddToCartForm({ product, action, language, texts, quantity, ...button }: AddToCartFormProps) {
  const { kind, label, disabled = false } = button
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  const lastPress = useRef<number>(undefined)
  const known = typeof product === 'string' ? { url: product } : { url: product.url, product }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isDoublePress(lastPress, event)) return
    setPending(true)
    const { toast, waiting } = texts
    await dispatch(addToCart({ ...known, visit: pageVisited(), toast, waiting, ...(quantity && { quantity }) }))
    setPending(false)
  }

  return (
    <form method="post" action={action} onSubmit={submit} onPointerEnter={prepareToSend} onFocus={prepareToSend}>
      <input type="hidden" name="url" value={known.url} />
      <input type="hidden" name="language" value={language} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <Button type="submit" kind={kind} wide pending={pending} disabled={disabled} aria-label={label}>
        {texts.add}
      </Button>
    </form>
  )
}
