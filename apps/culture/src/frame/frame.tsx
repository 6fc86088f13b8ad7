import { localPath, otherLanguage } from '@dabali/domain'
import { HeaderCart } from '@dabali/shop/header-cart'
import { LoginState } from '@dabali/shop/login-state'
import { loginStateTexts } from '@dabali/shop/login-state-texts'
import { CONTACT_PATH } from '@dabali/shop/paths'
import { TrackingChoices } from '@dabali/shop/tracking-choices'
import { IntentLink } from '@dabali/ui/intent-link'
import { Lockup } from '@dabali/ui/lockup'
import { Wordmark } from '@dabali/ui/wordmark'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import styles from './frame.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

type FrameProps = {
  /** The path of the page without its language, so that the switch leads to the same page. */
  path: string
  /** How many pieces the cart holds, where the server already knows. */
  count?: number | undefined
  children: ReactNode
}

/** The site around a screen. */
export async function Frame({ path, count, children }: FrameProps) {
  const t = await getTranslations('frame')
  const language = await pageLanguage()
  const other = otherLanguage(language)
  const { storeOrigin, pixelUrl } = readEnvironment()
  const home = localPath(language, '/')
  const books = storeOrigin + home
  return (
    <>
      <div className={`page no-print ${styles.family}`}>
        <nav aria-label={t('sites')}>
          <a href={books}>{t('books')}</a>
          <a href={home} aria-current="true">
            {t('culture')}
          </a>
        </nav>
        <div className={styles.choices}>
          <nav aria-label={t('language')}>
            {/* A whole new page: the language of the document changes. */}
            <a href={localPath(other, path)} lang={other} hrefLang={other}>
              {t('otherLanguage')}
            </a>
          </nav>
          <ThemeSwitch
            day={{ word: t('day'), name: t('dayColours') }}
            night={{ word: t('night'), name: t('nightColours') }}
          />
        </div>
      </div>
      <header className={`page no-print ${styles.masthead}`}>
        <Wordmark href={home} name={t('name')} />
        <div className={styles.mine}>
          <div className={styles.login}>
            <LoginState language={language} path={path} texts={loginStateTexts(language)} />
          </div>
          <HeaderCart language={language} count={count} productsAt={storeOrigin} />
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className={`page no-print ${styles.footer}`}>
        <Lockup />
        <p className={styles.invented}>{t('invented')}</p>
        <ul className={styles.ways}>
          <li>
            <a href={books}>{t('visitBooks')}</a>
          </li>
          <li>
            <a href={localPath(other, path)} lang={other} hrefLang={other}>
              {t('readInOther')}
            </a>
          </li>
          <li>
            <IntentLink href={localPath(language, CONTACT_PATH)}>{t('contact')}</IntentLink>
          </li>
          {pixelUrl && (
            <li>
              <TrackingChoices language={language} />
            </li>
          )}
        </ul>
      </footer>
    </>
  )
}
