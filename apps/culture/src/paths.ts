import type { ContentCard } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { CHECK_IN_PATH, FOLLOWING_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import type { SuggestPaths } from '@dabali/shop/search'

// Without a language; `localPath` of @dabali/domain puts it in front.
export const EVENTS_PATH = '/events'
export const CALENDAR_PATH = '/events/calendar'
export const VENUES_PATH = '/venues'
export const ARTISTS_PATH = '/artists'
export const RECORDS_PATH = '/records'
export const INTERVIEWS_PATH = '/interviews'
export const SESSIONS_PATH = '/sessions'
export const VOLUMES_PATH = '/volumes'
export const NEWS_PATH = '/news'
export const ABOUT_PATH = '/about-us'
export const BRAND_PATH = '/brand'

const segment = encodeURIComponent

export const artistPath = (slug: string) => `/artist/${segment(slug)}`
/** The biographies, pictures and dates of an artist for the press. */
export const artistPressPath = (slug: string) => `${artistPath(slug)}/press`
export const recordPath = (slug: string) => `/record/${segment(slug)}`
/** The player of a record that other sites show in a frame. */
export const recordFramePath = (slug: string) => `/embed${recordPath(slug)}`
export const eventPath = (slug: string) => `/event/${segment(slug)}`
/** The page of an event that shows one of its dates. */
export const eventDatePath = (slug: string, eventDate: number | string) =>
  `${eventPath(slug)}/${segment(String(eventDate))}`
/** The stream of an event date; requires a login. */
export const streamPath = (slug: string, eventDate: number | string) => `${eventDatePath(slug, eventDate)}/live`
/** The check-in of an event date, for staff. */
export const checkInPath = (eventDate: number | string) => `${CHECK_IN_PATH}/${segment(String(eventDate))}`
/** The upcoming events of a venue. */
export const venueEventsPath = (slug: string) => `${EVENTS_PATH}?venue=${segment(slug)}`
export const interviewPath = (slug: string) => `${INTERVIEWS_PATH}/${segment(slug)}`
export const sessionPath = (slug: string) => `${SESSIONS_PATH}/${segment(slug)}`
export const volumePath = (slug: string) => `${VOLUMES_PATH}/${segment(slug)}`
export const newsPath = (slug: string) => `${NEWS_PATH}/${segment(slug)}`
export const searchPath = (query: string) => `${SEARCH_PATH}?q=${segment(query)}`

/** The link of emails about what is followed or reminded of, and the routes that its form and the buttons post to. */
export const FOLLOWING_END_PATH = `${FOLLOWING_PATH}/end`
export const followingEndPath = (token: string) => `${FOLLOWING_END_PATH}/${segment(token)}`
export const SAVE_ACTION = '/forms/saved/change'
export const END_ACTION = '/forms/following/end'
/** The form beside a stream. */
export const TIP_ACTION = '/forms/tips/give'

const CONTENT_PATHS: Readonly<Partial<Record<ContentCard['kind'], (slug: string) => string>>> = {
  artist: artistPath,
  record: recordPath,
  event: eventPath,
  interview: interviewPath,
  session: sessionPath,
  volume: volumePath,
  news: newsPath,
}

/** The path of content of any kind; undefined for content of the bookshop. */
export const contentPath = ({ kind, slug }: Pick<ContentCard, 'kind' | 'slug'>) => CONTENT_PATHS[kind]?.(slug)

/** The paths of search suggestions. */
export const SUGGESTED_PATHS: SuggestPaths = {
  artist: '/artist/{slug}',
  event: '/event/{slug}',
  record: '/record/{slug}',
  interview: `${INTERVIEWS_PATH}/{slug}`,
  session: `${SESSIONS_PATH}/{slug}`,
  volume: `${VOLUMES_PATH}/{slug}`,
  news: `${NEWS_PATH}/{slug}`,
}

/** The sections that have a feed of their own. */
export const FEED_SECTIONS = ['interviews', 'sessions', 'news', 'volumes'] as const
export type FeedSection = (typeof FEED_SECTIONS)[number]

/** The feed of one section or of all of them. Its file name has the language, which no other path of a file has. */
export const feedPath = (language: Language, section?: FeedSection) =>
  `/feed/${section ? `${language}-${section}` : language}.xml`
export const podcastPath = (language: Language) => `/feed/${language}-podcast.xml`
export const ICON_PATHS = { small: '/icons/icon-192.png', large: '/icons/icon-512.png', mask: '/icons/mask-512.png' }

/** Lists whose items have paths outside of them: `/artist/tara` belongs to `/artists`. */
const SECTION_BY_KIND: Readonly<Record<string, string>> = {
  artist: ARTISTS_PATH,
  event: EVENTS_PATH,
  venues: EVENTS_PATH,
  record: RECORDS_PATH,
}

/** The section of a page that is not part of its path; undefined where it is part of it, or where there is none. */
export const parentSection = (path: string): string | undefined => SECTION_BY_KIND[path.split(/[/?#]/)[1] ?? '']
