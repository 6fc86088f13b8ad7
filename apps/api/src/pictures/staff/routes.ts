import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import { cleanLine, REQUIRED_IF_MATCH, textProblem, validateFields } from '../../http/request-body.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, staffWrite } from '../../staff/writes.ts'
import {
  mergeTexts,
  PICTURES_PATH as PATH,
  Percent,
  PictureConflictSchema,
  ProductPicturesConflictSchema,
  ProductPicturesSchema,
  type StaffPicture,
  StaffPictureSchema,
  toPicture,
} from './picture.ts'
import { type Connection, staffPictureQueries } from './queries.ts'
import { requirePicture, uploadRoutes } from './upload-routes.ts'

const OF_PRODUCT = `${STAFF_PATH}products/:id/pictures/`
const tags = ['staff']
const read = { permission: 'pictures.read' } as const
const write = { permission: 'pictures.write' } as const

const LONGEST_TEXT = 500
const MOST_OF_PRODUCT = 20
const LANGUAGES = ['en', 'ne'] as const

const Name = Type.Object({ name: Type.String({ maxLength: 200 }) })
const ProductId = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of a product.' }) })
const WordsInput = Type.Object({ en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) })
const ChangeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })

type Settings = { database: Connection; media: MediaStore }

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
