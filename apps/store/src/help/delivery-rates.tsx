import { formatNpr, type Language } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import styles from './help.module.css'
import type { DeliveryRate } from './load-delivery-rates.ts'

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
