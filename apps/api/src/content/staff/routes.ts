import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, type TSchema, Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import { REQUIRED_IF_MATCH, requireBody } from '../../http/request-body.ts'
import { errorResponses, PageQuery, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import {
  type Connection,
  createContent,
  deleteContent,
  discardContentDraft,
  findContent,
  publishContent,
  saveContentDraft,
  showContent,
  TIME_ZONE,
  toItem,
  unpublishContent,
  unscheduleContent,
} from './changes.ts'
import { STATES, staffContentQueries } from './queries/drafts.ts'
import type { StaffContentSchemas } from './schemas.ts'

export const CONTENTS = `${STAFF_PATH}contents/`
export const tags = ['staff']
export const read = { permission: 'contents.read' } as const
export const write = { permission: 'contents.write' } as const
const LARGEST_DOCUMENT_BYTES = 1024 * 1024

export const Id = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of the content.' }) })
export const ChangeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })

/** The number in a path. */
export function numberOf(text: string) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound()
  return Number(text)
}

const ListQuery = (kind: TSchema) =>
  Type.Object({
    ...PageQuery.properties,
    kind: Type.Optional(kind),
    state: Type.Optional(stringEnum(STATES)),
    incomplete: Type.Optional(
      stringEnum(['en', 'ne'], { description: 'Only those that lack texts in this language.' }),
    ),
    q: Type.Optional(
      Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$', description: 'A part of a title, in any language.' }),
    ),
  })

export type StaffContentSettings = { database: Connection; schemas: StaffContentSchemas }

/** Contents of all kinds: drafts, and what is published of them. */
export const staffContentRoutes: FastifyPluginAsyncTypebox<StaffContentSettings> = async (
  app,
  { database, schemas },
) => {
  const { kinds } = schemas
  const content = schemaRef(schemas.content)
  const changed = {
    200: content,
    ...errorResponses(400, 404, 406, 413, 415, 422),
    409: schemaRef(schemas.conflict),
  }

  app.get(
    CONTENTS,
    {
      config: read,
      schema: {
        operationId: 'listStaffContents',
        tags,
        description: 'Those that were changed last come first.',
        querystring: ListQuery(schemas.kind),
        response: { 200: schemas.list, ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { kind, state, incomplete, q } = query as Static<ReturnType<typeof ListQuery>> & { kind?: never }
      const filters = { kind, state, incomplete, q }
      const search = { kinds: kinds.map((each) => each.kind), ...filters }
      const { count, rows } = await staffContentQueries(database).list(search, windowOf(query))
      return toPage(CONTENTS, query, count, rows.map(toItem), filters)
    },
  )

  app.post(
    CONTENTS,
    {
      config: write,
      schema: {
        operationId: 'createStaffContent',
        tags,
        description: 'Makes a draft with an address from its title in English, or else in Nepali.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: schemas.create,
        response: { 201: content, ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { kind, title } = request.body
      const made = await staffWrite(database, request, (inside, change) =>
        createContent(inside, kinds, { ...change, kind, title }),
      )
      return reply.code(201).send(made)
    },
  )

  app.get(
    `${CONTENTS}:id/`,
    {
      config: read,
      schema: { operationId: 'getStaffContent', tags, params: Id, response: { 200: content, ...errorResponses(404) } },
    },
    ({ params, language }) => showContent(database, kinds, { id: numberOf(params.id), language }),
  )

  app.delete(
    `${CONTENTS}:id/`,
    {
      config: write,
      schema: {
        operationId: 'deleteStaffContent',
        tags,
        description: 'Only of a draft that was never published.',
        params: Id,
        headers: ChangeHeaders,
        response: { 204: Type.Null(), ...errorResponses(400, 404, 406, 422), 409: schemaRef(schemas.conflict) },
      },
    },
    async (request, reply) => {
      const id = numberOf(request.params.id)
      await staffWrite(database, request, async (inside, change) => {
        await deleteContent(inside, kinds, { ...change, id })
        return null
      })
      return reply.code(204).send(null)
    },
  )

  app.put(
    `${CONTENTS}:id/draft/`,
    {
      config: write,
      bodyLimit: LARGEST_DOCUMENT_BYTES,
      attachValidation: true,
      schema: {
        operationId: 'saveContentDraft',
        tags,
        description: 'Saves the whole document; the published page stays as it is. Problems do not prevent it.',
        params: Id,
        headers: ChangeHeaders,
        body: schemaRef(schemas.document),
        response: changed,
      },
    },
    async (request) => {
      const id = numberOf(request.params.id)
      const { kind } = await findContent(database, kinds, id)
      requireBody(request, kind.document.schema)
      const document = request.body
      if (document.kind !== kind.kind) throw invalidField('kind', MESSAGES[request.language].staffContents.otherKind)
      return staffWrite(database, request, (inside, change) =>
        saveContentDraft(inside, kinds, { ...change, id, document }),
      )
    },
  )

  app.delete(
    `${CONTENTS}:id/draft/`,
    {
      config: write,
      schema: {
        operationId: 'discardContentDraft',
        tags,
        description: 'Goes back to what was published last.',
        params: Id,
        headers: ChangeHeaders,
        response: changed,
      },
    },
    (request) =>
      staffWrite(database, request, (inside, change) =>
        discardContentDraft(inside, kinds, { ...change, id: numberOf(request.params.id) }),
      ),
  )

  app.post(
    `${CONTENTS}:id/publish/`,
    {
      config: write,
      schema: {
        operationId: 'publishContent',
        tags,
        description: 'Visitors see the draft within two seconds. Each problem is answered under its field.',
        params: Id,
        headers: ChangeHeaders,
        response: changed,
      },
    },
    (request) =>
      staffWrite(database, request, (inside, change) =>
        publishContent(inside, kinds, { ...change, id: numberOf(request.params.id) }),
      ),
  )

  app.post(
    `${CONTENTS}:id/schedule/`,
    {
      config: write,
      schema: {
        operationId: 'scheduleContent',
        tags,
        description: `Publishes the draft at a time, which is shown in the zone ${TIME_ZONE}. Not for what is published.`,
        params: Id,
        headers: ChangeHeaders,
        body: Type.Object({ at: Type.String({ format: 'date-time', examples: ['2026-12-01T09:00:00+05:45'] }) }),
        response: changed,
      },
    },
    (request) =>
      staffWrite(database, request, (inside, change) =>
        publishContent(inside, kinds, {
          ...change,
          id: numberOf(request.params.id),
          at: new Date(request.body.at),
        }),
      ),
  )

  app.delete(
    `${CONTENTS}:id/schedule/`,
    {
      config: write,
      schema: {
        operationId: 'unscheduleContent',
        tags,
        description: 'Only before its time: what is public by then is refused and stays public.',
        params: Id,
        headers: ChangeHeaders,
        response: changed,
      },
    },
    (request) =>
      staffWrite(database, request, (inside, change) =>
        unscheduleContent(inside, kinds, { ...change, id: numberOf(request.params.id) }),
      ),
  )

  app.post(
    `${CONTENTS}:id/unpublish/`,
    {
      config: write,
      schema: {
        operationId: 'unpublishContent',
        tags,
        description: 'Takes the page off the sites, or ends its schedule.',
        params: Id,
        headers: ChangeHeaders,
        response: changed,
      },
    },
    (request) =>
      staffWrite(database, request, (inside, change) =>
        unpublishContent(inside, kinds, { ...change, id: numberOf(request.params.id) }),
      ),
  )
}
