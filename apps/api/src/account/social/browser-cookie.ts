import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../../http/site-origin.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'

const NAME = 'dabali_social'
const LIFETIME_SECONDS = 10 * 60

/** Which browser a log-in was begun in. */
export const browserHash = (request: FastifyRequest): Buffer | undefined => hashIfToken(request.cookies[NAME])

/** Marks the browser, so that only it can end what it began; log-ins that it begins side by side share the mark. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): Buffer {
  const held = browserHash(request) === undefined ? undefined : request.cookies[NAME]
  const secret = held ?? createToken()
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
    secure: isHttps(request),
  })
  return hashToken(secret)
}

export function unmarkBrowser(reply: FastifyReply) {
  reply.clearCookie(NAME, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(reply.request) })
}
