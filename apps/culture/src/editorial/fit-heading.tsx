import { FittedTitle, longestWord } from '@dabali/ui/fitted-title'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import styles from './fit-heading.module.css'

// A longer word would leave no room for the column next to it.
const LONGEST_LARGE_WORD = 9

/** The main heading of a page, as large as its longest word allows. */
export async function FitHeading({ text, children }: { text: string; children: ReactNode }) {
  const className = longestWord(text) > LONGEST_LARGE_WORD ? `${styles.word} ${styles.long}` : styles.word
  return (
    <FittedTitle text={text} locale={await pageLanguage()} className={className}>
      {children}
    </FittedTitle>
  )
}
