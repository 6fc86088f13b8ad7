import { type Choice, type ListQuery, readListQuery } from './list-query.ts'

/** What a page of a list is about. */
export type ListSubject = {
  name: string
  words?: string | undefined
  /** Without its language and its query. */
  path: string
  /** The way to it, each step with its local address. */
  way: readonly { href: string; name: string }[]
  /** What is shown where it is shared; the shop's own picture where it has none. */
  picture?: string
  /** What everything on it has in common. */
  about: readonly Choice[]
}

/** What is asked of the list, but for what the page is about: that cannot be chosen otherwise. */
export function queryWithin({ about }: ListSubject, asked: URLSearchParams): ListQuery {
  const query = readListQuery(asked)
  return { ...query, chosen: query.chosen.filter(({ field }) => about.every((choice) => choice.field !== field)) }
}
