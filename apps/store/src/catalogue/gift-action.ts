import { addProduct, changeBasket } from '@dabali/api-client'
import { checkoutPath } from '@dabali/domain'
import type { FormAction } from '@dabali/shop/form-action'
import { failedStatus } from '@dabali/shop/form-problem'
import { BASKET_PATH } from '@dabali/shop/paths'

/** What is bought so is checked out alone: what else is in the cart is no gift. */
const MODE = 'buy-now'

/** Where the form of a gift goes. */
export const GIFT_ACTION = '/basket/gift'

/** Takes one of what the form names as a gift, and leads to the till, which asks whom it is for. */
export const giftAction: FormAction = async ({ client, text, header }) => {
  const referrer = header('referer')
  const visit = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  try {
    const { id } = await addProduct(client, { url: text('url'), quantity: 1, ...visit, mode: MODE })
    await changeBasket(client, { id, is_gift: true })
    return checkoutPath(MODE)
  } catch (error) {
    // The cart says that it could not be done.
    return `${BASKET_PATH}?unchanged=${failedStatus(error)}`
  }
}
