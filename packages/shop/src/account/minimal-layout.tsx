import { localPath, otherLanguage } from '@dabali/domain'
import { LanguageLink } from '@dabali/ui/language-link'
import { Logo } from '@dabali/ui/logo'
import type { ReactNode } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { HOME_PATH } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { accountMessages } from './account-messages.ts'
import styles from './minimal-layout.module.css'

type MinimalLayoutProps = {
  visit: Pick<RequestContext, 'language'>
  /** The path of the page without its language. */
  path: string
  /** None where the error screen brings its own. */
  heading?: string
  children: ReactNode
}

/** A screen without the site around it: one thing to do, and the way home. */
export function MinimalLayout({ visit: { language }, path, heading, children }: MinimalLayoutProps) {
  const t = createTranslator(accountMessages(language), language)
  const other = otherLanguage(language)
  return (
    <>
      <header className={styles.head}>
        <div className={`page ${styles.bar}`}>
          <Logo href={localPath(language, HOME_PATH)} name={t('siteName')} />
          <div className={`quiet small ${styles.language}`}>
            <LanguageLink href={localPath(other, path)} lang={other} />
          </div>
        </div>
      </header>
      {heading === undefined ? (
        <main id="main">{children}</main>
      ) : (
        <main id="main" className="page">
          <div className={styles.column}>
            <h1 className={styles.heading}>{heading}</h1>
            {children}
          </div>
        </main>
      )}
    </>
  )
}
