import type { Basket } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button-link'
import { BasketLineRow } from './basket-line-row.tsx'
import styles from './basket-screen.module.css'
import { BasketState } from './basket-state.tsx'
import type { BasketTexts } from './basket-texts.ts'

type BasketScreenProps = {
  /** `undefined` when it could not be read. */
  basket: Basket | undefined
  /** Something was put into it just now. */
  added: boolean
  locale: string
  texts: BasketTexts
  home: string
  /** This page: the way to ask again. */
  here: string
  bookHref: (slug: string) => string
}

export function BasketScreen({ basket, added, locale, texts, home, here, bookHref }: BasketScreenProps) {
  if (!basket) {
    return (
      <BasketState
        mark="failed"
        heading={texts.failed}
        text={texts.failedText}
        way={{ href: here, text: texts.retry }}
      />
    )
  }
  if (basket.lines.length === 0) {
    return (
      <BasketState
        mark="empty"
        heading={texts.empty}
        text={texts.emptyText}
        way={{ href: home, text: texts.seeBooks }}
      />
    )
  }
  const count = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="page">
      <h1 className={styles.heading}>{texts.cart}</h1>
      {added && (
        <p className={styles.notice} role="status">
          {texts.added}
        </p>
      )}
      <div className={styles.basket}>
        <ul>
          {basket.lines.map((line) => (
            <BasketLineRow key={line.id} line={line} locale={locale} texts={texts} href={bookHref(line.product_slug)} />
          ))}
        </ul>
        <section className={styles.sum} aria-label={texts.total}>
          <p className={styles.total}>
            <span>{texts.total}</span>
            <b>{formatNpr(basket.total_incl_tax, locale)}</b>
          </p>
          <p className={styles.count}>{texts.items(count)}</p>
          <p className={styles.till}>{texts.till}</p>
          <ButtonLink href={home} kind="plain" wide>
            {texts.lookOn}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}
