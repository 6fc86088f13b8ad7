import type { FastifyInstance } from 'fastify'
import { ACTIONS, createActionRunner, createTimers, type Gateway } from '../gateway/actions.ts'
import { createModeSwitch } from '../gateway/modes.ts'
import { type Claim, createPaymentStore } from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { fieldsOf } from '../gateway/values.ts'
import { html } from '../page/page.ts'
import { cardApi, keepAnswers, SECRET_KEY } from './api.ts'
import { type CardPayment, Refusal, sendRefusal, toCharge, toSession } from './objects.ts'
import type { Details } from './read-session.ts'
import { keepRefunds } from './refunds.ts'
import { makeWebhooks, WEBHOOK_SECRET, WEBHOOK_URL } from './webhooks.ts'

const PATH = '/card/'
/** Stripe's number for a card that is declined. */
const DECLINED_CARD = '4000000000000002'

/** A card gateway in the shape of Stripe Checkout. */
export function cardRoutes(app: FastifyInstance, webhookUrl = WEBHOOK_URL) {
  const timers = createTimers(app)
  const payments = createPaymentStore<Details>()
  const webhooks = makeWebhooks(webhookUrl, timers)
  /** What was told last of each payment. */
  const lastEvents = new WeakMap<CardPayment, string>()
  const mode = createModeSwitch((reply) =>
    sendRefusal(reply, new Refusal(503, 'The service is temporarily unavailable.', { type: 'api_error' })),
  )

  function notify(payment: CardPayment, claim: Claim) {
    if (claim.outcome === 'refused' && !claim.isLate) payment.details.wasDeclined = true
    const type = eventOf(claim)
    if (type === undefined) return
    // It may say that it was paid when it was not.
    const session = toSession(claim.outcome === 'paid' ? { ...payment, state: 'paid' } : payment)
    const object = claim.outcome === 'refunded' ? toCharge(payment) : session
    const note = (sent: CardPayment['sent'][number]) => void payment.sent.push(sent)
    lastEvents.set(payment, webhooks.emit(type, object, { isForged: claim.isForged === true, note }))
  }

  const gateway: Gateway<Details> = {
    name: 'Card',
    path: PATH,
    actions: ACTIONS.filter((act) => act !== 'ambiguous'),
    payments,
    // Whose card is declined tries another, and who goes back may come again.
    after: { refuse: 'open', cancel: 'open' },
    transactionOf: ({ details }) => details.paymentIntent,
    returnUrl,
    notify,
    repeatNotification: (payment) => webhooks.again(lastEvents.get(payment) ?? ''),
    notice: ({ details }) => (details.wasDeclined ? 'Your card was declined. Try a different card.' : undefined),
    settings: (origin) => ({
      CARD_URL: `${origin}/`,
      CARD_SECRET_KEY: SECRET_KEY,
      CARD_WEBHOOK_SECRET: WEBHOOK_SECRET,
    }),
    fields: html`<label>Card number<input name="number" inputmode="numeric" value="4242 4242 4242 4242" autocomplete="off"></label>
<label>Expires<input name="expires" value="12 / 34" size="7" autocomplete="off"></label>
<label>CVC<input name="cvc" inputmode="numeric" value="123" size="4" autocomplete="off"></label>`,
  }
  const refunds = keepRefunds({
    byTransaction: payments.withTransaction,
    all: payments.list,
    onChange: (payment) => notify(payment, { outcome: 'refunded' }),
  })
  const runner = createActionRunner(gateway, timers)
  gatewayRoutes(app, {
    gateway,
    runner,
    mode,
    controls: {
      show: () => ({ webhooks: webhooks.settings, ...refunds.settings }),
      change: (fields) => refunds.change(fields) ?? webhooks.change(fieldsOf(fields['webhooks'])),
    },
    toAction: (fields) => (isDeclined(fields) ? { ...fields, act: 'refuse' } : fields),
  })
  app.get(`${PATH}events/`, () => webhooks.list())
  app.get<{ Params: { id: string } }>(`${PATH}pay/:id/`, ({ params }, reply) =>
    sendPayPage(reply, gateway, payments.find(params.id)),
  )
  const world = { payments, runner, mode, webhooks, refunds, answers: keepAnswers(), payPath: `${PATH}pay/` }
  // Stripe's own client knows a host and a port and no path before /v1, so that it is served at the root as well.
  for (const prefix of ['', PATH.slice(0, -1)]) {
    app.register(
      (api, _options, done) => {
        cardApi(api, world)
        done()
      },
      { prefix },
    )
  }
}

function eventOf({ outcome, isLate }: Claim): string | undefined {
  if (outcome === 'refunded') return 'charge.refunded'
  if (outcome === 'expired') return 'checkout.session.expired'
  if (outcome === 'paid') return isLate ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed'
  if (outcome === 'pending') return 'checkout.session.completed'
  return outcome === 'refused' && isLate ? 'checkout.session.async_payment_failed' : undefined
}

function returnUrl({ id, pageUrl, details }: CardPayment, { outcome }: Claim): string {
  if (outcome === 'refused') return pageUrl
  const isThrough = outcome === 'paid' || outcome === 'pending'
  return (isThrough ? details.successUrl : (details.cancelUrl ?? pageUrl)).replaceAll('{CHECKOUT_SESSION_ID}', id)
}

const isDeclined = ({ act, number }: Record<string, unknown>) =>
  act === 'approve' && typeof number === 'string' && number.replaceAll(/\D/g, '') === DECLINED_CARD
