import type { FastifyReply } from 'fastify'

type Told = { type?: string; code?: string; param?: string }

/** What Stripe answers when it does not do it. */
export class Refusal extends Error {
  readonly status: number
  readonly told: Told

  constructor(status: number, message: string, told: Told = {}) {
    super(message)
    this.status = status
    this.told = told
  }
}

export const missingParam = (param: string) =>
  new Refusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const wrongParam = (param: string, message: string, code?: string) =>
  new Refusal(400, message, { param, ...(code !== undefined && { code }) })

export const noSuch = (kind: string, id: string, param: string) =>
  new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })

export function sendRefusal(reply: FastifyReply, { status, message, told }: Refusal) {
  const { type = 'invalid_request_error', code, param } = told
  return reply.code(status).send({
    error: {
      ...(code !== undefined && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
      message,
      ...(param !== undefined && { param }),
      type,
    },
  })
}
