import type { Facet } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button-link'
import { EmptyState } from '@dabali/ui/empty-state'
import { BOOKS_PATH } from '../paths.ts'
import type { ListParts } from './list-parts.ts'
import { type ListField, onPage, without } from './list-query.ts'
import { nameChoices } from './name-choices.ts'

/** Why nothing is listed, and the way to where something is. */
export function NothingListed(props: ListParts & { pages: number }) {
  const { query, listing, hrefOf, texts, language, pages } = props
  if (listing.count > 0) {
    const way = { href: hrefOf(onPage(query, pages)), text: texts.past.way }
    return <EmptyState heading={texts.past.heading(query.page)} text={texts.past.text(pages)} way={way} />
  }
  if (query.chosen.length > 0) return <TooNarrow {...props} />
  const way = { href: localPath(language, BOOKS_PATH), text: texts.bare.way }
  return <EmptyState heading={texts.bare.heading} text={texts.bare.text} way={way} />
}

/** Each facet that empties the list by itself is offered to be left out. */
function TooNarrow({ query, listing, hrefOf, texts, language }: ListParts) {
  const culprits = emptying(listing).filter((field) => query.chosen.some((choice) => choice.field === field))
  const named = nameChoices(query, listing, texts)
  const namesOf = (field: ListField) =>
    named.flatMap(({ choice, name }) => (choice.field === field ? [name] : [])).join(', ')
  const [first, ...others] = culprits.map((field) => ({
    href: hrefOf(without(query, field)),
    text: texts.leaveOut(namesOf(field)),
  }))
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(culprits.map(namesOf))
  const text = listing.refused ? texts.refused(names) : texts.empty.text(names)
  const all = { href: hrefOf(without(query)), text: texts.clearAll }
  return (
    <EmptyState heading={texts.empty.heading} text={first ? text : texts.empty.all} way={first ?? all}>
      {others.map((way) => (
        <ButtonLink key={way.href} href={way.href} kind="plain">
          {way.text}
        </ButtonLink>
      ))}
    </EmptyState>
  )
}

/** A facet counts what there would be without its own choices: where that is something, they are what empties the list. */
function emptying({ facets, refused }: ListParts['listing']): ListField[] {
  if (refused) return [refused]
  const shows = ({ values }: Facet) => values.some(({ count }) => count > 0)
  return facets.filter(shows).map(({ field }) => field as ListField)
}
