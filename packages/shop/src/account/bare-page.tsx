import { localPath, otherLanguage } from '@dabali/domain'
import { Wordmark } from '@dabali/ui/wordmark'
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
  heading: string
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
          <Wordmark href={localPath(language, HOME_PATH)} name={t('siteName')} />
          {/* A whole new page: the language of the document changes. */}
          <a className={styles.language} href={localPath(other, path)} lang={other} hrefLang={other}>
            {t('otherLanguage')}
          </a>
        </div>
      </header>
      <main id="main" className="page">
        <div className={styles.column}>
          <h1 className={styles.heading}>{heading}</h1>
          {children}
        </div>
      </main>
    </>
  )
}
