import { addProduct } from '@dabali/api-client'
import { BASKET_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'

/** Adds what the form names, and leads to the basket, which says how it went. */
export async function answerAddForm({ client, text, header }: PostedForm): Promise<string> {
  const referrer = header('referer')
  const visit = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  try {
    await addProduct(client, { url: text('url'), ...visit })
    return `${BASKET_PATH}?added=1`
  } catch {
    // The basket shows what is in it, and says so when it cannot be read.
    return BASKET_PATH
  }
}
