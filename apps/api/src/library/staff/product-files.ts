import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { ApiError, GeneralError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, isUuid, schemaRef } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, staffWrite } from '../../staff/writes.ts'
import { uploadQueries } from '../../uploads/queries.ts'
import { type Connection, type StaffFilesRow, staffFileQueries, type WrittenFile } from './queries.ts'
import { FilesConflictSchema, readId, requireFiles, StaffFilesSchema, toFiles } from './routes.ts'

/** The kind of file that buyers of a class play, and the kind of upload that it is. */
const OF_CLASS: Readonly<Record<string, { kind: 'audio' | 'film'; upload: 'audio' | 'video'; most: number }>> = {
  Audiobook: { kind: 'audio', upload: 'audio', most: 300 },
  'Digital Bundle': { kind: 'audio', upload: 'audio', most: 300 },
  'Pay Per View': { kind: 'film', upload: 'video', most: 1 },
}
const MOST_FILES = 300
const LONGEST_TITLE = 200

const Title = Type.String({ maxLength: LONGEST_TITLE })
const FilesInput = Type.Object({
  files: Type.Array(
    Type.Object({
      position: Type.Optional(Type.Integer({ minimum: 0, description: 'Where a file of the product is now.' })),
      upload: Type.Optional(Type.String({ maxLength: 100, description: 'The id of a complete upload.' })),
      titles: Type.Object({ en: Title, ne: Title }),
    }),
    { maxItems: MOST_FILES, description: 'In the order in which they are played.' },
  ),
})
type FileInput = Static<typeof FilesInput>['files'][number]
type Completed = Awaited<ReturnType<ReturnType<typeof uploadQueries>['findCompleted']>>[number]
type Texts = (typeof MESSAGES)[Language]['mediaUploads']
type Known = { row: StaffFilesRow; uploads: readonly Completed[]; texts: Texts }

/** The files of audiobooks, digital bundles and films. What is not in the list is taken from the product. */
export const productFileRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  app.put(
    `${STAFF_PATH}products/:id/files/`,
    {
      config: { permission: 'files.write' },
      schema: {
        operationId: 'setProductFiles',
        tags: ['staff'],
        description:
          'Names each file by its present position or by a complete upload. The length of the product, and of the tracks of its record, is that of the files.',
        params: Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of a product.' }) }),
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: FilesInput,
        response: {
          200: schemaRef(StaffFilesSchema),
          ...errorResponses(400, 404),
          409: schemaRef(FilesConflictSchema),
        },
      },
    },
    (request) =>
      staffWrite(database, request, async (inside, change) => {
        const id = readId(request.params.id)
        const queries = staffFileQueries(inside)
        await queries.lockProduct(id)
        const row = await requireFiles(inside, id)
        if (!OF_CLASS[row.product_class]) throw new GeneralError(409, 'no_media')
        requireVersion(change, row, () => toFiles(row))
        const { files } = request.body
        const ids = files.flatMap(({ upload = '' }) => (isUuid(upload) ? [upload] : []))
        const uploads = await uploadQueries(inside).findCompleted(ids, change.actor.accountId)
        const written = toWritten(files, { row, uploads, texts: MESSAGES[change.language].mediaUploads })
        await queries.setFiles(id, written)
        const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
        await recordStaffEvent(inside, change.actor, {
          thing: { kind: 'product', id },
          before: { files: names(row.files) },
          after: {
            files: names(written),
            seconds: written.reduce((sum, file) => sum + (file.duration_seconds ?? 0), 0),
          },
        })
        return toFiles(await requireFiles(inside, id))
      }),
  )
}

function toWritten(files: readonly FileInput[], known: Known): WrittenFile[] {
  const problems: [string, string][] = []
  const written = files.flatMap((file, at) => {
    const found = findFile(file, known)
    if ('problem' in found) {
      problems.push([`files.${at}.${found.field}`, found.problem])
      return []
    }
    return [{ ...found, position: at, titles: { en: cleanLine(file.titles.en), ne: cleanLine(file.titles.ne) } }]
  })
  const { most = 0 } = OF_CLASS[known.row.product_class] ?? {}
  if (files.length > most) problems.push(['files', known.texts.oneFile])
  for (const [at, { name }] of written.entries())
    if (written.findIndex((other) => other.name === name) < at)
      problems.push([`files.${at}.upload`, known.texts.onlyOnce])
  if (problems.length === 0) return written
  throw new ApiError(400, { ...Object.fromEntries(problems.map(([field, text]) => [field, [text]])), code: 'invalid' })
}

type Found = Omit<WrittenFile, 'position' | 'titles'> | { field: 'position' | 'upload'; problem: string }

function findFile({ position, upload }: FileInput, { row, uploads, texts }: Known): Found {
  if ((position === undefined) === (upload === undefined)) return { field: 'upload', problem: texts.fileOrUpload }
  if (position !== undefined) {
    const file = row.files.find((each) => each.position === position)
    if (!file) return { field: 'position', problem: texts.unknown }
    const { kind, name, duration_seconds, downloads } = file
    return { kind, name, duration_seconds, downloads }
  }
  const completed = uploads.find(({ id }) => id === upload?.toLowerCase())
  if (!completed) return { field: 'upload', problem: texts.unfinished }
  const wanted = OF_CLASS[row.product_class]
  if (!wanted || completed.kind !== wanted.upload) return { field: 'upload', problem: texts.otherKind }
  const { name, duration_seconds, format } = completed
  const downloads = format === 'mp3' || format === 'flac' ? [{ format, name } as const] : []
  return { kind: wanted.kind, name, duration_seconds, downloads }
}
