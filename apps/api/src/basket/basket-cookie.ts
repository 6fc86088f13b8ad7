import type { FastifyReply, FastifyRequest } from 'fastify'
import { cameByHttps } from '../http/came-by-https.ts'
import { hashIfSecret, hashSecret, newSecret } from '../secrets/secret.ts'

const NAME = 'dabali_basket'
const LIFETIME_SECONDS = 90 * 24 * 60 * 60

/** The secret that owns a basket. Only its hash is stored. */
export const newToken = newSecret

export const hashToken = hashSecret

/** The secret that a visitor holds, if it can be one. */
export function readToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME]
  return hashIfSecret(token) === undefined ? undefined : token
}

export function setToken(reply: FastifyReply, token: string) {
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
    secure: cameByHttps(reply.request),
  })
}

export function clearToken(reply: FastifyReply) {
  reply.clearCookie(NAME, { httpOnly: true, sameSite: 'lax', path: '/', secure: cameByHttps(reply.request) })
}
