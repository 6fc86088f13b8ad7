'use client'

import { newId } from '@dabali/api-client'
import { DEFAULT_QUANTITY } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text'
import { type FormEvent, useState } from 'react'
import { type ShopState, type ShopThunk, useShopDispatch } from '../store/store.ts'
import styles from './add-all-form.module.css'
import { flushQueue, pageContext, preloadSync } from './add-to-cart.ts'
import {
  mutationQueued,
  type PageContext,
  type ProductForSale,
  selectCart,
  selectMutations,
  type ToastText,
} from './basket-slice.ts'

export type AllAdded = {
  /** How many the server has added. */
  added: number
  /** How many are queued until there is a connection. */
  waiting: number
  /** Products that were in the cart already. */
  alreadyInCart: readonly ProductForSale[]
  /** Products that were refused, with the server's reason if it gave one. */
  refused: readonly { title: string; why: string | undefined }[]
}

type AddAll = {
  products: readonly ProductForSale[]
  page: PageContext
  /** The toast when the server has added something. */
  toast: ToastText
}

/** Adds one of each product that is not in the cart yet, so that a second press adds nothing twice. */
export function addAllToCart({ products, page, toast }: AddAll): ShopThunk<Promise<AllAdded>> {
  return async (dispatch, getState, { showToast }) => {
    const isInCart = productsInCart(getState())
    const alreadyInCart = products.filter(isInCart)
    const additions = products.filter((product) => !isInCart(product)).map((product) => ({ id: newId(), product }))
    for (const { id, product } of additions) {
      const addition = { url: product.url, quantity: DEFAULT_QUANTITY, page, product }
      dispatch(mutationQueued({ kind: 'add', id, ...addition }))
    }
    const refusals = await dispatch(flushQueue())
    const state = getState()
    const isWaiting = (id: string) => selectMutations(state).some((change) => change.id === id)
    const isAdded = productsInCart(state)
    const waiting = additions.filter(({ id }) => isWaiting(id)).length
    const refused = additions
      .filter(({ id, product }) => refusals.has(id) || !isAdded(product))
      .map(({ id, product }) => ({ title: product.title, why: refusals.get(id) || undefined }))
    const added = additions.length - waiting - refused.length
    if (added > 0) showToast({ kind: 's', ...toast })
    return { added, waiting, alreadyInCart, refused }
  }
}

/** Whether a product is in the cart or queued for it. */
function productsInCart(state: ShopState) {
  const lines = selectCart(state)?.lines ?? []
  const changes = selectMutations(state)
  return ({ id, url }: ProductForSale) =>
    lines.some((line) => String(line.product_id) === String(id)) ||
    changes.some((change) => change.kind === 'add' && change.url === url)
}

export type AddAllTexts = {
  add: string
  /** Indexed by the number of added products. */
  added: readonly string[]
  allInCart: string
  alreadyInCart: string
  /** Ends a sentence. */
  stop: string
  queued: string
  notAdded: string
  /** The reason when the server gave none. */
  why: string
  toast: ToastText
}

type AddAllFormProps = {
  /** The products that can be bought. */
  products: readonly ProductForSale[]
  /** All products, for the form without scripts; the server refuses those that are not available. */
  ids: readonly (string | number)[]
  /** Where that form goes: `ADD_ALL_ACTION`. */
  action: string
  language: string
  texts: AddAllTexts
}

/** Adds one of each to the cart and shows the result below. */
export function AddAllForm({ products, ids, action, language, texts }: AddAllFormProps) {
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<AllAdded>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setOutcome(await dispatch(addAllToCart({ products, page: pageContext(), toast: texts.toast })))
    setPending(false)
  }

  return (
    <form method="post" action={action} onSubmit={submit} onPointerEnter={preloadSync} onFocus={preloadSync}>
      <input type="hidden" name="products" value={ids.join(' ')} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" wide pending={pending} disabled={products.length === 0}>
        {texts.add}
      </Button>
      <div className={styles.outcome} role="status">
        {outcome && <Outcome outcome={outcome} texts={texts} language={language} />}
      </div>
    </form>
  )
}

type OutcomeProps = { outcome: AllAdded; texts: AddAllTexts; language: string }

function Outcome({ outcome: { added, waiting, alreadyInCart, refused }, texts, language }: OutcomeProps) {
  const isNew = added + waiting + refused.length > 0
  return (
    <>
      {added > 0 && <p className={styles.added}>{texts.added[added]}</p>}
      {waiting > 0 && <p>{texts.queued}</p>}
      {!isNew && <p>{texts.allInCart}</p>}
      {isNew && alreadyInCart.length > 0 && (
        <p>
          {texts.alreadyInCart} <Titles titles={alreadyInCart.map(({ title }) => title)} language={language} />
          {texts.stop}
        </p>
      )}
      {refused.map(({ title, why }) => (
        <p key={title}>
          {texts.notAdded} <Titles titles={[title]} language={language} />
          {texts.stop} {why ?? texts.why}
        </p>
      ))}
    </>
  )
}

function Titles({ titles, language }: { titles: readonly string[]; language: string }) {
  return titles.map((title, index) => (
    <span key={title}>
      {index > 0 && ', '}
      <span lang={textLanguage(title, language)}>{title}</span>
    </span>
  ))
}
