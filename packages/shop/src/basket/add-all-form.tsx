'use client'

import { Button } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text-language'
import { type FormEvent, useState } from 'react'
import type { ToastWords } from '../store/make-store.ts'
import { useShopDispatch } from '../store/use-shop.ts'
import styles from './add-all-form.module.css'
import { type AllAdded, addAllToCart } from './add-all-to-cart.ts'
import type { ProductForSale } from './basket-mutation.ts'
import { pageContext } from './basket-mutation.ts'
import { preloadSync } from './flush-queue.ts'

export type AddAllTexts = {
  add: string
  /** By how many were added. */
  added: readonly string[]
  hadAll: string
  had: string
  /** Ends a sentence. */
  stop: string
  kept: string
  notAdded: string
  /** Why, where nobody has said it. */
  why: string
  toast: ToastWords
}

type AddAllFormProps = {
  /** What can be bought of it. */
  products: readonly ProductForSale[]
  /** All of it, for a form that is sent while no script has run: what cannot be had is then refused, and said. */
  ids: readonly (string | number)[]
  /** Where that form goes: `ADD_ALL_ACTION`. */
  action: string
  language: string
  texts: AddAllTexts
}

/** Puts one of each into the cart, and says below what became of that. */
export function AddAllForm({ products, ids, action, language, texts }: AddAllFormProps) {
  const dispatch = useShopDispatch()
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<AllAdded>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setOutcome(await dispatch(addAllToCart({ products, visit: pageContext(), toast: texts.toast })))
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

function Outcome({ outcome: { added, waiting, had, refused }, texts, language }: OutcomeProps) {
  const isNew = added + waiting + refused.length > 0
  return (
    <>
      {added > 0 && <p className={styles.added}>{texts.added[added]}</p>}
      {waiting > 0 && <p>{texts.kept}</p>}
      {!isNew && <p>{texts.hadAll}</p>}
      {isNew && had.length > 0 && (
        <p>
          {texts.had} <Titles titles={had.map(({ title }) => title)} language={language} />
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
