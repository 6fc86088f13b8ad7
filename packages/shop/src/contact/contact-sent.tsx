'use client'

import { Button } from '@dabali/ui/button'
import { useEffect, useRef } from 'react'
import type { Talk } from '../texts/talk.ts'
import styles from './contact-form.module.css'
import type { ContactTexts } from './contact-texts.ts'

type ContactSentProps = { t: Talk<keyof ContactTexts & string>; onAnother: () => void }

/** Takes the place of the form, and the focus that the form had. */
export function ContactSent({ t, onAnother }: ContactSentProps) {
  const sent = useRef<HTMLElement>(null)
  useEffect(() => sent.current?.focus(), [])
  return (
    <section ref={sent} className={styles.sent} tabIndex={-1} aria-labelledby="contact-sent">
      <h2 id="contact-sent">{t('sentHeading')}</h2>
      <p>{t('sentText')}</p>
      <Button kind="plain" onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  )
}
