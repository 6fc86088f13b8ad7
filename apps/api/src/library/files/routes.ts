import { extname } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { errorResponses } from '../../http/schemas.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { MEDIA_RESPONSES, sendMedia } from '../../media/routes.ts'
import { readWithAny, signingKeys } from '../../signing-keys/queries.ts'
import { forbidden, goneFor } from '../errors.ts'
import { DOWNLOAD_FORMATS } from '../items/queries.ts'
import type { Connection } from '../queries.ts'
import { FILE_KEY, type FileClaim, readClaim } from './access.ts'
import { type FileFound, fileQueries } from './queries.ts'
import { partName } from './zip.ts'

const NAME = /^[0-9a-f]{24}\.[a-z0-9]{2,5}$/

export type FileParts = { database: Connection; media: MediaStore }
type FileRequest = FastifyRequest<{ Params: { token: string; name: string } }>

/** Sends a file or range. Checks the entitlement on every request. */
async function getFile({ database, media }: FileParts, request: FileRequest, reply: FastifyReply) {
  const { params } = request
  const claim = await currentClaim(database, request)
  if (!NAME.test(params.name)) throw notFound()
  const { entitlementId, name: root, isSaved } = claim
  const { language } = request
  const found = await fileQueries(database).findFile({ entitlementId, root, name: params.name, language })
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
      disposition: isSaved ? attachmentHeader(savedName(found, params.name)) : undefined,
    },
  )
}

/** The claim of a signed address that is still valid, for this visitor. */
export async function currentClaim(database: Connection, request: FileRequest): Promise<FileClaim> {
  const { params, language } = request
  const claim = readWithAny(await signingKeys(database, FILE_KEY), (key) => readClaim(key, params.token))
  if (!claim) throw forbidden('badAddress', language)
  if (claim.expires * 1000 <= Date.now()) throw goneFor('oldAddress', language)
  if (claim.sessionId !== null && (await request.account())?.session_id !== claim.sessionId) {
    throw forbidden('otherDevice', language)
  }
  return claim
}

/** A part that can be saved in several formats is named by its title, everything else by its work. */
function savedName({ slug, part }: FileFound, name: string) {
  const format = DOWNLOAD_FORMATS.find((each) => extname(name) === `.${each}`)
  return part && format ? partName(part, format) : `${slug}${extname(name)}`
}

// Headers are ASCII; slugs may be in any script.
const attachmentHeader = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

const PATH = '/v1/api/library/files/:token/:name'
const params = Type.Object({ token: Type.String(), name: Type.String() })

export const fileRoutes: FastifyPluginAsyncTypebox<FileParts> = async (app, parts) => {
  // Registered before GET, whose implicit HEAD would read the whole body.
  app.head(PATH, { schema: { hide: true, params } }, (request, reply) => getFile(parts, request, reply))

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getLibraryFile',
        tags: ['library'],
        description:
          'The file behind an address of `access/`; `Range` and `If-Range` are supported. Playlists of a film use relative addresses.',
        params,
        response: { ...MEDIA_RESPONSES, ...errorResponses(403, 404, 410, 416) },
      },
    },
    (request, reply) => getFile(parts, request, reply),
  )
}
