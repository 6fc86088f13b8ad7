'use client'

import { type CallOptions, type Client, type Quote, quoteBasket } from '@dabali/api-client'
import { useCall } from '@dabali/api-client/react'
import type { Language } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { useShopSelector } from '../store/use-shop.ts'
import { talk } from '../texts/talk.ts'
import type { BasketTexts } from './basket-texts.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSums } from './cart-sums.tsx'
import styles from './cart-view.module.css'
import { CartWays } from './cart-ways.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { selectOptimisticCart } from './optimistic-cart.ts'
import { VoucherForm } from './voucher-form.tsx'
import type { WayOn } from './way-on.ts'

type CartViewProps = {
  /** As the server drew it; the browser shows its own as soon as it knows better. */
  drawn: Quote
  texts: BasketTexts
  language: Language
  /** Where one goes on looking. */
  way: WayOn
  productsAt: string
  refusedVoucher: boolean
}

/** The whole cart: its lines, what they cost, and all that can be wanted of it before the checkout. */
export function CartView({ drawn, texts, language, way, productsAt, refusedVoucher }: CartViewProps) {
  const t = talk(texts, language)
  const cart = useShopSelector(selectOptimisticCart) ?? drawn
  // Bringing more of them may cost more.
  const isSame = cart.version === drawn.version
  const { data: quote = drawn } = useCall(quoteOf, isSame ? null : { version: cart.version }, {
    silent: true,
    background: true,
  })
  if (cart.lines.length === 0) return <EmptyCart level={1} t={t} way={way} />
  const delivery = quote.shipping_methods.map(({ name, price }) => ({ name, fee: price.incl_tax }))
  return (
    <div className={styles.cart}>
      <div>
        <CartLines cart={cart} t={t} language={language} productsAt={productsAt} />
      </div>
      <section className={styles.sum} aria-label={t('total')}>
        <CartSums cart={cart} delivery={delivery} t={t} language={language} />
        <CartWays cart={cart} t={t} language={language} />
        <p className={styles.tax}>{t(cart.is_shipping_required ? 'taxIncluded' : 'taxIncludedNoDelivery')}</p>
        <VoucherForm cart={cart} t={t} language={language} refused={refusedVoucher} />
        <GiftChoice cart={cart} t={t} language={language} />
        <ButtonLink href={way.href} kind="plain" wide>
          {way.text}
        </ButtonLink>
      </section>
    </div>
  )
}

/** What is asked for anew with each version of the cart. */
const quoteOf = (client: Client, _: { version: number }, options?: CallOptions) => quoteBasket(client, {}, options)
