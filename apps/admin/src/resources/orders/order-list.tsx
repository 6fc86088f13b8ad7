import type { Order } from '@dabali/api-client'
import { ListBase, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, Views } from '../../layout/filters.tsx'
import { PageHead } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { CHANNELS, FULFILMENTS, STATUSES, VIEWS } from './order-filters.ts'
import { FulfilmentStatus, PaymentStatus } from './order-status.tsx'

export default function OrderList() {
  const translate = useTranslate()
  const { money, number, time } = useFormat()
  return (
    <ListBase resource="orders" perPage={25} disableSyncWithLocation={false} exporter={false}>
      <PageHead area="store" title={translate('resources.orders.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.orders.search" />
        <SelectFilter
          source="status"
          label="resources.orders.fields.status"
          all="resources.orders.anyStatus"
          choices={STATUSES}
          names="resources.orders.status"
        />
        <SelectFilter
          source="fulfilment"
          label="resources.orders.fields.fulfilment"
          all="resources.orders.anyFulfilment"
          choices={FULFILMENTS}
          names="resources.orders.fulfilment"
        />
        <SelectFilter
          source="channel"
          label="resources.orders.fields.channel"
          all="resources.orders.anyChannel"
          choices={CHANNELS}
          names="resources.orders.channel"
        />
      </Filters>
      <RecordTable<Order>
        caption="resources.orders.caption"
        empty="resources.orders.none"
        name={{
          label: 'resources.orders.fields.number',
          show: ({ number: text }) => text,
          href: ({ id }) => `/orders/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          { label: 'resources.orders.fields.placed', show: ({ date_placed: placed }) => time(placed) },
          { label: 'resources.orders.fields.customer', show: customerOf, isEnd: 'ofLine' },
          {
            label: 'resources.orders.fields.items',
            show: ({ lines }) => itemsOf(lines, number),
            isWide: true,
          },
          {
            label: 'resources.orders.fields.total',
            show: ({ total_incl_tax: total }) => money(total),
            isNumber: true,
            isEnd: 'ofName',
          },
          {
            label: 'resources.orders.fields.payment',
            show: ({ payment_status: status }) => <PaymentStatus status={status} />,
          },
          {
            label: 'resources.orders.fields.fulfilment',
            show: (order) => <FulfilmentStatus order={order} />,
            isEnd: 'ofLine',
          },
        ]}
      />
    </ListBase>
  )
}

function customerOf({ shipping_address: address, email, phone }: Order) {
  const name = address ? [address.first_name, address.last_name].filter(Boolean).join(' ') : ''
  return name || email || phone || ''
}

const SHOWN_ITEMS = 2

/** The first titles, and how many more there are. */
function itemsOf(lines: Order['lines'], number: (value: number) => string) {
  const titles = lines
    .slice(0, SHOWN_ITEMS)
    .map(({ product_title: title, quantity }) => (quantity > 1 ? `${title} ×${number(quantity)}` : title))
  const more = lines.length - titles.length
  return more > 0 ? `${titles.join(', ')} +${number(more)}` : titles.join(', ')
}
