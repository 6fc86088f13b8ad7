import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLocal } from './client-address.ts'

/** Whether the request comes from a program of ours: on this machine, or with the internal secret. */
export const isInternal = (request: FastifyRequest, secret: string | undefined): boolean =>
  isLocal(request) || (secret !== undefined && knowsSecret(request, secret))

/** Hashes have the same length, which `timingSafeEqual` requires. */
function knowsSecret({ headers }: FastifyRequest, secret: string) {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(secret))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
