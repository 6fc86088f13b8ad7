import { addProduct } from '@dabali/api-client'
import { checkoutPath, DEFAULT_QUANTITY } from '@dabali/domain'
import { BASKET_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

/** Adds the product of the form. Leads to the cart, which says how it went, or to the checkout for Buy now. */
export async function answerAddForm({ client, text, header }: PostedForm): Promise<string> {
  const referrer = header('referer')
  const visit = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  const quantity = Number(text('quantity')) || DEFAULT_QUANTITY
  const mode = text('mode')
  try {
    await addProduct(client, { url: text('url'), quantity, ...visit, ...(mode && { mode }) })
    return mode ? checkoutPath(mode) : `${BASKET_PATH}?added=1`
  } catch (error) {
    return `${BASKET_PATH}?notadded=${failedStatus(error)}`
  }
}
