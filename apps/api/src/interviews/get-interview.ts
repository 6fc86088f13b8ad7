import { findAt } from '../content/find-at.ts'
import type { InterviewQueries } from './queries.ts'
import { toInterviewDetail } from './to-interview.ts'

export async function getInterview(
  queries: InterviewQueries,
  { slug, language }: { slug: string; language: 'en' | 'ne' },
) {
  const find = (known: string) => queries.find(known, language)
  return toInterviewDetail(await findAt({ kind: 'interview', slug }, find, queries.findMoved))
}
