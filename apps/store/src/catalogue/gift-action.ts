import { addProduct, changeBasket } from '@dabali/api-client'
import { checkoutPath } from '@dabali/domain'
import { type FormAction, failedStatus } from '@dabali/shop/form-action'
import { BASKET_PATH } from '@dabali/shop/paths'

/** A gift is bought in a basket of its own, so that the items of the cart do not become gifts. */
const MODE = 'buy-now'

/** Adds one of the product as a gift and redirects to the checkout, which asks for the recipient. */
export const giftAction: FormAction = async ({ client, text, header }) => {
  const referrer = header('referer')
  const source = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  try {
    const { id } = await addProduct(client, { url: text('url'), quantity: 1, ...source, mode: MODE })
    await changeBasket(client, { id, is_gift: true })
    return checkoutPath(MODE)
  } catch (error) {
    // The cart page shows the error.
    return `${BASKET_PATH}?unchanged=${failedStatus(error)}`
  }
}
