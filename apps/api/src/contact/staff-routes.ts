import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { invalidField, notFound } from '../errors/api-error.ts'
import { cleanLine, cleanText, REQUIRED_IF_MATCH, textProblem, validateFields } from '../http/request-body.ts'
import {
  errorResponses,
  isUuid,
  nullable,
  PageQuery,
  pageOf,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import { renderMail } from '../mail/mail-template.ts'
import { addMail, type Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { staffActor } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite, staffWrite } from '../staff/writes.ts'
import { type Connection, MESSAGE_STATES, type MessageRow, messageStatements } from './queries.ts'
import { threadOf } from './routes.ts'

const time = Type.String({ format: 'date-time' })

export const ContactMessageSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    subject: Type.String(),
    message: Type.String(),
    language: stringEnum(['en', 'ne'] as const),
    status: stringEnum(MESSAGE_STATES),
    assigned_to: Type.Union([
      Type.Object({ account_id: Type.String(), email: Type.String(), name: Type.String() }),
      Type.Null(),
    ]),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    answers: Type.Array(
      Type.Object({
        id: Type.String(),
        text: Type.String(),
        author: Type.String({ description: 'The email address of the member of staff.' }),
        sent_at: time,
      }),
    ),
    created_at: time,
    closed_at: nullable(time),
  },
  { $id: 'ContactMessage' },
)

export const MessageConflictSchema = conflictSchema(ContactMessageSchema)

const toMessage = ({ created_at, closed_at, answers, ...row }: MessageRow): Static<typeof ContactMessageSchema> => ({
  ...row,
  answers: answers.map((answer) => ({ ...answer, sent_at: new Date(answer.sent_at).toISOString() })),
  created_at: created_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})

/** The answer in the language of the message, with what was written below it. Replies go to the shop. */
function answerMail(row: MessageRow, text: string, replyTo: string): Mail {
  const { language, name, subject, message, email } = row
  const texts = MESSAGES[language].contactMail
  const title = texts.answer(subject === '' ? texts.title(name) : subject)
  return {
    kind: 'contact_answer',
    to: email,
    replyTo,
    subject: title,
    language,
    inReplyTo: threadOf(row.id),
    ...renderMail({ language, title, parts: [text, texts.wrote(message)] }),
  }
}

const PATH = '/v1/api/staff/messages/'
const tags = ['staff']
const read = { permission: 'messages.read' } as const
const write = { permission: 'messages.write' } as const
const Params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const LONGEST_ANSWER = 10_000
const ANSWER_LIMIT = { most: 60, seconds: 60 * 60 }

const Query = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(stringEnum(MESSAGE_STATES)),
  assigned_to: Type.Optional(Type.String({ maxLength: 100, description: 'The id of an account, `me`, or `nobody`.' })),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name, address, subject or message.' })),
})

type Settings = { database: Connection; contactMail: string }

async function find(inside: Connection, id: string): Promise<MessageRow> {
  const row = isUuid(id) ? await messageStatements(inside).find(id) : undefined
  if (!row) throw notFound()
  return row
}

/** The message behind a lock, if it has the version that the caller has seen. */
async function lock(inside: Connection, id: string, change: StaffWrite): Promise<MessageRow> {
  if (!isUuid(id)) throw notFound()
  await messageStatements(inside).lock(id)
  const row = await find(inside, id)
  requireVersion(change, row, () => toMessage(row))
  return row
}

const factsOf = ({ status, assigned_to }: MessageRow) => ({ status, assigned_to: assigned_to?.account_id ?? null })

/** Messages to the shop, for staff. */
export const staffContactRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, contactMail }) => {
  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listContactMessages',
        tags,
        description: 'The newest first.',
        querystring: Query,
        response: { 200: pageOf(schemaRef(ContactMessageSchema)), ...errorResponses(400) },
      },
    },
    async (request) => {
      const { query } = request
      const { status, assigned_to: assigned, q } = query
      const by = assigned === 'me' ? (await staffActor(request)).accountId : assigned
      if (by !== undefined && by !== 'nobody' && !isUuid(by))
        return toPage(PATH, query, 0, [], { status, assigned_to: by })
      const found = { status, assigned: by, text: cleanLine(q ?? '') || undefined }
      const { rows, count } = await messageStatements(database).list(found, windowOf(query))
      return toPage(PATH, query, count, rows.map(toMessage), { status, assigned_to: assigned, q })
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getContactMessage',
        tags,
        params: Params,
        response: { 200: schemaRef(ContactMessageSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => toMessage(await find(database, params.id)),
  )

  app.patch(
    `${PATH}:id/`,
    {
      config: write,
      schema: {
        operationId: 'changeContactMessage',
        tags,
        description: 'Assigns a message to a member of staff, closes it or opens it again.',
        params: Params,
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: Type.Object({
          status: Type.Optional(stringEnum(MESSAGE_STATES)),
          assigned_to: Type.Optional(nullable(Type.String({ maxLength: 100, description: 'The id of an account.' }))),
        }),
        response: {
          200: schemaRef(ContactMessageSchema),
          ...errorResponses(400, 404, 413, 415, 422),
          409: schemaRef(MessageConflictSchema),
        },
      },
    },
    (request) => {
      const { params, body, language } = request
      return staffWrite(database, request, async (inside, change) => {
        const row = await lock(inside, params.id, change)
        const { assigned_to: assigned } = body
        const isMember = async (id: string) => isUuid(id) && (await messageStatements(inside).isMember(id))
        if (typeof assigned === 'string' && !(await isMember(assigned)))
          throw invalidField('assigned_to', MESSAGES[language].staff.noMember)
        await messageStatements(inside).change({ id: row.id, status: body.status, assigned })
        const changed = await find(inside, row.id)
        const thing = { kind: 'contact_message', id: row.id }
        await recordStaffEvent(inside, change.actor, { thing, before: factsOf(row), after: factsOf(changed) })
        return toMessage(changed)
      })
    },
  )

  app.post(
    `${PATH}:id/answers/`,
    {
      config: write,
      schema: {
        operationId: 'answerContactMessage',
        tags,
        description: 'Mails an answer in the language of the message; replies to it go to the address of the shop.',
        params: Params,
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: Type.Object({
          text: Type.String({ maxLength: 50_000 }),
          close: Type.Optional(Type.Boolean({ description: 'Also closes the message.' })),
        }),
        response: {
          201: schemaRef(ContactMessageSchema),
          ...errorResponses(400, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { params, body, language } = request
      const text = cleanText(body.text)
      validateFields({ text: textProblem(text, LONGEST_ANSWER) }, language)
      const answered = await staffWrite(database, request, async (inside, change) => {
        const key = `answers by ${change.actor.accountId}`
        await rateLimitQueries(inside).limit({ key, ...ANSWER_LIMIT, language })
        const row = await lock(inside, params.id, change)
        const id = randomUUIDv7()
        await messageStatements(inside).addAnswer({ id, messageId: row.id, text, author: change.actor.email })
        await messageStatements(inside).change({ id: row.id, status: body.close ? 'closed' : undefined })
        await addMail(inside, answerMail(row, text, contactMail))
        const changed = await find(inside, row.id)
        const after = { ...factsOf(changed), answer: id }
        await recordStaffEvent(inside, change.actor, {
          thing: { kind: 'contact_message', id: row.id },
          before: factsOf(row),
          after,
        })
        return toMessage(changed)
      })
      return reply.code(201).send(answered)
    },
  )
}
