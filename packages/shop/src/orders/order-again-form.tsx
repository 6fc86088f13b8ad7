import { newId, type Order } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { orderAgainAction } from '../paths.ts'

/** Whether an order has anything but gift cards, which are bought on their own page. */
export const isSellable = ({ lines, is_masked }: Order): boolean =>
  !is_masked && lines.some(({ product_id }) => product_id !== null)

type OrderAgainFormProps = { order: Order; language: Language; text: string }

/** Adds what can still be sold of an order to the cart; sent twice, it adds once. */
export function OrderAgainForm({ order: { hash, number }, language, text }: OrderAgainFormProps) {
  return (
    <form method="post" action={orderAgainAction(hash)}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={newId()} />
      <Button type="submit" kind="plain">
        {text} <span className="visually-hidden">{number}</span>
      </Button>
    </form>
  )
}
