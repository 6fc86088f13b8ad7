import { endStaffVoucher, endVoucherBatch, listVoucherUses, type StaffVoucher } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { PagedRows } from '../../layout/paged-rows.tsx'
import { Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RuleState, useClassNames } from './rule-fields.tsx'
import { ChangeVoucherDialog } from './voucher-dialogs.tsx'
import { useUses, useWorth } from './voucher-list.tsx'

export default function VoucherScreen() {
  return (
    <ShowBase resource="vouchers" {...STAYS_SHOWN}>
      <ShownVoucher />
    </ShowBase>
  )
}

function ShownVoucher() {
  const { record: voucher, error, isPending, refetch } = useShowContext<StaffVoucher & { id: string }>()
  if (error && !voucher) return <LoadError error={error} retry={refetch} />
  if (isPending || !voucher) return <LoadingRows />
  return (
    <>
      <PageHead
        area="store"
        title={voucher.code}
        meta={
          <>
            <RuleState state={voucher.state} />
            <span>{voucher.name}</span>
          </>
        }
        actions={<VoucherActions voucher={voucher} reload={refetch} />}
      />
      <div className="side-by-side">
        <Uses code={voucher.code} />
        <VoucherFacts voucher={voucher} />
      </div>
    </>
  )
}

function VoucherFacts({ voucher }: { voucher: StaffVoucher }) {
  const translate = useTranslate()
  const { money, number, time } = useFormat()
  const [worth, uses, classes] = [useWorth(), useUses(), useClassNames()]
  const { batch, least_total: least } = voucher
  return (
    <Section title={translate('resources.vouchers.name', { smart_count: 1 })}>
      <Facts
        facts={[
          [translate('resources.vouchers.fields.name'), voucher.name],
          [translate('resources.vouchers.fields.worth'), worth(voucher)],
          [translate('resources.vouchers.fields.starts'), time(voucher.starts_at)],
          [translate('resources.vouchers.fields.ends'), time(voucher.ends_at)],
          [translate('resources.vouchers.fields.least'), Number(least) > 0 ? money(least) : ''],
          [translate('resources.vouchers.fields.classes'), classes(voucher.product_classes)],
          [translate('resources.vouchers.fields.uses'), uses(voucher)],
          [
            translate('resources.vouchers.fields.mostEach'),
            voucher.most_uses_each === null ? '' : number(voucher.most_uses_each),
          ],
          [
            translate('resources.vouchers.fields.customers'),
            voucher.customers?.length === 0
              ? translate('resources.vouchers.noCustomers')
              : (voucher.customers?.join(', ') ?? ''),
          ],
          [translate('resources.vouchers.fields.created'), time(voucher.created_at)],
          [
            translate('resources.vouchers.fields.batch'),
            batch && (
              <Link key="batch" to={`/vouchers?filter=${encodeURIComponent(JSON.stringify({ batch }))}`}>
                {translate('resources.vouchers.sameBatch')}
              </Link>
            ),
          ],
        ]}
      />
    </Section>
  )
}

const PAGE_SIZE = 25

function Uses({ code }: { code: string }) {
  const translate = useTranslate()
  const may = useMay()
  const { money, time } = useFormat()
  return (
    <Section title={translate('resources.vouchers.orders')}>
      <PagedRows
        queryKey={['voucher-uses', code]}
        load={(page, signal) => listVoucherUses(api, { code, page, page_size: PAGE_SIZE }, { signal })}
        none="resources.vouchers.noUses"
      >
        {({ order, status, amount, used_at: at }) => (
          <li key={order}>
            <div className="line between">
              {may('orders.read') ? (
                <Link data-row to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: order }))}`}>
                  <b>{order}</b>
                </Link>
              ) : (
                <b>{order}</b>
              )}
              <span className="num">−{money(amount)}</span>
            </div>
            <p className="quiet small">
              {[time(at), translate(`resources.orders.status.${status}`, { _: status })].join(', ')}
            </p>
          </li>
        )}
      </PagedRows>
    </Section>
  )
}

type Dialogs = 'change' | 'end' | 'endBatch'
type ActionsProps = { voucher: StaffVoucher; reload: () => unknown }

/** A voucher that has ended is used again once its end is in the future, which is a change. */
function VoucherActions({ voucher, reload }: ActionsProps) {
  const translate = useTranslate()
  const may = useMay()
  const [dialog, setDialog] = useState<Dialogs>()
  const close = () => setDialog(undefined)
  if (!may('vouchers.write')) return null
  const isEnded = voucher.state === 'ended'
  const actions: [Dialogs, boolean, string][] = [
    ['endBatch', voucher.batch !== null, 'endBatch'],
    ['end', !isEnded, 'end'],
    ['change', true, isEnded ? 'renew' : 'change'],
  ]
  return (
    <>
      {actions.map(([name, isShown, label]) =>
        isShown ? (
          <button key={name} type="button" className="button button--plain" onClick={() => setDialog(name)}>
            {translate(`resources.vouchers.actions.${label}`)}
          </button>
        ) : null,
      )}
      {dialog === 'change' && <ChangeVoucherDialog voucher={voucher} onClose={close} />}
      {(dialog === 'end' || dialog === 'endBatch') && (
        <EndDialog voucher={voucher} all={dialog === 'endBatch'} reload={reload} onClose={close} />
      )}
    </>
  )
}

type EndProps = ActionsProps & { all: boolean; onClose: () => void }

function EndDialog({ voucher: { code, version, batch }, all, reload, onClose }: EndProps) {
  const translate = useTranslate()
  const end = useAction(
    async (_: undefined, idempotencyKey) => {
      if (all) return endVoucherBatch(api, { batch: batch ?? '', idempotencyKey }, { silent: true })
      return endStaffVoucher(api, { code, ifMatch: version, idempotencyKey }, { silent: true }).catch(
        (error: unknown) => {
          if (conflictOf(error)) void reload()
          throw error
        },
      )
    },
    { done: `resources.vouchers.done.${all ? 'batchEnded' : 'ended'}`, onDone: onClose },
  )
  const name = all ? 'endBatch' : 'end'
  return (
    <Question
      title={translate(`resources.vouchers.questions.${name}`, { code })}
      confirm={translate(`resources.vouchers.actions.${name}`)}
      onConfirm={() => end.mutate(undefined)}
      onClose={onClose}
      isBusy={end.isPending}
      error={end.error}
      isFinal
    >
      <p>{translate('resources.vouchers.endText')}</p>
    </Question>
  )
}
