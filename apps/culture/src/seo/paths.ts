import type { Language } from '@dabali/domain'

/** What can be followed, each by itself. */
export const SECTIONS = ['interviews', 'sessions', 'news', 'volumes'] as const
export type Section = (typeof SECTIONS)[number]

// These stand outside the languages: each names its own.
/** All that is new, or what is new in one section. */
export const feedPath = (language: Language, section?: Section) =>
  `/feed/${section ? `${language}-${section}` : language}.xml`
export const podcastPath = (language: Language) => `/feed/${language}-podcast.xml`
export const ICON_PATHS = { small: '/icons/icon-192.png', large: '/icons/icon-512.png', mask: '/icons/mask-512.png' }
