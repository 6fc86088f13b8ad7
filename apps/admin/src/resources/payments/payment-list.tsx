import { refreshStaffPayment, refundStaffPayment, type StaffPayment } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { ActionError, PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

type Row = StaffPayment & { id: string }

const STATUSES = [
  'review',
  'refund_due',
  'created',
  'started',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'partially_refunded',
  'refunded',
]
const VIEWS: readonly View[] = [{ label: 'resources.payments.needAttention', filter: {} }]
const TONES: Partial<Record<StaffPayment['status'], Tone>> = { review: 'e', refund_due: 'w', paid: 's', failed: 'e' }

/** The payments that a person has to look at; the filter shows the others. */
export default function PaymentList() {
  const translate = useTranslate()
  const { money, time } = useFormat()
  return (
    <ListBase resource="payments" perPage={25} exporter={false}>
      <PageHead
        area="store"
        title={translate('resources.payments.name', { smart_count: 2 })}
        meta={translate('resources.payments.text')}
      />
      <Views views={VIEWS} />
      <Filters>
        <SelectFilter
          source="status"
          label="resources.orders.fields.state"
          all="resources.payments.needAttention"
          choices={STATUSES}
          names="resources.payments.status"
        />
      </Filters>
      <RecordTable<Row>
        caption="resources.payments.caption"
        empty="resources.payments.none"
        name={{
          label: 'resources.orders.fields.number',
          show: ({ order }) => order.number,
        }}
        columns={[
          {
            label: 'resources.orders.fields.method',
            show: ({ method }) => translate(`resources.payments.methods.${method}`),
          },
          { label: 'resources.orders.fields.amount', show: ({ amount }) => money(amount), isNumber: true },
          {
            label: 'resources.orders.fields.state',
            show: ({ status }) => (
              <Status tone={TONES[status] ?? 'o'}>{translate(`resources.payments.status.${status}`)}</Status>
            ),
          },
          {
            label: 'resources.orders.fields.reference',
            show: ({ reference }) => <span className="mono">{reference}</span>,
            isWide: true,
          },
          { label: 'resources.payments.changed', show: ({ updated_at: at }) => time(at) },
          {
            label: 'admin.actions',
            isFixed: true,
            show: (payment) => <PaymentActions payment={payment} />,
            isWide: true,
          },
        ]}
      />
    </ListBase>
  )
}

function PaymentActions({ payment }: { payment: Row }) {
  const translate = useTranslate()
  const may = useMay()
  const { money } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { hash, amount, order } = payment
  const look = useAction((_: undefined) => refreshStaffPayment(api, { hash }, { silent: true }), {
    done: 'resources.payments.looked',
  })
  const giveBack = useAction(
    (_: undefined, idempotencyKey) => refundStaffPayment(api, { hash, idempotencyKey }, { silent: true }),
    { done: 'resources.payments.givenBack', onDone: () => setAsking(false) },
  )
  return (
    <div className="line">
      {may('orders.read') && (
        <Link className="link" to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: order.number }))}`}>
          {translate('resources.payments.findOrder')}
        </Link>
      )}
      {may('payments.write') && (
        <button type="button" className="link" disabled={look.isPending} onClick={() => look.mutate(undefined)}>
          {translate('resources.payments.look')}
        </button>
      )}
      {may('refunds.write') && payment.status === 'review' && (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {translate('resources.payments.giveBack')}
        </button>
      )}
      <ActionError error={look.error} />
      {isAsking && (
        <Question
          title={translate('resources.payments.giveBackQuestion', { sum: money(amount), number: order.number })}
          confirm={translate('resources.payments.giveBack')}
          onConfirm={() => giveBack.mutate(undefined)}
          onClose={() => setAsking(false)}
          isBusy={giveBack.isPending}
          error={giveBack.error}
          isFinal
        />
      )}
    </div>
  )
}
