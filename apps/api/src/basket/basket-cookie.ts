import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../http/forwarded-headers.ts'
import { hashIfToken } from '../tokens/tokens.ts'

const NAME = 'dabali_basket'
const LIFETIME_SECONDS = 90 * 24 * 60 * 60

/** The token of a guest's basket, if the cookie holds a well-formed one. The database stores only its hash. */
export function readToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME]
  return hashIfToken(token) === undefined ? undefined : token
}

export function setToken(reply: FastifyReply, token: string) {
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
    secure: isHttps(reply.request),
  })
}

export function clearToken(reply: FastifyReply) {
  reply.clearCookie(NAME, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(reply.request) })
}
