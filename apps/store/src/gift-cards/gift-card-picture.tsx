'use client'

import { formatNpr, type Language, readGiftCardAmount } from '@dabali/domain'
import { interpolate } from '@dabali/ui/text'
import { useEffect, useState } from 'react'
import styles from './gift-card-picture.module.css'

/** `amount` is in rupees. */
type Shown = { amount: number; name: string }

type GiftCardPictureProps = {
  /** The id of the form that the picture follows. */
  form: string
  initial: Shown
  language: Language
  texts: Record<'brand' | 'title' | 'forName' | 'picture' | 'pictureFor', string>
}

/** The gift card as it will look, with the amount and the name in the form. */
export function GiftCardPicture({ form, initial, language, texts }: GiftCardPictureProps) {
  const [shown, setShown] = useState(initial)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const update = () => setShown((before) => shownIn(new FormData(element), before.amount))
    // What was typed before the scripts ran, or restored by the browser.
    update()
    element.addEventListener('input', update)
    return () => element.removeEventListener('input', update)
  }, [form])
  const amount = formatNpr(shown.amount, language)
  const { name } = shown
  return (
    <div
      className={styles.card}
      role="img"
      aria-label={interpolate(name ? texts.pictureFor : texts.picture, { amount, name })}
    >
      <span className={styles.brand}>{texts.brand}</span>
      <span className={styles.title}>{texts.title}</span>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.name}>{name && interpolate(texts.forName, { name })}</span>
      <svg className={styles.icon} viewBox="0 0 24 22" aria-hidden="true">
        <circle cx="12" cy="4" r="4" fill="#ffa21f" />
        <path d="M7 10h10v3.4H7zM4 14.3h16v3.4H4zM0 18.6h24V22H0z" fill="#c5361f" />
      </svg>
    </div>
  )
}

/** What the card shows of a form. An amount that is none leaves the one before. */
export function shownIn(data: FormData, before: number): Shown {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const written = text('amount') === 'own' ? text('own_amount') : text('amount')
  return {
    amount: readGiftCardAmount(written) ?? before,
    name: text('for') === 'me' ? '' : text('recipient_name'),
  }
}
