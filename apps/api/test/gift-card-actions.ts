import { randomUUID } from 'node:crypto'
import { COD, checkOut, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import type { AppSettings } from './start-app.ts'
import { call } from './visitors.ts'

type Headers = Record<string, string>

export const CODE = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}\b/

export const FOR_RITA = {
  amount: '1000',
  email: 'buyer@example.com',
  sender_name: 'Bishal',
  recipient_name: 'Rita',
  recipient_email: 'rita@example.com',
  message: 'Read something good.',
  payment_method: 'esewa',
}

/** An API for buying and spending gift cards. */
export async function startGiftCardApp(settings: AppSettings = {}) {
  const api = await startOrderApp(settings)
  const order = (input: object, headers: Headers = {}) =>
    call(api, 'POST', 'gift-cards/', input, { 'idempotency-key': randomUUID(), ...headers })

  const env = {
    ...api,
    order,

    /** Buys a card of so many rupees, and reads its code from the mail. */
    async card(rupees: number) {
      const placed = await order({ ...FOR_RITA, amount: String(rupees) })
      if (placed.status !== 200) throw new Error(placed.text)
      await payOrder(api, placed.body.id)
      await api.drainJobs()
      const mail = api.mails.splice(0).find(({ to }) => to === FOR_RITA.recipient_email)
      const [code] = CODE.exec(mail?.text ?? '') ?? []
      if (code === undefined) throw new Error('No code was sent.')
      return { code, orderId: String(placed.body.id) }
    },

    balance: async (code: string) => (await call(api, 'POST', 'gift-cards/balance/', { code })).body.balance,
    apply: (cookie: string, code: string) => call(api, 'POST', 'basket/add-gift-card/', { code }, { cookie }),

    /** A visitor with a book of Rs 400 in the cart, who pays with the card. */
    async shopper(code: string, copies = 1) {
      const book = await api.makeBook(100)
      const { cookie, basket } = await shopperWith(api, { [book.id]: copies })
      const applied = await env.apply(cookie, code)
      if (applied.status !== 200) throw new Error(applied.text)
      return { cookie, basket, book }
    },

    /** An order that is paid with the card, and the rest in cash. */
    async spend(code: string, copies = 1, body: object = COD) {
      const { cookie } = await env.shopper(code, copies)
      const placed = await checkOut(api, cookie, body)
      return { ...placed, cookie }
    },
  }
  return env
}

export type GiftCardApp = Awaited<ReturnType<typeof startGiftCardApp>>
