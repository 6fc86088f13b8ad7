import { localPath, otherLanguage } from '@dabali/domain'
import { HeaderCart } from '@dabali/shop/header-cart'
import { LoginState } from '@dabali/shop/login-state'
import { loginStateTexts } from '@dabali/shop/login-state-texts'
import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { SearchForm } from '@dabali/shop/search-form'
import { searchSuggest } from '@dabali/shop/search-suggest'
import { searchTexts } from '@dabali/shop/search-texts'
import { TrackingChoices } from '@dabali/shop/tracking-choices'
import type { ReactNode } from 'react'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { SUGGESTED_PATHS } from '../paths.ts'
import styles from './frame.module.css'
import { headerTexts } from './header-texts.ts'
import { SectionNav } from './section-nav.tsx'
import { sectionAt } from './sections.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type FrameProps = {
  /** The path of the page without its language, so that the switch leads to the same page. */
  path: string
  /** The path of the section that the page belongs to, where its own path does not say so. */
  current?: string | undefined
  /** What was searched for. */
  query?: string | undefined
  /** How many pieces the cart holds, where the server already knows. */
  count?: number | undefined
  children: ReactNode
}

/** The site around a screen. */
export async function Frame({ path, current = sectionAt(path), query = '', count, children }: FrameProps) {
  const language = await pageLanguage()
  const other = otherLanguage(language)
  const home = localPath(language, HOME_PATH)
  const culture = readEnvironment().cultureOrigin + (language === 'en' ? '' : home)
  const across = { href: localPath(other, path), lang: other }
  return (
    <>
      <SiteHeader
        texts={await headerTexts()}
        home={home}
        culture={culture}
        login={<LoginState language={language} path={path} texts={loginStateTexts(language)} />}
        otherLanguage={across}
        search={
          <SearchForm
            action={localPath(language, SEARCH_PATH)}
            texts={searchTexts(language, 'store')}
            query={query}
            suggest={searchSuggest({ language, paths: SUGGESTED_PATHS })}
          />
        }
        cart={<HeaderCart language={language} count={count} />}
        sections={<SectionNav language={language} path={path} current={current} />}
      />
      {/* Focus is put here when a page was left for this one. */}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter language={language} culture={culture} otherLanguage={across}>
        {readEnvironment().pixelUrl && <TrackingChoices language={language} />}
      </SiteFooter>
    </>
  )
}
