import type { BasketLine, Quote } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import { BASKET_PATH } from '../paths.ts'
import { className } from './class-name.ts'
import styles from './summary.module.css'
import { Sums } from './sums.tsx'
import type { TillWords } from './till-words.ts'

type SummaryProps = { words: TillWords; quote: Quote; isAsking: boolean; isCart: boolean }

/** What is bought and what it comes to; first on a phone, at the side of the form where there is room. */
export function Summary({ words, quote, isAsking, isCart }: SummaryProps) {
  const { t, language } = words
  const count = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={styles.sum} open aria-label={t('sumOf')}>
      <summary className={styles.head}>
        <span className={styles.count}>{t('items', { count })}</span>
        <span>{formatNpr(quote.total ?? quote.total_incl_tax, language)}</span>
      </summary>
      <ul>
        {quote.lines.map((line) => (
          <Line key={line.id || line.product_id} words={words} line={line} />
        ))}
      </ul>
      <Sums words={words} quote={quote} isAsking={isAsking} />
      {isCart && (
        <p>
          <a className={styles.change} href={localPath(language, BASKET_PATH)}>
            {t('changeCart')}
          </a>
        </p>
      )}
    </details>
  )
}

function Line({ words: { t, language }, line }: { words: TillWords; line: BasketLine }) {
  const kind = className(line.product_class, t)
  return (
    <li className={styles.line}>
      {/* Its width and height only keep its place: the cover inside has its own. */}
      <img className={styles.cover} src={line.thumbnail} alt="" width="64" height="96" decoding="async" />
      <p className={styles.title} lang={textLanguage(line.product_title, language)}>
        {line.product_title}
      </p>
      <p className={styles.amount}>{formatNpr(line.price_incl_tax, language)}</p>
      <p className={styles.detail}>
        {t('copies', { kind, count: line.quantity })}
        {line.warning && <span className={styles.why}> {line.warning}</span>}
      </p>
    </li>
  )
}
