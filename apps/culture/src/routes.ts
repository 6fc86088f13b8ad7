import { CHECK_IN_PATH, FOLLOWING_PATH, SAVED_PATH, SEARCH_PATH, VISITOR_ACCESS } from '@dabali/shop/paths'
import type { AccessTable } from '@dabali/site/routing'
import { CALENDAR_QUERY_NAMES, EVENT_QUERY_NAMES } from './events/event-query.ts'
import {
  ARTISTS_PATH,
  CALENDAR_PATH,
  EVENTS_PATH,
  FOLLOWING_END_PATH,
  INTERVIEWS_PATH,
  NEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  VOLUMES_PATH,
} from './paths.ts'

/** Which paths of this site require a login. */
export const ACCESS: AccessTable = {
  ...VISITOR_ACCESS,
  [CHECK_IN_PATH]: 'protected',
  [SAVED_PATH]: 'protected',
  [FOLLOWING_PATH]: 'protected',
  // The link authorises.
  [FOLLOWING_END_PATH]: 'open',
}

const PAGED = ['page']
const GENRE_AND_LETTER = ['genre', 'letter', 'page']

/** The query parameters that each list depends on; its pages are cached by them. */
export const CACHEABLE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  [EVENTS_PATH]: EVENT_QUERY_NAMES,
  [CALENDAR_PATH]: CALENDAR_QUERY_NAMES,
  [ARTISTS_PATH]: GENRE_AND_LETTER,
  [RECORDS_PATH]: ['format', ...GENRE_AND_LETTER],
  [INTERVIEWS_PATH]: PAGED,
  [SESSIONS_PATH]: GENRE_AND_LETTER,
  [VOLUMES_PATH]: PAGED,
  [NEWS_PATH]: ['tag', 'page'],
  [SEARCH_PATH]: ['q', 'exact', 'type', 'page'],
}
