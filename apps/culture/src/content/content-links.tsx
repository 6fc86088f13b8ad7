import type { ContentCard } from '@dabali/api-client'
import { Fragment } from 'react'
import { ContentLink } from './content-link.tsx'

/** Several names in a line, each of which leads to its page. */
export function ContentLinks({ cards }: { cards: readonly ContentCard[] }) {
  return cards.map((card, index) => (
    <Fragment key={`${card.kind} ${card.slug}`}>
      {index > 0 && ', '}
      <ContentLink card={card} />
    </Fragment>
  ))
}
