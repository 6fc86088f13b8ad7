import { formatNpr, productClassName, writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import type { ReceiptPart } from './receipt-part.ts'
import styles from './receipt-screen.module.css'

/** What was sold, and for how much. */
export function ReceiptLines({ receipt, language, t }: ReceiptPart) {
  const money = (amount: string) => formatNpr(amount, language)
  const { delivery, discounts } = receipt
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('unitPrice')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => (
            <tr key={`${line.title} ${line.product_class} ${line.price_incl_tax}`}>
              <th scope="row">
                <span lang={textLanguage(line.title, language)}>{line.title}</span>
                <small>{productClassName(line.product_class, language)}</small>
                {line.refunded_quantity > 0 && <small>{t('givenBack', { count: line.refunded_quantity })}</small>}
              </th>
              <td>{writeDigits(line.quantity, language)}</td>
              <td>{money(line.unit_price_incl_tax)}</td>
              <td>{money(line.price_incl_tax)}</td>
            </tr>
          ))}
          {delivery && (
            <tr>
              <th scope="row">
                {t('delivery')}: {delivery.name}
              </th>
              <td />
              <td />
              <td>{money(delivery.price)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td />
            <td />
            <td>{money(receipt.total_incl_tax)}</td>
          </tr>
        </tfoot>
      </table>
      {discounts.length > 0 && (
        <p className={styles.note}>
          {t('includedDiscounts', {
            names: discounts.map(({ name, amount }) => `${name} ${money(amount)}`).join(', '),
          })}
        </p>
      )}
    </>
  )
}
