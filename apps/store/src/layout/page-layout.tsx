import type { Language } from '@dabali/domain'
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
  classPath,
  SUGGESTED_PATHS,
} from '../paths.ts'
import { pageLanguage, readEnvironment } from '../site.ts'

/** The sections in the header, in order. */
async function sections(): Promise<SiteLink[]> {
  const t = await getTranslations('site')
  return [
    { text: t('section.books'), path: BOOKS_PATH },
    { text: t('section.eBooks'), path: classPath('e-book') },
    { text: t('section.audiobooks'), path: classPath('audiobook') },
    { text: t('section.categories'), path: CATEGORIES_PATH },
    { text: t('section.lists'), path: BOOKLISTS_PATH },
    { text: t('section.readingRoom'), path: ARTICLES_PATH },
  ]
}

/** The links in the footer. */
async function footerColumns(language: Language): Promise<FooterColumn[]> {
  const t = await getTranslations('site')
  const { library, orders, track, cart, newsletter, contact, privacy } = siteLinks(language)
  return [
    {
      heading: t('column.shop'),
      links: [
        { text: t('link.allBooks'), path: BOOKS_PATH },
        { text: t('link.eBooks'), path: classPath('e-book') },
        { text: t('link.audiobooks'), path: classPath('audiobook') },
        { text: t('link.categories'), path: CATEGORIES_PATH },
        { text: t('link.authors'), path: AUTHORS_PATH },
      ],
    },
    {
      heading: t('column.read'),
      links: [
        { text: t('link.readingRoom'), path: ARTICLES_PATH },
        { text: t('link.lists'), path: BOOKLISTS_PATH },
        newsletter,
      ],
    },
    { heading: t('column.account'), links: [library, orders, track, cart] },
    { heading: t('column.dabali'), links: [{ text: t('link.about'), path: ABOUT_PATH }, contact, privacy] },
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
