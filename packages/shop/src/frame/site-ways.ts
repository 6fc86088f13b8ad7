import type { Language } from '@dabali/domain'
import {
  BASKET_PATH,
  CONTACT_PATH,
  LIBRARY_PATH,
  NEWSLETTER_PATH,
  ORDERS_PATH,
  PRIVACY_PATH,
  TRACK_ORDER_PATH,
} from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { frameTexts } from './frame-texts.ts'

/** A way through a site, without a language. What is for one visitor is a full load: the server is asked whose it is. */
export type SiteWay = { text: string; path: string; isOwn?: true }

/** Ways that belong together, at the foot of a page. */
export type FooterColumn = { heading: string; ways: readonly SiteWay[] }

/** The ways that lead from every page of both sites. */
export function siteWays(language: Language) {
  const t = talk(frameTexts(language), language)
  return {
    library: { text: t('library'), path: LIBRARY_PATH, isOwn: true },
    orders: { text: t('orders'), path: ORDERS_PATH, isOwn: true },
    track: { text: t('track'), path: TRACK_ORDER_PATH, isOwn: true },
    cart: { text: t('cart'), path: BASKET_PATH, isOwn: true },
    letter: { text: t('letter'), path: NEWSLETTER_PATH, isOwn: true },
    contact: { text: t('contact'), path: CONTACT_PATH, isOwn: true },
    privacy: { text: t('privacy'), path: PRIVACY_PATH },
  } as const satisfies Record<string, SiteWay>
}
