import { type Static, Type } from 'typebox'
import { cleanRichText } from '../../content/staff/document.ts'
import { ApiError, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { isUuid, nullable, stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { completeLanguages, withoutEmpty } from './issue-mail.ts'
import {
  type Connection,
  ISSUE_STATES,
  type IssueRow,
  type IssueTexts,
  issueStatements,
  type Texts,
} from './queries.ts'

export const LANGUAGES = ['en', 'ne'] as const
const time = Type.String({ format: 'date-time' })
const TextsSchema = Type.Object({ en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) })

export const NewsletterIssueSchema = Type.Object(
  {
    id: Type.String(),
    subject: TextsSchema,
    preheader: Type.Object(TextsSchema.properties, {
      description: 'What mail programs show beside the subject; without it the first paragraph.',
    }),
    body: Type.Object(TextsSchema.properties, { description: 'HTML.' }),
    complete: Type.Array(stringEnum(LANGUAGES), { description: 'The languages with a subject and a text.' }),
    status: stringEnum(ISSUE_STATES),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    figures: Type.Object({
      recipients: Type.Integer(),
      sent: Type.Integer(),
      waiting: Type.Integer(),
      failed: Type.Integer(),
      unsubscribed: Type.Integer({ description: 'Recipients who have unsubscribed since, or were removed.' }),
    }),
    created_at: time,
    updated_at: time,
    started_at: nullable(time),
    stopped_at: nullable(time),
    sent_at: nullable(time),
  },
  { $id: 'NewsletterIssue' },
)

export const IssueConflictSchema = conflictSchema(NewsletterIssueSchema)

export const toIssue = (row: IssueRow): Static<typeof NewsletterIssueSchema> => ({
  id: row.id,
  subject: row.subject,
  preheader: row.preheader,
  body: row.body,
  complete: completeLanguages(row),
  status: row.status,
  version: row.version,
  figures: {
    recipients: row.recipients,
    sent: row.recipients - row.waiting - row.failed,
    waiting: row.waiting,
    failed: row.failed,
    unsubscribed: row.unsubscribed,
  },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  stopped_at: row.stopped_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
})

const LONGEST_SUBJECT = 200
const LONGEST_PREHEADER = 150
const LONGEST_BODY = 100_000

const textsUpTo = (maxLength: number) =>
  Type.Object({ en: Type.Optional(Type.String({ maxLength })), ne: Type.Optional(Type.String({ maxLength })) })

export const IssueInput = Type.Object({
  subject: Type.Optional(textsUpTo(2000)),
  preheader: Type.Optional(textsUpTo(2000)),
  body: Type.Optional(textsUpTo(LONGEST_BODY * 2)),
})

/** The texts that were sent in place of those there; an empty one is removed. */
export function readTexts(input: Static<typeof IssueInput>, seen: IssueTexts, language: Language) {
  const clean = (texts: Texts = {}, cleanOne: (text: string) => string): Texts =>
    Object.fromEntries(LANGUAGES.flatMap((each) => (texts[each] === undefined ? [] : [[each, cleanOne(texts[each])]])))
  const subject = withoutEmpty({ ...seen.subject, ...clean(input.subject, cleanLine) })
  const preheader = withoutEmpty({ ...seen.preheader, ...clean(input.preheader, cleanLine) })
  const body = withoutEmpty({ ...seen.body, ...clean(input.body, cleanRichText) })
  const { maxLength } = MESSAGES[language].validation
  const problems = LANGUAGES.flatMap((each) => [
    ...((subject[each]?.length ?? 0) > LONGEST_SUBJECT ? [[`subject.${each}`, [maxLength(LONGEST_SUBJECT)]]] : []),
    ...((preheader[each]?.length ?? 0) > LONGEST_PREHEADER
      ? [[`preheader.${each}`, [maxLength(LONGEST_PREHEADER)]]]
      : []),
    ...((body[each]?.length ?? 0) > LONGEST_BODY ? [[`body.${each}`, [maxLength(LONGEST_BODY)]]] : []),
  ])
  if (problems.length > 0) throw new ApiError(400, { ...Object.fromEntries(problems), code: 'invalid' })
  return { subject, preheader, body }
}

export const refused = (detail: string, code: string) => new ApiError(409, { detail, code })

export const noText = (language: Language) => invalidField('subject.en', MESSAGES[language].staffNewsletter.noText)

/** Each language is complete or missing, and at least one is complete. */
export function requireTexts({ subject, body }: IssueRow, language: Language) {
  const messages = MESSAGES[language].staffNewsletter
  const problems = LANGUAGES.flatMap((each) => {
    if (subject[each] !== undefined && body[each] === undefined) return [[`body.${each}`, [messages.textFirst]]]
    if (subject[each] === undefined && body[each] !== undefined) return [[`subject.${each}`, [messages.subjectFirst]]]
    return []
  })
  if (problems.length > 0) throw new ApiError(400, { ...Object.fromEntries(problems), code: 'invalid' })
  if (completeLanguages({ subject, body }).length === 0) throw noText(language)
}

export async function find(connection: Connection, id: string): Promise<IssueRow> {
  const row = isUuid(id) ? await issueStatements(connection).find(id) : undefined
  if (!row) throw notFound()
  return row
}

/** The issue behind a lock, if it has the version that the caller has seen. */
export async function lock(inside: Connection, id: string, change: StaffWrite): Promise<IssueRow> {
  if (!isUuid(id)) throw notFound()
  await issueStatements(inside).lock(id)
  const row = await find(inside, id)
  requireVersion(change, row, () => toIssue(row))
  return row
}

export async function lockDraft(inside: Connection, id: string, change: StaffWrite) {
  const row = await lock(inside, id, change)
  if (row.status !== 'draft') throw refused(MESSAGES[change.language].staffNewsletter.started, 'newsletter_started')
  return row
}

export const thingOf = (id: string) => ({ kind: 'newsletter_issue', id })
export const factsOf = ({ subject, status, recipients }: IssueRow) => ({ subject, status, recipients })

/** Records the change and returns the issue after it. */
export async function changed(inside: Connection, before: IssueRow, { actor }: StaffWrite) {
  const after = await find(inside, before.id)
  await recordStaffEvent(inside, actor, { thing: thingOf(before.id), before: factsOf(before), after: factsOf(after) })
  return toIssue(after)
}
