import { Breadcrumbs } from '@dabali/ui/breadcrumbs'
import { textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import styles from './listing-header.module.css'

type Step = { href: string; name: string }

type ListingHeaderProps = {
  name: string
  description?: string | undefined
  locale: string
  /** The breadcrumbs without the page itself. */
  breadcrumbs: readonly Step[]
  youAreHere: string
  children?: ReactNode
}

/** The heading of a list with its breadcrumbs. */
export function ListingHeader({ name, description, locale, breadcrumbs, youAreHere, children }: ListingHeaderProps) {
  return (
    <header className={styles.head}>
      {breadcrumbs.length > 0 && <Breadcrumbs label={youAreHere} items={breadcrumbs} locale={locale} />}
      <h1 className={styles.name} lang={textLanguage(name, locale)}>
        {name}
      </h1>
      {description && (
        <p className={styles.words} lang={textLanguage(description, locale)}>
          {description}
        </p>
      )}
      {children}
    </header>
  )
}
