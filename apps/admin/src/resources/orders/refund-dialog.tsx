import type { Order } from '@dabali/api-client'
import { refundOrder } from '@dabali/api-client/staff'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { readSum, refundable, refundSum, writeSum } from './refund-sum.ts'

type Refund = { copies: Record<string, number>; other?: string; reason: string }

/** Refunds copies of lines, or another sum; the sum that is confirmed is the one that is sent. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const id = useId()
  const most = refundable(order)
  const form = useDialogValues<Refund>(`refund.${order.id}`, () => ({ copies: {}, reason: '' }))
  const { copies, other, reason } = form.values
  const set = (change: Partial<Refund>) => form.setValues({ ...form.values, ...change })
  const ofLines = refundSum(order.lines, copies, most)
  const sum = other === undefined ? ofLines : readSum(other)
  const isPossible = sum !== undefined && sum > 0n && sum <= most
  const lines = Object.entries(copies)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }))
  const refund = useAction(
    (amount: string, idempotencyKey) => {
      const asked = { id: order.id, amount, ...(lines.length > 0 && { lines }), ...(reason && { reason }) }
      return refundOrder(api, { ...asked, idempotencyKey }, { silent: true })
    },
    { done: 'resources.orders.done.refunded', onDone: form.sentThen(onClose), keyOf: form.keyOf },
  )
  const shown = isPossible ? money(writeSum(sum)) : ''
  return (
    <Question
      title={translate('resources.orders.questions.refund', { number: order.number })}
      confirm={translate(shown ? 'resources.orders.actions.refundSum' : 'resources.orders.actions.refund', {
        sum: shown,
      })}
      onConfirm={() => isPossible && refund.mutate(writeSum(sum))}
      onClose={onClose}
      typed={form}
      isBusy={refund.isPending}
      isDisabled={!isPossible}
      error={refund.error}
      isFinal
      isWide
    >
      <Copies order={order} copies={copies} setCopies={(chosen) => set({ copies: chosen })} />
      <div className="field">
        <label htmlFor={`${id}-sum`}>{translate('resources.orders.fields.refundSum')}</label>
        <input
          id={`${id}-sum`}
          className="input"
          inputMode="decimal"
          value={other ?? writeSum(ofLines)}
          onChange={(event) => set({ other: event.target.value })}
          aria-describedby={`${id}-most`}
        />
        <p id={`${id}-most`} className="hint">
          {translate('resources.orders.mostRefund', { sum: money(writeSum(most)) })}
        </p>
      </div>
      <ReasonField id={`${id}-reason`} reason={reason} setReason={(text) => set({ reason: text })} />
      <p className="quiet small">{translate('resources.orders.questions.refundText')}</p>
    </Question>
  )
}

type CopiesProps = {
  order: Order
  copies: Readonly<Record<string, number>>
  setCopies: (copies: Record<string, number>) => void
}

function Copies({ order, copies, setCopies }: CopiesProps) {
  const translate = useTranslate()
  const { money, number } = useFormat()
  // Editions of one work have the same title.
  const nameOf = ({ product_title: title, product_class: kind }: Order['lines'][number]) =>
    order.lines.filter((line) => line.product_title === title).length > 1
      ? `${title}, ${translate(`resources.orders.classes.${kind}`)}`
      : title
  return (
    <table className="grid">
      <caption className="visually-hidden">{translate('resources.orders.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('resources.orders.fields.item')}</th>
          <th scope="col" className="num">
            {translate('resources.orders.fields.amount')}
          </th>
          <th scope="col" className="num">
            {translate('resources.orders.fields.copies')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const { id, quantity, refunded_quantity: refunded, price_incl_tax: price } = line
          return (
            <tr key={id}>
              <th scope="row">
                {nameOf(line)}
                <br />
                <span className="quiet small">
                  {translate('resources.orders.bought', { count: number(quantity), left: number(quantity - refunded) })}
                </span>
              </th>
              <td className="num">{money(price)}</td>
              <td className="num">
                <input
                  className="input input--num"
                  type="number"
                  min={0}
                  max={quantity - refunded}
                  disabled={quantity === refunded}
                  aria-label={translate('resources.orders.copiesOf', { title: nameOf(line) })}
                  value={copies[id] ?? 0}
                  onChange={({ target }) => {
                    const wanted = Math.trunc(target.valueAsNumber || 0)
                    setCopies({ ...copies, [id]: Math.max(0, Math.min(quantity - refunded, wanted)) })
                  }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
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
