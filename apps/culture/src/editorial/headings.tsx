import { writeDigits } from '@dabali/domain'
import { FittedTitle, longestWord } from '@dabali/ui/fitted-title'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../request-context.ts'
import styles from './headings.module.css'

// A longer word would leave no room for the column next to it.
const LONGEST_LARGE_WORD = 9

/** The main heading of a page, as large as its longest word allows. */
export async function FitHeading({ text, children }: { text: string; children: ReactNode }) {
  const className = longestWord(text) > LONGEST_LARGE_WORD ? `${styles.fitted} ${styles.long}` : styles.fitted
  return (
    <FittedTitle text={text} locale={await pageLanguage()} className={className}>
      {children}
    </FittedTitle>
  )
}

/** The number of a volume in two large digits. */
export async function VolumeNumber({ number }: { number: number }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  return (
    <p className={styles.number}>
      <span aria-hidden="true">{writeDigits(String(number).padStart(2, '0'), language)}</span>
      <span className="visually-hidden">{t('number', { number: writeDigits(number, language) })}</span>
    </p>
  )
}

/** Marks what is streamed; only what is live `now` has the colour of live. */
export function LiveBadge({ children, now = false }: { children: ReactNode; now?: boolean }) {
  return <span className={now ? `${styles.badge} ${styles.now}` : styles.badge}>{children}</span>
}
