import { randomUUIDv7 } from 'node:crypto'
import { GIFT_CARD_FILE } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { ApiError, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, optionalBody } from '../http/request-body.ts'
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
import { addMail, MAIL_KINDS, type Mail } from '../mail/queries.ts'
import { isExpired } from '../mail/send-mail.ts'
import { MESSAGES } from '../messages/messages.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { type StaffWrite, staffWrite } from '../staff/writes.ts'
import { blankMailSecrets } from './blank-secrets.ts'
import { type Connection, EMAIL_STATES, type EmailListRow, type EmailRow, emailStatements } from './queries/emails.ts'
import { openSentMail } from './sent-mails.ts'

const time = Type.String({ format: 'date-time' })
const timeOrNull = nullable(time)

const SUMMARY = {
  id: Type.String(),
  kind: stringEnum(MAIL_KINDS),
  to: Type.String(),
  subject: Type.String(),
  language: stringEnum(['en', 'ne'] as const),
  state: stringEnum(EMAIL_STATES, { description: '`expired`: not sent, because its content was no longer true.' }),
  attempts: Type.Integer(),
  error: nullable(Type.String({ description: 'Name and codes of the last failure.' })),
  created_at: time,
  due_at: timeOrNull,
  sent_at: timeOrNull,
}

export const EmailSummarySchema = Type.Object(SUMMARY, { $id: 'StaffEmailSummary' })

export const EmailSchema = Type.Object(
  {
    ...SUMMARY,
    text: Type.String({
      description: 'Login codes and the secrets of links are left out. Empty if it is kept elsewhere.',
    }),
    attachments: Type.Array(Type.String()),
    may_send_again: Type.Boolean(),
  },
  { $id: 'StaffEmail' },
)

const toSummary = (row: EmailListRow): Static<typeof EmailSummarySchema> => ({
  id: row.id,
  kind: MAIL_KINDS.find((kind) => kind === row.kind) ?? 'other',
  to: row.recipient,
  subject: blankMailSecrets(row.subject, row.kind),
  language: row.language,
  state: row.state,
  attempts: row.attempts,
  error: row.error,
  created_at: row.created_at.toISOString(),
  due_at: row.run_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
})

const toEmail = (row: EmailRow): Static<typeof EmailSchema> => ({
  ...toSummary(row),
  text: blankMailSecrets(row.text, row.kind),
  attachments: row.attachments,
  may_send_again: row.state === 'failed' || (row.state === 'sent' && row.sealed !== null),
})

const CODES = {
  email_waiting: 'emailWaiting',
  email_not_kept: 'emailNotKept',
  email_files_removed: 'emailFilesRemoved',
  email_expired: 'emailExpired',
} as const

const refusal = (language: Language, code: keyof typeof CODES) =>
  new ApiError(409, { detail: MESSAGES[language].system[CODES[code]], code })

const PATH = '/v1/api/staff/emails/'
const tags = ['staff']
const read = { permission: 'emails.read' } as const
const Params = Type.Object({ id: Type.String({ maxLength: 100 }) })

async function find(connection: Connection, id: string) {
  const row = isUuid(id) ? await emailStatements(connection).find(id) : undefined
  if (!row) throw notFound()
  return row
}

/** Why a sent email has no copy that can be sent. */
function missingCopy({ kind, state, sealed, attachments }: EmailRow) {
  if (state === 'expired') return 'email_expired'
  // The buyer finds them on the page of the order. A gift card is sent to its recipient.
  const hadFiles =
    kind === 'order' && sealed === null && attachments.length > 0 && !attachments.includes(GIFT_CARD_FILE)
  return hadFiles ? 'email_files_removed' : 'email_not_kept'
}

/** A failed email is tried again; a sent one becomes a new one, which mailboxes do not take for the same. */
async function sendAgain(
  inside: Connection,
  { actor, language }: StaffWrite,
  { id, mail }: { id: string; mail: Mail | undefined },
) {
  const row = await find(inside, id)
  const isFailed = await retryFailedJob(inside, row.id)
  if (!isFailed && (row.state === 'waiting' || row.state === 'sending' || row.state === 'failed'))
    throw refusal(language, 'email_waiting')
  if (!isFailed && !mail) throw refusal(language, missingCopy(row))
  if (mail && isExpired(mail)) throw refusal(language, 'email_expired')
  const newId = isFailed ? row.id : randomUUIDv7()
  if (mail && !isFailed) {
    const { messageId: _earlier, ...again } = mail
    await addMail(inside, again, newId)
  }
  await recordStaffEvent(inside, actor, {
    thing: { kind: 'email', id: row.id },
    before: { state: row.state },
    after: { kind: row.kind, email: newId },
  })
  return toEmail(await find(inside, newId))
}

/** Emails that wait, have failed or were sent in the last 30 days. */
export const emailRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listEmails',
        tags,
        description: 'The newest first. Sent and failed ones are kept for 30 days.',
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(EMAIL_STATES)),
          kind: Type.Optional(stringEnum(MAIL_KINDS)),
          q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the address or the subject.' })),
        }),
        response: { 200: pageOf(schemaRef(EmailSummarySchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { state, kind, q } = query
      const filters = { state, kind, text: cleanLine(q ?? '') || undefined }
      const { rows, count } = await readPage(windowOf(query), (page) => emailStatements(database).list(filters, page))
      return toPage(PATH, query, count, rows.map(toSummary), { state, kind, q })
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getEmail',
        tags,
        params: Params,
        response: { 200: schemaRef(EmailSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => toEmail(await find(database, params.id)),
  )

  app.post(
    `${PATH}:id/send/`,
    {
      config: { permission: 'system.write' },
      preValidation: optionalBody,
      schema: {
        operationId: 'sendEmailAgain',
        tags,
        description:
          'A failed one is tried again; a sent one is sent as a new email. Logins, invitations and confirmations are not: a new one is asked for. One with files is not after 7 days, when they are deleted.',
        params: Params,
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: Type.Object({}),
        response: { 200: schemaRef(EmailSchema), ...errorResponses(400, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const { id } = request.params
      // Before the transaction, in which no keys are read.
      const row = isUuid(id) ? await emailStatements(database).find(id) : undefined
      const mail = row?.sealed ? await openSentMail(database, row.id, row.sealed) : undefined
      return staffWrite(database, request, (inside, change) => sendAgain(inside, change, { id, mail }))
    },
  )
}
