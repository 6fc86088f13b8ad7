import { completeStaffRefund, type StaffRefund } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Filters, SelectFilter, Views } from '../../layout/filters.tsx'
import { PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

const STATUSES = ['manual', 'due', 'pending', 'failed', 'done']
const TONES: Record<StaffRefund['status'], Tone> = { manual: 'w', due: 'w', pending: 'w', failed: 'e', done: 's' }

export default function RefundList() {
  const translate = useTranslate()
  const { money, time } = useFormat()
  return (
    <ListBase resource="refunds" perPage={25} exporter={false}>
      <PageHead area="store" title={translate('resources.refunds.name', { smart_count: 2 })} />
      <Views />
      <Filters>
        <SelectFilter
          source="status"
          label="resources.orders.fields.state"
          all="resources.orders.anyStatus"
          choices={STATUSES}
          names="resources.refunds.status"
        />
      </Filters>
      <RecordTable<StaffRefund>
        caption="resources.refunds.caption"
        empty="resources.refunds.none"
        name={{ label: 'resources.orders.fields.number', show: ({ order }) => order.number }}
        columns={[
          { label: 'resources.orders.fields.amount', show: ({ amount }) => money(amount), isNumber: true },
          {
            label: 'resources.orders.fields.method',
            show: ({ method }) => translate(`resources.payments.methods.${method}`),
          },
          {
            label: 'resources.orders.fields.state',
            show: ({ status }) => (
              <Status tone={TONES[status]}>{translate(`resources.refunds.status.${status}`)}</Status>
            ),
          },
          { label: 'resources.orders.fields.reason', show: ({ reason }) => reason, isWide: true },
          { label: 'resources.refunds.asked', show: ({ created_at: at }) => time(at) },
          {
            label: 'admin.actions',
            isFixed: true,
            show: (refund) => (refund.status === 'manual' ? <MadeByHand refund={refund} /> : ''),
            isWide: true,
          },
        ]}
      />
    </ListBase>
  )
}

function MadeByHand({ refund }: { refund: StaffRefund }) {
  const translate = useTranslate()
  const may = useMay()
  const { money } = useFormat()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const form = useDialogValues(`refund-by-hand.${refund.id}`, () => ({ note: '' }))
  const { note } = form.values
  const complete = useAction(
    (_: undefined, idempotencyKey) =>
      completeStaffRefund(api, { id: refund.id, ...(note && { note }), idempotencyKey }, { silent: true }),
    { done: 'resources.refunds.recorded', onDone: form.sentThen(() => setAsking(false)) },
  )
  if (!may('refunds.write')) return null
  return (
    <>
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {translate('resources.refunds.record')}
      </button>
      {isAsking && (
        <Question
          title={translate('resources.refunds.question', { sum: money(refund.amount), number: refund.order.number })}
          confirm={translate('resources.refunds.record')}
          onConfirm={() => complete.mutate(undefined)}
          onClose={() => setAsking(false)}
          typed={form}
          isBusy={complete.isPending}
          error={complete.error}
          isFinal
        >
          <div className="field">
            <label htmlFor={id}>
              {translate('resources.refunds.note')}
              <span className="opt">{translate('admin.optional')}</span>
            </label>
            <input
              id={id}
              className="input"
              value={note}
              onChange={(event) => form.setValues({ note: event.target.value })}
            />
          </div>
        </Question>
      )}
    </>
  )
}
