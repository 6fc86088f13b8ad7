import { type Language, localPath, otherLanguage } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { LanguageLink } from '@dabali/ui/language-link'
import { Logo } from '@dabali/ui/logo'
import type { ComponentType, ReactNode } from 'react'
import { loginStateTexts } from '../account/account-messages.ts'
import { AccountLink, LibraryLink, LoginState } from '../account/login-state.tsx'
import { cartMessages, emptyCartLink } from '../basket/basket-messages.ts'
import { BasketCount, CartLink } from '../basket/cart-link.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { BASKET_PATH, HELP_PATH, HOME_PATH, LIBRARY_PATH, SEARCH_PATH } from '../paths.ts'
import { type SuggestPaths, searchFormMessages, searchSuggest } from '../search/search.ts'
import { SearchForm } from '../search/search-form.tsx'
import type { Site } from '../server-request/request-context.ts'
import type { TicketTodayProps } from '../tickets/ticket-today.tsx'
import { TrackingChoices } from '../tracking/site-tracking.tsx'
import styles from './header-cart.module.css'
import { type FooterColumn, layoutMessages, SiteFooter, type SiteLink } from './site-footer.tsx'
import siteHeaderStyles from './site-header.module.css'
import siteLayoutStyles from './site-layout.module.css'

type HeaderCartProps = {
  language: Language
  /** The number of items, if the server knows it. */
  count?: number | undefined
  /** The origin of the product pages, if that is the other site. */
  productsAt?: string
}

/** The cart link in the header. */
export function HeaderCart({ language, count, productsAt = '' }: HeaderCartProps) {
  const texts = cartMessages(language)
  return (
    <CartLink
      className={styles.cart}
      href={localPath(language, BASKET_PATH)}
      texts={texts}
      language={language}
      productsAt={productsAt}
      continueLink={emptyCartLink(language, productsAt === '')}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3.5 8h17l-4.2 12.5H7.7zM2.5 8h19M7 8c0-3 2-5.5 5-5.5S17 5 17 8M5.2 13h13.6M6.6 17h10.8M9 8l1.6 12.5M15 8l-1.6 12.5" />
      </svg>
      <span className={styles.label}>{createTranslator(texts, language)('title')}</span>
      <span className={styles.count}>
        <BasketCount language={language} rendered={count} waitingText={createTranslator(texts, language)('waiting')} />
      </span>
    </CartLink>
  )
}

type SectionNavProps = {
  language: Language
  sections: readonly SiteLink[]
  /** The path of the page, and of the section that it is in. */
  path: string
  current: string | undefined
}

/** The sections of a site in one row; the open menu of a phone lists them below each other. */
export function SectionNav({ language, sections, path, current }: SectionNavProps) {
  const t = createTranslator(layoutMessages(language), language)
  return (
    <nav className={siteHeaderStyles.sections} aria-label={t('sections')}>
      <ul className={siteHeaderStyles.row}>
        {sections.map((section) => (
          <li key={section.path}>
            <IntentLink
              href={localPath(language, section.path)}
              aria-current={currentAt(section.path, { path, current })}
            >
              {section.text}
            </IntentLink>
          </li>
        ))}
        <li>
          <LibraryLink
            href={localPath(language, LIBRARY_PATH)}
            current={currentAt(LIBRARY_PATH, { path, current })}
            text={t('library')}
          />
        </li>
      </ul>
    </nav>
  )
}

type SiteHeaderProps = {
  site: Site
  language: Language
  /** The public origin of the other site, and its home. */
  otherOrigin: string
  elsewhere: string
  /** The path of the page, without its language. */
  path: string
  /** This page in the other language. */
  otherLanguage: { href: string; lang: Language }
  search: ReactNode
  cart: ReactNode
  sections: ReactNode
  isDark?: boolean | undefined
}

/**
 * The header of every page; its skip link leads to the id `main`. On phones the menu is a `details` element that only shows and
 * hides what follows the bar, so that the sections are on the page once and the menu works without scripts.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { site, language, otherOrigin, elsewhere, path, otherLanguage, search, cart, sections, isDark } = props
  const t = createTranslator(layoutMessages(language), language)
  const login = loginStateTexts(language)
  const home = localPath(language, HOME_PATH)
  const helpHref = (site === 'store' ? '' : otherOrigin) + localPath(language, HELP_PATH)
  const siteName = (each: Site) =>
    each === site ? (
      <IntentLink href={home} aria-current="true">
        {t(NAMES[each])}
      </IntentLink>
    ) : (
      <a href={elsewhere}>{t(NAMES[each])}</a>
    )
  return (
    <>
      <a className={siteHeaderStyles.skip} href="#main">
        {t('skip')}
      </a>
      <header className={siteHeaderStyles.masthead} data-theme={isDark ? 'night' : undefined}>
        <div className={`page ${siteHeaderStyles.bar}`}>
          <details className={siteHeaderStyles.menu}>
            <summary className={siteHeaderStyles.sign} aria-label={t('menu')}>
              <svg className={siteHeaderStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />
              </svg>
            </summary>
          </details>
          <Logo href={home} name={t('name')} />
          <nav className={siteHeaderStyles.sites} aria-label={t('sites')}>
            {siteName('store')}
            {siteName('culture')}
          </nav>
          <div className={siteHeaderStyles.search}>{search}</div>
          <nav aria-label={t('language')}>
            <LanguageLink {...otherLanguage} />
          </nav>
          <div className={siteHeaderStyles.account}>
            <LoginState language={language} path={path} texts={login} />
          </div>
          {cart}
        </div>
        <div className={`page ${siteHeaderStyles.sheet}`}>
          {sections}
          <nav className={siteHeaderStyles.more} aria-label={t('menu')}>
            <AccountLink language={language} path={path} texts={login} />
            <a href={helpHref}>{t('help')}</a>
            {siteName(site === 'store' ? 'culture' : 'store')}
          </nav>
        </div>
      </header>
    </>
  )
}

const NAMES = { store: 'books', culture: 'culture' } as const

/** What a page passes to its layout. */
export type LayoutProps = {
  /** The path of the page without its language, so that the switch leads to the same page. */
  path: string
  /** The path of the section that the page belongs to, where its own path does not say so. */
  current?: string | undefined
  /** What was searched for. */
  query?: string | undefined
  /** The number of items in the cart, if the server knows it. */
  count?: number | undefined
  /** Whether the header is dark in both themes, as above a stream. */
  isDark?: boolean | undefined
  children: ReactNode
}

type SiteLayoutProps = LayoutProps & {
  site: Site
  language: Language
  /** The public origin of the other site. */
  otherOrigin: string
  /** The parts of the site, in the order in which its head names them. */
  sections: readonly SiteLink[]
  columns: readonly FooterColumn[]
  note: string
  /** The paths of search suggestions by kind. */
  suggested: SuggestPaths
  /** The URL of the conversion pixel, if there is one. */
  pixelUrl?: string | undefined
  /** On a site with events; passed in, so that its code is not loaded on the other. */
  TicketToday?: ComponentType<TicketTodayProps>
}

/** Header, main element and footer of a site. */
export function SiteLayout(props: SiteLayoutProps) {
  const { site, language, otherOrigin, path, sections, columns, note, suggested, pixelUrl, TicketToday, children } =
    props
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
        isDark={props.isDark}
        otherOrigin={otherOrigin}
        path={path}
        search={
          <SearchForm
            action={localPath(language, SEARCH_PATH)}
            texts={searchFormMessages(language, site)}
            query={query}
            suggest={searchSuggest({ language, paths: suggested })}
            isFolding
          />
        }
        cart={<HeaderCart language={language} count={count} productsAt={site === 'store' ? '' : otherOrigin} />}
        sections={
          <>
            <SectionNav language={language} sections={sections} path={path} current={current} />
            {TicketToday && (
              <TicketToday
                language={language}
                text={createTranslator(layoutMessages(language), language)('ticketToday')}
                className={siteHeaderStyles.today}
              />
            )}
          </>
        }
      />
      {/* Gets the focus after a navigation. */}
      <main id="main" className={siteLayoutStyles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        {...around}
        columns={columns}
        note={note}
        choices={pixelUrl && <TrackingChoices language={language} />}
      />
    </>
  )
}

type Sections = readonly { path: string }[]

/** The path of the section that a page is in: the longest that its own path goes through; a page may be in none. */
export function sectionAt(path: string, sections: Sections): string | undefined {
  return sections
    .map((section) => section.path)
    .filter((section) => isWithin(path, section))
    .sort((a, b) => b.length - a.length)[0]
}

/** Whether a page is in a section; a section with a query, such as the newest books, is that page alone. */
function isWithin(path: string, section: string) {
  if (section.includes('?')) return path.replace('/?', '?') === section
  return `${withoutQuery(path)}/`.startsWith(`${section}/`)
}

/** The `aria-current` of a section link. */
export function currentAt(section: string, { path, current }: { path: string; current: string | undefined }) {
  if (section !== current) return undefined
  return section.includes('?') || withoutQuery(path) === section ? 'page' : 'true'
}

/** A path without query, fragment and trailing slash. */
const withoutQuery = (path: string) => path.replace(/[?#].*$/, '').replace(/\/$/, '')
