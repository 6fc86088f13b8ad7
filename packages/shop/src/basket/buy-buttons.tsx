// On nearly every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { isDigital, isLoggedIn, type Language, localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react'
import { libraryItemPath } from '../paths.ts'
import { isOffline, selectStoreData, useClient, useShopDispatch, useShopSelector } from '../store/store.ts'
import { addToCart, pageContext, preloadSync } from './add-to-cart.ts'
import { type ProductForSale, selectBasketCount, type ToastText } from './basket-slice.ts'

type AddToCartFormProps = {
  /** For a quantity field outside the form. */
  id?: string
  /** What is added; with its address alone it is shown in the cart once the server has it. */
  product: ProductForSale | string
  /** Where the form goes while no script has run; the site answers it there. */
  action: string
  language: Language
  texts: {
    add: string
    /** The link in place of the button, where the visitor owns a digital work. */
    owned?: string | undefined
    toast: ToastText | false
  }
  quantity?: number
  disabled?: boolean
  /** The secondary style, where several stand in a list. */
  kind?: 'plain'
  /** The accessible name where there are several on a page: button text and title. */
  label?: string
}

/** The library item of a digital product that the visitor owns, once it is known. */
function useOwnedItem(product: ProductForSale | undefined): string | undefined {
  const client = useClient()
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const id = isIn && product && isDigital(product.product_class) ? String(product.id) : undefined
  const [item, setItem] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    let isActive = true
    const show = (found: string | undefined) => isActive && setItem(found)
    // Without an answer the button remains, and the checkout finds it.
    import('./buy-now.ts').then(({ findOwnedItem }) => findOwnedItem(client, id)).then(show, () => undefined)
    return () => {
      isActive = false
    }
  }, [client, id])
  return item
}

/** Ignores the second click of a double click. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** Adds a product; a real form, so that it works before any script and without one. */
export function AddToCartForm({ product, action, language, texts, quantity, ...button }: AddToCartFormProps) {
  const { id, kind, label, disabled = false } = button
  const dispatch = useShopDispatch()
  const [requests, setRequests] = useState(0)
  const known = typeof product === 'string' ? { url: product } : { url: product.url, product }
  const owned = useOwnedItem(texts.owned && typeof product === 'object' ? product : undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = Number(new FormData(event.currentTarget).get('quantity'))
    setRequests((count) => count + 1)
    await dispatch(
      addToCart({ ...known, page: pageContext(), toast: texts.toast, ...(chosen && { quantity: chosen }) }),
    )
    setRequests((count) => count - 1)
  }

  if (owned && texts.owned)
    return (
      <ButtonLink href={localPath(language, libraryItemPath(owned))} kind={kind ?? 'main'} wide>
        {texts.owned}
      </ButtonLink>
    )
  return (
    <form id={id} method="post" action={action} onSubmit={submit} onPointerEnter={preloadSync} onFocus={preloadSync}>
      <input type="hidden" name="url" value={known.url} />
      <input type="hidden" name="language" value={language} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <Button
        type="submit"
        kind={kind}
        wide
        pending={requests > 0}
        // A second press adds another copy, also while the first is pending.
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

/** Buy now checks a product out alone; the cart stays as it is. */
const BUY_NOW_MODE = 'buy-now'

type BuyNowButtonProps = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  product: string
  /** Where the form goes while no script has run: `ADD_ACTION`. */
  action: string
  language: Language
  text: string
  quantity?: number
  /** The id of the field with the quantity; without scripts one is bought. */
  quantityField?: string
  disabled?: boolean
  kind?: 'main' | 'plain'
  wide?: boolean
  /** Product data for an empty cart: the basket is built here and the server is asked at checkout. */
  known?: ProductForSale
}

/** Goes straight to the checkout with one product; it works without scripts, too. */
export function BuyNowButton(props: BuyNowButtonProps) {
  const {
    product,
    action,
    language,
    text,
    quantity,
    quantityField,
    disabled = false,
    kind = 'plain',
    wide = true,
    known,
  } = props
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  const owned = useOwnedItem(known)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    setPending(true)
    const field = quantityField && document.getElementById(quantityField)
    const chosen = field instanceof HTMLSelectElement ? Number(field.value) : quantity
    const options = { language, ...(chosen && { quantity: chosen }) }
    // The checkout is rendered with the server's cart before it knows a local basket.
    const hasCart = dispatch((_, getState) => selectBasketCount(getState()) > 0)
    const thunks = await import('./buy-now.ts').catch(() => undefined)
    // The native form still works when the code could not be loaded.
    if (thunks && known && !hasCart) dispatch(thunks.buyProduct({ product: known, ...options }))
    else if (thunks)
      await dispatch(thunks.buyNow({ url: product, page: pageContext(), mode: BUY_NOW_MODE, ...options }))
    else if (!isOffline()) form.submit()
    setPending(false)
  }
  if (owned) return null
  return (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="url" value={product} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="mode" value={BUY_NOW_MODE} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <Button type="submit" kind={kind} wide={wide} pending={pending} disabled={disabled}>
        {text}
      </Button>
    </form>
  )
}
