import { addProduct } from '@dabali/api-client'
import { checkoutPath, DEFAULT_QUANTITY } from '@dabali/domain'
import { BASKET_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'

/** Adds what the form names, and leads to the basket, which says how it went; who buys now goes to the checkout. */
export async function answerAddForm({ client, text, header }: PostedForm): Promise<string> {
  const referrer = header('referer')
  const visit = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  const quantity = Number(text('quantity')) || DEFAULT_QUANTITY
  const mode = text('mode')
  try {
    await addProduct(client, { url: text('url'), quantity, ...visit, ...(mode && { mode }) })
    return mode ? checkoutPath(mode) : `${BASKET_PATH}?added=1`
  } catch {
    // The basket shows what is in it, and says so when it cannot be read.
    return BASKET_PATH
  }
}
