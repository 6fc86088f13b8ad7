import { listProducts, quoteBasket } from '@dabali/api-client'
import { COD_COUNTRY, formatNpr, type Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { serverClient } from '../site.ts'
import styles from './help.module.css'

type DeliveryRate = {
  code: string
  name: string
  description: string
  /** The price of the first piece in a parcel, and of each further one. */
  price: string
  further: number
  hasCash: boolean
}

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS
/** A country without cash on delivery. */
const ABROAD = 'IN'

/** Prices and times of delivery, as the checkout quotes them for a printed book. */
export async function loadDeliveryRates(language: Language): Promise<DeliveryRate[]> {
  'use cache'
  cacheTag('products')
  // Shipping fees have no tag, so the entry expires after a day.
  cacheLife({ stale: 30, revalidate: DAY_SECONDS, expire: YEAR_SECONDS })
  if (isBuilding()) return []
  const query = { product_class: 'Book', in_stock: 'true', page_size: '1', facets: 'false' } as const
  const { results } = await listProducts(serverClient(), query, { language })
  const [book] = results
  if (!book) return []
  const quote = (quantity: number, country?: string) =>
    quoteBasket(
      serverClient(),
      { lines: [{ product: book.url, quantity }], ...(country && { shipping_address: { country } }) },
      { language },
    )
  const [one, two, inNepal, abroad] = await Promise.all([quote(1), quote(2), quote(1, COD_COUNTRY), quote(1, ABROAD)])
  return one.shipping_methods.map(({ code, name, description, price }) => {
    const pair = two.shipping_methods.find((each) => each.code === code)
    const isAbroad = abroad.shipping_methods.some((each) => each.code === code)
    return {
      ...{ code, name, description },
      price: price.incl_tax,
      further: Number(pair?.price.incl_tax ?? price.incl_tax) - Number(price.incl_tax),
      hasCash: (isAbroad ? abroad : inNepal).cod.allowed,
    }
  })
}

/** The delivery prices: a table, which on phones is a list of pairs. */
export async function DeliveryRates({ rates, language }: { rates: readonly DeliveryRate[]; language: Language }) {
  const t = await getTranslations('help')
  return (
    <>
      <table className={styles.rates}>
        <caption className="visually-hidden">{t('rates')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('where')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('cash')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ code, name, description, price, hasCash }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{Number(price) === 0 ? t('noCharge') : formatNpr(price, language)}</td>
              <td>{description}</td>
              <td data-name={t('cash')}>{t(hasCash ? 'cashYes' : 'cashNo')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet small">
        {rates
          .filter(({ further }) => further > 0)
          .map(({ name, further }) => t('further', { zone: name, price: formatNpr(further, language) }))
          .concat(t('free'))
          .join(' ')}
      </p>
    </>
  )
}
