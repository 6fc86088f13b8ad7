import { ApiError, initiatePayment, type Payment } from '@dabali/api-client'
import { languageOf, localPath } from '@dabali/domain'
import { orderThanksPath, paymentPath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { serverClient } from '../visit/server-client.ts'
import { goOnPage } from './go-on-page.ts'
import { serviceName } from './payment-words.ts'
import { paymentsTexts } from './payments-texts.ts'

type GoOnSettings = {
  apiOrigin: () => string
  /** Whether the form was sent from a page of this site. */
  isOwnForm: (request: Request) => boolean
}
type Context = { params: Promise<{ hash: string }> }
type Method = Parameters<typeof initiatePayment>[1]['payment_method']

/** A gateway takes its time, and whoever comes second waits for the first. */
const LONGEST_MILLISECONDS = 20_000
const METHODS: readonly (Method & string)[] = ['cod', 'esewa', 'khalti', 'card']

/** Where the form of a payment goes: it is begun at the API, and the visitor goes on to the gateway that it names. */
export function goOnRoute({ apiOrigin, isOwnForm }: GoOnSettings) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    if (!isOwnForm(request)) return new Response('This form is sent from our own pages only.', { status: 403 })
    const form = await request.formData().catch(() => undefined)
    if (!form) return new Response('This is not a form.', { status: 400 })
    const { hash } = await params
    const language = languageOf(String(form.get('language') ?? ''))
    const wished = METHODS.find((method) => method === form.get('payment_method'))
    const client = serverClient({ apiOrigin: apiOrigin(), language, headers: request.headers })
    const seeOther = (path: string) => answer(null, 303, { location: localPath(language, path) })
    try {
      const named = { hash, ...(wished && { payment_method: wished }) }
      const payment = await initiatePayment(client, named, { timeoutMilliseconds: LONGEST_MILLISECONDS })
      const t = talk(paymentsTexts(language), language)
      const going = t('going', { method: serviceName(payment.method, t) })
      const page = goOnPage(payment.next_action, { going, goOn: t('goOn'), language })
      if (!page) return seeOther(pathAfter(payment))
      return answer(page.html, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.policy,
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return seeOther(`${paymentPath(hash)}?refused=${encodeURIComponent(error.code ?? 'away')}`)
    }
  }
}

/** There is nowhere to go: it is paid at the door, or paid already. */
const pathAfter = ({ hash, method, order }: Payment) =>
  method === 'cod' ? orderThanksPath(order.hash) : paymentPath(hash)

const answer = (body: string | null, status: number, headers: Record<string, string>) =>
  new Response(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
