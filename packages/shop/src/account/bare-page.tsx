import { localPath, otherLanguage } from '@dabali/domain'
import { LanguageLink } from '@dabali/ui/language-link'
import { Logo } from '@dabali/ui/logo'
import type { ReactNode } from 'react'
import { HOME_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'
import styles from './bare-page.module.css'

type BarePageProps = {
  visit: Pick<Visit, 'language'>
  /** The path of the page without its language. */
  path: string
  /** None where the error screen brings its own. */
  heading?: string
  children: ReactNode
}

/** A screen without the site around it: one thing to do, and the way home. */
export function BarePage({ visit: { language }, path, heading, children }: BarePageProps) {
  const t = talk(accountTexts(language), language)
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
