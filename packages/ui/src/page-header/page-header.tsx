import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { FittedTitle } from '../fitted-title/fitted-title.tsx'
import { textLanguage } from '../text/text.ts'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  intro: string
  locale: string
  breadcrumbsLabel: string
  /** The breadcrumbs without the page itself. */
  breadcrumbs: readonly { href: string; name: string }[]
  /** Without the byline and its line. */
  isBare?: boolean
  /** Author and date. */
  children?: ReactNode
}

/** The header of an article page: breadcrumbs, title, stand-first and byline. */
export function PageHeader({
  title,
  intro,
  locale,
  breadcrumbsLabel,
  breadcrumbs,
  isBare = false,
  children,
}: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} locale={locale} />
      <div className={styles.open}>
        <FittedTitle text={title} locale={locale} className={styles.title} />
        {intro && (
          <p className={styles.intro} lang={textLanguage(intro, locale)}>
            {intro}
          </p>
        )}
      </div>
      {!isBare && <div className={styles.by}>{children}</div>}
    </header>
  )
}
