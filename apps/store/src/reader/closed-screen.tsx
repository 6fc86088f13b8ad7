import type { LibraryItemDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { CONTACT_PATH, libraryItemPath } from '@dabali/shop/paths'
import { ButtonLink } from '@dabali/ui/button-link'
import { EmptyState } from '@dabali/ui/empty-state'
import { getTranslations } from 'next-intl/server'
import { PageLayout } from '../layout/page-layout.tsx'
import { bookPath } from '../paths.ts'

const TEXTS = { ended: 'endedText', revoked: 'revokedText', upcoming: 'upcomingText' } as const

type ClosedScreenProps = { item: LibraryItemDetail; path: string; language: Language }

/** A book that is theirs and does not open: it was given back, its time is over, or its day has not come. */
export async function ClosedScreen({ item, path, language }: ClosedScreenProps) {
  const t = await getTranslations('reader')
  const { product, state, id } = item
  const why = state === 'active' ? 'ended' : state
  return (
    <PageLayout path={path}>
      <div className="page">
        <EmptyState level={1} mark={why === 'upcoming' ? 'waiting' : 'failed'} heading={t(why)} text={t(TEXTS[why])}>
          {why === 'ended' && (
            <ButtonLink kind="main" href={localPath(language, bookPath(product.slug))}>
              {t('toBook')}
            </ButtonLink>
          )}
          {why === 'revoked' && (
            <ButtonLink kind="main" href={localPath(language, CONTACT_PATH)}>
              {t('contact')}
            </ButtonLink>
          )}
          <ButtonLink kind="plain" href={localPath(language, libraryItemPath(id))}>
            {t('toItem')}
          </ButtonLink>
        </EmptyState>
      </div>
    </PageLayout>
  )
}
