import { ChoiceLinks } from '@dabali/ui/choice-links'
import { type ListQuery, type ListSort, sortedBy } from './list-query.ts'

type SortLinksProps<Sort extends ListSort> = {
  sorts: readonly Sort[]
  query: ListQuery
  hrefOf: (query: ListQuery) => string
  texts: { sort: string; sortName: (sort: Sort) => string }
}

/** The orders of a list, each one press away. */
export function SortLinks<Sort extends ListSort>({ sorts, query, hrefOf, texts }: SortLinksProps<Sort>) {
  const choices = sorts.map((sort) => ({
    href: hrefOf(sortedBy(query, sort)),
    text: texts.sortName(sort),
    isShown: sort === query.sort,
  }))
  return <ChoiceLinks label={texts.sort} choices={choices} isUnlisted isBare />
}
