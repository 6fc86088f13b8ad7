import type { Language } from '@dabali/domain'
import type { OpdsForm } from './opds/opds-feed.ts'

// These stand outside the languages: each names its own.
export const feedPath = (language: Language) => `/feed/${language}.xml`
/** Where a reading program begins. */
export const cataloguePathOf = (language: Language, form: OpdsForm = 'xml') => `/opds/${language}.${form}`
export const catalogueBooksPath = (language: Language, form: OpdsForm = 'xml') => `/opds/${language}-books.${form}`
export const catalogueSearchPath = (language: Language) => `/opds/${language}-search.xml`
export const ICON_PATHS = { small: '/icons/icon-192.png', large: '/icons/icon-512.png', mask: '/icons/mask-512.png' }
