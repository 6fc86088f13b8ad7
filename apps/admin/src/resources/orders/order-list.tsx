import type { Order } from '@dabali/api-client'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { Facts, PageHead } from '../../layout/parts.tsx'
import { BulkBar, RecordTable } from '../../layout/record-table.tsx'
import type { Chosen } from '../../layout/row-keys.ts'
import { MOST_PAPERS, Papers } from './order-notes.tsx'
import { FulfilmentStatus, hasPapers, PaymentStatus } from './order-status.tsx'
import { readSum, writeSum } from './refund-sum.ts'

const VIEWS: readonly View[] = [
  { label: 'resources.orders.views.all', filter: {} },
  { label: 'resources.orders.views.toPack', filter: { work: 'pack' } },
  { label: 'resources.orders.views.packed', filter: { fulfilment: 'packed' } },
  { label: 'resources.orders.views.shipped', filter: { fulfilment: 'shipped' } },
  { label: 'resources.orders.views.cancelled', filter: { status: 'Cancelled' } },
]
const STATUSES = ['Pending', 'Being processed', 'Complete', 'Cancelled', 'Expired']
const FULFILMENTS = ['unfulfilled', 'packed', 'shipped', 'delivered', 'granted', 'returned', 'revoked']
const CHANNELS = ['online', 'box_office', 'guest_list']

export default function OrderList() {
  const translate = useTranslate()
  const { money, number, time } = useFormat()
  const [chosen, setChosen] = useState<Chosen<Order>>(new Map())
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
        preview={(order) => <OrderPreview order={order} />}
        selection={{
          chosen,
          setChosen,
          label: ({ number: text }) => translate('resources.orders.bulk.choose', { number: text }),
          bar: <OrderBulk chosen={chosen} clear={() => setChosen(new Map())} />,
        }}
      />
    </ListBase>
  )
}

/** How many orders are chosen, their sum, and the papers of those that are sent. */
function OrderBulk({ chosen, clear }: { chosen: Chosen<Order>; clear: () => void }) {
  const translate = useTranslate()
  const { money, number } = useFormat()
  const orders = [...chosen.values()]
  if (orders.length === 0) return null
  const sum = orders.reduce((soFar, { total_incl_tax: total }) => soFar + (readSum(total) ?? 0n), 0n)
  const sent = orders.filter(hasPapers)
  const count = { smart_count: orders.length, count: number(orders.length), sum: money(writeSum(sum)) }
  return (
    <BulkBar count={translate('resources.orders.bulk.chosen', count)} clear={clear}>
      {sent.length <= MOST_PAPERS && <Papers numbers={sent.map(({ number: text }) => text)} />}
      {sent.length === 0 && <p>{translate('resources.orders.bulk.noneSent')}</p>}
      {sent.length > MOST_PAPERS && <p>{translate('resources.orders.bulk.tooMany', { most: number(MOST_PAPERS) })}</p>}
    </BulkBar>
  )
}

/** What a decision about an order needs: what it has, and where it goes. */
function OrderPreview({ order }: { order: Order }) {
  const translate = useTranslate()
  const may = useMay()
  const { money, number, time } = useFormat()
  const { id, shipping_address: address, phone, lines } = order
  const isToPack = order.status === 'Being processed' && order.fulfilment_status === 'unfulfilled' && address !== null
  return (
    <>
      <p className="line">
        <PaymentStatus status={order.payment_status} />
        <FulfilmentStatus order={order} />
      </p>
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.id} className="with-thumb">
            <img className="thumb" src={line.thumbnail} alt="" width={28} height={42} loading="lazy" />
            <span>
              <span className="serif">{line.product_title}</span> {line.quantity > 1 && `×${number(line.quantity)}`}
              <span className="sub">{translate(`resources.orders.classes.${line.product_class}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [translate('resources.orders.fields.total'), money(order.total_incl_tax)],
          [translate('resources.orders.fields.placed'), time(order.date_placed)],
          [translate('resources.orders.fields.customer'), customerOf(order)],
          [
            translate('resources.orders.fields.address'),
            [address?.line1, address?.line4, address?.district].filter(Boolean).join(', '),
          ],
          [translate('resources.orders.fields.phone'), address?.phone_number ?? phone],
          [translate('resources.orders.fields.notes'), address?.notes],
        ]}
      />
      {may('orders.write') && isToPack && (
        <Link className="button" to={`/packing/${encodeURIComponent(id)}/show`}>
          {translate('resources.orders.bulk.pack')}
        </Link>
      )}
    </>
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
