import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/sessions.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { errorResponses, isUuid, schemaRef } from '../../http/schemas.ts'
import { messageOf } from '../errors.ts'
import {
  type Locator,
  type PositionFork,
  PositionForkSchema,
  type PositionInput,
  PositionInputSchema,
  parseLocator,
  type ReadingPosition,
  ReadingPositionSchema,
} from './position.ts'
import type { PositionQueries, PositionRow } from './queries.ts'

type Which = { accountId: string; id: string }

/** The reading position; version 0 before the first. */
async function getPosition(queries: PositionQueries, which: Which): Promise<ReadingPosition> {
  return toPosition(await queries.findPosition(await itemOf(queries, which)))
}

/**
 * Saves a position over the version that the device has seen. A conflict answers with both positions; a repeated
 * request gets the same response.
 */
async function savePosition(
  queries: PositionQueries,
  { input, language, ...which }: Which & { input: PositionInput; language: Language },
): Promise<{ position: ReadingPosition } | { fork: PositionFork }> {
  const work = await itemOf(queries, which)
  const { progress, base_version: base } = input
  const sent = { locator: parseLocator(input.locator), progress, device: cleanLine(input.device) }
  const saved = await queries.inTransaction((inside) => inside.savePosition({ ...work, ...sent, base }))
  if (saved) return { position: toPosition(saved) }
  const position = toPosition(await queries.findPosition(work))
  const { version, updated_at: _, ...standing } = position
  if (version === base + 1 && isDeepStrictEqual(standing, sent)) return { position }
  const detail = messageOf(language, 'conflict')
  return { fork: { detail, code: 'position_fork', saved: position, sent: { ...sent, base_version: base } } }
}

async function itemOf(queries: PositionQueries, { accountId, id }: Which) {
  const work = isUuid(id) ? await queries.findWork({ accountId, id }) : undefined
  if (!work) throw notFound()
  return { accountId, productId: work.product_id }
}

const NO_POSITION: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

const toPosition = (row: PositionRow | undefined): ReadingPosition =>
  row === undefined
    ? NO_POSITION
    : { ...row, locator: row.locator as Locator, updated_at: row.updated_at.toISOString() }

const PATH = '/v1/api/library/:id/position/'
const tags = ['library']
const params = Type.Object({ id: Type.String({ maxLength: 100 }) })
export const positionRoutes: FastifyPluginAsyncTypebox<{ queries: PositionQueries }> = async (app, { queries }) => {
  app.get(
    PATH,
    {
      schema: {
        operationId: 'getReadingPosition',
        tags,
        params,
        response: { 200: schemaRef(ReadingPositionSchema), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return getPosition(queries, { accountId, id: request.params.id })
    },
  )

  app.put(
    PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'saveReadingPosition',
        tags,
        description: 'Answers 409 with both positions when another device has saved a later one.',
        params,
        body: schemaRef(PositionInputSchema),
        response: {
          200: schemaRef(ReadingPositionSchema),
          409: schemaRef(PositionForkSchema),
          ...errorResponses(400, 401, 403, 404, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const { body: input, language, params } = request
      const saved = await savePosition(queries, { accountId, id: params.id, input, language })
      return 'fork' in saved ? reply.code(409).send(saved.fork) : saved.position
    },
  )
}
