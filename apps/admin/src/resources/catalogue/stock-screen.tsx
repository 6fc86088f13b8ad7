import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { LoadError, LoadingRows, PageHead } from '../../layout/parts.tsx'
import { ProductStock, type Stock } from './product-stock.tsx'

/** The stock of one product, for those who have nothing to do with its texts and prices. */
export default function StockScreen() {
  return (
    <ShowBase resource="stock" {...STAYS_SHOWN}>
      <ShownStock />
    </ShowBase>
  )
}

function ShownStock() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { record: stock, error, isPending, refetch } = useShowContext<Stock & { id: number }>()
  if (error && !stock) return <LoadError error={error} retry={refetch} />
  if (isPending || !stock) return <LoadingRows />
  const { id, slug, title, product_class: name } = stock
  return (
    <>
      <PageHead
        area="store"
        title={nameOf({ slug, name: { en: title.en ?? '', ne: title.ne ?? '' } })}
        meta={translate(`resources.orders.classes.${name}`)}
        actions={
          <Link className="button button--plain" to={`/products/${id}/show`}>
            {translate('resources.products.name', { smart_count: 1 })}
          </Link>
        }
      />
      <ProductStock id={String(id)} />
    </>
  )
}
