import type { ContentCard } from '@dabali/api-client'
import { cataloguePath, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { Fragment } from 'react'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { contentPath } from '../paths.ts'

/** The title of a thing of any kind, which leads to its page; articles and lists of books stand in the bookshop. */
export async function ContentLink({ card: { kind, slug, title } }: { card: ContentCard }) {
  const language = await pageLanguage()
  const lang = textLanguage(title, language)
  const path = contentPath({ kind, slug })
  if (path) {
    return (
      <IntentLink href={localPath(language, path)} lang={lang}>
        {title}
      </IntentLink>
    )
  }
  return (
    <a href={readEnvironment().storeOrigin + localPath(language, cataloguePath({ kind, slug }))} lang={lang}>
      {title}
    </a>
  )
}

/** Several names in a line, each of which leads to its page. */
export function ContentLinks({ cards }: { cards: readonly ContentCard[] }) {
  return cards.map((card, index) => (
    <Fragment key={`${card.kind} ${card.slug}`}>
      {index > 0 && ', '}
      <ContentLink card={card} />
    </Fragment>
  ))
}
