'use client'

import { checkoutPath, formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import type { Translator } from '../i18n/translator.ts'
import { useShopDispatch } from '../store/store.ts'
import type { CartMessageKey } from './basket-messages.ts'
import { buyNowReplaced } from './basket-slice.ts'
import styles from './cart-summary.module.css'
import type { OptimisticCart } from './optimistic-cart.ts'

type CartSummaryProps = {
  cart: OptimisticCart
  /** The available shipping methods. */
  delivery: readonly { name: string; fee: string }[]
  t: Translator<CartMessageKey>
  language: Language
}

/** Totals of the cart: goods, discounts, shipping. */
export function CartSummary({ cart, delivery, t, language }: CartSummaryProps) {
  const amount = (value: string | number) => formatNpr(value, language)
  const discounts = [...cart.offer_discounts, ...cart.voucher_discounts]
  const allTaken = discounts.reduce((sum, { amount: taken }) => sum + Number(taken), 0)
  const saved = Number(cart.total_incl_tax_excl_discounts) - Number(cart.total_incl_tax)
  return (
    <dl className={cart.pending ? `${styles.sums} ${styles.pending}` : styles.sums}>
      <div>
        <dt>{t('itemCount', { count: cart.num_items })}</dt>
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

type CartActionsProps = { cart: OptimisticCart; t: Translator<CartMessageKey>; language: Language }

/** The checkout button, or why it is not available. */
export function CartActions({ cart, t, language }: CartActionsProps) {
  const dispatch = useShopDispatch()
  const isBlocked = cart.lines.some(
    ({ warning, quantity, max_quantity }) => warning !== null && quantity > max_quantity,
  )
  if (isBlocked) return <StatusText code="w">{t('blocked')}</StatusText>
  // Ends Buy now: from here the cart is bought.
  const chooseCart = () => dispatch(buyNowReplaced(null))
  return (
    <ButtonLink href={localPath(language, checkoutPath())} kind="main" wide onClick={chooseCart}>
      {t('checkout')}
    </ButtonLink>
  )
}
