import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../http/site-origin.ts'
import { hashIfToken } from '../tokens/tokens.ts'

const NAME = 'dabali_order'
export const PROOF_SECONDS = 60 * 60

/** By what it is known which orders a browser has proven to know. */
export function readProof(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME]
  return hashIfToken(token) === undefined ? undefined : token
}

export function setProof(reply: FastifyReply, token: string) {
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: PROOF_SECONDS,
    secure: isHttps(reply.request),
  })
}
