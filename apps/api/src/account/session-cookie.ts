import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../http/site-origin.ts'
import { hashIfToken } from '../tokens/tokens.ts'

const NAME = 'dabali_session'
/** Maximum lifetime; the database expires unused sessions earlier. */
const LONGEST_SESSION_DAYS = 90
const LIFETIME_SECONDS = LONGEST_SESSION_DAYS * 24 * 60 * 60

/** Hash of the session cookie, if the request has one. */
export const sessionTokenHash = (request: FastifyRequest): Buffer | undefined => hashIfToken(request.cookies[NAME])

export function setSessionCookie(reply: FastifyReply, token: string) {
  reply.setCookie(NAME, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
    secure: isHttps(reply.request),
  })
}

export function clearSessionCookie(reply: FastifyReply) {
  reply.clearCookie(NAME, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(reply.request) })
}
