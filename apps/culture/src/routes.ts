import { SEARCH_PATH, VISITOR_ACCESS } from '@dabali/shop/paths'
import type { AccessTable } from '@dabali/site/routing'
import {
  ARTISTS_PATH,
  CHECK_IN_PATH,
  EVENTS_PATH,
  INTERVIEWS_PATH,
  NEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  VOLUMES_PATH,
} from './paths.ts'

/** Which paths of this site require a login. */
export const ACCESS: AccessTable = { ...VISITOR_ACCESS, [CHECK_IN_PATH]: 'protected' }

const PAGED = ['page']

/** The query parameters that each list depends on; its pages are cached by them. */
export const CACHEABLE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  [EVENTS_PATH]: ['when', 'page'],
  [ARTISTS_PATH]: PAGED,
  [RECORDS_PATH]: ['format', 'page'],
  [INTERVIEWS_PATH]: PAGED,
  [SESSIONS_PATH]: PAGED,
  [VOLUMES_PATH]: PAGED,
  [NEWS_PATH]: ['tag', 'page'],
  [SEARCH_PATH]: ['q', 'exact', 'type', 'page'],
}
