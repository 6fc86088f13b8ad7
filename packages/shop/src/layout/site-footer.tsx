import { type Language, localPath } from '@dabali/domain'
import { OPENING_HOURS, SHOP_ADDRESS, SHOP_CONTACT } from '@dabali/domain/contact'
import { IntentLink } from '@dabali/ui/intent-link'
import { LanguageLink } from '@dabali/ui/language-link'
import { BilingualLogo } from '@dabali/ui/logo'
import { ThemeSwitch } from '@dabali/ui/theme-switch'
import type { ReactNode } from 'react'
import { contactMessages } from '../contact/contact-messages.ts'
import { hourText } from '../contact/opening-hours.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import {
  BASKET_PATH,
  CONTACT_PATH,
  HELP_PATH,
  LIBRARY_PATH,
  NEWSLETTER_PATH,
  ORDERS_PATH,
  PRIVACY_PATH,
  TRACK_ORDER_PATH,
  WISHLIST_PATH,
} from '../paths.ts'
import type { Site } from '../server-request/request-context.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import styles from './site-footer.module.css'

/** The layout texts of both sites. */
export const layoutMessages = loadMessages({ en, ne })

/**
 * A link without language prefix. Pages for one visitor need a full page load, so that the server checks the session; so do those
 * of another origin.
 */
export type SiteLink = { text: string; path: string; isOwn?: true; origin?: string }

/** A column of links in the footer. */
export type FooterColumn = { heading: string; links: readonly SiteLink[] }

/** The links that both footers share. */
export function siteLinks(language: Language) {
  const t = createTranslator(layoutMessages(language), language)
  return {
    library: { text: t('library'), path: LIBRARY_PATH, isOwn: true },
    wishlist: { text: t('wishlist'), path: WISHLIST_PATH, isOwn: true },
    orders: { text: t('orders'), path: ORDERS_PATH, isOwn: true },
    track: { text: t('track'), path: TRACK_ORDER_PATH, isOwn: true },
    cart: { text: t('cart'), path: BASKET_PATH, isOwn: true },
    newsletter: { text: t('newsletter'), path: NEWSLETTER_PATH, isOwn: true },
    contact: { text: t('contact'), path: CONTACT_PATH, isOwn: true },
    privacy: { text: t('privacy'), path: PRIVACY_PATH },
    help: { text: t('help'), path: HELP_PATH },
  } as const satisfies Record<string, SiteLink>
}

type SiteFooterProps = {
  site: Site
  language: Language
  /** The home of the other site. */
  elsewhere: string
  /** This page in the other language. */
  otherLanguage: { href: string; lang: Language }
  /** The last column also gets the links to the other site and language. */
  columns: readonly FooterColumn[]
  /** The legal note. */
  note: string
  /** More controls in the last column. */
  choices?: ReactNode
}

/** The footer with all links, without scripts. */
export function SiteFooter(props: SiteFooterProps) {
  const { site, language, elsewhere, otherLanguage, columns, note, choices } = props
  const t = createTranslator(layoutMessages(language), language)
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.inner}`}>
        <nav className={styles.columns} aria-label={t('links')}>
          {columns.map(({ heading, links }, index) => (
            <section key={heading} className={styles.column}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.text}>
                    <FooterLink link={link} language={language} />
                  </li>
                ))}
                {index === columns.length - 1 && (
                  <>
                    <li>
                      <a href={elsewhere}>{t(site === 'store' ? 'culture' : 'books')}</a>
                    </li>
                    <li>
                      <LanguageLink {...otherLanguage} />
                    </li>
                    {choices && <li>{choices}</li>}
                  </>
                )}
              </ul>
            </section>
          ))}
          <div className={styles.column}>
            <h2 className={styles.heading}>{t('visit')}</h2>
            <VisitUs language={language} />
            <div className={styles.theme}>
              <ThemeSwitch heading={t('theme')} auto={t('themeAuto')} day={t('themeLight')} night={t('themeDark')} />
            </div>
          </div>
        </nav>
        <div className={styles.brand}>
          <BilingualLogo />
          <div className={styles.notes}>
            <p>{t(site === 'store' ? 'paymentMethods' : 'paymentMethodsCulture')}</p>
            <p>{note}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ link: { path, text, isOwn, origin }, language }: { link: SiteLink; language: Language }) {
  const href = (origin ?? '') + localPath(language, path)
  return isOwn || origin ? <a href={href}>{text}</a> : <IntentLink href={href}>{text}</IntentLink>
}

/** The address, phone and opening hours in the footer. */
function VisitUs({ language }: { language: Language }) {
  const t = createTranslator(contactMessages(language), language)
  const [lane, town] = SHOP_ADDRESS[language]
  const { opens, closes } = OPENING_HOURS.weekdays
  return (
    <address className={styles.visit}>
      {lane}
      <br />
      {town}
      <br />
      <a href={SHOP_CONTACT.phone.href}>{SHOP_CONTACT.phone.text}</a>
      <br />
      {t('weekdays')} {t('hoursRange', { opens: hourText(opens, language), closes: hourText(closes, language) })}
    </address>
  )
}
