import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { ApiError, notFound } from '../errors/api-error.ts'
import { AUTHOR_PUBLISHED_TOPIC, CONTENT_ANNOUNCED_TOPIC } from '../follows/mails.ts'
import type { Language } from '../http/language.ts'
import { optionalBody } from '../http/request-body.ts'
import {
  errorResponses,
  isUuid,
  nullable,
  PageQuery,
  pageOf,
  readPage,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../http/schemas.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { retryFailedJob } from '../jobs/queries.ts'
import { MAIL_TOPIC, type MailKind } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { ORDER_MAIL_TOPIC } from '../orders/order-mail.ts'
import { CARD_WEBHOOK_TOPIC } from '../payments/card-webhook.ts'
import { PUSH_TOPIC } from '../push/queries.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { staffWrite } from '../staff/writes.ts'
import { BACK_IN_STOCK_TOPIC } from '../stock-notices/routes.ts'
import { blankMailSecrets, factsOf } from './blank-secrets.ts'
import { type Connection, JOB_STATES, type JobRow, type JobState, jobStatements } from './queries/jobs.ts'

const time = Type.String({ format: 'date-time' })
const timeOrNull = nullable(time)

export const JobSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.String({ examples: ['mail.send'] }),
    state: stringEnum(JOB_STATES, { description: '`retrying`: an attempt has failed, and another follows.' }),
    attempts: Type.Integer(),
    error: nullable(Type.String({ description: 'Name and codes of the last failure.' })),
    facts: Type.Record(
      Type.String(),
      Type.Unsafe<string | number | boolean | null>({ type: ['string', 'number', 'boolean', 'null'] }),
      {
        description: 'What it is about, without secrets.',
      },
    ),
    may_cancel: Type.Boolean(),
    run_at: Type.String({ format: 'date-time', description: 'When it is or was due.' }),
    failed_at: timeOrNull,
    created_at: time,
  },
  { $id: 'StaffJob' },
)

export const JobCountsSchema = Type.Object(
  {
    states: Type.Object(Object.fromEntries(JOB_STATES.map((state) => [state, Type.Integer()])) as CountsByState),
    kinds: Type.Array(Type.Object({ kind: Type.String(), count: Type.Integer(), failed: Type.Integer() })),
  },
  { $id: 'StaffJobCounts' },
)

type CountsByState = Record<JobState, ReturnType<typeof Type.Integer>>

/** Without these, nothing but a message is missing. Other jobs move money, end something or start the next of a series. */
const CANCELLABLE: readonly string[] = [
  MAIL_TOPIC,
  PUSH_TOPIC,
  ORDER_MAIL_TOPIC,
  AUTHOR_PUBLISHED_TOPIC,
  CONTENT_ANNOUNCED_TOPIC,
  BACK_IN_STOCK_TOPIC,
]

/**
 * A failed job has been given up, so that removing it changes nothing, except that a webhook would count as processed. An issue of
 * the newsletter is stopped as a whole.
 */
const mayCancel = ({ state, topic, payload }: JobRow) =>
  (state === 'failed' && topic !== CARD_WEBHOOK_TOPIC) ||
  (state !== 'running' && CANCELLABLE.includes(topic) && payload['kind'] !== 'newsletter')

function factsOfJob({ topic, payload }: JobRow) {
  if (topic !== MAIL_TOPIC) return factsOf(payload)
  const { to = null, subject = '', kind = 'other', language = null } = payload
  const shown = { to, subject: blankMailSecrets(String(subject), kind as MailKind), kind, language }
  return shown as ReturnType<typeof factsOf>
}

const toJob = (row: JobRow): Static<typeof JobSchema> => ({
  id: row.id,
  kind: row.topic,
  state: row.state,
  attempts: row.attempts,
  error: row.error,
  facts: factsOfJob(row),
  may_cancel: mayCancel(row),
  run_at: row.run_at.toISOString(),
  failed_at: row.failed_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

const refusal = (language: Language, code: keyof typeof CODES) =>
  new ApiError(409, { detail: MESSAGES[language].system[CODES[code]], code })

const CODES = { job_not_failed: 'jobNotFailed', job_running: 'jobRunning', job_needed: 'jobNeeded' } as const

const factsForAudit = ({ topic, state, attempts, error }: JobRow) => ({ kind: topic, state, attempts, error })

const PATH = '/v1/api/staff/jobs/'
const tags = ['staff']
const read = { permission: 'system.read' } as const
const write = { permission: 'system.write' } as const
const Params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const headers = Type.Object(REQUIRED_IDEMPOTENCY_KEY)
const wrong = errorResponses(400, 404, 409, 413, 415, 422)

/** Work that is done after a request. A job that is done is deleted, so that it is not found any more. */
export const jobRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  const find = async (id: string) => {
    const row = isUuid(id) ? await jobStatements(database).find(id) : undefined
    if (!row) throw notFound()
    return row
  }
  const lock = async (inside: Connection, id: string) => {
    const row = isUuid(id) ? await jobStatements(inside).lock(id) : undefined
    if (!row) throw notFound()
    return row
  }

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listJobs',
        tags,
        description: 'The newest first. Jobs that are done are deleted, failed ones after 30 days.',
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(JOB_STATES)),
          kind: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: pageOf(schemaRef(JobSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { state, kind } = query
      const { rows, count } = await readPage(windowOf(query), (page) =>
        jobStatements(database).list({ state, topic: kind }, page),
      )
      return toPage(PATH, query, count, rows.map(toJob), { state, kind })
    },
  )

  app.get(
    `${PATH}counts/`,
    {
      config: read,
      schema: {
        operationId: 'countJobs',
        tags,
        response: { 200: schemaRef(JobCountsSchema) },
      },
    },
    async () => countsOf(await jobStatements(database).count()),
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getJob',
        tags,
        params: Params,
        response: { 200: schemaRef(JobSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => toJob(await find(params.id)),
  )

  app.post(
    `${PATH}:id/retry/`,
    {
      config: write,
      preValidation: optionalBody,
      schema: {
        operationId: 'retryJob',
        tags,
        description: 'With all its attempts. Jobs that have not failed are tried again without this.',
        params: Params,
        headers,
        body: Type.Object({}),
        response: { 200: schemaRef(JobSchema), ...wrong },
      },
    },
    (request) =>
      staffWrite(database, request, async (inside, { actor, language }) => {
        const row = await lock(inside, request.params.id)
        if (!(await retryFailedJob(inside, row.id))) throw refusal(language, 'job_not_failed')
        const retried = await lock(inside, row.id)
        const thing = { kind: 'job', id: row.id }
        await recordStaffEvent(inside, actor, { thing, before: factsForAudit(row), after: factsForAudit(retried) })
        return toJob(retried)
      }),
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      config: write,
      preValidation: optionalBody,
      schema: {
        operationId: 'cancelJob',
        tags,
        params: Params,
        headers,
        body: Type.Object({}),
        response: { 204: Type.Null(), ...wrong },
      },
    },
    async (request, reply) => {
      await staffWrite(database, request, async (inside, { actor, language }) => {
        const row = await lock(inside, request.params.id)
        if (!mayCancel(row)) throw refusal(language, row.state === 'running' ? 'job_running' : 'job_needed')
        await jobStatements(inside).remove(row.id)
        await recordStaffEvent(inside, actor, { thing: { kind: 'job', id: row.id }, before: factsForAudit(row) })
        return null
      })
      return reply.code(204).send(null)
    },
  )
}

type Count = { topic: string; state: JobState; count: number }

/** One list of counts as two sums. */
export function countsOf(rows: readonly Count[]): Static<typeof JobCountsSchema> {
  const states = Object.fromEntries(JOB_STATES.map((state) => [state, 0])) as Record<JobState, number>
  const kinds = new Map<string, { kind: string; count: number; failed: number }>()
  for (const { topic, state, count } of rows) {
    states[state] += count
    const kind = kinds.get(topic) ?? { kind: topic, count: 0, failed: 0 }
    kind.count += count
    if (state === 'failed') kind.failed += count
    kinds.set(topic, kind)
  }
  return { states, kinds: [...kinds.values()] }
}
