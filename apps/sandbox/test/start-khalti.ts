import { atGateway, startSandbox } from './start-sandbox.ts'

const KEY = 'Key sandbox-khalti-secret-key'

export const WANTED = {
  return_url: 'https://shop.example/khalti/back/?basket=1',
  website_url: 'https://shop.example/',
  amount: 1300,
  purchase_order_id: 'test12',
  purchase_order_name: 'Order 12 & more',
}

type Answer = { pidx: string; payment_url: string; expires_at: string; status: string; detail: string } & Record<
  string,
  unknown
>

/** Starts the sandbox with a client of Khalti. */
export async function startKhalti() {
  const { url, stop } = await startSandbox()
  const khalti = atGateway(`${url}/khalti/`)

  async function ask(path: string, body: unknown, authorization: string | null = KEY) {
    const answer = await fetch(`${url}/khalti/api/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== null && { authorization }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }

  const initiate = (changed: object = {}) => ask('v2/epayment/initiate', { ...WANTED, ...changed })
  const begin = async () => (await initiate()).body.pidx
  return {
    url,
    stop,
    khalti,
    ask,
    initiate,
    begin,
    lookup: (pidx: unknown) => ask('v2/epayment/lookup', { pidx }),
    refund: (transaction: string, body: object = {}) => ask(`merchant-transaction/${transaction}/refund`, body),
    async paid() {
      const pidx = await begin()
      const { payment } = await khalti.act(pidx, 'approve')
      return { pidx, transaction: payment.transaction ?? '' }
    },
  }
}
