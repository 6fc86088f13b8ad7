import type { FastifyReply, FastifyRequest } from 'fastify'

const MINIMAL = /(?:^|[,\s])return\s*=\s*"?minimal"?\s*(?:[;,]|$)/i

/** Whether the client wants what django-oscar-api answers, and not the whole basket. */
export const prefersMinimal = ({ headers }: FastifyRequest) => MINIMAL.test([headers.prefer].flat().join(','))

/** Answers less than the documented basket, so that its schema does not write what is not there. */
export function answerMinimal(reply: FastifyReply, body?: object): FastifyReply {
  reply.header('Preference-Applied', 'return=minimal')
  if (body === undefined) return reply.code(204).send()
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
