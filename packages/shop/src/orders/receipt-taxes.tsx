import { formatNpr, writeDigits } from '@dabali/domain'
import type { ReceiptPart } from './receipt-part.ts'
import styles from './receipt-screen.module.css'

/** The tax within what was paid, by its rate; they add up to the total. */
export function ReceiptTaxes({ receipt, language, t }: ReceiptPart) {
  const money = (amount: string) => formatNpr(amount, language)
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('taxes')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rate')}</th>
            <th scope="col">{t('withoutTax')}</th>
            <th scope="col">{t('tax')}</th>
            <th scope="col">{t('withTax')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.taxes.map(({ rate, price_excl_tax, tax, price_incl_tax }) => (
            <tr key={rate}>
              <th scope="row">{t('taxRate', { rate: writeDigits(rate, language) })}</th>
              <td>{money(price_excl_tax)}</td>
              <td>{money(tax)}</td>
              <td>{money(price_incl_tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{money(receipt.total_excl_tax)}</td>
            <td>{money(receipt.total_tax)}</td>
            <td>{money(receipt.total_incl_tax)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
