import { Breadcrumbs } from '@dabali/ui/breadcrumbs'
import { textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import styles from './listing-header.module.css'

type Step = { href: string; name: string }

type ListingHeaderProps = {
  name: string
  words?: string | undefined
  locale: string
  /** The breadcrumbs without the page itself. */
  way: readonly Step[]
  youAreHere: string
  children?: ReactNode
}

/** The heading of a list with its breadcrumbs. */
export function ListingHeader({ name, words, locale, way, youAreHere, children }: ListingHeaderProps) {
  return (
    <header className={styles.head}>
      {way.length > 0 && <Breadcrumbs label={youAreHere} items={way} locale={locale} />}
      <h1 className={styles.name} lang={textLanguage(name, locale)}>
        {name}
      </h1>
      {words && (
        <p className={styles.words} lang={textLanguage(words, locale)}>
          {words}
        </p>
      )}
      {children}
    </header>
  )
}
