import { ListBase, useTranslate } from 'react-admin'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import type { Stock } from './product-stock.tsx'

const LOW_AT = 5
const VIEWS: readonly View[] = [
  { label: 'resources.stock.views.all', filter: {} },
  { label: 'resources.stock.views.low', filter: { level: 'low' } },
  { label: 'resources.stock.views.out', filter: { level: 'out' } },
  { label: 'resources.stock.views.untracked', filter: { level: 'untracked' } },
]

export default function StockList() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { money, number, time } = useFormat()
  return (
    <ListBase resource="stock" perPage={25} exporter={false}>
      <PageHead area="store" title={translate('resources.stock.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.stock.search" />
        <SelectFilter
          source="sort"
          label="resources.products.fields.sort"
          all="resources.stock.sort.least"
          choices={['-available', 'title']}
          names={(name) => translate(`resources.stock.sort.${name === 'title' ? 'title' : 'most'}`)}
        />
      </Filters>
      <RecordTable<Stock & { id: number }>
        caption="resources.stock.caption"
        empty="resources.stock.none"
        name={{
          label: 'resources.products.fields.title',
          show: ({ slug, title }) => (
            <span className="serif">{nameOf({ slug, name: { en: title.en ?? '', ne: title.ne ?? '' } })}</span>
          ),
          href: ({ id }) => `/stock/${id}/show`,
        }}
        columns={[
          {
            label: 'resources.products.fields.class',
            show: ({ product_class: name }) => translate(`resources.orders.classes.${name}`),
            isWide: true,
          },
          {
            label: 'resources.stock.fields.onHand',
            show: ({ on_hand: all }) => (all === null ? '–' : number(all)),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.stock.fields.reserved',
            show: ({ reserved }) => number(reserved),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.stock.fields.available',
            show: ({ available }) =>
              available === null ? (
                '–'
              ) : available > LOW_AT ? (
                number(available)
              ) : (
                <Status tone={available === 0 ? 'e' : 'w'}>{number(available)}</Status>
              ),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.products.fields.selling_price',
            show: ({ selling_price: price }) => money(price),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.stock.fields.moved',
            show: ({ last_moved_at: at }) => (at ? time(at) : '–'),
            isLabelled: true,
          },
        ]}
      />
    </ListBase>
  )
}
