import { metaDescription } from '@dabali/domain'

/** So many characters of a description are read; it is long enough for two lines, and short enough to be read for every hit. */
export const EXCERPT_LENGTH = 170

/** The beginning of a description in plain words, up to the last whole one. */
export function excerptOf(beginning: string): string {
  const text = metaDescription(beginning.replace(/<[^>]*$/, ''))
  return beginning.length < EXCERPT_LENGTH ? text : `${text.replace(/\s+\S*$/, '')}…`
}
