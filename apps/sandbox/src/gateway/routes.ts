import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../page/page.ts'
import { type ActionRunner, type Gateway, InvalidAction, parseAction } from './actions.ts'
import type { ModeSwitch } from './modes.ts'
import { closedTabPage, listPage, payPage } from './pages.ts'
import { type Payment, shown } from './payments.ts'
import { fieldsOf } from './values.ts'

export type GatewayOptions<Details> = {
  gateway: Gateway<Details>
  runner: ActionRunner<Details>
  mode: ModeSwitch
  /** What else can be switched: `change` answers what is wrong with it, if anything. */
  controls?: { show: () => object; change: (fields: Record<string, unknown>) => string | undefined }
  /** What a form says, where its words are not the acts themselves. */
  toAction?: (fields: Record<string, unknown>) => Record<string, unknown>
}

type Named = { Params: { named: string } }

/** What stands behind a gateway: its list of payments, the acts that end them, and how well it is. */
export function gatewayRoutes<Details>(app: FastifyInstance, desk: GatewayOptions<Details>) {
  const { gateway, runner, mode, controls, toAction = (fields) => fields } = desk
  const { path, payments } = gateway
  const settings = () => ({ ...mode.settings, ...controls?.show() })

  app.get(path, (request, reply) => {
    const told = gateway.settings(`${request.protocol}://${request.host}`)
    return reply.type('text/html').send(listPage(gateway, { payments: payments.list(), settings: settings(), told }))
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

/** The page on which a person pays. */
export function sendPayPage<Details>(reply: FastifyReply, gateway: Gateway<Details>, payment?: Payment<Details>) {
  if (payment === undefined) return sendPage(reply, 404, 'Nothing is to be paid here. Begin again at the shop.')
  return reply.type('text/html').header('Cache-Control', 'no-store').send(payPage(gateway, payment))
}

const UNKNOWN = 'No such payment.'

const sendPage = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .type('text/html')
    .send(page('That cannot be', html`<section><p>${text}</p></section>`))

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
