'use client'

import { changeBasketLine, type Quote, removeBasketLine } from '@dabali/api-client'
import { checkoutPath, formatNpr, localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { focusField } from '@dabali/ui/error-summary'
import { StatusText } from '@dabali/ui/status-text'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { BASKET_PATH, loginPath } from '../paths.ts'
import { useClient } from '../store/store.ts'
import { isPaid, payButtonText } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { Change, CheckoutI18n } from './checkout-start.ts'
import { useVoucherChange } from './checkout-vouchers.tsx'
import type { listErrors } from './field-errors.ts'
import {
  changeText,
  endsWithLogin,
  findShortLine,
  isPersonal,
  nextStepText,
  remainingChanges,
} from './order-changes.ts'
import styles from './submit-button.module.css'
import submitResultStyles from './submit-result.module.css'
import type { useQuote } from './use-quote.ts'
import type { SubmitState } from './use-submit-order.ts'

function onLine(update: () => void) {
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}

/** Whether the browser reports a connection. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  )

type SubmitButtonProps = {
  i18n: CheckoutI18n
  draft: CheckoutDraft
  prices: Pick<ReturnType<typeof useQuote>, 'quote' | 'failure' | 'isLoading' | 'refreshQuote'>
  isSending: boolean
  /** The fields that are wrong, from the top to the bottom. */
  errors: ReturnType<typeof listErrors>
  terms: ReactNode
}

/** The submit button with amount and method; disabled while offline. */
export function SubmitButton({ i18n: { t, language }, draft, prices, isSending, errors, terms }: SubmitButtonProps) {
  const { quote, failure, isLoading, refreshQuote } = prices
  const isOnline = useOnline()
  const access = isPaid(quote) ? 'instantAccess' : 'freeAccess'
  return (
    <div className={styles.last}>
      {failure && (
        <p className={styles.failure} role="alert">
          <span>
            {t('quoteFailed')} {failure}
          </span>
          <Button kind="plain" onClick={refreshQuote} pending={isLoading}>
            {t('retry')}
          </Button>
        </p>
      )}
      {errors[0] && (
        <p>
          <a
            className={styles.errors}
            href={`#${errors[0].field}`}
            onClick={(event) => {
              if (errors[0] && focusField(errors[0].field)) event.preventDefault()
            }}
          >
            <StatusText code="e">{t('errorsLeft', { count: errors.length })}</StatusText>
          </a>
        </p>
      )}
      {isOnline ? (
        <Button type="submit" kind="confirm" wide pending={isSending || isLoading}>
          {payButtonText(draft, { quote, t, language })}
        </Button>
      ) : (
        <Button type="submit" kind="plain" wide aria-disabled>
          {t('offline')}
        </Button>
      )}
      <p className={`quiet small ${styles.terms}`}>
        {terms} {t(quote.is_shipping_required ? 'cancellation' : access)}
      </p>
    </div>
  )
}

type ChangesProps = {
  i18n: CheckoutI18n
  mode: string | undefined
  changes: readonly Change[]
  quote: Quote
  onChanged: () => void
}

/** What has changed, with an action for short stock and for a refused voucher. */
function Changes({ i18n, mode, changes, quote, onChanged }: ChangesProps) {
  // The new total is shown once below.
  const shown = changes.filter(({ kind }) => kind !== 'total')
  return (
    <ul className={submitResultStyles.list}>
      {shown.map((change) => (
        <li key={`${change.kind} ${change.product_id} ${change.voucher}`} className={submitResultStyles.change}>
          <span>{changeText(change, quote)}</span>
          {isPersonal(change) ? (
            <VoucherActions i18n={i18n} mode={mode} change={change} onChanged={onChanged} />
          ) : (
            <TakeLessButton i18n={i18n} change={change} quote={quote} onChanged={onChanged} />
          )}
        </li>
      ))}
    </ul>
  )
}

type VoucherActionsProps = Pick<ChangesProps, 'i18n' | 'mode' | 'onChanged'> & { change: Change }

/** Removes a voucher that this customer may not use; a guest can log in for it. What was typed is kept. */
function VoucherActions({ i18n: { t, language }, mode, change, onChanged }: VoucherActionsProps) {
  const { isPending, error, remove } = useVoucherChange({ t, mode, onChanged })
  const here = localPath(language, checkoutPath(mode))
  return (
    <>
      <span className={submitResultStyles.actions}>
        {endsWithLogin(change) && (
          <ButtonLink href={localPath(language, loginPath(here))} kind="plain">
            {t('logIn')}
          </ButtonLink>
        )}
        <Button
          type="submit"
          name="remove_voucher"
          value={change.voucher ?? ''}
          kind="plain"
          pending={isPending}
          onClick={(event) => remove(event, change.voucher ?? '')}
        >
          {t('removeThisVoucher')}
        </Button>
      </span>
      {error && <span role="alert">{error}</span>}
    </>
  )
}

type TakeLessButtonProps = Omit<ChangesProps, 'changes' | 'mode'> & { change: Change }

/** Reduces the quantity to the stock, or removes the line. */
function TakeLessButton({ i18n: { t }, change, quote, onChanged }: TakeLessButtonProps) {
  const client = useClient()
  const [isPending, setPending] = useState(false)
  const short = findShortLine(change, quote)
  if (!short) return null
  const { line, left } = short
  const named = { id: quote.id, line: line.id }

  async function take(event: MouseEvent) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const taken = left > 0 ? changeBasketLine(client, { ...named, quantity: left }) : removeBasketLine(client, named)
    // A failure says that the line has changed again.
    await taken.then(onChanged, onChanged)
    setPending(false)
  }

  return (
    <Button type="submit" name="take" value={`${line.id} ${left}`} kind="plain" pending={isPending} onClick={take}>
      {left > 0 ? t('changeQuantity', { count: left }) : t('removeItem')}
    </Button>
  )
}

type SubmitResultProps = {
  i18n: CheckoutI18n
  mode: string | undefined
  state: SubmitState
  quote: Quote
  /** The new price is not known yet. */
  isLoading: boolean
  refreshQuote: () => void
}

/** Why the last submit placed no order. It takes the focus. */
export function SubmitResult({ i18n, mode, state, quote, isLoading, refreshQuote }: SubmitResultProps) {
  const { t, language } = i18n
  const { outcome, attempt, agreedTotal } = state
  if (!outcome) return null
  if (outcome.kind === 'changed') {
    const changes = remainingChanges(outcome.changes, quote)
    // Ordering again would be refused again.
    const isOwned = changes.length > 0 && changes.every(({ kind }) => kind === 'owned')
    const isRefused = isOwned || changes.some(isPersonal)
    const isOther = !isLoading && quote.total !== null && quote.total !== agreedTotal
    const amounts = { now: formatNpr(quote.total ?? '0', language), was: formatNpr(agreedTotal ?? '0', language) }
    const isTotalNew = isOther || (isLoading && changes.some(({ kind }) => kind === 'total'))
    return (
      <Notice attempt={attempt} heading={t(isRefused ? 'refusedHeading' : 'changedHeading')}>
        <Changes i18n={i18n} mode={mode} changes={changes} quote={quote} onChanged={refreshQuote} />
        {isOther && <p className={submitResultStyles.strong}>{t('changedTotal', amounts)}</p>}
        {!isRefused && <p>{t(nextStepText(changes, quote, isTotalNew))}</p>}
      </Notice>
    )
  }
  if (outcome.kind === 'refused')
    return (
      <Notice attempt={attempt} heading={t('refusedHeading')}>
        <p>{outcome.message}</p>
      </Notice>
    )
  if (outcome.kind === 'gone')
    return (
      <Notice attempt={attempt} heading={t('cartChangedHeading')}>
        <p>{t('cartChangedText')}</p>
        <p>
          <ButtonLink href={localPath(language, BASKET_PATH)} kind="plain">
            {t('viewCart')}
          </ButtonLink>
        </p>
      </Notice>
    )
  return (
    <Notice attempt={attempt} heading={t('unansweredHeading')}>
      <p>{t('unansweredText')}</p>
    </Notice>
  )
}

function Notice({ attempt, heading, children }: { attempt: number; heading: string; children: ReactNode }) {
  const notice = useRef<HTMLElement>(null)
  const id = useId()
  // Each submit focuses the notice again.
  useEffect(() => {
    if (attempt > 0) notice.current?.focus()
  }, [attempt])
  return (
    <section ref={notice} className={submitResultStyles.notice} tabIndex={-1} aria-labelledby={id}>
      <h2 className={submitResultStyles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
