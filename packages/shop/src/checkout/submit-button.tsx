'use client'

import { Button } from '@dabali/ui/button'
import { useSyncExternalStore } from 'react'
import { payButtonText } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutI18n } from './checkout-start.ts'
import styles from './last-press.module.css'
import type { useQuote } from './use-quote.ts'

function onLine(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the browser believes to have a line. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  )

type SubmitButtonProps = {
  words: CheckoutI18n
  draft: CheckoutDraft
  prices: ReturnType<typeof useQuote>
  /** The browser has woken: before that nothing could take what is sent. */
  isReady: boolean
  isSending: boolean
}

/** The green button, which says how much is paid and where. Without a line it says so, and nothing is sent. */
export function SubmitButton({ words: { t, language }, draft, prices, isReady, isSending }: SubmitButtonProps) {
  const { quote, failure, isAsking, askAgain } = prices
  const isOnline = useOnline()
  return (
    <div className={styles.last}>
      {failure && (
        <p className={styles.failure} role="alert">
          <span>
            {t('quoteFailed')} {failure}
          </span>
          <Button kind="plain" onClick={askAgain} pending={isAsking}>
            {t('askAgain')}
          </Button>
        </p>
      )}
      {isOnline ? (
        <Button type={isReady ? 'submit' : 'button'} kind="confirm" wide pending={isSending}>
          {payButtonText(draft, { quote, t, language })}
        </Button>
      ) : (
        <Button type="submit" kind="plain" wide aria-disabled>
          {t('offlineButton')}
        </Button>
      )}
      <p className="quiet small">{quote.is_shipping_required ? t('afterPress') : t('afterPressDigital')}</p>
    </div>
  )
}
