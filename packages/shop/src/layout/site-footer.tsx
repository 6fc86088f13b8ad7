import { type Language, localPath } from '@dabali/domain'
import { BilingualLogo } from '@dabali/ui/bilingual-logo'
import { IntentLink } from '@dabali/ui/intent-link'
import { LanguageLink } from '@dabali/ui/language-link'
import type { ReactNode } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import type { Site } from '../server-request/request-context.ts'
import styles from './site-footer.module.css'
import { type FooterColumn, layoutMessages, type SiteLink } from './site-links.ts'

type SiteFooterProps = {
  site: Site
  language: Language
  /** The home of the other site. */
  elsewhere: string
  /** This page in the other language. */
  otherLanguage: { href: string; lang: Language }
  /** The last is that of the house, which has the ways out of this site and this language as well. */
  columns: readonly FooterColumn[]
  /** What a visitor must know. */
  note: string
  /** What else one can choose: beside the ways, and among those of the house. */
  light?: ReactNode
  choices?: ReactNode
}

/** The foot of every page: every way through the site, without a script. */
export function SiteFooter(props: SiteFooterProps) {
  const { site, language, elsewhere, otherLanguage, columns, note, light, choices } = props
  const t = createTranslator(layoutMessages(language), language)
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.inner}`}>
        <nav className={styles.columns} aria-label={t('links')}>
          {columns.map(({ heading, ways }, index) => (
            <section key={heading} className={styles.column}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {ways.map((way) => (
                  <li key={way.path}>
                    <Way way={way} language={language} />
                  </li>
                ))}
                {index === columns.length - 1 && (
                  <>
                    <li>
                      <a href={elsewhere}>{t(site === 'store' ? 'culture' : 'books')}</a>
                    </li>
                    <li>
                      <LanguageLink {...otherLanguage} />
                    </li>
                    {choices && <li>{choices}</li>}
                  </>
                )}
              </ul>
            </section>
          ))}
          {light}
        </nav>
        <div className={styles.house}>
          <BilingualLogo />
          <div className={styles.notes}>
            <p>{t('pay')}</p>
            <p>{note}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Way({ way: { path, text, isOwn }, language }: { way: SiteLink; language: Language }) {
  const href = localPath(language, path)
  return isOwn ? <a href={href}>{text}</a> : <IntentLink href={href}>{text}</IntentLink>
}
