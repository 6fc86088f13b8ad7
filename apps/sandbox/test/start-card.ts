import Stripe from 'stripe'
import { atGateway, startSandbox, startShop } from './start-sandbox.ts'

export const WANTED = {
  mode: 'payment',
  client_reference_id: 'order-1',
  line_items: [
    { quantity: 2, price_data: { currency: 'npr', unit_amount: 135_000, product_data: { name: 'किताब & [more]' } } },
  ],
  metadata: { reference: 'order-1' },
  payment_intent_data: { metadata: { reference: 'order-1' } },
  success_url: 'https://shop.example/card/success/?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/card/cancelled/',
} satisfies Stripe.Checkout.SessionCreateParams

/** Starts the sandbox with Stripe's client and a server for webhooks. */
export async function startCard() {
  const shop = await startShop()
  const { url, stop } = await startSandbox({ cardWebhookUrl: `${shop.url}/hook/` })
  const { hostname, port } = new URL(url)
  const client = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, timeout: 20_000 })
  const stripe = client('sk_test_sandbox')
  const create = (changed: object = {}, key?: string) =>
    stripe.checkout.sessions.create({ ...WANTED, ...changed }, key === undefined ? {} : { idempotencyKey: key })

  return {
    url,
    shop,
    client,
    stripe,
    card: atGateway(`${url}/card/`),
    create,
    async paid() {
      const { id } = await create()
      await atGateway(`${url}/card/`).act(id, 'approve')
      const session = await stripe.checkout.sessions.retrieve(id)
      return { id, paymentIntent: String(session.payment_intent) }
    },
    /** The received webhook events, with their signatures verified. */
    events: () =>
      shop.requests.map(({ body, headers }) =>
        stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), 'whsec_sandbox'),
      ),
    async stop() {
      await stop()
      await shop.stop()
    },
  }
}

/** The error of Stripe's client. */
export async function refusalOf(asked: Promise<unknown>): Promise<Partial<Stripe.errors.StripeError>> {
  try {
    await asked
    return {}
  } catch (failure) {
    if (!(failure instanceof Stripe.errors.StripeError)) throw failure
    const { type, code, param, statusCode, message } = failure
    return { type, code, param, statusCode, message } as Partial<Stripe.errors.StripeError>
  }
}
