import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { limitConcurrency } from '../../http/request-hooks.ts'
import { errorResponses, nullable, schemaRef, streamResponse } from '../../http/schemas.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { readUpload, streamBodies } from '../../media/read-upload.ts'
import { sendMedia } from '../../media/routes.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { staffActor } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { storePicture } from '../queries.ts'
import { type Crop, type EncodedPicture, encodePicture, encodeWhole, PictureError } from './encode-picture.ts'
import { CropSchema, PICTURES_PATH as PATH, StaffPictureSchema, toPicture } from './picture.ts'
import { type Connection, inTransaction, type StaffPictureRow, staffPictureQueries } from './queries.ts'

const tags = ['staff']
const write = { permission: 'pictures.write' } as const
const MOST_MEGABYTES = 15
const LONGEST_UPLOAD_MS = 60_000
const Name = Type.Object({ name: Type.String({ maxLength: 200 }) })

type Settings = { database: Connection; media: MediaStore }

/** Four numbers in per cent of the sides: left, top, width and height. */
const CropQuery = Type.String({
  pattern: String.raw`^\d{1,3}(\.\d{1,6})?(,\d{1,3}(\.\d{1,6})?){3}$`,
  description: 'The part of the upright picture that is shown, in per cent of its sides: left, top, width, height.',
  examples: ['10,0,80,100'],
})

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The same part of the same file has one name. */
const nameOf = (whole: string, crop: Crop | null) =>
  `upload:${(crop === null ? whole : hashOf(whole, JSON.stringify(crop))).slice(0, 24)}`

/** All of a picture is no crop. */
function toCrop({ x, y, width, height }: Crop): Crop | null {
  const isAll = x === 0 && y === 0 && width === 100 && height === 100
  return isAll ? null : { x, y, width, height }
}

function readCrop(text: string | undefined): Crop | null {
  if (text === undefined) return null
  const [x = 0, y = 0, width = 100, height = 100] = text.split(',').map(Number)
  return toCrop({ x, y, width, height })
}

export async function requirePicture(database: Connection, name: string): Promise<StaffPictureRow> {
  const picture = await staffPictureQueries(database).findPicture(name)
  if (!picture) throw notFound()
  return picture
}

function refusalOf(error: unknown, language: Language) {
  if (!(error instanceof PictureError)) return error
  return invalidField(
    'file',
    MESSAGES[language].uploads[error.problem],
    error.problem === 'empty' ? 'required' : 'invalid',
  )
}

type NewPicture = { name: string; encoded: EncodedPicture; whole_media: string; crop: Crop | null; from?: string }

/** Where the focus is until somebody chooses one. */
const MIDDLE = 50
const ALL: Crop = { x: 0, y: 0, width: 100, height: 100 }

/** Where the focus of a picture is in another part of the same whole, or the side that is next to it. */
function focusIn(crop: Crop | null, from: StaffPictureRow) {
  const [seen, shown] = [from.crop ?? ALL, crop ?? ALL]
  const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))
  return {
    x: within(((seen.x + (from.focus_x / 100) * seen.width - shown.x) / shown.width) * 100),
    y: within(((seen.y + (from.focus_y / 100) * seen.height - shown.y) / shown.height) * 100),
  }
}

/** What another part of the same whole has and this one lacks: words, and the focus. Whether something was written. */
async function fillFrom(inside: Connection, from: string, to: { name: string; crop: Crop | null }): Promise<boolean> {
  const queries = staffPictureQueries(inside)
  const isWorded = await queries.copyWords(from, to.name)
  const source = await requirePicture(inside, from)
  const isChosen = source.focus_x !== MIDDLE || source.focus_y !== MIDDLE
  const isFocused = isChosen && (await queries.fillFocus(to.name, focusIn(to.crop, source)))
  return isWorded || isFocused
}

type Part = { name: string; crop: Crop | null; from: string }

/** Whether the part is stored already; it counts as uploaded now. */
const renewPart = ({ database }: Settings, request: FastifyRequest, { from, ...part }: Part): Promise<boolean> =>
  inTransaction(database, async (inside) => {
    const { name } = part
    const queries = staffPictureQueries(inside)
    if (!(await queries.renewUpload(name))) return false
    if (name !== from && (await fillFrom(inside, from, part))) {
      await queries.raiseVersion(name)
      await recordStaffEvent(inside, await staffActor(request), {
        thing: { kind: 'picture', id: name },
        after: { from },
      })
    }
    return true
  })

/** Stores a picture; whether it is new. */
async function save({ database, media }: Settings, request: FastifyRequest, picture: NewPicture): Promise<boolean> {
  const { name, encoded, whole_media, crop, from } = picture
  const { width, height, files } = await storePicture(media, encoded)
  return inTransaction(database, async (inside) => {
    const queries = staffPictureQueries(inside)
    if (!(await queries.insertPicture(name, { width, height, files, whole_media, crop }))) return false
    if (from !== undefined) await fillFrom(inside, from, { name, crop })
    const after = { width, height, ...(crop && { crop }), ...(from !== undefined && { from }) }
    await recordStaffEvent(inside, await staffActor(request), { thing: { kind: 'picture', id: name }, after })
    return true
  })
}

/** Uploads in their own scope, because their bodies are no JSON. */
export const uploadRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, settings) => {
  const { database, media } = settings
  /** What is in memory at once: bodies of uploads, and one decoded picture. */
  const receive = limitConcurrency({ running: 6, waiting: 30, patienceMs: 20_000 })
  const inTurn = limitConcurrency({ running: 1, waiting: 30, patienceMs: 40_000 })
  const answers = { 200: schemaRef(StaffPictureSchema), 201: schemaRef(StaffPictureSchema) }
  const answer = async (reply: FastifyReply, name: string, isNew: boolean) =>
    reply.code(isNew ? 201 : 200).send(toPicture(await requirePicture(database, name)))
  const encode = <T>(act: () => Promise<T>, { language }: FastifyRequest) =>
    inTurn(act).catch((error) => {
      throw refusalOf(error, language)
    })

  app.register(async (bodies) => {
    streamBodies(bodies)
    bodies.post<{ Querystring: { crop?: string } }>(
      PATH,
      {
        config: { ...write, longestAnswerMs: LONGEST_UPLOAD_MS, takesUpload: true },
        schema: {
          operationId: 'uploadPicture',
          tags,
          description: `A JPEG, PNG, WebP or AVIF file of at most ${MOST_MEGABYTES} MB as the body; its content decides what it is. It is encoded anew in all sizes, without metadata. The whole of it is kept, so that it can be cropped anew. The same file and crop again answer 200 with the same picture.`,
          querystring: Type.Object({ crop: Type.Optional(CropQuery) }),
          body: {
            content: Object.fromEntries(
              ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'].map((type) => [
                type,
                { schema: Type.Unsafe<unknown>({}) },
              ]),
            ),
          },
          response: { ...answers, ...errorResponses(400, 413, 503) },
        },
      },
      (request, reply) =>
        receive(async () => {
          const bytes = await readUpload(request, reply, MOST_MEGABYTES)
          const crop = readCrop(request.query.crop)
          const name = nameOf(hashOf(bytes), crop)
          const queries = staffPictureQueries(database)
          const known = bytes.length > 0 ? await queries.renewUpload(name) : undefined
          if (known && known.whole_media !== null) return answer(reply, name, false)
          if (known) {
            const whole = await encode(() => encodeWhole(bytes), request)
            await queries.setWhole(name, await media.put(whole, 'image/webp', { isPublic: false }))
            return answer(reply, name, false)
          }
          const { encoded, whole } = await encode(
            async () => ({ encoded: await encodePicture(bytes, crop), whole: await encodeWhole(bytes) }),
            request,
          )
          const whole_media = await media.put(whole, 'image/webp', { isPublic: false })
          return answer(reply, name, await save(settings, request, { name, encoded, whole_media, crop }))
        }),
    )
  })

  app.post(
    `${PATH}:name/crops/`,
    {
      config: { ...write, longestAnswerMs: LONGEST_UPLOAD_MS },
      schema: {
        operationId: 'cropStaffPicture',
        tags,
        description:
          'Another picture of the same upload, with the same words; the first one stays. The same crop again answers 200 with the same picture.',
        params: Name,
        body: Type.Object({ crop: nullable(CropSchema) }),
        response: { ...answers, ...errorResponses(400, 404, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const { whole_media } = await requirePicture(database, params.name)
      if (whole_media === null) throw notFound()
      const crop = body.crop && toCrop(body.crop)
      const name = `upload:${hashOf(whole_media, JSON.stringify(crop)).slice(0, 24)}`
      const from = params.name
      if (await renewPart(settings, request, { name, crop, from })) return answer(reply, name, false)
      // Neither the picture nor its file is cleaned up meanwhile.
      if (!(await staffPictureQueries(database).renewUpload(from))) throw notFound()
      const stream = await media.read(whole_media)
      if (!stream) throw notFound()
      const bytes = await buffer(stream)
      const encoded = await encode(() => encodePicture(bytes, crop), request)
      return answer(reply, name, await save(settings, request, { name, encoded, whole_media, crop, from }))
    },
  )

  app.get(
    `${PATH}:name/whole/`,
    {
      config: { permission: 'pictures.read' },
      schema: {
        operationId: 'getWholePicture',
        tags,
        description: 'The upright picture as it was uploaded, of which a part may be shown.',
        params: Name,
        response: { 200: streamResponse('The picture.', ['image/webp']), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { whole_media: name } = await requirePicture(database, request.params.name)
      const found = name === null ? undefined : await media.find(name)
      if (name === null || !found) throw notFound()
      const { type, size } = found
      return sendMedia(media, { request, reply }, { name, type, size, cacheControl: 'no-store' })
    },
  )
}
