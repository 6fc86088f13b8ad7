import { cancelStaffOrder, collectCash, type StaffOrder } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { ReasonField, RefundDialog } from './refund-dialog.tsx'
import { refundable } from './refund-sum.ts'

type Dialogs = 'collect' | 'refund' | 'cancel'

/** What can be done with an order now, by whom it may. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const may = useMay()
  const [dialog, setDialog] = useState<Dialogs>()
  const close = () => setDialog(undefined)
  const { number } = useFormat()
  // The first parcel of several is paid for all, and one that comes back was paid for.
  const isDelivered = order.shipments.some(({ delivered_at: at }) => at !== null)
  const toPack = order.lines_to_pack.reduce((sum, { quantity }) => sum + quantity, 0)
  const actions: [Dialogs, boolean, string][] = [
    ['cancel', may('refunds.write') && order.can_cancel, translate('resources.orders.actions.cancel')],
    ['refund', may('refunds.write') && refundable(order) > 0n, translate('resources.orders.actions.refund')],
    [
      'collect',
      may('orders.write') && order.payment_status === 'cod_pending' && isDelivered,
      translate('resources.orders.actions.collect'),
    ],
  ]
  return (
    <>
      {actions.map(([name, isShown, label]) =>
        isShown ? (
          <button key={name} type="button" className="button button--plain" onClick={() => setDialog(name)}>
            {label}
          </button>
        ) : null,
      )}
      {may('orders.write') && toPack > 0 && (
        <Link className="button" to={`/packing/${encodeURIComponent(order.id)}/show`}>
          {translate('resources.orders.actions.pack', { smart_count: toPack, count: number(toPack) })}
        </Link>
      )}
      {dialog === 'collect' && <CollectDialog order={order} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {dialog === 'refund' && <RefundDialog order={order} onClose={close} />}
    </>
  )
}

type DialogProps = { order: StaffOrder; onClose: () => void }

function CollectDialog({ order, onClose }: DialogProps) {
  const translate = useTranslate()
  const collect = useAction(
    (_: undefined, idempotencyKey) => collectCash(api, { id: order.id, idempotencyKey }, { silent: true }),
    { done: 'resources.orders.done.collected', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.orders.questions.collect', { number: order.number })}
      confirm={translate('resources.orders.actions.collect')}
      onConfirm={() => collect.mutate(undefined)}
      onClose={onClose}
      isBusy={collect.isPending}
      error={collect.error}
      isFinal
    />
  )
}

function CancelDialog({ order, onClose }: DialogProps) {
  const translate = useTranslate()
  const id = useId()
  const form = useDialogValues(`cancel.${order.id}`, () => ({ reason: '' }))
  const { reason } = form.values
  const cancel = useAction(
    (_: undefined, idempotencyKey) =>
      cancelStaffOrder(api, { id: order.id, ...(reason && { reason }), idempotencyKey }, { silent: true }),
    { done: 'resources.orders.done.cancelled', onDone: form.sentThen(onClose) },
  )
  return (
    <Question
      title={translate('resources.orders.questions.cancel', { number: order.number })}
      confirm={translate('resources.orders.actions.cancel')}
      onConfirm={() => cancel.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={cancel.isPending}
      error={cancel.error}
      isFinal
    >
      <p>{translate('resources.orders.questions.cancelText')}</p>
      <ReasonField id={id} reason={reason} setReason={(text) => form.setValues({ reason: text })} />
    </Question>
  )
}
