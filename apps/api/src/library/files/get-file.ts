import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../errors/api-error.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { sendMedia } from '../../media/send-media.ts'
import { readWithAny, signingKeys } from '../../signing-keys/key-ring.ts'
import { type FileClaim, readClaim } from '../file-token.ts'
import { forbidden, goneFor } from '../messages.ts'
import type { Connection } from '../queries.ts'
import { FILE_KEY } from './open-item.ts'
import { fileQueries } from './queries.ts'

const NAME = /^[0-9a-f]{24}\.[a-z0-9]{2,5}$/

export type FileParts = { database: Connection; media: MediaStore }
type FileRequest = FastifyRequest<{ Params: { token: string; name: string } }>

/** Sends what an address opens, or a part of it, as long as the work is open: each request is looked at anew. */
export async function getFile({ database, media }: FileParts, request: FileRequest, reply: FastifyReply) {
  const { params, language } = request
  const claim = await currentClaim(database, request)
  if (!NAME.test(params.name)) throw notFound()
  const { entitlementId, name: root, isSaved } = claim
  const found = await fileQueries(database).findFile({ entitlementId, root, name: params.name })
  if (!found) throw notFound()
  if (found.state !== 'active') throw goneFor(found.state === 'revoked' ? 'revoked' : 'ended', language)
  return sendMedia(
    media,
    { request, reply },
    {
      name: params.name,
      type: found.type,
      size: found.size,
      cacheControl: 'private, no-store',
      disposition: isSaved ? savedAs(`${found.slug}${extname(params.name)}`) : undefined,
    },
  )
}

async function currentClaim(database: Connection, request: FileRequest): Promise<FileClaim> {
  const { params, language } = request
  const claim = readWithAny(await signingKeys(database, FILE_KEY), (key) => readClaim(key, params.token))
  if (!claim) throw forbidden('badAddress', language)
  if (claim.expires * 1000 <= Date.now()) throw goneFor('oldAddress', language)
  if (claim.sessionId !== null && (await request.account())?.session_id !== claim.sessionId) {
    throw forbidden('otherDevice', language)
  }
  return claim
}

// A slug may be written in any script, and a header in ASCII alone.
const savedAs = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
