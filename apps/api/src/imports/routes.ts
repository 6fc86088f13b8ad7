import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ApiError, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { REQUIRED_IF_MATCH } from '../http/request-body.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { STAFF_PATH } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { requireVersion, type StaffWrite, staffWrite } from '../staff/writes.ts'
import { ColumnsInput, canUndo, columnsOf, IMPORT, ImportConflictSchema, RunInput, toImport } from './imports.ts'
import { type Connection, type ImportRecord, importQueries } from './queries.ts'
import { importReadRoutes, params, requireImport } from './read-routes.ts'
import { AFTER_LAST_ROW, addStep } from './steps.ts'
import { uploadRoutes } from './upload.ts'

const PATH = `${STAFF_PATH}imports/`
const tags = ['staff']
const config = { permission: 'products.import' } as const

const changeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
const changed = {
  200: IMPORT,
  ...errorResponses(400, 404, 413, 415, 422),
  409: schemaRef(ImportConflictSchema),
}

type Settings = { database: Connection }

const refusal = (message: string, code: string) => new ApiError(409, { detail: message, code })

const NO_FAILURE = { failed_step: null, failure: null }

const hasFailed = ({ status, failed_step }: ImportRecord, step: 'check' | 'run') =>
  status === 'failed' && failed_step === step

const AT_WORK = ['checking', 'running', 'undoing']

type Act = (
  inside: Connection,
  found: ImportRecord,
  change: StaffWrite,
) => Promise<{ columns: object; isStep?: boolean }>

/** Changes an import that has the version that the caller has seen, and queues the first batch of a step. */
const changeImport = (database: Connection, request: FastifyRequest<{ Params: { id: string } }>, act: Act) =>
  staffWrite(database, request, async (inside, change) => {
    const queries = importQueries(inside)
    const { id } = request.params
    const found = await requireImport((each) => queries.lock(each), id)
    const before = toImport(found, await queries.samples(id))
    requireVersion(change, found, () => before)
    const { columns, isStep = false } = await act(inside, found, change)
    await queries.update(id, { ...columns, version: found.version + 1 })
    if (isStep) await addStep(inside, { id, actor: change.actor })
    const after = toImport(await requireImport(queries.find, id), await queries.samples(id))
    const facts = ({ status, empty_cells, faulty_rows, columns: each }: typeof after) => ({
      ...{ status, empty_cells, faulty_rows },
      fields: each.map(({ field }) => field),
    })
    await recordStaffEvent(inside, change.actor, {
      thing: { kind: 'import', id },
      before: facts(before),
      after: facts(after),
    })
    return after
  })

function checkFields(found: ImportRecord, fields: readonly (string | null)[], language: Language) {
  const texts = MESSAGES[language].imports
  const named = fields.filter((field) => field !== null)
  const unknown = named.find((field) => !columnsOf(found.kind).some(({ name }) => name === field))
  const twice = named.find((field, at) => named.indexOf(field) !== at)
  if (fields.length !== found.headers.length) throw invalidField('fields', texts.count(found.headers.length))
  if (unknown !== undefined) throw invalidField('fields', texts.unknownColumn(unknown))
  if (twice !== undefined) throw invalidField('fields', texts.twice(twice))
}

/** Imports of products and stock: upload, columns, check, run, undo. */
export const importRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database }) => {
  app.register(uploadRoutes, { database })
  app.register(importReadRoutes, { database })
  app.patch(
    `${PATH}:id/`,
    {
      config,
      schema: {
        operationId: 'changeImportColumns',
        tags,
        description: 'Which column of the file is which of the shop. It must be checked again afterwards.',
        params,
        headers: changeHeaders,
        body: ColumnsInput,
        response: changed,
      },
    },
    (request) =>
      changeImport(database, request, async (_inside, found, { language }) => {
        const { fields = found.fields, empty_cells = found.empty_cells } = request.body
        requireOpen(found, language)
        checkFields(found, fields, language)
        return { columns: { ...NO_FAILURE, fields, empty_cells, status: 'uploaded', counts: {} } }
      }),
  )

  app.post(
    `${PATH}:id/check/`,
    {
      config,
      schema: {
        operationId: 'checkImport',
        tags,
        description: 'A dry run as a job: it says what each row would do and changes nothing.',
        params,
        headers: changeHeaders,
        response: changed,
      },
    },
    (request) =>
      changeImport(database, request, async (inside, found, { language }) => {
        const texts = MESSAGES[language].imports
        requireOpen(found, language)
        if (!found.fields.some((field) => field === 'isbn' || field === 'sku'))
          throw invalidField('fields', texts.noKey)
        if (found.kind === 'stock' && !found.fields.includes('on_hand')) throw invalidField('fields', texts.noStock)
        await importQueries(inside).clearRows(found.id)
        return {
          columns: { ...NO_FAILURE, status: 'checking', done_row: 0, done_count: 0, counts: {}, checked_at: null },
          isStep: true,
        }
      }),
  )

  app.post(
    `${PATH}:id/run/`,
    {
      config,
      schema: {
        operationId: 'runImport',
        tags,
        description:
          'Writes the checked rows as a job, in batches. The same file again changes nothing. One that has failed goes on.',
        params,
        headers: changeHeaders,
        body: RunInput,
        response: changed,
      },
    },
    (request) =>
      changeImport(database, request, async (_inside, found, { language }) => {
        const { faulty_rows } = request.body
        const isFailed = hasFailed(found, 'run')
        if (!isFailed) requireChecked(found, language)
        requireWork(found, faulty_rows, language)
        const start = isFailed ? {} : { done_row: 0, done_count: 0, started_at: new Date() }
        return { columns: { ...NO_FAILURE, ...start, status: 'running', faulty_rows }, isStep: true }
      }),
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      config,
      schema: {
        operationId: 'cancelImport',
        tags,
        description:
          'Ends a check, a run or an undo after its present batch. What was written stays, and can be undone.',
        params,
        headers: changeHeaders,
        response: changed,
      },
    },
    (request) =>
      changeImport(database, request, async (_inside, found, { language }) => {
        const isOpen = ['uploaded', 'checked', 'failed', ...AT_WORK].includes(found.status)
        if (!isOpen) throw refusal(MESSAGES[language].imports.ended, 'ended')
        // A run that has ended before cannot be undone for longer.
        const hasEnded = ['failed', 'undoing'].includes(found.status)
        const finished_at = (hasEnded && found.finished_at) || new Date()
        return { columns: { ...NO_FAILURE, status: 'cancelled', finished_at } }
      }),
  )

  app.post(
    `${PATH}:id/undo/`,
    {
      config,
      schema: {
        operationId: 'undoImport',
        tags,
        description: 'For 24 hours: restores what was before in the rows that nobody has changed since, as a job.',
        params,
        headers: changeHeaders,
        response: changed,
      },
    },
    (request) =>
      changeImport(database, request, async (inside, found, { language }) => {
        if (!canUndo(found)) throw refusal(MESSAGES[language].imports.noUndo, 'no_undo')
        // One that was cancelled or has failed goes on with the rows that are left.
        const done_count = await importQueries(inside).countUndone(found.id)
        const columns = { ...NO_FAILURE, status: 'undoing', done_row: AFTER_LAST_ROW, done_count }
        return { columns, isStep: true }
      }),
  )
}

function requireChecked(found: ImportRecord, language: Language) {
  requireOpen(found, language)
  if (found.status !== 'checked') throw refusal(MESSAGES[language].imports.unchecked, 'not_checked')
}

function requireWork({ counts }: ImportRecord, faultyRows: ImportRecord['faulty_rows'], language: Language) {
  const texts = MESSAGES[language].imports
  const { faulty = 0, new: created = 0, changed: edited = 0 } = counts
  if (faultyRows === 'stop' && faulty > 0) throw refusal(texts.faulty(faulty), 'faulty_rows')
  if (created + edited === 0) throw refusal(texts.nothing, 'nothing_to_do')
}

function requireOpen(found: ImportRecord, language: Language) {
  const texts = MESSAGES[language].imports
  const { status } = found
  if (AT_WORK.includes(status)) throw refusal(texts.busy, 'busy')
  if (status !== 'uploaded' && status !== 'checked' && !hasFailed(found, 'check')) throw refusal(texts.ended, 'ended')
}
