'use client'

import { changeBasket, newId } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { CheckField } from '@dabali/ui/check-field'
import { type ChangeEvent, useState } from 'react'
import { CHANGE_BASKET_ACTION } from '../paths.ts'
import { useClient } from '../store/use-client.ts'
import { useShopDispatch } from '../store/use-shop.ts'
import type { Talk } from '../texts/talk.ts'
import { cartFetched } from './basket-slice.ts'
import type { BasketTextKey } from './basket-texts.ts'
import styles from './gift-choice.module.css'
import type { OptimisticCart } from './optimistic-cart.ts'
import { withBasketLock } from './sync-queue.ts'

type GiftChoiceProps = { cart: OptimisticCart; t: Talk<BasketTextKey>; language: Language }

/** Whether the cart is for somebody else. */
export function GiftChoice({ cart, t, language }: GiftChoiceProps) {
  const client = useClient()
  const dispatch = useShopDispatch()
  const [wanted, setWanted] = useState<boolean>()

  async function change(event: ChangeEvent<HTMLInputElement>) {
    const is_gift = event.currentTarget.checked
    setWanted(is_gift)
    const wish = { id: cart.id, is_gift, idempotencyKey: newId() }
    // A failure is told by the toast of the error catalogue, and the tick goes back.
    const changed = await withBasketLock(() => changeBasket(client, wish)).catch(() => undefined)
    if (changed) dispatch(cartFetched(changed))
    setWanted(undefined)
  }
  return (
    <form method="post" action={CHANGE_BASKET_ACTION}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="basket" value={cart.id} />
      <CheckField
        name="gift"
        label={t('gift')}
        hint={t('giftHint')}
        checked={wanted ?? cart.is_gift}
        onChange={change}
      />
      <button type="submit" name="do" value="gift" className={styles.scriptless}>
        {t('set')}
      </button>
    </form>
  )
}
