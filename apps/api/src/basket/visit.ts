import type { FastifyRequest } from 'fastify'
import { sessionTokenHash } from '../account/session-cookie.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { hashToken } from '../tokens/tokens.ts'
import { readToken } from './basket-cookie.ts'
import { MESSAGES } from './messages.ts'
import type { Who } from './queries.ts'

/** Who asks, in which language, and under which conditions. */
export type Visit = {
  who: Who
  token: string | undefined
  language: Language
  /** Of the basket that the visitor has seen; undefined: whatever it is now. */
  version: number | undefined
  key: string | undefined
}

/** Who brings no secret has no basket, so that nobody needs to be asked. */
export const isNew = ({ who }: Visit) => who.sessionHash === undefined && who.tokenHash === undefined

const VERSION = /^(?:W\/)?"(\d{1,9})"$/

export function visitOf(request: FastifyRequest): Visit {
  const token = readToken(request)
  const key = request.headers['idempotency-key']
  return {
    who: { sessionHash: sessionTokenHash(request), tokenHash: token === undefined ? undefined : hashToken(token) },
    token,
    language: request.language,
    version: readVersion(request),
    key: typeof key === 'string' ? key : undefined,
  }
}

function readVersion({ headers, language }: FastifyRequest) {
  const condition = headers['if-match']?.trim() ?? '*'
  if (condition === '*') return undefined
  const [, version] = VERSION.exec(condition) ?? []
  if (version === undefined) throw invalidField('if-match', MESSAGES[language].version)
  return Number(version)
}
