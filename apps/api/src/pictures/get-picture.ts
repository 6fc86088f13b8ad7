import type { FastifyReply } from 'fastify'
import { notFound } from '../errors/api-error.ts'
import type { PictureQueries } from './queries.ts'

const FILE_NAME = /^[a-z0-9][a-z0-9.-]*$/

/** The name of a file holds the hash of its content, so that it never changes and may be kept for ever. */
export async function getPicture(queries: PictureQueries, fileName: string, reply: FastifyReply) {
  const file = FILE_NAME.test(fileName) ? await queries.findFile(fileName) : undefined
  if (!file) throw notFound()
  return reply.type(file.type).header('Cache-Control', 'public, max-age=31536000, immutable').send(file.bytes)
}
