import { NEWS_PATH } from '../paths.ts'

/** The news that are filed under a tag; all of them without one. */
export const tagPath = (tag: string | undefined): string =>
  tag === undefined ? NEWS_PATH : `${NEWS_PATH}?tag=${encodeURIComponent(tag)}`

/** The tag that a query asks for. */
export const tagAsked = (asked: URLSearchParams): string | undefined => asked.get('tag') || undefined
