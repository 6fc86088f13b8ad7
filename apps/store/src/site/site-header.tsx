import { IntentLink } from '@dabali/ui/intent-link'
import { Wordmark } from '@dabali/ui/wordmark'
import type { ReactNode } from 'react'
import styles from './site-header.module.css'

export type SiteHeaderTexts = {
  skip: string
  name: string
  sites: string
  books: string
  culture: string
  language: string
  /** The name of the other language, in that language. */
  otherLanguage: string
  cart: string
}

type SiteHeaderProps = {
  texts: SiteHeaderTexts
  home: string
  basket: string
  /** The other site; it is not named where it is not known. */
  culture?: string | undefined
  /** This page in the other language. */
  otherLanguage: { href: string; lang: 'en' | 'ne' }
  /** How many things lie in the cart: an element of its own, hidden while there are none. */
  count: ReactNode
}

/** The head of every page; what it skips to has the id `main`. */
export function SiteHeader({ texts, home, basket, culture, otherLanguage, count }: SiteHeaderProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <div className={`page ${styles.family}`}>
        <nav aria-label={texts.sites}>
          <IntentLink href={home} aria-current="true">
            {texts.books}
          </IntentLink>
          {culture && <a href={culture}>{texts.culture}</a>}
        </nav>
        <nav aria-label={texts.language}>
          {/* A whole new page: the language of the document changes. */}
          <a
            className={styles.language}
            href={otherLanguage.href}
            lang={otherLanguage.lang}
            hrefLang={otherLanguage.lang}
          >
            {texts.otherLanguage}
          </a>
        </nav>
      </div>
      <header className={styles.masthead}>
        <div className={`page ${styles.bar}`}>
          <Wordmark href={home} name={texts.name} />
          <IntentLink className={styles.cart} href={basket}>
            <svg className={styles.doko} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3.5 8h17l-4.2 12.5H7.7zM2.5 8h19M7 8c0-3 2-5.5 5-5.5S17 5 17 8M5.2 13h13.6M6.6 17h10.8M9 8l1.6 12.5M15 8l-1.6 12.5" />
            </svg>
            <span className={styles.word}>{texts.cart}</span>
            <span className={styles.count}>{count}</span>
          </IntentLink>
        </div>
      </header>
    </>
  )
}
