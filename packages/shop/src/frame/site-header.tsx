import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { LanguageLink } from '@dabali/ui/language-link'
import { Logo } from '@dabali/ui/logo'
import type { ReactNode } from 'react'
import { HOME_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Site } from '../visit/visit.ts'
import { frameTexts } from './frame-texts.ts'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  site: Site
  language: Language
  /** The home of the other site. */
  elsewhere: string
  /** The way in, or to the account. */
  login: ReactNode
  /** This page in the other language. */
  otherLanguage: { href: string; lang: Language }
  search: ReactNode
  cart: ReactNode
  sections: ReactNode
}

/** The head of every page; what it skips to has the id `main`. */
export function SiteHeader(props: SiteHeaderProps) {
  const { site, language, elsewhere, login, otherLanguage, search, cart, sections } = props
  const t = talk(frameTexts(language), language)
  const home = localPath(language, HOME_PATH)
  const place = (each: Site) =>
    each === site ? (
      <IntentLink href={home} aria-current="true">
        {t(NAMES[each])}
      </IntentLink>
    ) : (
      <a href={elsewhere}>{t(NAMES[each])}</a>
    )
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <div className={`page ${styles.family}`}>
        <nav aria-label={t('sites')}>
          {place('store')}
          {place('culture')}
        </nav>
        <div className={styles.choices}>
          <nav aria-label={t('language')}>
            <LanguageLink {...otherLanguage} />
          </nav>
          {login}
        </div>
      </div>
      <header className={styles.masthead}>
        <div className={`page ${styles.bar}`}>
          <Logo href={home} name={t('name')} />
          <div className={styles.search}>{search}</div>
          <div className={styles.cart}>{cart}</div>
        </div>
        {sections}
      </header>
    </>
  )
}

const NAMES = { store: 'books', culture: 'culture' } as const
