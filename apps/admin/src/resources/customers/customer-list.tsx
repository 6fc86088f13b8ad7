import type { Customer } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { titleOf } from './customer-facts.ts'

const VIEWS: readonly View[] = [
  { label: 'resources.customers.views.all', filter: {} },
  { label: 'resources.customers.views.accounts', filter: { kind: 'account' } },
  { label: 'resources.customers.views.guests', filter: { kind: 'guest' } },
]

export default function CustomerList() {
  const translate = useTranslate()
  const { money, number, time } = useFormat()
  return (
    <ListBase resource="customers" perPage={25} exporter={false}>
      <PageHead area="store" title={translate('resources.customers.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.customers.search" />
      </Filters>
      <RecordTable<Customer>
        caption="resources.customers.caption"
        empty="resources.customers.none"
        name={{
          label: 'resources.orders.fields.customer',
          show: titleOf,
          href: ({ id }) => `/customers/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          {
            label: 'resources.customers.fields.kind',
            show: (customer) => <CustomerKind customer={customer} />,
            isEnd: 'ofName',
          },
          {
            label: 'resources.orders.fields.email',
            show: (customer) => (titleOf(customer) === customer.email ? '' : customer.email),
            isWide: true,
          },
          { label: 'resources.orders.fields.phone', show: ({ phone }) => phone, isWide: true },
          {
            label: 'resources.customers.fields.orders',
            show: ({ num_orders: count }) => number(count),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.customers.fields.paid',
            show: ({ paid }) => money(paid),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.customers.fields.lastOrder',
            show: ({ last_order_at: at }) => (at ? time(at) : '–'),
            isLabelled: true,
          },
        ]}
      />
    </ListBase>
  )
}

export function CustomerKind({ customer: { kind, is_staff: isStaff } }: { customer: Customer }) {
  const translate = useTranslate()
  const shown = isStaff ? 'staff' : kind
  return <Status tone={shown === 'guest' ? 'o' : 'n'}>{translate(`resources.customers.kinds.${shown}`)}</Status>
}
