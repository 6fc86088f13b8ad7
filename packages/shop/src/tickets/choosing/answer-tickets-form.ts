import { addProduct } from '@dabali/api-client'
import { checkoutPath } from '@dabali/domain'
import { parseQuantity } from '@dabali/ui/parse-quantity'
import { BASKET_PATH } from '../../paths.ts'
import type { PostedForm } from '../../visit/answer-form.ts'
import { placesField } from './chosen-in-form.ts'

/** No evening has more kinds; whoever sends more has not used our form. */
const MOST_KINDS = 40

/** Puts the chosen tickets into the cart and leads to the till; where one is refused, to the cart, which says why. */
export async function answerTicketsForm({ client, text, header, params }: PostedForm): Promise<string> {
  const wanted = chosenIn(text)
  if (wanted.length === 0) return `/event/${encodeURIComponent(params['slug'] ?? '')}#tickets`
  const referrer = header('referer')
  const visit = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  const told = { added: [] as string[], refused: [] as string[] }
  for (const { id, quantity } of wanted) {
    const url = `/v1/api/products/${id}/`
    const isAdded = await addProduct(client, { url, quantity, ...visit }).then(
      () => true,
      () => false,
    )
    told[isAdded ? 'added' : 'refused'].push(id)
  }
  if (told.refused.length === 0) return checkoutPath()
  return `${BASKET_PATH}?all=1&added=${told.added.join('.')}&refused=${told.refused.join('.')}`
}

/** Which kinds are wanted, and how many of each. */
function chosenIn(text: (name: string) => string): { id: string; quantity: number }[] {
  const ids = new Set(
    text('kinds')
      .split(' ')
      .filter((id) => /^[1-9]\d{0,8}$/.test(id)),
  )
  return [...ids].slice(0, MOST_KINDS).flatMap((id) => {
    const quantity = parseQuantity(text(placesField(id))) ?? 0
    return quantity > 0 ? [{ id, quantity }] : []
  })
}
