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
}

type SiteHeaderProps = {
  texts: SiteHeaderTexts
  home: string
  /** The other site. */
  culture: string
  /** The way in, or to the account. */
  login: ReactNode
  /** This page in the other language. */
  otherLanguage: { href: string; lang: 'en' | 'ne' }
  search: ReactNode
  cart: ReactNode
  sections: ReactNode
}

/** The head of every page; what it skips to has the id `main`. */
export function SiteHeader(props: SiteHeaderProps) {
  const { texts, home, culture, login, otherLanguage, search, cart, sections } = props
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
          <a href={culture}>{texts.culture}</a>
        </nav>
        <div className={styles.choices}>
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
          {login}
        </div>
      </div>
      <header className={styles.masthead}>
        <div className={`page ${styles.bar}`}>
          <Wordmark href={home} name={texts.name} />
          <div className={styles.search}>{search}</div>
          <div className={styles.cart}>{cart}</div>
        </div>
        {sections}
      </header>
    </>
  )
}
