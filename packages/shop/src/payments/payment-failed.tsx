import type { Language } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { RetryButton } from '@dabali/ui/retry-button'
import { talk } from '../texts/talk.ts'
import { paymentsTexts } from './payments-texts.ts'

/** The shop does not answer; the page asks again by itself. */
export function PaymentFailed({ language }: { language: Language }) {
  const t = talk(paymentsTexts(language), language)
  return (
    <div className="page">
      <EmptyState level={1} mark="failed" heading={t('failedToRead')} text={t('failedToReadText')}>
        <RetryButton text={t('lookAgain')} />
      </EmptyState>
    </div>
  )
}
