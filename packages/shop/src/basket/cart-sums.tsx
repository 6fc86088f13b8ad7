import { formatNpr, type Language } from '@dabali/domain'
import type { Talk } from '../texts/talk.ts'
import type { CartTextKey } from './basket-texts.ts'
import styles from './cart-sums.module.css'
import type { OptimisticCart } from './optimistic-cart.ts'

type CartSumsProps = {
  cart: OptimisticCart
  /** The ways in which it could be brought, as far as they are known. */
  delivery: readonly { name: string; fee: string }[]
  t: Talk<CartTextKey>
  language: Language
}

/** What the goods cost, what is taken off and why, and what bringing them costs. */
export function CartSums({ cart, delivery, t, language }: CartSumsProps) {
  const amount = (value: string | number) => formatNpr(value, language)
  const discounts = [...cart.offer_discounts, ...cart.voucher_discounts]
  const allTaken = discounts.reduce((sum, { amount: taken }) => sum + Number(taken), 0)
  const saved = Number(cart.total_incl_tax_excl_discounts) - Number(cart.total_incl_tax)
  return (
    <dl className={cart.pending ? `${styles.sums} ${styles.pending}` : styles.sums}>
      <div>
        <dt>{t('goods', { count: cart.num_items })}</dt>
        <dd>{amount(Number(cart.total_incl_tax) + allTaken)}</dd>
      </div>
      {discounts.map(({ name, amount: taken }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount(-Number(taken))}</dd>
        </div>
      ))}
      {cart.is_shipping_required &&
        delivery.map(({ name, fee }) => (
          <div key={name} className={styles.quiet}>
            <dt>{t('deliveryBy', { name })}</dt>
            <dd>{amount(fee)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{amount(cart.total_incl_tax)}</dd>
      </div>
      {saved > 0 && (
        <div className={styles.quiet}>
          <dt>{t('saved')}</dt>
          <dd>{amount(saved)}</dd>
        </div>
      )}
    </dl>
  )
}
