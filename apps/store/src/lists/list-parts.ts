import type { Language } from '@dabali/domain'
import type { ListQuery } from './list-query.ts'
import type { ListTexts } from './list-texts.ts'
import type { Listing } from './read-listing.ts'

/** What every part of a list is made from. */
export type ListParts = {
  query: ListQuery
  listing: Listing
  /** The address of the same list, asked otherwise. */
  hrefOf: (query: ListQuery) => string
  texts: ListTexts
  language: Language
}
