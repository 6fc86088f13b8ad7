import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, REQUIRED_IF_MATCH, textProblem, validateFields } from '../../http/request-body.ts'
import { limitConcurrency } from '../../http/request-hooks.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { readUpload, streamBodies } from '../../media/read-upload.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH, staffActor } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, staffWrite } from '../../staff/writes.ts'
import { storePicture } from '../queries.ts'
import { encodePicture, PictureError } from './encode-picture.ts'
import {
  mergeTexts,
  Percent,
  PictureConflictSchema,
  ProductPicturesConflictSchema,
  ProductPicturesSchema,
  type StaffPicture,
  StaffPictureSchema,
  toPicture,
} from './picture.ts'
import { type Connection, inTransaction, type StaffPictureRow, staffPictureQueries } from './queries.ts'

const PATH = `${STAFF_PATH}pictures/`
const OF_PRODUCT = `${STAFF_PATH}products/:id/pictures/`
const tags = ['staff']
const read = { permission: 'pictures.read' } as const
const write = { permission: 'pictures.write' } as const

const MOST_MEGABYTES = 15
const LONGEST_UPLOAD_MS = 60_000
const LONGEST_TEXT = 500
const MOST_OF_PRODUCT = 20
const LANGUAGES = ['en', 'ne'] as const

const Name = Type.Object({ name: Type.String({ maxLength: 200 }) })
const ProductId = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of a product.' }) })
const WordsInput = Type.Object({ en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) })
const ChangeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })

type Settings = { database: Connection; media: MediaStore }

/** Uploads in their own scope: their bodies are no JSON. */
const uploadRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, media }) => {
  streamBodies(app)
  /** What is in memory at once: bodies of uploads, and one decoded picture. */
  const receive = limitConcurrency({ running: 6, waiting: 30, patienceMs: 20_000 })
  const inTurn = limitConcurrency({ running: 1, waiting: 30, patienceMs: 40_000 })

  app.post(
    PATH,
    {
      config: { ...write, longestAnswerMs: LONGEST_UPLOAD_MS, takesUpload: true },
      schema: {
        operationId: 'uploadPicture',
        tags,
        description: `A JPEG, PNG, WebP or AVIF file of at most ${MOST_MEGABYTES} MB as the body; its content decides what it is. It is encoded anew in all sizes, without metadata. The same file again answers 200 with the same picture.`,
        body: {
          content: Object.fromEntries(
            ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'].map((type) => [
              type,
              { schema: Type.Unsafe<unknown>({}) },
            ]),
          ),
        },
        response: {
          200: schemaRef(StaffPictureSchema),
          201: schemaRef(StaffPictureSchema),
          ...errorResponses(400, 413, 503),
        },
      },
    },
    (request, reply) =>
      receive(async () => {
        const bytes = await readUpload(request, reply, MOST_MEGABYTES)
        const name = `upload:${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`
        if (bytes.length > 0 && (await staffPictureQueries(database).renewUpload(name)))
          return toPicture(await requirePicture(database, name))
        const encoded = await inTurn(() => encodePicture(bytes)).catch((error) => {
          throw refusalOf(error, request.language)
        })
        const stored = await storePicture(media, encoded)
        const isNew = await inTransaction(database, async (inside) => {
          if (!(await staffPictureQueries(inside).insertPicture(name, stored))) return false
          const after = { width: stored.width, height: stored.height, bytes: bytes.length }
          await recordStaffEvent(inside, await staffActor(request), { thing: { kind: 'picture', id: name }, after })
          return true
        })
        return reply.code(isNew ? 201 : 200).send(toPicture(await requirePicture(database, name)))
      }),
  )
}

function refusalOf(error: unknown, language: Language) {
  if (!(error instanceof PictureError)) return error
  return invalidField(
    'file',
    MESSAGES[language].uploads[error.problem],
    error.problem === 'empty' ? 'required' : 'invalid',
  )
}

/** Uploaded and other pictures, their words and focus, and the pictures of products. */
export const staffPictureRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, media }) => {
  app.register(uploadRoutes, { database, media })
  const queries = staffPictureQueries(database)

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listStaffPictures',
        tags,
        description: 'The newest upload first.',
        querystring: Type.Object({
          ...PageQuery.properties,
          q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name, alt text or credit.' })),
          use: Type.Optional(
            stringEnum(['used', 'unused', 'without_alt'], {
              description: 'without_alt: the alt text is missing in a language.',
            }),
          ),
        }),
        response: { 200: pageOf(schemaRef(StaffPictureSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { q, use } = query
      const { count, rows } = await queries.listPictures(
        { text: cleanLine(q ?? '') || undefined, use },
        windowOf(query),
      )
      return toPage(PATH, query, count, rows.map(toPicture), { q, use })
    },
  )

  app.get(
    `${PATH}:name/`,
    {
      config: read,
      schema: {
        operationId: 'getStaffPicture',
        tags,
        params: Name,
        response: { 200: schemaRef(StaffPictureSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => toPicture(await requirePicture(database, params.name)),
  )

  app.patch(
    `${PATH}:name/`,
    {
      config: write,
      schema: {
        operationId: 'changeStaffPicture',
        tags,
        description: 'What is not sent stays. An empty text removes it.',
        params: Name,
        headers: ChangeHeaders,
        body: Type.Object({
          alt: Type.Optional(WordsInput),
          credit: Type.Optional(WordsInput),
          focus: Type.Optional(Type.Object({ x: Percent, y: Percent })),
        }),
        response: {
          200: schemaRef(StaffPictureSchema),
          ...errorResponses(400, 404, 413, 415, 422),
          409: schemaRef(PictureConflictSchema),
        },
      },
    },
    (request) =>
      staffWrite(database, request, async (inside, change) => {
        const { params, body, language } = request
        const statements = staffPictureQueries(inside)
        await requirePicture(inside, params.name)
        await statements.lockPicture(params.name)
        const before = toPicture(await requirePicture(inside, params.name))
        requireVersion(change, before, () => before)
        const after = {
          alt: mergeTexts(before.alt, body.alt),
          credit: mergeTexts(before.credit, body.credit),
          focus: body.focus ?? before.focus,
        }
        const texts = LANGUAGES.flatMap((each) => [
          [`alt.${each}`, after.alt[each]] as const,
          [`credit.${each}`, after.credit[each]] as const,
        ])
        const problems = texts.map(([field, text]) => [field, textProblem(text, LONGEST_TEXT, { isRequired: false })])
        validateFields(Object.fromEntries(problems), language)
        await statements.changePicture(params.name, after)
        const { alt, credit, focus } = before
        const thing = { kind: 'picture', id: params.name }
        await recordStaffEvent(inside, change.actor, { thing, before: { alt, credit, focus }, after })
        return toPicture(await requirePicture(inside, params.name))
      }),
  )

  app.get(
    OF_PRODUCT,
    {
      config: read,
      schema: {
        operationId: 'listProductPictures',
        tags,
        params: ProductId,
        response: { 200: schemaRef(ProductPicturesSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => showPictures(database, readId(params.id)),
  )

  app.put(
    OF_PRODUCT,
    {
      config: write,
      schema: {
        operationId: 'setProductPictures',
        tags,
        description: 'Orders, adds, replaces and removes them: the product has exactly these, in this order.',
        params: ProductId,
        headers: ChangeHeaders,
        body: Type.Object({
          pictures: Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_OF_PRODUCT, uniqueItems: true }),
        }),
        response: {
          200: schemaRef(ProductPicturesSchema),
          ...errorResponses(400, 404, 413, 415, 422),
          409: schemaRef(ProductPicturesConflictSchema),
        },
      },
    },
    (request) =>
      staffWrite(database, request, async (inside, change) => {
        const { params, body, language } = request
        const [id, statements] = [readId(params.id), staffPictureQueries(inside)]
        await statements.lockProduct(id)
        const before = await showPictures(inside, id)
        requireVersion(change, before, () => before)
        const known = await statements.keepPictures(body.pictures)
        const unknown = body.pictures.filter((name) => !known.includes(name))
        if (unknown.length > 0) throw invalidField('pictures', MESSAGES[language].uploads.unknownPicture, 'unknown')
        await statements.setOfProduct(id, body.pictures)
        const names = before.pictures.map(({ name }) => name)
        const facts = { before: { pictures: names }, after: { pictures: body.pictures } }
        await recordStaffEvent(inside, change.actor, { thing: { kind: 'product', id }, ...facts })
        return showPictures(inside, id)
      }),
  )
}

async function requirePicture(database: Connection, name: string): Promise<StaffPictureRow> {
  const picture = await staffPictureQueries(database).findPicture(name)
  if (!picture) throw notFound()
  return picture
}

async function showPictures(database: Connection, id: number): Promise<Static<typeof ProductPicturesSchema>> {
  const found = await staffPictureQueries(database).findOfProduct(id)
  if (!found) throw notFound()
  const pictures: StaffPicture[] = []
  for (const name of found.names) pictures.push(toPicture(await requirePicture(database, name)))
  return { version: found.version, pictures }
}

const ID = /^[1-9]\d{0,8}$/

function readId(text: string) {
  if (!ID.test(text)) throw notFound()
  return Number(text)
}
