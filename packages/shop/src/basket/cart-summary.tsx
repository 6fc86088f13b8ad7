'use client'

import { checkoutPath, formatNpr, type Language, localPath, orderSumRows } from '@dabali/domain'
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
  /** The delivery fee, or the lowest until an area is chosen; missing where it is not known. */
  delivery?: { fee: string; isLowest: boolean } | undefined
  t: Translator<CartMessageKey>
  language: Language
}

/** The sum of the cart, and what is saved on the printed prices. */
export function CartSummary({ cart, delivery, t, language }: CartSummaryProps) {
  const money = (value: string | number) => formatNpr(value, language)
  const isShipped = cart.is_shipping_required
  const fee = delivery?.isLowest ? null : delivery?.fee
  const rows = orderSumRows({
    lines: cart.lines,
    discounts: [...cart.offer_discounts, ...cart.voucher_discounts],
    delivery: isShipped && delivery ? fee : undefined,
  })
  const names: Readonly<Record<string, string>> = {
    subtotal: t('itemCount', { count: cart.num_items }),
    delivery: t('delivery'),
    total: isShipped && typeof fee !== 'string' ? t('totalBeforeDelivery') : t('total'),
  }
  const saved = Number(cart.total_incl_tax_excl_discounts) - Number(cart.total_incl_tax)
  return (
    <>
      <dl className={cart.pending ? `${styles.sums} ${styles.pending}` : styles.sums}>
        {rows.map((row) => (
          <div
            key={row.kind === 'discount' ? `discount ${row.name}` : row.kind}
            className={row.kind === 'total' ? styles.total : undefined}
          >
            <dt>{row.kind === 'discount' ? row.name : names[row.kind]}</dt>
            <dd>{row.amount === null ? t('from', { amount: money(delivery?.fee ?? 0) }) : money(row.amount)}</dd>
          </div>
        ))}
      </dl>
      {saved > 0 && <p className={styles.saved}>{t('saved', { amount: money(saved) })}</p>}
    </>
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
