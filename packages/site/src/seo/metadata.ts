import { LANGUAGES, type Language, localPath, otherLanguage } from '@dabali/domain'
import type { Metadata, MetadataRoute } from 'next'

/** The origin and language for absolute URLs. */
export type SiteUrl = { origin: string; language: Language }

/** The whole address of a page, from its path without a language. */
export const pageUrl = ({ origin, language }: SiteUrl, path: string): string => origin + localPath(language, path)

/** The whole address of a file that is the same in every language. */
export const fileUrl = ({ origin }: Pick<SiteUrl, 'origin'>, path: string): string => new URL(path, origin).href

/** The later of two moments: what was written before it came out has not been changed since. */
export const maxDate = (one: string, other: string): string => (Date.parse(one) > Date.parse(other) ? one : other)

type ManifestOptions = {
  name: string
  description: string
  /** Of the page and of the bar above it. */
  colour: string
  categories: string[]
  icons: Readonly<Record<'small' | 'large' | 'mask', string>>
  shortcuts: { name: string; url: string }[]
}

/** The web app manifest, used when a site is installed. */
export const webManifest = ({ colour, icons, ...own }: ManifestOptions): MetadataRoute.Manifest => ({
  ...{ id: '/', short_name: 'Dabali', lang: 'en', start_url: '/', scope: '/', display: 'standalone' },
  ...own,
  background_color: colour,
  theme_color: colour,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: icons.small, type: 'image/png', sizes: '192x192' },
    { src: icons.large, type: 'image/png', sizes: '512x512' },
    { src: icons.mask, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
})

type ResponsiveImage = { sources: readonly { type: string; width: number; src: string }[] }

/** The address of the largest file of a picture that every program shows; none where there is no picture. */
export function largestImage(siteUrl: Pick<SiteUrl, 'origin'>, picture: ResponsiveImage): string[] {
  const [largest] = picture.sources.filter(({ type }) => type === 'image/webp').sort((a, b) => b.width - a.width)
  return largest ? [fileUrl(siteUrl, largest.src)] : []
}

type Alternates = { canonical: string; languages: Record<string, string> }

/** The addresses of one page in its languages, for the metadata of the page. */
export function alternates(language: Language, path: string): Alternates {
  const languages = Object.fromEntries(LANGUAGES.map((each) => [each, localPath(each, path)]))
  return { canonical: localPath(language, path), languages: { ...languages, 'x-default': path } }
}

type OpenGraph = NonNullable<Metadata['openGraph']>

export type PageSharing = {
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
  /** Other forms of the page, by their type. */
  forms?: Readonly<Record<string, string>> | undefined
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
/** The recommended size of share images, which the API renders. */
const SHARE_SIZE = { width: 1200, height: 630 }

/** The path of a share image; the API renders it on the first request. */
export const shareImagePath = (language: Language, kind: string, slug: string): string =>
  `/v1/og/${language}/${kind}/${encodeURIComponent(slug)}.jpg`

/** The metadata of a public page: for search engines, shared links and feed readers. */
export function createShareMetadata(site: SharingSite, shared: PageSharing): Metadata {
  const { language, name, feeds } = site
  const { path, title, description, picture = site.picture, about, isHidden, forms = {} } = shared
  const words = { title, ...(description && { description }) }
  const images = [{ url: picture, ...SHARE_SIZE, alt: title }]
  const addresses = alternates(language, path)
  const types = Object.fromEntries(Object.entries(forms).map(([type, url]) => [type, [{ url, title }]]))
  return {
    ...words,
    alternates: { ...addresses, types: { ...feeds, ...types } },
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
