import { createHash, randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { invalidField, notFound } from '../errors/api-error.ts'
import { CsvError, readCsv } from '../http/csv.ts'
import type { Language } from '../http/language.ts'
import { cleanLine } from '../http/request-body.ts'
import { limitConcurrency } from '../http/request-hooks.ts'
import { errorResponses } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { readUpload, streamBodies } from '../media/read-upload.ts'
import { MESSAGES } from '../messages/messages.ts'
import { STAFF_PATH, staffActor } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { IMPORT, suggestFields, toImport, UploadQuery } from './imports.ts'
import { OnixError } from './onix/parse-onix.ts'
import { readOnix } from './onix/read-onix.ts'
import { type Connection, type ImportKind, importQueries, inTransaction } from './queries.ts'

const MOST_MEGABYTES = 20
const MOST_ROWS = 50_000
const STORED_AT_ONCE = 2000
const LONGEST_UPLOAD_MS = 60_000

type Settings = { database: Connection }
type Table = { headers: string[]; rows: { number: number; cells: string[] }[] }

async function readTable(bytes: Buffer, kind: ImportKind): Promise<Table> {
  if (kind === 'onix') return readOnix(bytes, MOST_ROWS)
  const rows: Table['rows'] = []
  for await (const row of readCsv(bytes, MOST_ROWS)) rows.push(row)
  const headers = rows.shift()?.cells ?? []
  return { headers: headers.map(cleanLine), rows }
}

async function readFile(bytes: Buffer, kind: ImportKind, language: Language) {
  const texts = MESSAGES[language].imports.file
  const refuse = (message: string) => invalidField('file', message)
  const { headers, rows } = await readTable(bytes, kind).catch((error: unknown) => {
    if (error instanceof OnixError) throw refuse(texts[error.problem])
    if (!(error instanceof CsvError)) throw error
    throw refuse([texts[error.problem], ...(error.row === undefined ? [] : [texts.row(error.row)])].join(' '))
  })
  const fields = suggestFields(kind, headers)
  if (fields.every((field) => field === null)) throw refuse(texts.noColumn)
  if (rows.length === 0) throw refuse(texts.noRows)
  return { headers, rows, fields }
}

/** Uploads in their own scope: their bodies are no JSON. */
export const uploadRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database }) => {
  streamBodies(app)
  const inTurn = limitConcurrency({ running: 2, waiting: 10, patienceMs: 30_000 })

  app.post(
    `${STAFF_PATH}imports/`,
    {
      config: { permission: 'products.import', longestAnswerMs: LONGEST_UPLOAD_MS, takesUpload: true },
      schema: {
        operationId: 'uploadImport',
        tags: ['staff'],
        description: `A CSV file in UTF-8, or an ONIX 3.0 message, of at most ${MOST_MEGABYTES} MB and 50,000 rows as the body. Nothing is changed by it; columns are suggested by their headers.`,
        querystring: UploadQuery,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: {
          content: Object.fromEntries(
            ['text/csv', 'application/xml', 'application/octet-stream'].map((type) => [
              type,
              { schema: Type.Unsafe<unknown>({}) },
            ]),
          ),
        },
        response: { 201: IMPORT, ...errorResponses(400, 404, 409, 413, 422, 503) },
      },
    },
    (request, reply) =>
      inTurn(async () => {
        const { query, language } = request
        const bytes = await readUpload(request, reply, MOST_MEGABYTES)
        const { headers, rows, fields } = await readFile(bytes, query.kind, language)
        const actor = await staffActor(request)
        const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
        const file = { kind: query.kind, fileName: cleanLine(query.name ?? ''), digest }
        const once = {
          scope: `staff ${actor.accountId}`,
          key: request.headers['idempotency-key'],
          requestHash: requestHash(actor.operation, file),
          language,
        }
        const id = await inTransaction(database, (inside) =>
          withIdempotencyKey(inside, once, async () => {
            const made = randomUUIDv7()
            const queries = importQueries(inside)
            await queries.insertImport({ id: made, ...file, headers, fields, accountId: actor.accountId })
            for (let at = 0; at < rows.length; at += STORED_AT_ONCE)
              await queries.insertRows(made, rows.slice(at, at + STORED_AT_ONCE))
            const after = { kind: file.kind, file_name: file.fileName, digest, rows: rows.length }
            await recordStaffEvent(inside, actor, { thing: { kind: 'import', id: made }, after })
            return made
          }),
        )
        const found = await importQueries(database).find(id)
        if (!found) throw notFound()
        return reply.code(201).send(toImport(found, await importQueries(database).samples(id)))
      }),
  )
}
