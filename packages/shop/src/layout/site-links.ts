import type { Language } from '@dabali/domain'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import {
  BASKET_PATH,
  CONTACT_PATH,
  LIBRARY_PATH,
  NEWSLETTER_PATH,
  ORDERS_PATH,
  PRIVACY_PATH,
  TRACK_ORDER_PATH,
} from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

/** What the frames of both sites say alike. */
export const layoutMessages = loadMessages({ en, ne })

/** A way through a site, without a language. What is for one visitor is a full load: the server is asked whose it is. */
export type SiteLink = { text: string; path: string; isOwn?: true }

/** Ways that belong together, at the foot of a page. */
export type FooterColumn = { heading: string; ways: readonly SiteLink[] }

/** The ways that lead from every page of both sites. */
export function siteLinks(language: Language) {
  const t = createTranslator(layoutMessages(language), language)
  return {
    library: { text: t('library'), path: LIBRARY_PATH, isOwn: true },
    orders: { text: t('orders'), path: ORDERS_PATH, isOwn: true },
    track: { text: t('track'), path: TRACK_ORDER_PATH, isOwn: true },
    cart: { text: t('cart'), path: BASKET_PATH, isOwn: true },
    letter: { text: t('letter'), path: NEWSLETTER_PATH, isOwn: true },
    contact: { text: t('contact'), path: CONTACT_PATH, isOwn: true },
    privacy: { text: t('privacy'), path: PRIVACY_PATH },
  } as const satisfies Record<string, SiteLink>
}

type Sections = readonly { path: string }[]

/** The path of the section that a page is in: the longest that its own path goes through; a page may be in none. */
export function sectionAt(path: string, sections: Sections): string | undefined {
  const place = placeOf(path)
  return sections
    .map((section) => section.path)
    .filter((section) => `${place}/`.startsWith(`${section}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** What stands in `aria-current` of the way to a section while a page is shown. */
export function currentAt(section: string, { path, current }: { path: string; current: string | undefined }) {
  if (section !== current) return undefined
  return placeOf(path) === section ? 'page' : 'true'
}

/** A path without what is asked of it, and without the slash that some end with. */
const placeOf = (path: string) => path.replace(/[?#].*$/, '').replace(/\/$/, '')
