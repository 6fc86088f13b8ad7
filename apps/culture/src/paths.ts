import type { ContentCard } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { SEARCH_PATH } from '@dabali/shop/paths'
import type { SuggestPaths } from '@dabali/shop/search'

// Without a language; `localPath` of @dabali/domain puts it in front.
export const EVENTS_PATH = '/events'
export const ARTISTS_PATH = '/artists'
export const RECORDS_PATH = '/records'
export const INTERVIEWS_PATH = '/interviews'
export const SESSIONS_PATH = '/sessions'
export const VOLUMES_PATH = '/volumes'
export const NEWS_PATH = '/news'
export const ABOUT_PATH = '/about-us'
export const BRAND_PATH = '/brand'
export const CHECK_IN_PATH = '/door'

const part = encodeURIComponent

export const artistPath = (slug: string) => `/artist/${part(slug)}`
export const recordPath = (slug: string) => `/record/${part(slug)}`
export const eventPath = (slug: string) => `/event/${part(slug)}`
/** One night of an event as it is streamed, for those who are logged in. */
export const streamPath = (slug: string, night: number | string) => `${eventPath(slug)}/${part(String(night))}/live`
/** The door of one night, for those who stand at it. */
export const checkInPath = (night: number | string) => `${CHECK_IN_PATH}/${part(String(night))}`
export const interviewPath = (slug: string) => `${INTERVIEWS_PATH}/${part(slug)}`
export const sessionPath = (slug: string) => `${SESSIONS_PATH}/${part(slug)}`
export const volumePath = (slug: string) => `${VOLUMES_PATH}/${part(slug)}`
export const newsPath = (slug: string) => `${NEWS_PATH}/${part(slug)}`
export const searchPath = (query: string) => `${SEARCH_PATH}?q=${part(query)}`

const CONTENT_PATHS: Readonly<Partial<Record<ContentCard['kind'], (slug: string) => string>>> = {
  artist: artistPath,
  record: recordPath,
  event: eventPath,
  interview: interviewPath,
  session: sessionPath,
  volume: volumePath,
  news: newsPath,
}

/** The page of a thing of any kind; nothing for what stands in the bookshop. */
export const contentPath = ({ kind, slug }: Pick<ContentCard, 'kind' | 'slug'>) => CONTENT_PATHS[kind]?.(slug)

/** What the search suggests while somebody types, and where it stands. */
export const SUGGESTED_PATHS: SuggestPaths = {
  artist: '/artist/{slug}',
  event: '/event/{slug}',
  record: '/record/{slug}',
  interview: `${INTERVIEWS_PATH}/{slug}`,
  session: `${SESSIONS_PATH}/{slug}`,
  volume: `${VOLUMES_PATH}/{slug}`,
  news: `${NEWS_PATH}/{slug}`,
}

/** What can be followed, each by itself. */
export const FEED_SECTIONS = ['interviews', 'sessions', 'news', 'volumes'] as const
export type FeedSection = (typeof FEED_SECTIONS)[number]

// These stand outside the languages: each names its own.
/** All that is new, or what is new in one section. */
export const feedPath = (language: Language, section?: FeedSection) =>
  `/feed/${section ? `${language}-${section}` : language}.xml`
export const podcastPath = (language: Language) => `/feed/${language}-podcast.xml`
export const ICON_PATHS = { small: '/icons/icon-192.png', large: '/icons/icon-512.png', mask: '/icons/mask-512.png' }

/** Things whose pages do not stand below the list that they belong to: `/artist/tara` is one of `/artists`. */
const SECTION_BY_KIND: Readonly<Record<string, string>> = {
  artist: ARTISTS_PATH,
  event: EVENTS_PATH,
  record: RECORDS_PATH,
}

/** The section of a page whose own path does not go through it; nothing where it does, or where there is none. */
export const parentSection = (path: string): string | undefined => SECTION_BY_KIND[path.split(/[/?#]/)[1] ?? '']
