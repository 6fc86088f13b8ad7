import { needsFile } from '@dabali/domain'
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
/** Encoders fill their last frame. */
const OTHER_LENGTH_SECONDS = 2

const Title = Type.String({ maxLength: LONGEST_TITLE })
const FilesInput = Type.Object({
  files: Type.Array(
    Type.Object({
      position: Type.Optional(Type.Integer({ minimum: 0, description: 'Where a file of the product is now.' })),
      upload: Type.Optional(Type.String({ maxLength: 100, description: 'The id of a complete upload.' })),
      also: Type.Optional(
        Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
          description:
            'The id of a complete upload of the same sound as MP3 or FLAC, which buyers can save as well; null removes all that is not played.',
        }),
      ),
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
          'Names each file by its present position or by a complete upload. What is saved can be an MP3 and a FLAC. The length of the product, and of the tracks of its record, is that of the files.',
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
        const ids = files.flatMap(({ upload, also }) => [upload ?? '', also ?? '']).filter(isUuid)
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
    const downloads = toDownloads(file, { file: found, known })
    if (typeof downloads === 'string') {
      problems.push([`files.${at}.also`, downloads])
      return []
    }
    return [
      { ...found, downloads, position: at, titles: { en: cleanLine(file.titles.en), ne: cleanLine(file.titles.ne) } },
    ]
  })
  const { most = 0 } = OF_CLASS[known.row.product_class] ?? {}
  if (files.length > most) problems.push(['files', known.texts.oneFile])
  if (files.length === 0 && known.row.is_listed && needsFile(known.row.product_class))
    problems.push(['files', known.texts.lastFile])
  const seen = new Set<string>()
  for (const [at, { name, downloads }] of written.entries()) {
    for (const each of new Set([name, ...downloads.map((download) => download.name)])) {
      if (seen.has(each)) problems.push([`files.${at}.${each === name ? 'upload' : 'also'}`, known.texts.onlyOnce])
      seen.add(each)
    }
  }
  if (problems.length === 0) return written
  throw new ApiError(400, { ...Object.fromEntries(problems.map(([field, text]) => [field, [text]])), code: 'invalid' })
}

type Downloads = WrittenFile['downloads']
type OfFile = { file: Omit<WrittenFile, 'position' | 'titles'>; known: Known }

/** The formats that buyers can save a file as; a problem if the second one is of something else. */
function toDownloads({ also }: FileInput, { file, known: { uploads, texts } }: OfFile): Downloads | string {
  const own = file.downloads.filter(({ name }) => name === file.name)
  if (also === undefined) return file.downloads
  if (also === null) return own
  const upload = uploads.find(({ id }) => id === also.toLowerCase())
  if (!upload) return texts.unfinished
  const { name, format, duration_seconds } = upload
  if (format !== 'mp3' && format !== 'flac') return texts.otherFormat
  if (own.some((saved) => saved.format === format)) return texts.sameFormat
  if (Math.abs(duration_seconds - (file.duration_seconds ?? 0)) > OTHER_LENGTH_SECONDS) return texts.otherLength
  // What is played may be neither of the two formats.
  return [...file.downloads.filter((saved) => saved.format !== format), { format, name }]
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
