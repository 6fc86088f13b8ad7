import {
  addVoucher,
  type Client,
  changeBasket,
  changeBasketLine,
  removeBasketLine,
  removeVoucher,
} from '@dabali/api-client'
import { BASKET_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

type Change = (client: Client, text: (name: string) => string) => Promise<unknown>

const CHANGES: Readonly<Record<string, Change>> = {
  set: (client, text) =>
    changeBasketLine(client, { id: text('basket'), line: text('line'), quantity: Number(text('quantity')) }),
  remove: (client, text) => removeBasketLine(client, { id: text('basket'), line: text('line') }),
  voucher: (client, text) => addVoucher(client, { vouchercode: text('vouchercode').trim() }),
  'take-off': (client, text) => removeVoucher(client, { voucher: text('voucher') }),
  gift: (client, text) => changeBasket(client, { id: text('basket'), is_gift: text('gift') !== '' }),
}

/** Does what a form on the cart asks for, and leads back to the cart, which says when it could not be done. */
export async function answerChangeForm({ client, text }: PostedForm): Promise<string> {
  const wanted = text('do')
  try {
    if (Object.hasOwn(CHANGES, wanted)) await CHANGES[wanted]?.(client, text)
    return BASKET_PATH
  } catch (error) {
    return `${BASKET_PATH}?${wanted === 'voucher' ? 'voucher' : 'unchanged'}=${failedStatus(error)}`
  }
}
