import { IntentLink } from '@dabali/ui/intent-link'
import { Lockup } from '@dabali/ui/lockup'
import type { ReactNode } from 'react'
import styles from './site-footer.module.css'

export type SiteFooterTexts = {
  links: string
  books: string
  cart: string
  contact: string
  culture: string
  invented: string
}

type SiteFooterProps = {
  texts: SiteFooterTexts
  home: string
  basket: string
  contact: string
  culture?: string | undefined
  /** What else one can choose here. */
  children?: ReactNode
}

export function SiteFooter({ texts, home, basket, contact, culture, children }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.inner}>
          <div className={styles.columns}>
            <div>
              <Lockup />
              <p className={styles.note}>{texts.invented}</p>
            </div>
            <nav aria-label={texts.links}>
              <ul>
                <li>
                  <IntentLink href={home}>{texts.books}</IntentLink>
                </li>
                <li>
                  <IntentLink href={basket}>{texts.cart}</IntentLink>
                </li>
                <li>
                  <IntentLink href={contact}>{texts.contact}</IntentLink>
                </li>
                {culture && (
                  <li>
                    <a href={culture}>{texts.culture}</a>
                  </li>
                )}
                {children && <li>{children}</li>}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}
