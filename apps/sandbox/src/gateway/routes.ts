import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html, page } from '../page/page.ts'
import { type Action, type ActionRunner, type Gateway, InvalidAction, parseAction } from './actions.ts'
import { KINDS, MODES, type ModeSwitch } from './modes.ts'
import { fieldsOf, type Payment, type Sent, shown, toRupees } from './payments.ts'

/** The three main actions and their labels. */
const USUAL = [
  { act: 'approve', label: 'Pay' },
  { act: 'refuse', label: 'Decline' },
  { act: 'cancel', label: 'Cancel and go back' },
] as const

const UNUSUAL: Partial<Record<Action, { name: string; says: string }>> = {
  delay: { name: 'Pay later', says: 'You return while the payment is pending. It is paid ten seconds later.' },
  'approve-silently': {
    name: 'Pay and close the tab',
    says: 'The payment succeeds, but you do not return to the shop.',
  },
  replay: { name: 'Pay twice', says: 'One payment, and three notifications at the same time.' },
  'lie-paid': { name: 'Fake a payment', says: 'The return says paid, but the status lookup does not.' },
  'lie-amount': {
    name: 'Pay a different amount',
    says: 'One rupee less is paid, and the status lookup reports that amount.',
  },
  forge: { name: 'Forge the response', says: 'The return says paid, signed with the wrong key.' },
  'go-away': { name: 'Close the tab', says: 'Nothing is paid and the shop is not notified.' },
  expire: { name: 'Expire', says: 'The payment session expires.' },
  ambiguous: { name: 'Unknown status', says: 'The gateway cannot tell whether it was paid.' },
  refund: { name: 'Refund', says: 'The gateway refunds the remaining amount.' },
}

const actionPath = <Details>({ path }: Gateway<Details>, { id }: Payment<Details>) =>
  `${path}payments/${encodeURIComponent(id)}/act/`

/** The payment page with the form fields of the gateway. */
function payPage<Details>(gateway: Gateway<Details>, payment: Payment<Details>) {
  const { name, actions, fields, notice } = gateway
  const more = actions.flatMap((act) => {
    const hint = UNUSUAL[act]
    return hint
      ? html`<button name="act" value="${act}"><strong>${hint.name}</strong> <span class="quiet">${hint.says}</span></button>`
      : []
  })
  const message = payment.state === 'open' ? notice?.(payment) : `This payment is already ${payment.state}.`
  return page(
    `${name}: ${toRupees(payment.amount)}`,
    html`<section>${message && html`<p role="status"><strong>${message}</strong></p>`}
<p>Payment <strong>${payment.reference}</strong>. <span class="quiet">This is a sandbox: no money is charged.</span></p>
<form method="post" action="${actionPath(gateway, payment)}">${fields}
<div style="display:flex;flex-wrap:wrap;gap:.5rem;flex-basis:100%">${USUAL.map(({ act, label }) => html`<button${act === 'approve' && html` class="first"`} name="act" value="${act}">${label}</button>`)}</div></form></section>
<section><h2>Other outcomes</h2>
<form class="choices" method="post" action="${actionPath(gateway, payment)}">
<input type="hidden" name="ms" value="10000"><input type="hidden" name="times" value="3">
${more}</form></section>`,
  )
}

const closedTabPage = <Details>(gateway: Gateway<Details>, payment: Payment<Details>) =>
  page(
    'Tab closed',
    html`<section><p>You did not return to the shop. The payment is <strong>${payment.state}</strong>.</p>
<p><a href="${payment.pageUrl}">Back to the payment</a>, or to <a href="${gateway.path}">all payments of ${gateway.name}</a>.</p></section>`,
  )

type Listed<Details> = { payments: Payment<Details>[]; settings: Settings; environment: Record<string, string> }
type Settings = { mode: string; ms: number; times: number | null; only: string | null }

/** The page with the payments and the mode of a gateway. */
const listPage = <Details>(gateway: Gateway<Details>, { payments, settings, environment }: Listed<Details>) =>
  page(
    gateway.name,
    html`<section><h2>Settings</h2>
<form method="post" action="${gateway.path}control/">
${choice('Mode', { name: 'mode', options: MODES, chosen: settings.mode })}
${choice('Only for', { name: 'only', options: ['', ...KINDS], chosen: settings.only ?? '' })}
<label>Delay (ms)<input name="ms" inputmode="numeric" value="${settings.ms}" size="6"></label>
<label>Number of times<input name="times" inputmode="numeric" value="${settings.times}" size="6" placeholder="always"></label>
<button class="first">Set</button></form>
<details><summary>All settings</summary><pre>${JSON.stringify(settings, null, 2)}</pre></details>
<details><summary>Environment variables</summary><pre>${Object.entries(environment)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')}</pre></details></section>
${payments.length === 0 ? html`<section><p>No payments yet. Buy something on a site.</p></section>` : payments.slice(0, 200).map(paymentSection)}`,
  )

type Choice = { name: string; options: readonly string[]; chosen: string }

const choice = (label: string, { name, options, chosen }: Choice) =>
  html`<label>${label}<select name="${name}">${options.map(
    (option) =>
      html`<option value="${option}"${option === chosen && html` selected`}>${option || 'everything'}</option>`,
  )}</select></label>`

const paymentSection = <Details>(payment: Payment<Details>): Html =>
  html`<section><h2><a href="${payment.pageUrl}">${payment.reference}</a> <span class="quiet">${toRupees(payment.amount)}</span> ${payment.state}</h2>
<p class="quiet"><time datetime="${payment.openedAt}">${payment.openedAt}</time> · ${payment.id}${payment.transaction && ` · ${payment.transaction}`}
${payment.reportedAmount !== payment.amount && ` · reports ${toRupees(payment.reportedAmount)}`}${payment.refunded > 0 && ` · ${toRupees(payment.refunded)} refunded`}</p>
${payment.sent.length > 0 && sentList(payment.sent)}</section>`

const sentList = (sent: Sent[]) =>
  html`<details><summary>${sent.length} notifications</summary><ul>${sent.map(
    ({ kind, event, url, at, status }) =>
      html`<li>${kind} ${event}: <strong>${status ?? 'no answer'}</strong> <span class="quiet">${at} ${url}</span></li>`,
  )}</ul></details>`

export type GatewayOptions<Details> = {
  gateway: Gateway<Details>
  runner: ActionRunner<Details>
  mode: ModeSwitch
  /** Further settings: `change` returns an error message if they are invalid. */
  controls?: { show: () => object; change: (fields: Record<string, unknown>) => string | undefined }
  /** Maps form values to actions. */
  toAction?: (fields: Record<string, unknown>) => Record<string, unknown>
}

type Named = { Params: { named: string } }

/** The control routes of a gateway: its payments, the actions on them, and its mode. */
export function gatewayRoutes<Details>(app: FastifyInstance, desk: GatewayOptions<Details>) {
  const { gateway, runner, mode, controls, toAction = (fields) => fields } = desk
  const { path, payments } = gateway
  const settings = () => ({ ...mode.settings, ...controls?.show() })

  app.get(path, (request, reply) => {
    const environment = gateway.settings(`${request.protocol}://${request.host}`)
    return reply
      .type('text/html')
      .send(listPage(gateway, { payments: payments.list(), settings: settings(), environment }))
  })

  app.get(`${path}control/`, () => settings())
  app.post(`${path}control/`, (request, reply) => {
    const fields = fieldsOf(request.body)
    const wrong = mode.change(fields) ?? controls?.change(fields)
    if (wrong !== undefined) return reply.code(400).send({ detail: wrong })
    return isForm(request) ? reply.redirect(path, 303) : settings()
  })

  app.get(`${path}payments/`, () => payments.list().map(shown))
  app.delete(`${path}payments/`, (_request, reply) => {
    payments.empty()
    return reply.code(204).send()
  })
  app.get<Named>(`${path}payments/:named/`, ({ params }, reply) => {
    const payment = payments.find(params.named)
    return payment === undefined ? reply.code(404).send({ detail: UNKNOWN }) : shown(payment)
  })
  app.post<Named>(`${path}payments/:named/act/`, async (request, reply) => {
    const refuse = (status: number, detail: string) =>
      isForm(request) ? sendPage(reply, status, detail) : reply.code(status).send({ detail })
    const payment = payments.find(request.params.named)
    if (payment === undefined) return refuse(404, UNKNOWN)
    try {
      const ask = parseAction(gateway.actions, toAction(fieldsOf(request.body)))
      const { url, sent } = await runner.perform(payment, ask)
      if (!isForm(request)) return { act: ask.act, url, sent, payment: shown(payment) }
      return url === null ? reply.type('text/html').send(closedTabPage(gateway, payment)) : reply.redirect(url, 303)
    } catch (failure) {
      if (failure instanceof InvalidAction) return refuse(400, failure.message)
      throw failure
    }
  })
}

/** The payment page. */
export function sendPayPage<Details>(reply: FastifyReply, gateway: Gateway<Details>, payment?: Payment<Details>) {
  if (payment === undefined) return sendPage(reply, 404, 'There is nothing to pay. Go back to the shop and try again.')
  return reply.type('text/html').header('Cache-Control', 'no-store').send(payPage(gateway, payment))
}

const UNKNOWN = 'No such payment.'

const sendPage = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .type('text/html')
    .send(page('Invalid request', html`<section><p>${text}</p></section>`))

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
