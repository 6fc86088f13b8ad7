import { type Choice, choiceOf, type ListQuery } from './list-query.ts'
import type { ListTexts } from './list-texts.ts'
import type { Listing } from './read-listing.ts'

type NamedChoice = { choice: Choice; name: string }

/** What was chosen, each by the name that the list has for it. */
export function nameChoices(query: ListQuery, { facets }: Listing, texts: ListTexts): NamedChoice[] {
  return query.chosen.map((choice) => {
    const values = facets.find(({ field }) => field === choice.field)?.values ?? []
    const found = values.find(({ value }) => choiceOf(choice.field, value).value === choice.value)
    return { choice, name: texts.valueName(choice.field, found ?? choice) }
  })
}
