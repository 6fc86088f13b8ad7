import type { ReactNode } from 'react'
import { FittedTitle } from '../fitted-title/fitted-title.tsx'
import { textLanguage } from '../text-language/text-language.ts'
import { WayHere } from '../way-here/way-here.tsx'
import styles from './opening.module.css'

type OpeningProps = {
  title: string
  standFirst: string
  locale: string
  youAreHere: string
  /** The way here, without the page itself. */
  way: readonly { href: string; name: string }[]
  /** What follows begins with a ledge of its own. */
  isBare?: boolean
  /** Who wrote it and when, one beside the other. */
  children?: ReactNode
}

/** How a page begins that is there to be read: its title, what it is about beside it, and the ledge below. */
export function Opening({ title, standFirst, locale, youAreHere, way, isBare = false, children }: OpeningProps) {
  return (
    <header className={styles.head}>
      <WayHere label={youAreHere} way={way} locale={locale} />
      <div className={styles.open}>
        <FittedTitle text={title} locale={locale} className={styles.title} />
        {standFirst && (
          <p className={styles.standFirst} lang={textLanguage(standFirst, locale)}>
            {standFirst}
          </p>
        )}
      </div>
      {!isBare && <div className={styles.by}>{children}</div>}
    </header>
  )
}
