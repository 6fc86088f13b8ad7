import { createHash } from 'node:crypto'
import { ApiError, giveTip, newId } from '@dabali/api-client'
import { draftCookieNames, draftCookies, failedStatus, type PostedForm } from '@dabali/shop/form-action'
import { orderThanksPath } from '@dabali/shop/paths'
import { redirectToGateway } from '@dabali/shop/payment-routes'
import { streamPath } from '../paths.ts'

const TIP = 'dabali_tip'

export const TIP_COOKIES = draftCookieNames(TIP)
export const TIP_METHODS = ['esewa', 'khalti', 'card'] as const
export const TIP_FIELDS = ['amount', 'own_amount', 'email', 'payment_method'] as const

type Texts = Readonly<Record<string, string>>

/** Places the order of a tip and leads to the gateway; after a failure the stream is shown again with what was typed. */
export async function giveTipAction({ client, language, text, setCookie }: PostedForm): Promise<string | Response> {
  const draft = Object.fromEntries(TIP_FIELDS.map((name) => [name, text(name)])) as Record<
    (typeof TIP_FIELDS)[number],
    string
  >
  const isOwnAmount = draft.amount === 'own'
  const amount = isOwnAmount ? draft.own_amount : draft.amount
  const method = TIP_METHODS.find((name) => name === draft.payment_method)
  const [slug, id] = [text('slug'), text('id')]
  try {
    const order = await giveTip(client, {
      ...{ slug, id, amount, email: draft.email },
      ...(method && { payment_method: method }),
      idempotencyKey: keyOf(text('key') || newId(), draft),
    })
    for (const cookie of draftCookies(TIP, undefined)) setCookie(cookie)
    return order.payment
      ? await redirectToGateway(client, { hash: order.payment.hash, language })
      : orderThanksPath(order.hash)
  } catch (error) {
    const status = failedStatus(error)
    for (const cookie of draftCookies(TIP, { draft, errors: errorsIn(error, isOwnAmount) })) setCookie(cookie)
    return `${streamPath(slug, id)}?problem=${status}#tip`
  }
}

/** The same tip sent twice is one; what is changed on the page that the back button shows is another tip. */
const keyOf = (key: string, draft: object) =>
  `${key} ${createHash('sha256').update(JSON.stringify(draft)).digest('base64url')}`

/** The messages of the API by field; a message about the whole form has no field. */
function errorsIn(error: unknown, isOwnAmount: boolean): Texts {
  if (!(error instanceof ApiError)) return {}
  const fields = Object.entries(Object(error.body)).flatMap(([name, value]): [string, string][] => {
    const [message]: unknown[] = [value].flat()
    if (typeof message !== 'string' || !TIP_FIELDS.some((field) => field === name)) return []
    return [[name === 'amount' && isOwnAmount ? 'own_amount' : name, message]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : { form: error.toast }
}
