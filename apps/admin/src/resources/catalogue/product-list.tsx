import type { StaffProductCard as Card } from '@dabali/api-client/staff'
import { PRODUCT_CLASSES } from '@dabali/domain'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import type { Chosen } from '../../layout/row-keys.ts'
import { flatten, toTree, useCategories } from './categories.ts'
import { BulkResults, type Outcome, ProductBulk, useCardName } from './product-bulk.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.products.views.all', filter: {} },
  { label: 'resources.products.views.listed', filter: { state: 'listed' } },
  { label: 'resources.products.views.unlisted', filter: { state: 'unlisted' } },
  { label: 'resources.products.views.low', filter: { stock: 'low' } },
  { label: 'resources.products.views.out', filter: { stock: 'out' } },
  { label: 'resources.products.views.nepaliMissing', filter: { incomplete: 'ne' } },
  { label: 'resources.products.views.englishMissing', filter: { incomplete: 'en' } },
]
const LOW_STOCK = 5

export default function ProductList() {
  const translate = useTranslate()
  const may = useMay()
  const [outcome, setOutcome] = useState<Outcome>()
  const mayWrite = may('products.write')
  return (
    <ListBase resource="products" perPage={25} exporter={false}>
      <PageHead
        area="store"
        title={translate('resources.products.name', { smart_count: 2 })}
        actions={
          mayWrite && (
            <Link className="button" aria-keyshortcuts="N" to="/products/create">
              {translate('resources.products.actions.new')}
            </Link>
          )
        }
      />
      <Views views={VIEWS} />
      <ProductFilters />
      {outcome && <BulkResults {...outcome} close={() => setOutcome(undefined)} />}
      <Products mayChoose={mayWrite} setOutcome={setOutcome} />
    </ListBase>
  )
}

function ProductFilters() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { data: categories = [] } = useCategories()
  const rows = flatten(toTree(categories))
  const names = new Map(
    rows.map(({ category, depth }) => [String(category.id), `${'– '.repeat(depth)}${nameOf(category)}`]),
  )
  return (
    <Filters>
      <SearchFilter label="resources.products.searchList" />
      <SelectFilter
        source="product_class"
        label="resources.products.fields.class"
        all="resources.products.anyClass"
        choices={PRODUCT_CLASSES}
        names={(name) => translate(`resources.orders.classes.${name}`)}
      />
      <SelectFilter
        source="category"
        label="resources.products.fields.category"
        all="resources.products.anyCategory"
        choices={[...names.keys()]}
        names={(id) => names.get(id) ?? ''}
      />
      <SelectFilter
        source="state"
        label="resources.products.fields.state"
        all="resources.products.anyState"
        choices={['listed', 'unlisted']}
        names="resources.products.state"
      />
      <SelectFilter
        source="sort"
        label="resources.products.fields.sort"
        all="resources.products.newestFirst"
        choices={['title']}
        names="resources.products.sort"
      />
    </Filters>
  )
}

type ProductsProps = { mayChoose: boolean; setOutcome: (outcome: Outcome) => void }

function Products({ mayChoose, setOutcome }: ProductsProps) {
  const translate = useTranslate()
  const nameOf = useCardName()
  const [chosen, setChosen] = useState<Chosen<Card>>(new Map())
  const { money, number, time } = useFormat()
  const columns: Column<Card>[] = [
    {
      label: 'resources.products.fields.format',
      show: (card) => <Format card={card} money={money} time={time} />,
      isWide: true,
    },
    {
      label: 'resources.products.fields.isbn',
      isOptional: true,
      show: ({ isbn }) => isbn,
    },
    {
      label: 'resources.products.fields.stock',
      show: ({ num_available: left }) =>
        left === null ? (
          '–'
        ) : left >= LOW_STOCK ? (
          number(left)
        ) : (
          <Status tone={left === 0 ? 'e' : 'w'}>{number(left)}</Status>
        ),
      isNumber: true,
      isLabelled: true,
    },
    {
      label: 'resources.products.fields.languages',
      show: ({ complete, title }) => <Languages complete={complete} title={title} />,
    },
    {
      label: 'resources.products.fields.state',
      show: ({ is_listed: isListed }) => (
        <Status tone={isListed ? 's' : 'o'}>
          {translate(`resources.products.state.${isListed ? 'listed' : 'unlisted'}`)}
        </Status>
      ),
    },
    {
      label: 'resources.products.fields.updated',
      show: ({ updated_at: at }) => <span className="quiet">{time(at)}</span>,
    },
  ]
  return (
    <RecordTable<Card>
      caption="resources.products.caption"
      empty="resources.products.none"
      name={{
        label: 'resources.products.fields.title',
        show: (card) => <Title card={card} />,
        href: ({ id }) => `/products/${id}/show`,
      }}
      columns={columns}
      {...(mayChoose && {
        selection: {
          chosen,
          setChosen,
          label: (card: Card) => translate('resources.products.bulk.chooseOne', { title: nameOf(card) }),
          bar: <ProductBulk chosen={chosen} setChosen={setChosen} setOutcome={setOutcome} />,
        },
      })}
    />
  )
}

function Title({ card: { title, slug, thumbnail } }: { card: Card }) {
  const translate = useTranslate()
  return (
    <span className="with-thumb">
      <img className="thumb" src={thumbnail} alt="" width={28} height={42} loading="lazy" />
      <span>
        <span className="serif">{title.en || title.ne || slug}</span>
        <span className="sub" lang={title.ne && title.en ? 'ne' : undefined}>
          {title.en
            ? (title.ne ?? translate('resources.products.noNepaliTitle'))
            : translate('resources.products.noEnglishTitle')}
        </span>
      </span>
    </span>
  )
}

type FormatProps = { card: Card; money: (amount: string) => string; time: (at: string) => string }

function Format({ card: { product_class: productClass, language, price }, money, time }: FormatProps) {
  const translate = useTranslate()
  const { current_price: current, selling_price: usual, sale } = price
  const running = sale?.state === 'running' ? 'saleUntil' : sale?.state === 'planned' ? 'saleFrom' : undefined
  return (
    <>
      {translate(`resources.orders.classes.${productClass}`)}
      {language && ` (${translate(`admin.languages.${language}`)})`}, {money(current)}
      {current !== usual && (
        <>
          {' '}
          <del>{money(usual)}</del>
        </>
      )}
      {sale && running && (
        <span className="sub">
          {translate(`resources.products.${running}`, {
            time: time(running === 'saleUntil' ? sale.ends_at : sale.starts_at),
          })}
        </span>
      )}
    </>
  )
}

/** Green: no text is missing; yellow: some are; empty: there is none. */
export function Languages({ complete, title }: { complete: readonly string[]; title: { en?: string; ne?: string } }) {
  const translate = useTranslate()
  return (
    <span className="line nowrap">
      {(['en', 'ne'] as const).map((language) => {
        const tone = complete.includes(language) ? 's' : title[language] ? 'w' : 'o'
        return (
          <Status key={language} tone={tone}>
            {translate(`admin.languages.short.${language}`)}
            <span className="visually-hidden"> {translate(`resources.products.texts.${tone}`)}</span>
          </Status>
        )
      })}
    </span>
  )
}
