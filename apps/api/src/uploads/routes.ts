import { createHash, randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { ApiError, GeneralError, invalidField, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine } from '../http/request-body.ts'
import { limitConcurrency } from '../http/request-hooks.ts'
import { errorResponses, isUuid, nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { type MediaStore, mediaUrl, save } from '../media/media-store.ts'
import { mediaQueries } from '../media/queries.ts'
import { readUpload, streamBodies } from '../media/read-upload.ts'
import { MESSAGES } from '../messages/messages.ts'
import { STAFF_PATH, staffActor } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { staffWrite } from '../staff/writes.ts'
import { PART_BYTES, readerOfParts } from './file-reader.ts'
import { MediaError, type UploadProblem } from './media-error.ts'
import { type MediaFacts, probeMedia, UPLOAD_KINDS, type UploadKind } from './probe.ts'
import { type Connection, inTransaction, type UploadRow, uploadQueries } from './queries.ts'
import { FORMATS, type Format } from './structure.ts'

const PATH = `${STAFF_PATH}uploads/`
const MEGABYTE = 1_000_000
const MOST_MEGABYTES: Readonly<Record<UploadKind, number>> = { audio: 500, video: 4000 }
/** A part on a slow line, and the check of a long film. */
const LONGEST_PART_MS = 60_000
const LONGEST_CHECK_MS = 5 * 60_000
const LONGEST_NAME = 200
const tags = ['staff']
const write = { permission: 'uploads.write' } as const

/** What the name of a file says that it is. */
const ENDINGS: Readonly<Record<UploadKind, Readonly<Record<string, readonly Format[]>>>> = {
  audio: { mp3: ['mp3'], m4a: ['m4a'], m4b: ['m4a'], flac: ['flac'], ogg: ['ogg'], oga: ['ogg'], opus: ['ogg'] },
  video: { mp4: ['mp4'], m4v: ['mp4'], webm: ['webm'] },
}

const StaffUploadSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: stringEnum(UPLOAD_KINDS),
    name: Type.String(),
    size: Type.Integer({ description: 'In bytes.' }),
    part_size: Type.Integer({ description: 'Of each part but the last, in bytes.' }),
    parts: Type.Integer({ description: 'How many there are.' }),
    received: Type.Array(Type.Integer(), { description: 'The numbers of the parts that have arrived, from 1.' }),
    is_complete: Type.Boolean({ description: 'Whether the file was checked and stored.' }),
    media: nullable(Type.String({ description: 'What a content names a public file by.' })),
    src: nullable(Type.String({ description: 'Where everybody can open a public file.' })),
    duration_seconds: nullable(Type.Integer()),
    format: Type.Union([stringEnum(FORMATS), Type.Null()]),
    codec: nullable(Type.String()),
    channels: nullable(Type.Integer()),
    sample_rate: nullable(Type.Integer()),
  },
  {
    $id: 'StaffUpload',
    description: 'A large file that is sent in parts. One that nobody goes on with is deleted after a day.',
  },
)
export const UPLOAD_SCHEMAS = [StaffUploadSchema]

const UploadInput = Type.Object({
  kind: stringEnum(UPLOAD_KINDS),
  name: Type.String({ minLength: 1, maxLength: LONGEST_NAME, description: 'The name of the file, with its ending.' }),
  size: Type.Integer({ minimum: 0, description: 'In bytes.' }),
  is_public: Type.Optional(
    Type.Boolean({ description: 'For contents, which everybody can open. Files of products are not.' }),
  ),
})
const IdParams = Type.Object({ id: Type.String({ maxLength: 100 }) })
const PartParams = Type.Object({ id: Type.String({ maxLength: 100 }), number: Type.String({ maxLength: 10 }) })
const Digest = Type.String({
  maxLength: 100,
  description: 'The SHA-256 of the part, as RFC 9530 writes it.',
  examples: ['sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:'],
})

type Settings = { database: Connection; media: MediaStore }
type IdRequest = FastifyRequest<{ Params: Static<typeof IdParams> }>
type PartRequest = FastifyRequest<{ Params: Static<typeof PartParams> }>

const partsOf = (size: number) => Math.ceil(size / PART_BYTES)

const toUpload = ({ id, kind, is_public, file_name, size, media_name, parts, ...row }: UploadRow) => ({
  ...{ id, kind, name: file_name, size, part_size: PART_BYTES, parts: partsOf(size) },
  received: parts.map(({ number }) => number),
  is_complete: media_name !== null,
  media: is_public ? media_name : null,
  src: is_public && media_name !== null ? mediaUrl(media_name) : null,
  duration_seconds: row.duration_seconds,
  format: row.facts?.format ?? null,
  codec: row.facts?.codec ?? null,
  channels: row.facts?.channels ?? null,
  sample_rate: row.facts?.sample_rate ?? null,
})

const refused = (problem: UploadProblem, language: Language) =>
  invalidField('file', MESSAGES[language].mediaUploads[problem], problem === 'empty' ? 'required' : 'invalid')

const endingOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

function checkInput({ kind, size }: Static<typeof UploadInput>, name: string, language: Language) {
  const most = MOST_MEGABYTES[kind]
  if (size === 0) throw refused('empty', language)
  if (size > most * MEGABYTE)
    throw new ApiError(413, { file: [MESSAGES[language].mediaUploads.tooLarge(most)], code: 'too_large' })
  if (!Object.hasOwn(ENDINGS[kind], endingOf(name))) throw refused(kind === 'audio' ? 'notAudio' : 'notVideo', language)
}

async function requireUpload(database: Connection, request: IdRequest | PartRequest): Promise<UploadRow> {
  const { id } = request.params
  const { accountId } = await staffActor(request)
  const found = isUuid(id) ? await uploadQueries(database).findUpload({ id, accountId }) : undefined
  if (!found) throw notFound()
  return found
}

/** Parts in their own scope: their bodies are no JSON. */
const partRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, media }) => {
  streamBodies(app)
  /** How many parts are in memory at once. */
  const receive = limitConcurrency({ running: 4, waiting: 40, patienceMs: 20_000 })
  app.put(
    `${PATH}:id/parts/:number/`,
    {
      config: { ...write, longestAnswerMs: LONGEST_PART_MS, takesUpload: true },
      schema: {
        operationId: 'sendUploadPart',
        tags,
        description: 'The bytes of one part. Parts come in any order, and again after a lost connection.',
        params: PartParams,
        headers: Type.Object({ 'content-digest': Digest }),
        body: { content: { 'application/octet-stream': { schema: Type.Unsafe<unknown>({}) } } },
        response: { 200: schemaRef(StaffUploadSchema), ...errorResponses(400, 404, 413, 503) },
      },
    },
    (request, reply) => receive(() => savePart({ database, media }, request, reply)),
  )
}

async function savePart({ database, media }: Settings, request: PartRequest, reply: FastifyReply) {
  const { params, headers, language } = request
  const upload = await requireUpload(database, request)
  const number = /^[1-9]\d{0,4}$/.test(params.number) ? Number(params.number) : 0
  if (number === 0 || number > partsOf(upload.size)) throw notFound()
  if (upload.media_name !== null) return toUpload(upload)
  const bytes = await readUpload(request, reply, Math.ceil(PART_BYTES / MEGABYTE))
  if (bytes.length !== Math.min(PART_BYTES, upload.size - (number - 1) * PART_BYTES))
    throw refused('partSize', language)
  const digest = createHash('sha256').update(bytes).digest()
  if (headers['content-digest'] !== `sha-256=:${digest.toString('base64')}:`) throw refused('digest', language)
  const { id } = upload
  const name = `upload-${id}-${number}-${digest.toString('hex').slice(0, 16)}`
  await media.putPart(name, bytes)
  await uploadQueries(database).savePart({ id, number, size: bytes.length, digest, name })
  const saved = await requireUpload(database, request)
  const isThere = saved.media_name !== null || saved.parts.some((part) => part.name === name)
  if (!isThere) throw new GeneralError(503, 'unavailable')
  return toUpload(saved)
}

/** Joins the parts once the bytes are what they should be. A refused upload is deleted. */
async function complete({ database, media }: Settings, request: IdRequest) {
  const { language } = request
  const upload = await requireUpload(database, request)
  if (upload.media_name !== null) return toUpload(upload)
  // Read once: a part that is sent anew meanwhile has another name and digest.
  const parts = await uploadQueries(database).partDigests(upload.id)
  if (parts.length < partsOf(upload.size)) throw refused('incomplete', language)
  const names = parts.map(({ name }) => name)
  const facts = await probe(readerOfParts(media, names, upload.size), upload).catch(async (error) => {
    if (!(error instanceof MediaError)) throw error
    if (error.problem === 'incomplete') await forgetMissing({ database, media }, upload.id, names)
    else await uploadQueries(database).deleteUpload(upload.id)
    throw refused(error.problem, language)
  })
  const joined = { parts: names, digests: parts.map(({ digest }) => digest), size: upload.size }
  // The check reads only some of the parts.
  const file = await media.joinParts(joined, facts.type, { isPublic: upload.is_public }).catch(async (error) => {
    if (await forgetMissing({ database, media }, upload.id, names)) throw refused('incomplete', language)
    throw error
  })
  const actor = await staffActor(request)
  await inTransaction(database, async (inside) => {
    const queries = uploadQueries(inside)
    if (!(await queries.lockIncomplete(upload.id))) return
    await save(mediaQueries(inside), file)
    await queries.completeUpload(upload.id, file.name, facts)
    const after = { name: upload.file_name, media: file.name, size: upload.size, ...facts }
    await recordStaffEvent(inside, actor, { thing: { kind: 'upload', id: upload.id }, after })
  })
  return toUpload(await requireUpload(database, request))
}

/** Forgets the parts that the storage does not have, so that they are sent again; returns whether there were any. */
async function forgetMissing({ database, media }: Settings, id: string, names: readonly string[]): Promise<boolean> {
  const missing: string[] = []
  for (const name of names) {
    const stream = await media.read(name, { start: 0, end: 0 })
    stream?.destroy()
    if (!stream) missing.push(name)
  }
  if (missing.length > 0) await uploadQueries(database).forgetParts(id, missing)
  return missing.length > 0
}

async function probe(file: ReturnType<typeof readerOfParts>, { kind, file_name }: UploadRow): Promise<MediaFacts> {
  const facts = await probeMedia(file, kind)
  const isNamedSo = ENDINGS[kind][endingOf(file_name)]?.includes(facts.format)
  if (!isNamedSo) throw new MediaError('otherType')
  return facts
}

/** Audio and films, which are too large for one request. */
export const uploadRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, media }) => {
  app.register(partRoutes, { database, media })
  const inTurn = limitConcurrency({ running: 1, waiting: 20, patienceMs: 2 * 60_000 })
  const answers = { 200: schemaRef(StaffUploadSchema), ...errorResponses(404) }

  app.post(
    PATH,
    {
      config: write,
      schema: {
        operationId: 'beginUpload',
        tags,
        description: `Audio is MP3, M4A, FLAC or OGG of at most ${MOST_MEGABYTES.audio} MB, video MP4 or WebM of at most ${MOST_MEGABYTES.video} MB.`,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: UploadInput,
        response: { 201: schemaRef(StaffUploadSchema), ...errorResponses(400, 404, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const name = cleanLine(body.name)
      checkInput(body, name, language)
      const { kind, size, is_public = false } = body
      const owned = await staffWrite(database, request, async (inside, { actor: { accountId } }) => {
        const made = { id: randomUUID(), accountId }
        await uploadQueries(inside).insertUpload({ ...made, kind, size, is_public, file_name: name })
        return made
      })
      // Parts may have arrived since it was begun with this key.
      const found = await uploadQueries(database).findUpload(owned)
      if (!found) throw notFound()
      return reply.code(201).send(toUpload(found))
    },
  )

  const one = { tags, params: IdParams }
  app.get(
    `${PATH}:id/`,
    { config: write, schema: { ...one, operationId: 'getUpload', response: answers } },
    async (request) => toUpload(await requireUpload(database, request)),
  )

  app.delete(
    `${PATH}:id/`,
    {
      config: write,
      schema: {
        ...one,
        operationId: 'cancelUpload',
        response: { 204: Type.Null({ description: 'It is deleted.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { id } = await requireUpload(database, request)
      await uploadQueries(database).deleteUpload(id)
      await uploadQueries(database).dropUpload(id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${PATH}:id/complete/`,
    {
      config: { ...write, longestAnswerMs: LONGEST_CHECK_MS },
      schema: {
        ...one,
        operationId: 'completeUpload',
        description:
          'Checks what the bytes are, which also tells the length, and stores the file. Again, it answers the same.',
        response: { ...answers, ...errorResponses(400, 503) },
      },
    },
    (request) => inTurn(() => complete({ database, media }, request)),
  )
}
