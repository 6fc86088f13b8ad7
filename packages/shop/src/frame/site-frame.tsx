import { type Language, localPath, otherLanguage } from '@dabali/domain'
import type { ReactNode } from 'react'
import { LoginState } from '../account/login-state.tsx'
import { loginStateTexts } from '../account/login-state-texts.ts'
import { HeaderCart } from '../basket/header-cart.tsx'
import { HOME_PATH, LIBRARY_PATH, SEARCH_PATH } from '../paths.ts'
import { SearchForm } from '../search/search-form.tsx'
import { type SuggestPaths, searchSuggest } from '../search/search-suggest.ts'
import { searchTexts } from '../search/search-texts.ts'
import { TrackingChoices } from '../tracking/tracking-choices.tsx'
import type { Site } from '../visit/visit.ts'
import { sectionAt } from './current-section.ts'
import { SectionNav } from './section-nav.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'
import type { FooterColumn, SiteWay } from './site-ways.ts'

/** What a screen can say of the frame around it. */
export type FrameProps = {
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

type SiteFrameProps = FrameProps & {
  site: Site
  language: Language
  /** The address that visitors know the other site by. */
  otherOrigin: string
  /** The parts of the site, in the order in which its head names them. */
  sections: readonly SiteWay[]
  columns: readonly FooterColumn[]
  note: string
  /** What the search suggests while somebody types, and where it stands. */
  suggested: SuggestPaths
  /** Where what is bought is reported to, if it is. */
  pixelUrl?: string | undefined
  light?: ReactNode
}

/** The site around a screen. */
export function SiteFrame(props: SiteFrameProps) {
  const { site, language, otherOrigin, path, sections, columns, note, suggested, pixelUrl, light, children } = props
  const { current = sectionAt(path, [...sections, { path: LIBRARY_PATH }]), query = '', count } = props
  const other = otherLanguage(language)
  const around = {
    site,
    language,
    elsewhere: otherOrigin + (language === 'en' ? '' : localPath(language, HOME_PATH)),
    otherLanguage: { href: localPath(other, path), lang: other },
  }
  return (
    <>
      <SiteHeader
        {...around}
        login={<LoginState language={language} path={path} texts={loginStateTexts(language)} />}
        search={
          <SearchForm
            action={localPath(language, SEARCH_PATH)}
            texts={searchTexts(language, site)}
            query={query}
            suggest={searchSuggest({ language, paths: suggested })}
          />
        }
        cart={<HeaderCart language={language} count={count} productsAt={site === 'store' ? '' : otherOrigin} />}
        sections={<SectionNav language={language} sections={sections} path={path} current={current} />}
      />
      {/* Focus is put here when a page was left for this one. */}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        {...around}
        columns={columns}
        note={note}
        light={light}
        choices={pixelUrl && <TrackingChoices language={language} />}
      />
    </>
  )
}
