'use client'

import {
  ApiError,
  addVoucher,
  type Basket,
  type CallOptions,
  type Client,
  changeBasket,
  newId,
  type Quote,
  quoteBasket,
  removeVoucher,
} from '@dabali/api-client'
import { useCall } from '@dabali/api-client/react'
import type { Language } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { CheckField } from '@dabali/ui/check-field'
import { EmptyState } from '@dabali/ui/empty-state'
import { TextField } from '@dabali/ui/field'
import { StatusText } from '@dabali/ui/status-text'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { CHANGE_BASKET_ACTION } from '../paths.ts'
import { useClient, useShopDispatch, useShopSelector } from '../store/store.ts'
import type { BasketMessageKey, BasketMessages, EmptyCartLink } from './basket-messages.ts'
import { cartFetched } from './basket-slice.ts'
import { CartLines } from './cart-lines.tsx'
import { CartActions, CartSummary } from './cart-summary.tsx'
import cartViewStyles from './cart-view.module.css'
import { lowestDeliveryFee } from './delivery-fee.ts'
import styles from './gift-choice.module.css'
import { type OptimisticCart, selectOptimisticCart } from './optimistic-cart.ts'
import { withBasketLock } from './sync-queue.ts'
import voucherFormStyles from './voucher-form.module.css'

/** Puts the server-rendered basket into the store; renders nothing. */
export function ServerBasket({ basket }: { basket: Basket }) {
  const dispatch = useShopDispatch()
  useEffect(() => {
    dispatch(cartFetched(basket))
  }, [dispatch, basket])
  return null
}

type GiftChoiceProps = { cart: OptimisticCart; t: Translator<BasketMessageKey>; language: Language }

/** The gift option of the cart. */
function GiftChoice({ cart, t, language }: GiftChoiceProps) {
  const client = useClient()
  const dispatch = useShopDispatch()
  const [checked, setChecked] = useState<boolean>()

  async function change(event: ChangeEvent<HTMLInputElement>) {
    const is_gift = event.currentTarget.checked
    setChecked(is_gift)
    const wish = { id: cart.id, is_gift, idempotencyKey: newId() }
    // A failure shows a toast, and the checkbox goes back.
    const changed = await withBasketLock(() => changeBasket(client, wish)).catch(() => undefined)
    if (changed) dispatch(cartFetched(changed))
    setChecked(undefined)
  }
  return (
    <form method="post" action={CHANGE_BASKET_ACTION}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="basket" value={cart.id} />
      <CheckField
        name="gift"
        label={t('gift')}
        hint={t(cart.is_shipping_required ? 'giftHint' : 'digitalGiftHint')}
        checked={checked ?? cart.is_gift}
        onChange={change}
      />
      <button type="submit" name="do" value="gift" className={styles.scriptless}>
        {t('update')}
      </button>
    </form>
  )
}

type VoucherFormProps = {
  cart: OptimisticCart
  t: Translator<BasketMessageKey>
  language: Language
  /** A voucher that was sent without scripts was refused. */
  refused: boolean
}

/** The vouchers of the cart, and a field for another one. */
function VoucherForm({ cart, t, language, refused }: VoucherFormProps) {
  const client = useClient()
  const dispatch = useShopDispatch()
  const apply = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState(refused ? t('voucherRefused') : undefined)

  async function change(act: () => Promise<Basket>) {
    setPending(true)
    try {
      dispatch(cartFetched(await withBasketLock(act)))
      setError(undefined)
      return true
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.toast : t('voucherRefused'))
      return false
    } finally {
      setPending(false)
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const vouchercode = String(new FormData(form).get('vouchercode') ?? '').trim()
    if (pending || vouchercode === '') return
    const key = { idempotencyKey: newId() }
    if (await change(() => addVoucher(client, { vouchercode, ...key }, { silent: true }))) form.reset()
  }
  const takeOff = (voucher: string) => (event: FormEvent) => {
    event.preventDefault()
    const form = event.currentTarget
    if (pending) return
    change(async () => {
      const basket = await removeVoucher(client, { voucher, idempotencyKey: newId() }, { silent: true })
      if (form.contains(document.activeElement)) apply.current?.focus()
      return basket
    })
  }
  return (
    <div className={voucherFormStyles.vouchers}>
      {cart.vouchers.map(({ code, name, warning }) => (
        <form
          key={code}
          className={voucherFormStyles.voucher}
          method="post"
          action={CHANGE_BASKET_ACTION}
          onSubmit={takeOff(code)}
        >
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="voucher" value={code} />
          <div>
            <p>{name}</p>
            {warning && <StatusText code="w">{warning}</StatusText>}
          </div>
          <button type="submit" name="do" value="take-off" className={voucherFormStyles.takeOff}>
            {t('removeVoucher', { code })}
          </button>
        </form>
      ))}
      <form className={voucherFormStyles.form} method="post" action={CHANGE_BASKET_ACTION} onSubmit={submit}>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="vouchercode"
          label={t('voucher')}
          error={error}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <Button ref={apply} type="submit" kind="plain" name="do" value="voucher" pending={pending}>
          {t('applyVoucher')}
        </Button>
      </form>
      <p className={cartViewStyles.tax}>
        {cart.gift_card ? t('giftCardApplied', { end: cart.gift_card.ends_with }) : t('giftCardAtCheckout')}
      </p>
    </div>
  )
}

type CartViewProps = {
  /** The server-rendered quote, until the store has a newer cart. */
  rendered: Quote
  texts: BasketMessages
  language: Language
  /** The link of an empty cart. */
  continueLink: EmptyCartLink
  productsAt: string
  refusedVoucher: boolean
}

/** The cart page's content: lines, totals, voucher and gift. */
export function CartView({ rendered, texts, language, continueLink, productsAt, refusedVoucher }: CartViewProps) {
  const t = createTranslator(texts, language)
  const cart = useShopSelector(selectOptimisticCart) ?? rendered
  const [isEmptied, setEmptied] = useState(false)
  // The shipping fee may change with the quantity.
  const isSame = cart.version === rendered.version
  const { data: quote = rendered } = useCall(quoteOf, isSame ? null : { version: cart.version }, {
    silent: true,
    background: true,
  })
  if (cart.lines.length === 0)
    return <EmptyState level={1} heading={t('empty')} text={t('emptyText')} link={continueLink} isFocused={isEmptied} />
  return (
    <div className={cartViewStyles.cart}>
      <div>
        <CartLines cart={cart} t={t} language={language} productsAt={productsAt} onEmptied={() => setEmptied(true)} />
      </div>
      <section className={cartViewStyles.sum} aria-label={t('total')}>
        <CartSummary cart={cart} delivery={deliveryOf(quote)} t={t} language={language} />
        <CartActions cart={cart} t={t} language={language} />
        <p className={cartViewStyles.tax}>{t(cart.is_shipping_required ? 'taxIncluded' : 'taxIncludedNoDelivery')}</p>
        <VoucherForm cart={cart} t={t} language={language} refused={refusedVoucher} />
        <GiftChoice cart={cart} t={t} language={language} />
        <ButtonLink href={continueLink.href} kind="plain" wide>
          {continueLink.text}
        </ButtonLink>
      </section>
    </div>
  )
}

/** The delivery fee; the lowest one until the address decides. */
function deliveryOf({ shipping_incl_tax: fee, shipping_methods: methods }: Quote) {
  if (fee !== null) return { fee, isLowest: false }
  const lowest = lowestDeliveryFee(methods)
  return lowest === undefined ? undefined : { fee: lowest, isLowest: true }
}

/** A function of its own, so that `useCall` fetches once per cart version. */
const quoteOf = (client: Client, _: { version: number }, options?: CallOptions) => quoteBasket(client, {}, options)
