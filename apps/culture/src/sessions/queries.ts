import { getSession, listSessions, type Session, type SessionDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListQuery } from '../editorial/list-query.ts'
import { type FilteredList, readFilteredList } from '../editorial/queries.ts'
import { serverClient } from '../site.ts'

/** A mosaic of three and two rows of three. */
const PAGE_SIZE = 9

/** A page of the sessions, the newest first; undefined after the last page. */
export async function readSessionList(
  { chosen, page }: ListQuery,
  language: Language,
): Promise<FilteredList<Session> | undefined> {
  'use cache'
  cacheTag('sessions')
  cacheLife('kept')
  const query = { ...chosen, page: String(page), page_size: String(PAGE_SIZE) }
  return readFilteredList(() => listSessions(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One session; undefined when there is none with this slug. */
export async function readSession(slug: string, language: Language): Promise<SessionDetail | undefined> {
  'use cache'
  cacheTag(`session:${slug}`)
  const session = await cacheUnlessMissing(() => getSession(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (session) cacheTag(`session:${session.slug}`)
  return session
}
