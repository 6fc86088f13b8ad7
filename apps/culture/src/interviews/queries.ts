import { getInterview, type Interview, type InterviewDetail, listInterviews } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { type ListResult, toListResult } from '../editorial/queries.ts'
import { serverClient } from '../site.ts'

/** One lead and eight below it. */
const PAGE_SIZE = 9

/** A page of the interviews, the newest first; undefined after the last page. */
export async function readInterviewList(page: number, language: Language): Promise<ListResult<Interview> | undefined> {
  'use cache'
  cacheTag('interviews')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  return toListResult(await listInterviews(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One interview; undefined when there is none with this slug. */
export async function readInterview(slug: string, language: Language): Promise<InterviewDetail | undefined> {
  'use cache'
  cacheTag(`interview:${slug}`)
  const interview = await cacheUnlessMissing(() => getInterview(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (interview) cacheTag(`interview:${interview.slug}`)
  return interview
}
