import { formatNpr } from '@dabali/domain'
import type { ReactNode } from 'react'
import styles from './price.module.css'

/** The difference to the recommended price, in rupees with two decimals; `undefined` if there is none. */
export function savedAmount({ selling, printed }: { selling: string; printed: string }): string | undefined {
  const paisa = Math.round(Number(printed) * 100) - Math.round(Number(selling) * 100)
  return paisa > 0 ? (paisa / 100).toFixed(2) : undefined
}

export type PriceTexts = {
  /** Read out before the price that is struck through. */
  printedPrice: string
  /** "Save Rs 65" */
  save: (amount: string) => string
}

type PriceProps = {
  /** Decimal text, as the wire carries it: "585.00". */
  selling: string
  printed: string
  locale: string
  texts: PriceTexts
  large?: boolean
  /** "From Rs 350", where there are higher prices, too. */
  from?: ((amount: ReactNode) => ReactNode) | undefined
}

/** The selling price, and if it is lower than the recommended price, that and the difference. */
export function Price({ selling, printed, locale, texts, large = false, from }: PriceProps) {
  const saved = from ? undefined : savedAmount({ selling, printed })
  const amount = <b>{formatNpr(selling, locale)}</b>
  return (
    <p className={large ? `${styles.price} ${styles.large}` : styles.price}>
      {from ? <span className={styles.from}>{from(amount)}</span> : amount}
      {saved && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{texts.printedPrice} </span>
            {formatNpr(printed, locale)}
          </s>{' '}
          <span className={styles.save}>{texts.save(formatNpr(saved, locale))}</span>
        </>
      )}
    </p>
  )
}
