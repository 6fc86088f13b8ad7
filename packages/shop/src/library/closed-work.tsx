import type { LibraryItem } from '@dabali/api-client'
import { cataloguePath, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { LIBRARY_PATH } from '../paths.ts'
import type { Visit } from '../visit/visit.ts'
import type { LibraryTalk } from './library-talk.ts'
import { termsWords } from './terms-words.ts'

type ClosedWorkProps = { item: LibraryItem; visit: Visit; t: LibraryTalk }

/** A work that cannot be opened now: why, and what can be done. */
export function ClosedWork({ item, visit: { language, site, origins }, t }: ClosedWorkProps) {
  const { product, state } = item
  const shop = localPath(language, cataloguePath({ slug: product.slug }))
  return (
    <div className="page">
      <EmptyState
        level={1}
        icon="waiting"
        heading={product.title}
        text={termsWords(item, language, t)}
        link={{ href: localPath(language, LIBRARY_PATH), text: t('back') }}
      >
        {state === 'ended' && (
          <ButtonLink kind="plain" href={site === 'store' ? shop : origins.store + shop}>
            {t('inShop')}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
