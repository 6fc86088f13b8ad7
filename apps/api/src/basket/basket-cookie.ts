import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'dabali_basket'
const LIFETIME_SECONDS = 90 * 24 * 60 * 60
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The secret that owns a basket. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** The secret that a visitor holds, if it can be one. */
export function readToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME]
  return token !== undefined && TOKEN.test(token) ? token : undefined
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

// The sites stand before the API and say how the visitor came. Who lies about it harms only their own cookie.
function cameByHttps({ headers, protocol }: FastifyRequest) {
  const [forwarded = protocol] = [headers['x-forwarded-proto']].flat()
  return forwarded.split(',')[0]?.trim().toLowerCase() === 'https'
}
