import { ApiError, buyGiftCard, getGiftCardBalance, newId } from '@dabali/api-client'
import {
  draftCookieNames,
  draftCookies,
  failedStatus,
  type PostedForm,
  readDraftCookies,
  textsIn,
} from '@dabali/shop/form-action'
import { GIFT_CARD_BALANCE_PATH, GIFT_CARDS_PATH, orderThanksPath } from '@dabali/shop/paths'
import { redirectToGateway } from '@dabali/shop/payment-routes'

const PURCHASE = 'dabali_gift_card'
const BALANCE = 'dabali_gift_balance'

export const PURCHASE_COOKIES = draftCookieNames(PURCHASE)
export const BALANCE_COOKIES = draftCookieNames(BALANCE)

export const PURCHASE_FIELDS = [
  ...(['amount', 'own_amount', 'for', 'recipient_name', 'recipient_email', 'message'] as const),
  ...(['sender_name', 'deliver_on', 'email', 'payment_method'] as const),
]
type PurchaseField = (typeof PURCHASE_FIELDS)[number]

type Texts = Readonly<Record<string, string>>

/** Without a recipient's email the API takes the card for the buyer's own. */
export const RECIPIENT_MISSING = 'missing'

/** Places the order of a gift card and leads to the gateway; after a failure the form is shown again with what was typed. */
export async function buyGiftCardAction({ client, language, text, setCookie }: PostedForm): Promise<string | Response> {
  const draft = Object.fromEntries(PURCHASE_FIELDS.map((name) => [name, text(name)])) as Record<PurchaseField, string>
  const comeBack = (status: number, errors: Texts) => {
    for (const cookie of draftCookies(PURCHASE, { draft, errors })) setCookie(cookie)
    return `${GIFT_CARDS_PATH}?problem=${status}`
  }
  const { amount, own_amount, for: recipient, payment_method: method, ...typed } = draft
  const isForMe = recipient === 'me'
  if (!isForMe && typed.recipient_email.trim() === '') return comeBack(400, { recipient_email: RECIPIENT_MISSING })
  const isMethod = method === 'esewa' || method === 'khalti' || method === 'card'
  try {
    const order = await buyGiftCard(client, {
      ...typed,
      ...(isForMe && { recipient_name: '', recipient_email: '' }),
      amount: amount === 'own' ? own_amount : amount,
      ...(isMethod && { payment_method: method }),
      idempotencyKey: text('key') || newId(),
    })
    for (const cookie of draftCookies(PURCHASE, undefined)) setCookie(cookie)
    return order.payment
      ? await redirectToGateway(client, { hash: order.payment.hash, language })
      : orderThanksPath(order.hash)
  } catch (error) {
    return comeBack(failedStatus(error), errorsIn(error, amount === 'own'))
  }
}

/** The messages of the API by field; a message about the whole form has no field. */
function errorsIn(error: unknown, isOwnAmount: boolean): Texts {
  if (!(error instanceof ApiError)) return {}
  const fields = Object.entries(Object(error.body)).flatMap(([name, value]): [string, string][] => {
    const [message]: unknown[] = [value].flat()
    if (typeof message !== 'string' || !PURCHASE_FIELDS.some((field) => field === name)) return []
    return [[name === 'amount' && isOwnAmount ? 'own_amount' : name, message]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : { form: error.toast }
}

export type CheckedBalance = { ends_with: string; amount: string; balance: string }

/** The result of the balance form from the values of its cookies; the code is in none of them. */
export function readBalance(pieces: readonly (string | undefined)[]): { card?: CheckedBalance; error?: string } {
  const { card, error } = readDraftCookies(pieces)
  const { ends_with = '', amount = '', balance = '' } = textsIn(card)
  return {
    ...(balance !== '' && { card: { ends_with, amount, balance } }),
    ...(typeof error === 'string' && { error }),
  }
}

/** Looks a balance up. Neither the code nor the balance goes into a URL. */
export async function checkBalanceAction({ client, text, setCookie }: PostedForm): Promise<string> {
  const comeBack = (result: object, query: string) => {
    for (const cookie of draftCookies(BALANCE, result)) setCookie(cookie)
    return `${GIFT_CARD_BALANCE_PATH}?${query}`
  }
  try {
    const { ends_with, amount, balance } = await getGiftCardBalance(client, { code: text('code') })
    return comeBack({ card: { ends_with, amount, balance } }, 'checked=1')
  } catch (error) {
    const status = failedStatus(error)
    return comeBack({ error: error instanceof ApiError ? error.toast : '' }, `problem=${status}`)
  }
}
