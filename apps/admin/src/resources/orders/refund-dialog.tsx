import type { Order } from '@dabali/api-client'
import { refundOrder } from '@dabali/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { api, codeOf } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { RefundCopies } from './refund-copies.tsx'
import { type RefundedParts, RefundSummary, useRefundQuote } from './refund-quote.tsx'
import { readSum, refundable, writeSum } from './refund-sum.ts'

/** `other` is what staff typed instead of the sum of the copies; an empty text is no sum. */
type Refund = { copies: Record<string, number>; other: string | undefined; reason: string }

/** The amount that was expected first, by the idempotency key: a repeated attempt is the same request. */
const FIRST_EXPECTED = new Map<string, string>()

function firstExpected(key: string, amount: string): string {
  const first = FIRST_EXPECTED.get(key) ?? amount
  FIRST_EXPECTED.set(key, first)
  return first
}

/** What is asked for; nothing while no copies are chosen and no sum is typed. */
function toParts({ copies, other = '' }: Refund): RefundedParts | undefined {
  const lines = Object.entries(copies)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }))
  const sum = readSum(other)
  if (sum === undefined && lines.length === 0) return undefined
  return { ...(lines.length > 0 && { lines }), ...(sum !== undefined && { amount: writeSum(sum) }) }
}

/** Refunds copies of lines, or another sum. Without another sum, the API refunds only the amount that was shown. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const queries = useQueryClient()
  const id = useId()
  const most = refundable(order)
  const form = useDialogValues<Refund>(`refund.${order.id}`, () => ({ copies: {}, other: undefined, reason: '' }))
  const { copies, other, reason } = form.values
  const set = (change: Partial<Refund>) => form.setValues({ ...form.values, ...change })
  const problem = useSumProblem(other, most)
  const parts = problem === undefined ? toParts(form.values) : undefined
  const quote = useRefundQuote(order, parts)
  const quoted = quote.error ? undefined : quote.data
  const isPossible = quoted?.is_allowed === true
  const refund = useAction(
    (amount: string, idempotencyKey) => {
      const asked = {
        id: order.id,
        ...parts,
        ...(!parts?.amount && { expected_amount: firstExpected(idempotencyKey, amount) }),
      }
      return refundOrder(api, { ...asked, ...(reason && { reason }), idempotencyKey }, { silent: true })
    },
    { done: 'resources.orders.done.refunded', onDone: form.sentThen(onClose), keyOf: form.keyOf },
  )
  const confirm = () => {
    if (!isPossible) return
    const onError = (error: unknown) => {
      if (codeOf(error) !== 'amount_changed') return
      // Nothing was refunded, since the order has changed meanwhile.
      FIRST_EXPECTED.delete(form.keyOf())
      void queries.invalidateQueries()
    }
    refund.mutate(quoted.amount, { onError })
  }
  const shown = isPossible ? money(quoted.amount) : ''
  return (
    <Question
      title={translate('resources.orders.questions.refund', { number: order.number })}
      confirm={translate(shown ? 'resources.orders.actions.refundSum' : 'resources.orders.actions.refund', {
        sum: shown,
      })}
      onConfirm={confirm}
      onClose={onClose}
      typed={form}
      isBusy={refund.isPending}
      isDisabled={!isPossible}
      error={refund.error}
      isFinal
      isWide
    >
      <RefundCopies order={order} copies={copies} setCopies={(chosen) => set({ copies: chosen, other: undefined })} />
      <div className="field">
        <label htmlFor={`${id}-sum`}>{translate('resources.orders.fields.refundSum')}</label>
        <input
          id={`${id}-sum`}
          className="input"
          inputMode="decimal"
          value={other ?? quoted?.amount ?? ''}
          placeholder={quoted?.amount}
          onChange={(event) => set({ other: event.target.value })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-most` : `${id}-most ${id}-problem`}
        />
        <p id={`${id}-most`} className="hint">
          {translate('resources.orders.mostRefund', { sum: money(writeSum(most)) })}
        </p>
        {problem !== undefined && (
          <p id={`${id}-problem`} className="error-text">
            {problem}
          </p>
        )}
      </div>
      <RefundSummary quote={quote} />
      <ReasonField id={`${id}-reason`} reason={reason} setReason={(text) => set({ reason: text })} />
      <p className="quiet small">{translate('resources.orders.questions.refundText')}</p>
    </Question>
  )
}

/** What is wrong with a sum that was typed. */
function useSumProblem(text: string | undefined, most: bigint): string | undefined {
  const translate = useTranslate()
  const { money } = useFormat()
  if (!text?.trim()) return undefined
  const sum = readSum(text)
  if (sum === undefined || sum === 0n) return translate('admin.errors.notASum')
  return sum > most ? translate('resources.orders.mostRefund', { sum: money(writeSum(most)) }) : undefined
}

type ReasonFieldProps = { id: string; reason: string; setReason: (reason: string) => void }

export function ReasonField({ id, reason, setReason }: ReasonFieldProps) {
  const translate = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id}>
        {translate('resources.orders.fields.reason')}
        <span className="opt">{translate('admin.optional')}</span>
      </label>
      <textarea
        id={id}
        className="input"
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="hint">{translate('resources.orders.reasonIsShown')}</p>
    </div>
  )
}
