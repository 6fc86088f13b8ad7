import { newId } from '@dabali/api-client'
import { changeStaffCategory } from '@dabali/api-client/staff'
import { ListBase, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useOrder } from '../../fields/ordered-list.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, Views } from '../../layout/filters.tsx'
import { ActionError, LoadError, LoadingRows, PageHead, StateMessage, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { type CategoryNode, toTree, useCategories } from './categories.ts'
import type { Entry } from './entries.ts'
import { Languages } from './product-list.tsx'

/** Contributors, publishers or series by name; categories as a tree. */
export default function EntryList() {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const may = useMay()
  return (
    <>
      <PageHead
        area="store"
        title={translate(`resources.${resource}.name`, { smart_count: 2 })}
        actions={
          may('catalogue.write') && (
            <Link className="button" to={`/${resource}/create`}>
              {translate(`resources.${resource}.new`)}
            </Link>
          )
        }
      />
      {resource === 'categories' ? <CategoryTree /> : <Entries resource={resource} />}
    </>
  )
}

function Entries({ resource }: { resource: string }) {
  const nameOf = useNameOf()
  const { number } = useFormat()
  return (
    <ListBase resource={resource} perPage={25} exporter={false}>
      <Views />
      <Filters>
        <SearchFilter label="resources.entries.search" />
      </Filters>
      <RecordTable<Entry>
        caption={`resources.${resource}.name`}
        empty="resources.entries.none"
        name={{
          label: 'resources.entries.fields.name',
          show: (entry) => (
            <>
              <span className="serif">{nameOf(entry)}</span>
              <span className="sub">{entry.slug}</span>
            </>
          ),
          href: ({ id }) => `/${resource}/${id}/show`,
        }}
        columns={[
          {
            label: 'resources.products.fields.languages',
            show: ({ complete, name }) => <Languages complete={complete} title={name} />,
            isEnd: 'ofName',
          },
          {
            label: 'resources.entries.fields.products',
            show: ({ product_count: count }) => number(count),
            isNumber: true,
            isLabelled: true,
          },
          { label: 'resources.products.fields.state', show: (entry) => <PublishedState entry={entry} /> },
        ]}
      />
    </ListBase>
  )
}

function PublishedState({ entry: { is_published: isPublished } }: { entry: Pick<Entry, 'is_published'> }) {
  const translate = useTranslate()
  return (
    <Status tone={isPublished ? 's' : 'o'}>
      {translate(`resources.products.state.${isPublished ? 'listed' : 'unlisted'}`)}
    </Status>
  )
}

/** The whole tree; the order of those beside each other by drag and by arrow keys. */
function CategoryTree() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useCategories()
  if (error) return <LoadError error={error} retry={refetch} />
  if (isPending) return <LoadingRows />
  if (data.length === 0) return <StateMessage kind="empty" title={translate('resources.entries.none')} />
  return (
    <>
      <p className="quiet">{translate('resources.categories.text')}</p>
      <Siblings nodes={toTree(data)} />
    </>
  )
}

function Siblings({ nodes }: { nodes: readonly CategoryNode[] }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { number } = useFormat()
  const disabled = !useMay()('catalogue.write')
  const move = useAction(
    ({ node: { category }, to }: { node: CategoryNode; from: number; to: number }, idempotencyKey) =>
      changeStaffCategory(
        api,
        { id: String(category.id), position: to, ifMatch: category.version, idempotencyKey },
        { silent: true },
      ),
    {
      done: 'resources.categories.moved',
      undo: ({ id, version }, { from }) =>
        changeStaffCategory(
          api,
          { id: String(id), position: from, ifMatch: version, idempotencyKey: newId() },
          { silent: true },
        ),
    },
  )
  const order = useOrder<CategoryNode>({
    items: nodes,
    nameOf: ({ category }) => nameOf(category),
    onChange: (_, moved) => moved && move.mutate({ node: moved.item, from: nodes.indexOf(moved.item), to: moved.to }),
    keyOf: ({ category }) => category.id,
    disabled,
    isBusy: move.isPending,
  })
  return (
    <>
      <ul className="ordered tree">
        {nodes.map((node, at) => (
          <li key={node.category.id}>
            <div className="branch" {...order.itemProps(at)}>
              {order.grip(at)}
              <Link className="what" data-row to={`/categories/${node.category.id}/show`}>
                {nameOf(node.category)}
              </Link>
              <span className="quiet small">
                {translate('resources.categories.products', { count: number(node.category.product_count) })}
              </span>
              {!node.category.is_published && <PublishedState entry={node.category} />}
            </div>
            {node.children.length > 0 && <Siblings nodes={node.children} />}
          </li>
        ))}
      </ul>
      {order.status}
      <ActionError error={move.error} />
    </>
  )
}
