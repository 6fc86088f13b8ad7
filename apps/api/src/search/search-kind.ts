import { CONTENT_KINDS } from '../content/content-kind.ts'

/** Everything that is found. */
export const SEARCH_KINDS = ['product', ...CONTENT_KINDS] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]
