import type { StaffOrder } from '@dabali/api-client/staff'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { type View, Views } from '../../layout/filters.tsx'
import { PageHead } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { Papers } from '../orders/order-notes.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.packing.all', filter: {} },
  { label: 'resources.packing.today', filter: { work: 'pack_today' } },
  { label: 'resources.packing.packed', filter: { fulfilment: 'packed' } },
]

export default function PackingList() {
  const translate = useTranslate()
  const { number, day } = useFormat()
  return (
    <ListBase resource="packing" perPage={25} exporter={false}>
      <PageHead
        area="store"
        title={translate('resources.packing.name', { smart_count: 2 })}
        meta={translate('resources.packing.text')}
        actions={<ListActions />}
      />
      <Views views={VIEWS} />
      <RecordTable<StaffOrder>
        caption="resources.packing.caption"
        empty="resources.packing.none"
        name={{
          label: 'resources.orders.fields.number',
          show: ({ number: text }) => text,
          href: ({ id }) => packingPath(id),
        }}
        columns={[
          {
            label: 'resources.packing.by',
            show: ({ pack_by: by }) => (by ? day(by) : ''),
          },
          {
            label: 'resources.orders.fields.items',
            show: (order) =>
              partsOf(order)
                .map(({ line: id, quantity }) => {
                  const title = order.lines.find((line) => line.id === id)?.product_title ?? ''
                  return quantity > 1 ? `${title} ×${number(quantity)}` : title
                })
                .join(', '),
            isWide: true,
          },
          {
            label: 'resources.packing.to',
            show: ({ shipping_address: address }) =>
              [address?.first_name, address?.last_name, address?.line4].filter(Boolean).join(' '),
            isWide: true,
          },
        ]}
      />
    </ListBase>
  )
}

/** What is left to pack, or else what is packed and not shipped. */
const partsOf = ({ lines_to_pack: left, shipments }: StaffOrder) =>
  left.length > 0 ? left : shipments.filter(({ status }) => status === 'packed').flatMap(({ lines }) => lines)

export const packingPath = (id: string) => `/packing/${encodeURIComponent(id)}/show`

/** Papers of the orders that are shown, and the way to the first of them. */
function ListActions() {
  const translate = useTranslate()
  const may = useMay()
  const { data = [], filterValues } = useListContext<StaffOrder>()
  const [first] = data
  if (!first) return null
  return (
    <>
      <Papers numbers={data.map(({ number }) => number)} />
      {may('orders.write') && !filterValues['fulfilment'] && (
        <Link className="button" to={packingPath(first.id)}>
          {translate('resources.packing.start')}
        </Link>
      )}
    </>
  )
}
