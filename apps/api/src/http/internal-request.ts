import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLocal } from './client-address.ts'

/** Whether one of our own programs asks for itself: one on this machine, or one elsewhere that knows the secret. */
export const isInternal = (request: FastifyRequest, secret: string | undefined): boolean =>
  isLocal(request) || (secret !== undefined && knowsSecret(request, secret))

/** Compared as hashes, which are equally long whatever was sent. */
function knowsSecret({ headers }: FastifyRequest, secret: string) {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(secret))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
