'use client'

import { Button } from '@dabali/ui/button'
import type { CheckoutDraft } from './checkout-draft.ts'
import styles from './last-press.module.css'
import { payButtonText } from './payment-choices.ts'
import type { TillWords } from './till-words.ts'
import { useOnline } from './use-online.ts'
import type { useQuote } from './use-quote.ts'

type LastPressProps = {
  words: TillWords
  draft: CheckoutDraft
  prices: ReturnType<typeof useQuote>
  /** The browser has woken: before that nothing could take what is sent. */
  isReady: boolean
  isSending: boolean
}

/** The green button, which says how much is paid and where. Without a line it says so, and nothing is sent. */
export function LastPress({ words: { t, language }, draft, prices, isReady, isSending }: LastPressProps) {
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
