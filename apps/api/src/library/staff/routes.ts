import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { GeneralError, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { parseVersion, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { limitConcurrency } from '../../http/request-hooks.ts'
import { errorResponses, nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { readUpload, streamBodies } from '../../media/read-upload.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH, staffActor } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion } from '../../staff/writes.ts'
import { EpubError } from './check-epub.ts'
import { checkEpubInThread } from './check-epub-thread.ts'
import { type Connection, inTransaction, type StaffFilesRow, staffFileQueries } from './queries.ts'

const PATH = `${STAFF_PATH}products/:id/files/`
const EPUB = 'application/epub+zip'
const MOST_MEGABYTES = 50
const LONGEST_UPLOAD_MS = 60_000
const tags = ['staff']
const read = { permission: 'files.read' } as const
const write = { permission: 'files.write', longestAnswerMs: LONGEST_UPLOAD_MS, takesUpload: true } as const

const params = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of a product.' }) })
const stored = { type: Type.String({ examples: [EPUB] }), size: Type.Integer({ description: 'In bytes.' }) }

export const StaffFilesSchema = Type.Object(
  {
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    files: Type.Array(
      Type.Object({
        id: Type.String({ description: 'The same for the same file, wherever it is in the order.' }),
        position: Type.Integer(),
        kind: stringEnum(['epub', 'audio', 'film']),
        ...stored,
        titles: Type.Object({ en: Type.String(), ne: Type.String() }),
        duration_seconds: nullable(Type.Integer()),
        formats: Type.Array(stringEnum(['mp3', 'flac']), { description: 'What buyers can save it as.' }),
      }),
    ),
    sample: Type.Union([Type.Object({ src: Type.String(), ...stored }), Type.Null()]),
  },
  { $id: 'StaffFiles', description: 'What buyers get, and the sample that everybody can open.' },
)
export const FilesConflictSchema = conflictSchema(StaffFilesSchema)
export const STAFF_FILE_SCHEMAS = [StaffFilesSchema, FilesConflictSchema]

type Settings = { database: Connection; media: MediaStore }
type Place = 'epub' | 'sample'

/** The files of products. Their bodies are no JSON. */
export const staffFileRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, media }) => {
  streamBodies(app)
  /** What is in memory at once: bodies of uploads, and one book that is unpacked. */
  const receive = limitConcurrency({ running: 3, waiting: 20, patienceMs: 20_000 })
  const inTurn = limitConcurrency({ running: 1, waiting: 20, patienceMs: 40_000 })

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'getProductFiles',
        tags,
        params,
        response: { 200: schemaRef(StaffFilesSchema), ...errorResponses(404) },
      },
    },
    async (request) => toFiles(await requireFiles(database, readId(request.params.id))),
  )

  const upload = (place: Place, operationId: string, description: string) =>
    app.put(
      `${PATH}${place}/`,
      {
        config: write,
        schema: {
          operationId,
          tags,
          description: `An EPUB of at most ${MOST_MEGABYTES} MB as the body; its content decides what it is. Scripts and what is loaded from elsewhere are refused. ${description}`,
          params,
          headers: Type.Object(REQUIRED_IF_MATCH),
          body: {
            content: Object.fromEntries(
              [EPUB, 'application/octet-stream'].map((type) => [type, { schema: Type.Unsafe<unknown>({}) }]),
            ),
          },
          response: {
            200: schemaRef(StaffFilesSchema),
            ...errorResponses(400, 404, 413, 503),
            409: schemaRef(FilesConflictSchema),
          },
        },
      },
      (request, reply) => receive(() => store(place, request, reply)),
    )
  upload('epub', 'setProductEpub', 'Buyers get it at once, in the place of the one before.')
  upload('sample', 'setProductSample', 'Everybody can open it.')

  async function store(place: Place, request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
    const { language } = request
    const [id, version, actor] = [readId(request.params.id), parseVersion(request), await staffActor(request)]
    const seen = toFiles(await requireEbook(database, id))
    // Before the body is read, and again behind the lock.
    requireVersion({ language, version }, seen, () => seen)
    const bytes = await readUpload(request, reply, MOST_MEGABYTES)
    const { chapters } = await inTurn(() => checkEpubInThread(bytes)).catch((error) => {
      throw refusalOf(error, language)
    })
    return inTransaction(database, async (inside) => {
      const queries = staffFileQueries(inside)
      await queries.lockProduct(id)
      const row = await requireEbook(inside, id)
      const before = toFiles(row)
      requireVersion({ language, version }, before, () => before)
      // Behind the check, so that a refused change stores nothing.
      const name = await media.put(bytes, EPUB, { isPublic: place === 'sample' })
      const former = place === 'sample' ? row.sample : row.files.find(({ position }) => position === 0)
      if (former?.name === name) return before
      if (place === 'sample') await queries.setSample(id, name)
      else await queries.setEpub(id, name)
      await recordStaffEvent(inside, actor, {
        thing: { kind: 'product', id },
        before: { [place]: former?.name ?? null },
        after: { [place]: name, size: bytes.length, chapters },
      })
      return toFiles(await requireFiles(inside, id))
    })
  }
}

function refusalOf(error: unknown, language: Language) {
  if (!(error instanceof EpubError)) return error
  const messages = MESSAGES[language].ebooks
  const place = error.place.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_PLACE)
  const message = messages[error.problem]
  return invalidField(
    'file',
    place === '' ? message : `${message} ${messages.place(place)}`,
    error.problem === 'empty' ? 'required' : 'invalid',
  )
}

const LONGEST_PLACE = 100

export async function requireFiles(database: Connection, id: number): Promise<StaffFilesRow> {
  const row = await staffFileQueries(database).findFiles(id)
  if (!row) throw notFound()
  return row
}

async function requireEbook(database: Connection, id: number) {
  const row = await requireFiles(database, id)
  if (row.product_class !== 'E-book') throw new GeneralError(409, 'no_ebook')
  return row
}

const ID_DIGITS = 16
const ID = /^[1-9]\d{0,8}$/

export function readId(text: string) {
  if (!ID.test(text)) throw notFound()
  return Number(text)
}

export const toFiles = ({ version, files, sample }: StaffFilesRow): Static<typeof StaffFilesSchema> => ({
  version,
  files: files.map(({ titles, name, downloads, ...file }) => ({
    ...file,
    // Its name is for those who bought it.
    id: createHash('sha256').update(name).digest('hex').slice(0, ID_DIGITS),
    formats: downloads.map(({ format }) => format),
    titles: { en: titles?.en ?? '', ne: titles?.ne ?? '' },
  })),
  sample: sample && { src: `/v1/media/${sample.name}`, type: sample.type, size: sample.size },
})
