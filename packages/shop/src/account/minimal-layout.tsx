import { localPath, otherLanguage } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { LanguageLink } from '@dabali/ui/language-link'
import { Logo } from '@dabali/ui/logo'
import type { ReactNode } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { HOME_PATH } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { accountMessages } from './account-messages.ts'
import styles from './minimal-layout.module.css'

type MinimalLayoutProps = {
  context: Pick<RequestContext, 'language'>
  /** The path of the page without its language. */
  path: string
  /** None where the error screen brings its own. */
  heading?: string
  /** Where the way out leads. */
  back?: { href: string; text: string } | undefined
  /** What is beside the form: where it leads. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen without header and footer. */
export function MinimalLayout({ context: { language }, path, heading, back, beside, children }: MinimalLayoutProps) {
  const t = createTranslator(accountMessages(language), language)
  const other = otherLanguage(language)
  return (
    <>
      <header className={styles.head}>
        <div className={`page ${styles.bar}`}>
          <Logo href={localPath(language, HOME_PATH)} name={t('siteName')} />
          <div className={`quiet small ${styles.language}`}>
            {back && <IntentLink href={back.href}>{back.text}</IntentLink>}
            <LanguageLink href={localPath(other, path)} lang={other} />
          </div>
        </div>
      </header>
      {heading === undefined ? (
        <main id="main">{children}</main>
      ) : (
        <main id="main" className="page">
          <div className={styles.column}>
            <div className={styles.form}>
              <h1 className={styles.heading}>{heading}</h1>
              {children}
            </div>
            {beside && <aside className={styles.aside}>{beside}</aside>}
          </div>
        </main>
      )}
    </>
  )
}
