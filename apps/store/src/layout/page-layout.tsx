import type { Language } from '@dabali/domain'
import { GIFT_CARDS_PATH, helpPath } from '@dabali/shop/paths'
import { type FooterColumn, type SiteLink, siteLinks } from '@dabali/shop/site-footer'
import { type LayoutProps, SiteLayout } from '@dabali/shop/site-layout'
import { getTranslations } from 'next-intl/server'
import {
  ABOUT_PATH,
  ARTICLES_PATH,
  AUTHORS_PATH,
  BOOKLISTS_PATH,
  BOOKS_PATH,
  CATEGORIES_PATH,
  categoryPath,
  classPath,
  HELP_TOPICS,
  NEPALI_BOOKS_PATH,
  NEW_BOOKS_PATH,
  SUGGESTED_PATHS,
} from '../paths.ts'
import { pageLanguage, readEnvironment } from '../site.ts'

/** The sections in the header, in order. */
async function sections(): Promise<SiteLink[]> {
  const t = await getTranslations('site')
  return [
    { text: t('section.new'), path: NEW_BOOKS_PATH },
    { text: t('section.fiction'), path: categoryPath('fiction') },
    { text: t('section.poetry'), path: categoryPath('poetry') },
    { text: t('section.children'), path: categoryPath('children') },
    { text: t('section.inNepali'), path: NEPALI_BOOKS_PATH },
    { text: t('section.eBooks'), path: classPath('e-book') },
    { text: t('section.audiobooks'), path: classPath('audiobook') },
    { text: t('section.lists'), path: BOOKLISTS_PATH },
    { text: t('section.readingRoom'), path: ARTICLES_PATH },
  ]
}

/** The links in the footer. */
async function footerColumns(language: Language): Promise<FooterColumn[]> {
  const t = await getTranslations('site')
  const help = await getTranslations('help')
  const giftCards = await getTranslations('giftCards')
  const { library, wishlist, orders, track, cart, newsletter, contact, privacy } = siteLinks(language)
  return [
    {
      heading: t('column.shop'),
      links: [
        { text: t('link.allBooks'), path: BOOKS_PATH },
        { text: t('link.eBooks'), path: classPath('e-book') },
        { text: t('link.audiobooks'), path: classPath('audiobook') },
        { text: t('link.categories'), path: CATEGORIES_PATH },
        { text: t('link.authors'), path: AUTHORS_PATH },
        { text: t('link.readingRoom'), path: ARTICLES_PATH },
        { text: t('link.lists'), path: BOOKLISTS_PATH },
        { text: giftCards('title'), path: GIFT_CARDS_PATH, isOwn: true },
      ],
    },
    {
      heading: t('column.help'),
      links: [
        ...HELP_TOPICS.slice(0, 4).map((topic) => ({ text: help(`title-${topic}`), path: helpPath(topic) })),
        track,
        contact,
      ],
    },
    { heading: t('column.account'), links: [library, wishlist, orders, cart, newsletter] },
    {
      heading: t('column.dabali'),
      links: [
        { text: t('link.about'), path: ABOUT_PATH },
        ...HELP_TOPICS.slice(4).map((topic) => ({ text: help(`title-${topic}`), path: helpPath(topic) })),
        privacy,
      ],
    },
  ]
}

/** The layout of every page. */
export async function PageLayout(props: LayoutProps) {
  const language = await pageLanguage()
  const t = await getTranslations('site')
  const { cultureOrigin, pixelUrl } = readEnvironment()
  return (
    <SiteLayout
      {...props}
      site="store"
      language={language}
      otherOrigin={cultureOrigin}
      sections={await sections()}
      columns={await footerColumns(language)}
      note={t('demoNotice')}
      suggested={SUGGESTED_PATHS}
      pixelUrl={pixelUrl}
    />
  )
}
