import type { SearchResult } from '@dabali/api-client'
import { hasLanguage, type Language } from '@dabali/domain'
import { Price } from '@dabali/ui/price'
import styles from './result-offer.module.css'
import type { SearchTexts } from './search-texts.ts'

type ResultOfferProps = { result: SearchResult; language: Language; texts: SearchTexts }

/** What a product that was found costs and is. */
export function ResultOffer({ result, language, texts }: ResultOfferProps) {
  const { product_class, selling_price, mrp, is_available_to_buy } = result
  if (selling_price === undefined || product_class === undefined) return null
  const written = hasLanguage(product_class) ? result.language : undefined
  return (
    <div className={styles.offer}>
      <Price selling={selling_price} printed={mrp ?? selling_price} locale={language} texts={texts.cell.price} />
      <p className={styles.quiet}>
        {texts.cell.productClass(product_class)}
        {written && `, ${texts.list.valueName('language', { value: written })}`}
      </p>
      {is_available_to_buy === false && <p className={styles.gone}>{texts.cell.soldOut}</p>}
    </div>
  )
}
