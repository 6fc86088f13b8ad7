import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { RetryButton } from '@dabali/ui/retry-button'
import { ordersTalk } from './orders-talk.ts'

type OrderFailedProps = { language: Language; heading?: 'failed' | 'failedList' }

/** The shop does not answer; the page asks again by itself. */
export function OrderFailed({ language, heading = 'failed' }: OrderFailedProps) {
  const t = ordersTalk(language)
  return (
    <div className="page">
      <EmptyState level={1} mark="failed" heading={t(heading)} text={t('failedText')}>
        <RetryButton text={t('retry')} />
      </EmptyState>
    </div>
  )
}
