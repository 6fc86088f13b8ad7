import type { SearchResult } from '@dabali/api-client'

/** The two things told of what was found, as sentences: each closed as its own script closes it, and never twice. */
export function toldOf({ summary, excerpt }: Partial<Pick<SearchResult, 'summary' | 'excerpt'>>): string {
  if (!summary || !excerpt) return summary || excerpt || ''
  if (IS_CLOSED.test(summary)) return `${summary} ${excerpt}`
  return IS_DEVANAGARI.test(summary) ? `${summary}। ${excerpt}` : `${summary}. ${excerpt}`
}

const IS_CLOSED = /[.?!…।]$/
const IS_DEVANAGARI = /\p{Script=Devanagari}/u
