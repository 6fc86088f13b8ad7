import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from './environment.ts'
import type { Ledger } from './ledger.ts'
import { type Answer, openClient } from './requests.ts'

/** A purchase that the shop has confirmed to its buyer. */
export type Purchase = { number: string; email: string; product: number; isPaidOnline: boolean }
export type Goods = { printed: number; download: number }

const REPEAT_AFTER_MS = 300
const BETWEEN_STEPS_MS = 150
const BETWEEN_PAGES_MS = 100

const HOME = {
  first_name: 'Maya',
  last_name: 'Gurung',
  line1: 'Mangal Bazaar 7',
  line: 'Lalitpur',
  country: 'NP',
  phone_number: '9841234567',
}

type Load = {
  environment: Environment
  ledger: Ledger
  goods: Goods
  pages: readonly string[]
  buyers: number
  readers: number
}

/** A steady load: so many buyers and readers, one request of each at a time, until it is stopped. */
export function startLoad({ environment, ledger, goods, pages, buyers, readers }: Load) {
  const client = openClient()
  const confirmed: Purchase[] = []
  const problems: string[] = []
  let isOver = false
  let number = 0

  async function buy(method: 'cod' | 'khalti') {
    number += 1
    const shopper = { address: addressOf(number), email: `buyer-${number}-${randomUUID().slice(0, 8)}@example.com` }
    const product = method === 'cod' ? goods.printed : goods.download
    let cookie = ''
    /** Repeats the same request with the same key until its outcome is clear, as the sites do. */
    const send = async (path: string, body: object) => {
      const headers = { cookie, 'x-forwarded-for': shopper.address, 'idempotency-key': randomUUID() }
      for (;;) {
        const url = `${environment.origin('store')}/v1/api/${path}`
        const answer = await ledger.count(`POST ${path}`, () => client.send(url, { method: 'POST', body, headers }))
        if (answer.outcome === 'answered') return answer
        if (answer.outcome === 'failed') throw new Error(`${path} answers ${answer.status}`)
        await pause(REPEAT_AFTER_MS)
      }
    }
    const added = await send('basket/add-product/', { url: `/v1/api/products/${product}/`, quantity: 1 })
    cookie = added.cookies.join('; ')
    await pause(BETWEEN_STEPS_MS)
    const delivery = method === 'cod' ? { shipping_address: HOME } : {}
    const order = JSON.parse(
      (await send('checkout/', { payment_method: method, guest_email: shopper.email, ...delivery })).body,
    )
    // Confirmed from here on: whatever happens next, the order must be there.
    confirmed.push({ number: String(order.number), email: shopper.email, product, isPaidOnline: method === 'khalti' })
    if (method === 'khalti') await pay(String(order.payment.hash), send)
  }

  async function pay(hash: string, send: (path: string, body: object) => Promise<Answer>) {
    await pause(BETWEEN_STEPS_MS)
    const begun = JSON.parse((await send(`payments/${hash}/initiate/`, { payment_method: 'khalti' })).body)
    const pidx = new URL(begun.next_action.url).searchParams.get('pidx')
    // The gateway is not ours, so it is not counted.
    await client.send(`${environment.sandbox}/khalti/payments/${pidx}/act/`, {
      method: 'POST',
      body: { act: 'approve' },
    })
    await pause(BETWEEN_STEPS_MS)
    const paid = JSON.parse((await send(`payments/${begun.hash}/refresh/`, {})).body)
    if (paid.status !== 'paid') throw new Error(`The payment of a buyer is ${paid.status}.`)
  }

  async function buyOn(at: number) {
    await pause(at * BETWEEN_STEPS_MS)
    for (let turn = at; !isOver; turn += 1) {
      await buy(turn % 2 === 0 ? 'cod' : 'khalti').catch((error: Error) => problems.push(error.message))
      await pause(BETWEEN_STEPS_MS)
    }
  }

  async function readOn(at: number) {
    for (let turn = at; !isOver; turn += 1) {
      const page = pages[turn % pages.length] ?? ''
      const headers = { 'x-forwarded-for': addressOf(100_000 + turn), accept: 'text/html' }
      await ledger.count(`GET ${new URL(page).pathname}`, () => client.send(page, { headers }))
      await pause(BETWEEN_PAGES_MS)
    }
  }

  const running = [
    ...Array.from({ length: buyers }, (_, at) => buyOn(at)),
    ...Array.from({ length: readers }, (_, at) => readOn(at)),
  ]
  return {
    clients: buyers + readers,
    confirmed,
    /** What buyers met that no table of requests shows. */
    problems,
    /** Purchases that have begun are completed. */
    async stop() {
      isOver = true
      await Promise.all(running)
      client.close()
    },
  }
}

export type RunningLoad = ReturnType<typeof startLoad>

/** An address for each buyer: limits are by network. */
const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
