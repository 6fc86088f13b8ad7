'use client'

import { ApiError, addVoucher, type Basket, newId, removeVoucher } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { TextField } from '@dabali/ui/text-field'
import { type FormEvent, useState } from 'react'
import { CHANGE_BASKET_ACTION } from '../paths.ts'
import { useClient } from '../store/use-client.ts'
import { useShopDispatch } from '../store/use-shop.ts'
import type { Talk } from '../texts/talk.ts'
import { cartFetched } from './basket-slice.ts'
import type { BasketTextKey } from './basket-texts.ts'
import type { OptimisticCart } from './optimistic-cart.ts'
import { withBasketLock } from './sync-queue.ts'
import styles from './voucher-form.module.css'

type VoucherFormProps = {
  cart: OptimisticCart
  t: Talk<BasketTextKey>
  language: Language
  /** One that was sent without scripts was refused. */
  refused: boolean
}

/** The vouchers of the cart, what each takes off or why it does not, and room for one more. */
export function VoucherForm({ cart, t, language, refused }: VoucherFormProps) {
  const client = useClient()
  const dispatch = useShopDispatch()
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
    if (!pending) change(() => removeVoucher(client, { voucher, idempotencyKey: newId() }, { silent: true }))
  }
  return (
    <div className={styles.vouchers}>
      {cart.vouchers.map(({ code, name, warning }) => (
        <form
          key={code}
          className={styles.voucher}
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
          <button type="submit" name="do" value="take-off" className={styles.takeOff}>
            {t('removeVoucher', { code })}
          </button>
        </form>
      ))}
      <form className={styles.form} method="post" action={CHANGE_BASKET_ACTION} onSubmit={submit}>
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
        <Button type="submit" kind="plain" name="do" value="voucher" pending={pending}>
          {t('useVoucher')}
        </Button>
      </form>
    </div>
  )
}
