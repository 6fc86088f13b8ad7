import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { RetryButton } from '@dabali/ui/retry-button'
import { libraryTalk } from './library-talk.ts'

/** The shop does not answer; the page asks again by itself. */
export function LibraryFailed({ language }: { language: Language }) {
  const t = libraryTalk(language)
  return (
    <div className="page">
      <EmptyState level={1} mark="failed" heading={t('failed')} text={t('failedText')}>
        <RetryButton text={t('retry')} />
      </EmptyState>
    </div>
  )
}
