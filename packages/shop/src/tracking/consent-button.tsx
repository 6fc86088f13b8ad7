'use client'

import styles from './consent-button.module.css'
import { askForConsent } from './consent-question.ts'

/** Opens the question again, for a visitor who wants to answer otherwise. */
export function ConsentButton({ text }: { text: string }) {
  return (
    <button type="button" className={styles.button} onClick={askForConsent}>
      {text}
    </button>
  )
}
