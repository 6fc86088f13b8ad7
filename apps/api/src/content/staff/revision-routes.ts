import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import type { SiteOrigins } from '../../http/forwarded-headers.ts'
import type { Language } from '../../http/language.ts'
import { errorResponses, isUuid, PageQuery, pageOf, readPage, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { staffActor } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { staffWrite } from '../../staff/writes.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { type Connection, findContent, readDocument, restoreRevision } from './changes.ts'
import { differencesOf, normalise } from './document.ts'
import { findProblems, writablePart } from './problems.ts'
import { readAndRollBack, staffContentQueries } from './queries/drafts.ts'
import { writeLive } from './queries/published.ts'
import { type PreviewRow, type RevisionRow, revisionQueries } from './queries/revisions.ts'
import { ChangeHeaders, CONTENTS, Id, numberOf, read, type StaffContentSettings, tags, write } from './routes.ts'
import { DifferencesSchema, PreviewLinkSchema, RevisionSchema, type StaffKind } from './schemas.ts'

const revisionsOf = (id: string | number) => `${CONTENTS}${id}/revisions/`
const previewsOf = (id: string | number) => `${CONTENTS}${id}/previews/`
const RevisionParams = Type.Object({ ...Id.properties, number: Type.String({ maxLength: 100 }) })
const PREVIEW_DAYS = 7
const DAY_MS = 86_400_000
const MINUTE_SECONDS = 60
const MOST_VIEWS = 60
/** The kinds whose pages are on the store. */
const STORE_KINDS: readonly string[] = ['article', 'booklist', 'page']

const toRevision = ({ number, published_at, published_by }: Omit<RevisionRow, 'count'>) => ({
  number,
  published_at: published_at.toISOString(),
  published_by: published_by ?? '',
})

const toPreview = ({ id, created_at, expires_at, created_by }: Omit<PreviewRow, 'count'>) => ({
  id,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  created_by: created_by ?? '',
})

type RevisionSettings = StaffContentSettings & { limits: RateLimitQueries; sites: SiteOrigins }

/** What was published of a content, and secret links to its draft. */
export const revisionRoutes: FastifyPluginAsyncTypebox<RevisionSettings> = async (
  app,
  { database, schemas, limits, sites: [store, culture = store] },
) => {
  const { kinds } = schemas
  const revisions = revisionQueries(database)

  async function findDocument(id: number, number: string) {
    const { kind } = await findContent(database, kinds, id)
    if (number === 'draft') return { document: await readDocument(database, kind, id) }
    const revision = await revisions.findRevision(id, numberOf(number))
    if (!revision) throw notFound()
    return { ...toRevision(revision), document: normalise(kind.document.schema, revision.document) }
  }

  app.get(
    revisionsOf(':id'),
    {
      config: read,
      schema: {
        operationId: 'listContentRevisions',
        tags,
        description: 'The last publication comes first.',
        params: Id,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(RevisionSchema)), ...errorResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const { row } = await findContent(database, kinds, numberOf(params.id))
      const { rows, count } = await readPage(windowOf(query), (window) => revisions.listRevisions(row.id, window))
      return toPage(revisionsOf(row.id), query, count, rows.map(toRevision))
    },
  )

  app.get(
    `${revisionsOf(':id')}:number/`,
    {
      config: read,
      schema: {
        operationId: 'getContentRevision',
        tags,
        params: RevisionParams,
        response: { 200: schemaRef(schemas.revision), ...errorResponses(404) },
      },
    },
    async ({ params }) => {
      const { id, number } = params
      return {
        number: 0,
        published_at: '',
        published_by: '',
        ...(await findDocument(numberOf(id), String(numberOf(number)))),
      }
    },
  )

  app.get(
    `${CONTENTS}:id/differences/`,
    {
      config: read,
      schema: {
        operationId: 'compareContentRevisions',
        tags,
        params: Id,
        querystring: Type.Object({
          before: Type.String({ maxLength: 100, description: 'The number of a revision, or `draft`.' }),
          after: Type.String({ maxLength: 100, description: 'The number of a revision, or `draft`.' }),
        }),
        response: { 200: schemaRef(DifferencesSchema), ...errorResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const id = numberOf(params.id)
      const [before, after] = [await findDocument(id, query.before), await findDocument(id, query.after)]
      return { fields: differencesOf(before.document, after.document) }
    },
  )

  app.post(
    `${revisionsOf(':id')}:number/restore/`,
    {
      config: write,
      schema: {
        operationId: 'restoreContentRevision',
        tags,
        description: 'Makes the revision the draft; its address stays as it is. Publishing it adds a revision.',
        params: RevisionParams,
        headers: ChangeHeaders,
        response: {
          200: schemaRef(schemas.content),
          ...errorResponses(400, 404, 406, 422),
          409: schemaRef(schemas.conflict),
        },
      },
    },
    (request) => {
      const [id, number] = [numberOf(request.params.id), numberOf(request.params.number)]
      return staffWrite(database, request, (inside, change) =>
        restoreRevision(inside, kinds, { ...change, id, number }),
      )
    },
  )

  app.get(
    previewsOf(':id'),
    {
      config: read,
      schema: {
        operationId: 'listContentPreviews',
        tags,
        description: 'Those that work.',
        params: Id,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(PreviewLinkSchema)), ...errorResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const { row } = await findContent(database, kinds, numberOf(params.id))
      const { rows, count } = await readPage(windowOf(query), (window) => revisions.listPreviews(row.id, window))
      return toPage(previewsOf(row.id), query, count, rows.map(toPreview))
    },
  )

  app.post(
    previewsOf(':id'),
    {
      config: write,
      schema: {
        operationId: 'createContentPreview',
        tags,
        // A stored response of a repeated request would hold the token.
        description: `A link to the draft for people without a login, for ${PREVIEW_DAYS} days. The token is answered once.`,
        params: Id,
        response: {
          201: Type.Object({ ...PreviewLinkSchema.properties, token: Type.String(), url: Type.String() }),
          ...errorResponses(404),
        },
      },
    },
    async (request, reply) => {
      const actor = await staffActor(request)
      const token = createToken()
      const { kind, ...row } = await revisions.inTransaction(async (inside) => {
        const { row: content } = await findContent(inside, kinds, numberOf(request.params.id))
        const added = await revisionQueries(inside).addPreview({
          id: randomUUIDv7(),
          content_id: content.id,
          token_hash: hashToken(token),
          account_id: actor.accountId,
          expires_at: new Date(Date.now() + PREVIEW_DAYS * DAY_MS),
        })
        const { id, expires_at } = added
        const after = { content_id: content.id, expires_at }
        await recordStaffEvent(inside, actor, { thing: { kind: 'content_preview', id }, after })
        return { ...added, kind: content.kind }
      })
      const url = `${STORE_KINDS.includes(kind) ? store : culture}/preview/${token}`
      return reply.code(201).send({ ...toPreview({ ...row, created_by: actor.email }), token, url })
    },
  )

  app.delete(
    `${previewsOf(':id')}:preview/`,
    {
      config: write,
      schema: {
        operationId: 'endContentPreview',
        tags,
        params: Type.Object({ ...Id.properties, preview: Type.String({ maxLength: 100 }) }),
        response: { 204: Type.Null(), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const actor = await staffActor(request)
      const { id, preview } = request.params
      const contentId = numberOf(id)
      if (!isUuid(preview)) throw notFound()
      await revisions.inTransaction(async (inside) => {
        if (!(await revisionQueries(inside).endPreview({ contentId, id: preview }))) throw notFound()
        const thing = { kind: 'content_preview', id: preview }
        await recordStaffEvent(inside, actor, { thing, before: { content_id: contentId } })
      })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/v1/api/content-previews/:token/',
    {
      schema: {
        operationId: 'getContentPreview',
        tags: ['previews'],
        description: 'The draft of a content, as its public operation would answer it. Never cached.',
        params: Type.Object({ token: Type.String() }),
        response: { 200: schemaRef(schemas.preview), ...errorResponses(404, 429) },
      },
    },
    async ({ params, language, clientAddress }) => {
      await limits.limit({
        key: `content preview ${clientAddress}`,
        most: MOST_VIEWS,
        seconds: MINUTE_SECONDS,
        language,
      })
      const hash = hashIfToken(params.token)
      const preview = hash && (await revisions.findPreview(hash))
      if (!preview) throw notFound()
      const shown = await previewContent(database, kinds, { id: preview.content_id, language })
      return { ...shown, expires_at: preview.expires_at.toISOString() }
    },
  )
}

/** Writes the draft to the live rows, reads them as the public operation does, and rolls back. */
const previewContent = (
  database: Connection,
  kinds: readonly StaffKind[],
  { id, language }: { id: number; language: Language },
) =>
  readAndRollBack(database, async (inside) => {
    const queries = staffContentQueries(inside)
    await queries.lock(id)
    const { row, kind } = await findContent(inside, kinds, id)
    const stored = await readDocument(inside, kind, id)
    const checked = await findProblems(inside, kind, { id, document: stored, language })
    const slug = 'slug' in checked.problems ? row.slug : stored.slug
    await writeLive(inside, kind, id, writablePart(kind, { ...stored, slug }, checked))
    if (row.state !== 'published') await queries.setPublishedAt(id, 'now')
    const shown = kinds.find((each) => each.kind === kind.kind)
    return { kind: kind.kind, slug, detail: await shown?.get(inside, slug, { language, now: new Date() }) }
  })
