import { IntentLink } from '@dabali/ui/intent-link'
import { Lockup } from '@dabali/ui/lockup'
import styles from './site-footer.module.css'

export type SiteFooterTexts = { links: string; books: string; cart: string; culture: string; invented: string }

type SiteFooterProps = { texts: SiteFooterTexts; home: string; basket: string; culture?: string | undefined }

export function SiteFooter({ texts, home, basket, culture }: SiteFooterProps) {
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
                {culture && (
                  <li>
                    <a href={culture}>{texts.culture}</a>
                  </li>
                )}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}
