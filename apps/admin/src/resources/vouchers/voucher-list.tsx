import type { StaffVoucher } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { RuleState, useClassNames } from './rule-fields.tsx'
import { CodesDialog, type MadeVouchers, NewVoucherDialog } from './voucher-dialogs.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.orders.views.all', filter: {} },
  ...['active', 'planned', 'used_up', 'ended'].map((state) => ({
    label: `resources.vouchers.states.${state}`,
    filter: { state },
  })),
]

export default function VoucherList() {
  const translate = useTranslate()
  const may = useMay()
  const navigate = useNavigate()
  const { time } = useFormat()
  const classes = useClassNames()
  const worth = useWorth()
  const uses = useUses()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<MadeVouchers>()
  return (
    <ListBase resource="vouchers" perPage={25} exporter={false}>
      <PageHead
        area="store"
        title={translate('resources.vouchers.name', { smart_count: 2 })}
        actions={
          may('vouchers.write') && (
            <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setOpen(true)}>
              {translate('resources.vouchers.new')}
            </button>
          )
        }
      />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.vouchers.search" />
      </Filters>
      <RecordTable<StaffVoucher & { id: string }>
        caption="resources.vouchers.caption"
        empty="resources.vouchers.none"
        name={{
          label: 'resources.vouchers.fields.code',
          show: ({ code, name }) => (
            <span>
              <span className="mono">{code}</span>
              <span className="sub">{name}</span>
            </span>
          ),
          href: ({ code }) => `/vouchers/${encodeURIComponent(code)}/show`,
        }}
        columns={[
          { label: 'resources.vouchers.fields.worth', show: worth, isNumber: true },
          { label: 'resources.orders.fields.state', show: ({ state }) => <RuleState state={state} /> },
          { label: 'resources.vouchers.fields.uses', show: uses, isNumber: true, isLabelled: true },
          {
            label: 'resources.vouchers.fields.ends',
            show: ({ ends_at: at }) => time(at),
            isWide: true,
            isLabelled: true,
          },
          {
            label: 'resources.vouchers.fields.classes',
            show: ({ product_classes: named }) => classes(named),
            isWide: true,
          },
        ]}
      />
      {isOpen && (
        <NewVoucherDialog
          onClose={() => setOpen(false)}
          onMade={(vouchers) => {
            setOpen(false)
            const [code = '', ...more] = vouchers.codes
            if (more.length > 0) setMade(vouchers)
            else navigate(`/vouchers/${encodeURIComponent(code)}/show`)
          }}
        />
      )}
      {made && <CodesDialog made={made} onClose={() => setMade(undefined)} />}
    </ListBase>
  )
}

export function useWorth() {
  const { money, number } = useFormat()
  return ({ amount, percent }: Pick<StaffVoucher, 'amount' | 'percent'>): string =>
    amount === null ? `${number(percent ?? 0)}%` : money(amount)
}

export function useUses() {
  const translate = useTranslate()
  const { number } = useFormat()
  return ({ uses, most_uses: most }: Pick<StaffVoucher, 'uses' | 'most_uses'>): string =>
    most === null ? number(uses) : translate('resources.vouchers.usesOf', { count: number(uses), most: number(most) })
}
