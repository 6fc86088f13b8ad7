import type { FastifyInstance } from 'fastify'
import { ACTIONS, createActionRunner, createTimers, type Gateway } from '../gateway/actions.ts'
import { createModeSwitch } from '../gateway/modes.ts'
import { type Claim, createPaymentStore, type Payment } from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { toInteger } from '../gateway/values.ts'
import { html } from '../page/page.ts'
import { type Details, khaltiApi, newName, SECRET_KEY } from './api.ts'

const PATH = '/khalti/'
const DAY_MS = 24 * 60 * 60 * 1000
const DOWN = '<html><head><title>503 Service Temporarily Unavailable</title></head><body>nginx</body></html>'

/** Khalti KPG-2, as docs.khalti.com describes it. */
export function khaltiRoutes(app: FastifyInstance) {
  const payments = createPaymentStore<Details>()
  const mode = createModeSwitch((reply) => reply.code(503).type('text/html').send(DOWN))
  /** How long a link can be paid. */
  const life = { life_ms: 60 * 60 * 1000 }
  const gateway: Gateway<Details> = {
    name: 'Khalti',
    path: PATH,
    // It signs nothing, so that nothing can be forged, and it always knows.
    actions: ACTIONS.filter((act) => act !== 'forge' && act !== 'ambiguous'),
    payments,
    after: { refuse: 'refused', cancel: 'cancelled' },
    transactionOf: newName,
    returnUrl: withOutcome,
    settings: (origin) => ({ KHALTI_URL: `${origin}${PATH}api/v2/`, KHALTI_SECRET_KEY: SECRET_KEY }),
    fields: html`<label>Khalti ID<input name="mobile" value="9800000001" autocomplete="off"></label>
<label>MPIN<input name="mpin" type="password" value="1111" autocomplete="off"></label>`,
  }
  const runner = createActionRunner(gateway, createTimers(app))
  gatewayRoutes(app, {
    gateway,
    runner,
    mode,
    controls: {
      show: () => life,
      change({ life_ms = life.life_ms }) {
        const wanted = toInteger(life_ms, { least: 1, most: DAY_MS })
        if (wanted === undefined) return `life_ms is a number from 1 to ${DAY_MS}.`
        life.life_ms = wanted
        return undefined
      },
    },
  })
  app.get<{ Querystring: { pidx?: unknown } }>(`${PATH}pay/`, ({ query: { pidx } }, reply) =>
    sendPayPage(reply, gateway, typeof pidx === 'string' ? payments.find(pidx) : undefined),
  )
  app.register((api, _options, done) => {
    khaltiApi(api, { payments, runner, mode, life, path: PATH })
    done()
  })
}

const SAID: Record<Claim['outcome'], string> = {
  paid: 'Completed',
  pending: 'Pending',
  refused: 'Failed',
  cancelled: 'User canceled',
  expired: 'Expired',
  refunded: 'Refunded',
}

/** Unsigned: whoever knows the address of the shop could write the same. */
function withOutcome(payment: Payment<Details>, { outcome }: Claim): string {
  const { returnUrl, orderName } = payment.details
  const isPaid = outcome === 'paid'
  const transaction = isPaid ? (payment.transaction ?? newName()) : ''
  const amount = String(payment.reportedAmount)
  const url = new URL(returnUrl)
  const told = {
    pidx: payment.id,
    ...(isPaid && { txnId: transaction }),
    amount,
    total_amount: amount,
    status: SAID[outcome],
    mobile: isPaid ? '98XXXXX001' : '',
    tidx: transaction,
    purchase_order_id: payment.reference,
    purchase_order_name: orderName,
    transaction_id: transaction,
  }
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value)
  return url.href
}
