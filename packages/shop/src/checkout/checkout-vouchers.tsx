'use client'

import {
  ApiError,
  addGiftCard,
  addVoucher,
  type Basket,
  newId,
  type Quote,
  removeGiftCard,
  removeVoucher,
} from '@dabali/api-client'
import { readGiftCardCode } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { StatusText } from '@dabali/ui/status-text'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { cartFetched } from '../basket/basket-slice.ts'
import { withBasketLock } from '../basket/sync-queue.ts'
import voucherStyles from '../basket/voucher-form.module.css'
import { useClient, useShopDispatch } from '../store/store.ts'
import { type CheckoutAnchor, type CheckoutI18n, isBuyNow, modeQuery } from './checkout-start.ts'
import styles from './checkout-vouchers.module.css'

const FORM: CheckoutAnchor = 'checkout'

type VoucherChangeOptions = { t: CheckoutI18n['t']; mode: string | undefined; onChanged: () => void }

/** Changes the vouchers of the basket that is bought, one change at a time. */
export function useVoucherChange({ t, mode, onChanged }: VoucherChangeOptions, firstError?: string) {
  const client = useClient()
  const dispatch = useShopDispatch()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState(firstError)

  async function change(act: () => Promise<Basket>): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    try {
      const basket = await withBasketLock(act)
      // Buy now does not sell the cart.
      if (!isBuyNow(mode)) dispatch(cartFetched(basket))
      setError(undefined)
      onChanged()
      return true
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.toast : t('voucherRefused'))
      return false
    } finally {
      setPending(false)
    }
  }

  function remove(event: MouseEvent, voucher: string) {
    event.preventDefault()
    change(() => removeVoucher(client, { ...modeQuery(mode), voucher, idempotencyKey: newId() }, { silent: true }))
  }

  return { isPending, error, change, remove }
}

type CheckoutVouchersProps = {
  i18n: CheckoutI18n
  quote: Quote
  mode: string | undefined
  /** A code that was sent without scripts, and why it was refused. */
  sent: { code: string | undefined; error: string | undefined }
  onChanged: () => void
}

/**
 * The vouchers and the gift card of the basket, and a folded field for another code. It is outside the form, and its controls belong to the
 * form: without scripts they are sent with everything that was typed.
 */
export function CheckoutVouchers({ i18n: { t }, quote, mode, sent, onChanged }: CheckoutVouchersProps) {
  const client = useClient()
  const field = useRef<HTMLInputElement>(null)
  const { isPending, error, change, remove } = useVoucherChange({ t, mode, onChanged }, sent.error)

  async function apply(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (code === '') return
    const asked = { ...modeQuery(mode), idempotencyKey: newId() }
    const isApplied = await change(() =>
      readGiftCardCode(code)
        ? addGiftCard(client, { ...asked, code }, { silent: true })
        : addVoucher(client, { ...asked, vouchercode: code }, { silent: true }),
    )
    if (isApplied && field.current) field.current.value = ''
  }

  function removeCard(event: MouseEvent) {
    event.preventDefault()
    change(() => removeGiftCard(client, { ...modeQuery(mode), idempotencyKey: newId() }, { silent: true }))
  }

  return (
    <div className={styles.vouchers}>
      {quote.vouchers.map(({ code, name, warning }) => (
        <div key={code} className={voucherStyles.voucher}>
          <div>
            <p>{name}</p>
            {warning && <StatusText code="w">{warning}</StatusText>}
          </div>
          <button
            type="submit"
            form={FORM}
            name="remove_voucher"
            value={code}
            className={voucherStyles.takeOff}
            onClick={(event) => remove(event, code)}
          >
            {t('removeVoucher', { code })}
          </button>
        </div>
      ))}
      {quote.gift_card && (
        <div className={voucherStyles.voucher}>
          <p>{t('giftCardEnd', { end: quote.gift_card.ends_with })}</p>
          <button
            type="submit"
            form={FORM}
            name="remove_gift_card"
            value="1"
            className={voucherStyles.takeOff}
            onClick={removeCard}
          >
            {t('removeGiftCard')}
          </button>
        </div>
      )}
      <details open={error !== undefined || undefined}>
        <summary className={styles.fold}>{t('vouchers')}</summary>
        <div className={voucherStyles.form}>
          <TextField
            ref={field}
            form={FORM}
            name="vouchercode"
            label={t('voucherCode')}
            defaultValue={sent.code}
            error={error}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            onKeyDown={(event) => event.key === 'Enter' && apply(event)}
          />
          <Button
            type="submit"
            form={FORM}
            name="update"
            value="voucher"
            kind="plain"
            pending={isPending}
            onClick={apply}
          >
            {t('applyVoucher')}
          </Button>
        </div>
      </details>
    </div>
  )
}
