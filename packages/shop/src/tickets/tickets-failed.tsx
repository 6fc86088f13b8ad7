import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { RetryButton } from '@dabali/ui/retry-button'
import { ticketsTalk } from './tickets-talk.ts'

/** The shop does not answer; the page asks again by itself. */
export function TicketsFailed({ language }: { language: Language }) {
  const t = ticketsTalk(language)
  return (
    <div className="page">
      <EmptyState level={1} mark="failed" heading={t('failed')} text={t('failedText')}>
        <RetryButton text={t('retry')} />
      </EmptyState>
    </div>
  )
}
