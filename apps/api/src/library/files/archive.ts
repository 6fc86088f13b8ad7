import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { errorResponses, streamResponse } from '../../http/schemas.ts'
import { goneFor } from '../errors.ts'
import { DOWNLOAD_FORMATS, itemQueries } from '../items/queries.ts'
import { archiveName } from './access.ts'
import { fileQueries } from './queries.ts'
import { currentClaim, type FileParts } from './routes.ts'
import { archiveParts, archiveSize, streamArchive } from './zip.ts'

const PATH = '/v1/api/library/archives/:token/:name'
const ZIP = 'application/zip'
const params = Type.Object({ token: Type.String(), name: Type.String({ maxLength: 300 }) })
type ArchiveRequest = FastifyRequest<{ Params: { token: string; name: string } }>

/** Sends all parts of a work as one file. The entitlement is checked on every request. */
async function getArchive({ database, media }: FileParts, request: ArchiveRequest, reply: FastifyReply) {
  const { language } = request
  const { entitlementId, name } = await currentClaim(database, request)
  const format = DOWNLOAD_FORMATS.find((each) => archiveName(each) === name)
  const found = format && (await fileQueries(database).findWork(entitlementId))
  if (!found) throw notFound()
  if (found.state !== 'active') throw goneFor(found.state === 'revoked' ? 'revoked' : 'ended', language)
  const parts = archiveParts(await itemQueries(database).listFiles(found.product_id, language), format)
  if (parts.length === 0) throw notFound()
  reply
    .type(ZIP)
    .header('Cache-Control', 'private, no-store')
    .header('Content-Length', archiveSize(parts))
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${found.slug}-${format}.zip`)}`)
  return reply.send(request.method === 'HEAD' ? undefined : streamArchive(media, parts))
}

export const archiveRoutes: FastifyPluginAsyncTypebox<FileParts> = async (app, parts) => {
  // Registered before GET, whose implicit HEAD would read the files.
  app.head(PATH, { schema: { hide: true, params } }, (request, reply) => getArchive(parts, request, reply))

  app.get(
    PATH,
    {
      schema: {
        operationId: 'getLibraryArchive',
        tags: ['library'],
        description: 'The ZIP file behind an address of `access/`; it is written while it is sent.',
        params,
        response: { 200: streamResponse('The ZIP file.', [ZIP]), ...errorResponses(403, 404, 410) },
      },
    },
    (request, reply) => getArchive(parts, request, reply),
  )
}
