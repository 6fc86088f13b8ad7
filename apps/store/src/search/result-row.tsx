import type { SearchResult } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { textLanguage } from '@dabali/ui/text-language'
import { MarkedText } from './marked-text.tsx'
import { placeOf } from './place-of.ts'
import styles from './result-row.module.css'
import type { SearchTexts } from './search-texts.ts'

type ResultRowProps = {
  result: SearchResult
  /** What is marked in its words. */
  words: string
  language: Language
  texts: SearchTexts
  /** It is seen before anything is scrolled, so its picture is fetched at once. */
  first: boolean
}

/** One thing that was found: its picture, its title in its own script, and what tells it from the others. */
export function ResultRow({ result, words, language, texts, first }: ResultRowProps) {
  const { kind, title, picture, authors = [] } = result
  const summary = [result.summary, result.excerpt].filter(Boolean).join('. ')
  const makers = authors.join(', ')
  return (
    <li className={picture.sources.length > 0 ? styles.result : `${styles.result} ${styles.bare}`}>
      {picture.sources.length > 0 && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={SIZES} cover={kind === 'product'} decorative first={first} />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={placeOf(result, language)}>
            <MarkedText text={title} words={words} />
          </IntentLink>
        </h3>
        {makers && (
          <p lang={textLanguage(makers, language)}>
            <MarkedText text={makers} words={words} />
          </p>
        )}
        {summary && (
          <p className={styles.summary} lang={textLanguage(summary, language)}>
            <MarkedText text={summary} words={words} />
          </p>
        )}
        <Offer result={result} language={language} texts={texts} />
      </div>
    </li>
  )
}

/** What a product costs and is. */
function Offer({ result, language, texts }: Pick<ResultRowProps, 'result' | 'language' | 'texts'>) {
  const { product_class, selling_price, mrp, is_available_to_buy } = result
  if (selling_price === undefined || product_class === undefined) return null
  const written = result.language
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

const SIZES = '(min-width: 48rem) 8rem, 5.5rem'
