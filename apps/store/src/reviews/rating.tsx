import type { ProductCard } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import styles from './rating.module.css'

type StarsProps = {
  /** From 0 to 5; drawn in halves. */
  value: number
  /** The accessible name; without it the stars are decorative. */
  label?: string
}

export function Stars({ value, label }: StarsProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span className={styles.stars} data-halves={Math.round(value * 2)} {...named} />
}

type CardRatingProps = { rating: ProductCard['rating']; language: Language; label: (average: string) => string }

/** The rating of a work on its card; nothing without reviews. */
export function CardRating({ rating: { average, count }, language, label }: CardRatingProps) {
  if (average === null) return null
  return (
    <p className={`${styles.rating} ${styles.small}`}>
      <Stars value={Number(average)} label={label(writeDigits(average, language))} />
      <span className="num small quiet">
        {writeDigits(average, language)} ({writeDigits(count, language)})
      </span>
    </p>
  )
}
