import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Lockup } from '@dabali/ui/lockup'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FOOTER_WAYS } from './footer-ways.ts'
import styles from './site-footer.module.css'

type SiteFooterProps = {
  language: Language
  /** The other site. */
  culture: string
  /** This page in the other language. */
  otherLanguage: { href: string; lang: Language }
  /** What else one can choose here. */
  children?: ReactNode
}

/** The foot of every page: every way through the shop, without a script. */
export async function SiteFooter({ language, culture, otherLanguage, children }: SiteFooterProps) {
  const t = await getTranslations('site')
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.inner}`}>
        <nav className={styles.columns} aria-label={t('links')}>
          {FOOTER_WAYS.map(({ heading, ways }) => (
            <section key={heading} className={styles.column}>
              <h2 className={styles.heading}>{t(`column.${heading}`)}</h2>
              <ul>
                {ways.map((way) => (
                  <li key={way.name}>
                    <Way href={localPath(language, way.path)} isOwn={'isOwn' in way}>
                      {t(`way.${way.name}`)}
                    </Way>
                  </li>
                ))}
                {heading === 'house' && (
                  <>
                    <li>
                      <a href={culture}>{t('culture')}</a>
                    </li>
                    <li>
                      <a
                        className={styles.language}
                        href={otherLanguage.href}
                        lang={otherLanguage.lang}
                        hrefLang={otherLanguage.lang}
                      >
                        {t('otherLanguage')}
                      </a>
                    </li>
                    {children && <li>{children}</li>}
                  </>
                )}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.house}>
          <Lockup />
          <div className={styles.notes}>
            <p>{t('pay')}</p>
            <p>{t('invented')}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Way({ href, isOwn, children }: { href: string; isOwn: boolean; children: ReactNode }) {
  return isOwn ? <a href={href}>{children}</a> : <IntentLink href={href}>{children}</IntentLink>
}
