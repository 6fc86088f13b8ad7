import { type Language, otherLanguage } from '@dabali/domain'
import type { Metadata } from 'next'
import { alternates } from '../alternates.ts'

type OpenGraph = NonNullable<Metadata['openGraph']>

export type Shared = {
  /** Without a language. */
  path: string
  title: string
  description?: string | undefined
  /** The address of what is shown with it; the site's own picture where there is none. */
  picture?: string | undefined
  /** What kind of thing the page is about, and what belongs to its kind. */
  about?: OpenGraph | undefined
  /** A page that no search should show, although its links may be followed. */
  isHidden?: boolean
}

/** What is the same on every page of a site. */
export type SharingSite = {
  language: Language
  name: string
  /** The picture of the site itself. */
  picture: string
  /** What programs can follow, by its type. */
  feeds: Readonly<Record<string, { url: string; title: string }[]>>
}

const LOCALES: Record<Language, string> = { en: 'en_US', ne: 'ne_NP' }
/** What every place that shows shared pages asks for, and what the API draws. */
const SHARE_SIZE = { width: 1200, height: 630 }

/** The picture of a page that is shared; the API draws it when it is first asked for. */
export const sharePictureOf = (language: Language, kind: string, slug: string): string =>
  `/v1/og/${language}/${kind}/${encodeURIComponent(slug)}.jpg`

/** What a public page says of itself: to searches, to those who share it, and to programs that read feeds. */
export function shareMetadataOf(site: SharingSite, shared: Shared): Metadata {
  const { language, name, feeds } = site
  const { path, title, description, picture = site.picture, about, isHidden } = shared
  const words = { title, ...(description && { description }) }
  const images = [{ url: picture, ...SHARE_SIZE, alt: title }]
  const addresses = alternates(language, path)
  return {
    ...words,
    alternates: { ...addresses, types: { ...feeds } },
    openGraph: {
      type: 'website',
      ...about,
      ...words,
      url: addresses.canonical,
      siteName: name,
      locale: LOCALES[language],
      alternateLocale: LOCALES[otherLanguage(language)],
      images,
    },
    twitter: { card: 'summary_large_image', ...words, images },
    ...(isHidden && { robots: { index: false, follow: true } }),
  }
}
