import { createHmac, randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import type { SiteOrigins } from '../../http/forwarded-headers.ts'
import type { Language } from '../../http/language.ts'
import { errorResponses, isUuid, PageQuery, pageOf, readPage, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { answerRemoved, IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { readWithAny, signingKeys } from '../../signing-keys/queries.ts'
import { staffActor } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { staffWrite } from '../../staff/writes.ts'
import { hashIfToken, hashToken } from '../../tokens/tokens.ts'
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

/** The purpose of the keys that make the tokens of previews. */
const PREVIEW_KEY = 'content-preview'
const previewToken = (key: Buffer, id: string) =>
  createHmac('sha256', key).update(`content preview ${id}`).digest('base64url')

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
        description: `A link to the draft for people without a login, for ${PREVIEW_DAYS} days. The token is answered once, and again to the same idempotency key.`,
        params: Id,
        headers: Type.Object(IDEMPOTENCY_KEY),
        response: {
          201: Type.Object({ ...PreviewLinkSchema.properties, token: Type.String(), url: Type.String() }),
          ...errorResponses(404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const id = numberOf(request.params.id)
      const ring = await signingKeys(database, PREVIEW_KEY)
      // The answer is stored without the token, which only the server's key makes from the id.
      const { kind, hash, ...preview } = await staffWrite(database, request, async (inside, { actor }) => {
        const { row: content } = await findContent(inside, kinds, id)
        const previewId = randomUUIDv7()
        const tokenHash = hashToken(previewToken(ring[0], previewId))
        const added = await revisionQueries(inside).addPreview({
          id: previewId,
          content_id: content.id,
          token_hash: tokenHash,
          account_id: actor.accountId,
          expires_at: new Date(Date.now() + PREVIEW_DAYS * DAY_MS),
        })
        const after = { content_id: content.id, expires_at: added.expires_at }
        await recordStaffEvent(inside, actor, { thing: { kind: 'content_preview', id: previewId }, after })
        const shown = toPreview({ ...added, created_by: actor.email })
        return { ...shown, kind: content.kind, hash: tokenHash.toString('hex') }
      })
      // The key that signs may have been replaced since the first response.
      const token = readWithAny(ring, (key) => {
        const made = previewToken(key, preview.id)
        return hashToken(made).toString('hex') === hash ? made : undefined
      })
      if (token === undefined) throw answerRemoved(request.language)
      const url = `${STORE_KINDS.includes(kind) ? store : culture}/preview/${token}`
      return reply.code(201).send({ ...preview, token, url })
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
