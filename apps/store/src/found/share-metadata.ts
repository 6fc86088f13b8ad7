import { type Language, otherLanguage } from '@dabali/domain'
import { alternates } from '@dabali/site/alternates'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { cataloguePathOf, feedPath } from './paths.ts'
import { SHARE_SIZE, shopPicture } from './share-picture.ts'

type OpenGraph = NonNullable<Metadata['openGraph']>

type Shared = {
  /** Without a language. */
  path: string
  title: string
  description?: string | undefined
  /** The address of what is shown with it; the shop's own picture where there is none. */
  picture?: string | undefined
  /** What kind of thing the page is about, and what belongs to its kind. */
  about?: OpenGraph | undefined
  /** A page that no search should show, although its links may be followed. */
  isHidden?: boolean
}

const LOCALES: Record<Language, string> = { en: 'en_US', ne: 'ne_NP' }

/** What a public page says of itself: to searches, to those who share it, and to programs that read feeds. */
export async function shareMetadata({ path, title, description, picture, about, isHidden }: Shared): Promise<Metadata> {
  const language = await pageLanguage()
  const t = await getTranslations('site')
  const found = await getTranslations('found')
  const words = { title, ...(description && { description }) }
  const images = [{ url: picture ?? shopPicture(language), ...SHARE_SIZE, alt: title }]
  const addresses = alternates(language, path)
  return {
    ...words,
    alternates: {
      ...addresses,
      types: {
        'application/rss+xml': [{ url: feedPath(language), title: found('feed') }],
        'application/atom+xml;profile=opds-catalog': [{ url: cataloguePathOf(language), title: found('opds') }],
        'application/opds+json': [{ url: cataloguePathOf(language, 'json'), title: found('opds') }],
      },
    },
    openGraph: {
      type: 'website',
      ...about,
      ...words,
      url: addresses.canonical,
      siteName: t('name'),
      locale: LOCALES[language],
      alternateLocale: LOCALES[otherLanguage(language)],
      images,
    },
    twitter: { card: 'summary_large_image', ...words, images },
    ...(isHidden && { robots: { index: false, follow: true } }),
  }
}
