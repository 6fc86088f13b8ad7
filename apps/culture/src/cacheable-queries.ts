import { SEARCH_PATH } from '@dabali/shop/paths'
import {
  ARTISTS_PATH,
  EVENTS_PATH,
  INTERVIEWS_PATH,
  NEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  VOLUMES_PATH,
} from './paths.ts'

const PAGED = ['page']

/** The lists of this site, and the names of the query that make one of their pages differ from another. */
export const CACHEABLE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  [EVENTS_PATH]: ['when', 'page'],
  [ARTISTS_PATH]: PAGED,
  [RECORDS_PATH]: ['format', 'page'],
  [INTERVIEWS_PATH]: PAGED,
  [SESSIONS_PATH]: PAGED,
  [VOLUMES_PATH]: PAGED,
  [NEWS_PATH]: ['tag', 'page'],
  [SEARCH_PATH]: ['q', 'type', 'page'],
}
