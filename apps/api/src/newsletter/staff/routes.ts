import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Language } from '../../http/language.ts'
import { cleanLine, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, PageQuery, pageOf, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { rateLimitQueries } from '../../rate-limit/queries.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { staffWrite } from '../../staff/writes.ts'
import {
  changed,
  factsOf,
  find,
  IssueConflictSchema,
  IssueInput,
  LANGUAGES,
  lock,
  lockDraft,
  NewsletterIssueSchema,
  noText,
  readTexts,
  refused,
  requireTexts,
  thingOf,
  toIssue,
} from './issue.ts'
import { completeLanguages, issueMail } from './issue-mail.ts'
import { type Connection, ISSUE_STATES, issueStatements } from './queries.ts'
import { SubscriberSchema, subscriberRoutes } from './subscriber-routes.ts'

export const NEWSLETTER_SCHEMAS = [NewsletterIssueSchema, IssueConflictSchema, SubscriberSchema]

const ISSUES = `${STAFF_PATH}newsletter-issues/`
const tags = ['staff']
const read = { permission: 'newsletter.read' } as const
const write = { permission: 'newsletter.write' } as const
const send = { permission: 'newsletter.send' } as const
const Params = Type.Object({ id: Type.String({ maxLength: 100 }) })
const ChangeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
const issue = { 200: schemaRef(NewsletterIssueSchema) }
const conflict = { 409: schemaRef(IssueConflictSchema) }
/** Two bodies in Nepali, which takes three bytes for a character. */
const LARGEST_BODY_BYTES = 1024 * 1024
const TEST_LIMIT = { most: 20, seconds: 60 * 60 }

const Previewed = Type.Union([
  Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }),
  Type.Null(),
])

/** `site` is the origin that links in issues lead to. */
type Settings = { database: Connection; site: string }

/** Issues and subscribers of the newsletter, for staff. */
export const staffNewsletterRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, site }) => {
  app.get(
    ISSUES,
    {
      config: read,
      schema: {
        operationId: 'listNewsletterIssues',
        tags,
        description: 'The newest first.',
        querystring: Type.Object({
          ...PageQuery.properties,
          status: Type.Optional(stringEnum(ISSUE_STATES)),
          q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of a subject.' })),
        }),
        response: { 200: pageOf(schemaRef(NewsletterIssueSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { status, q } = query
      const found = { status, text: cleanLine(q ?? '') || undefined }
      const { rows, count } = await issueStatements(database).list(found, windowOf(query))
      return toPage(ISSUES, query, count, rows.map(toIssue), { status, q })
    },
  )

  app.post(
    ISSUES,
    {
      config: write,
      bodyLimit: LARGEST_BODY_BYTES,
      schema: {
        operationId: 'createNewsletterIssue',
        tags,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: IssueInput,
        response: { 201: schemaRef(NewsletterIssueSchema), ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const texts = readTexts(request.body, { subject: {}, preheader: {}, body: {} }, request.language)
      const made = await staffWrite(database, request, async (inside, { actor }) => {
        const row = await find(inside, await issueStatements(inside).insert(texts))
        await recordStaffEvent(inside, actor, { thing: thingOf(row.id), after: factsOf(row) })
        return toIssue(row)
      })
      return reply.code(201).send(made)
    },
  )

  app.get(
    `${ISSUES}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getNewsletterIssue',
        tags,
        params: Params,
        response: { ...issue, ...errorResponses(404) },
      },
    },
    async ({ params }) => toIssue(await find(database, params.id)),
  )

  app.patch(
    `${ISSUES}:id/`,
    {
      config: write,
      bodyLimit: LARGEST_BODY_BYTES,
      schema: {
        operationId: 'changeNewsletterIssue',
        tags,
        description: 'An empty text is removed. Only a draft can be changed.',
        params: Params,
        headers: ChangeHeaders,
        body: IssueInput,
        response: { ...issue, ...errorResponses(400, 404, 413, 415, 422), ...conflict },
      },
    },
    (request) => {
      const { params, body, language } = request
      return staffWrite(database, request, async (inside, change) => {
        const row = await lockDraft(inside, params.id, change)
        await issueStatements(inside).change({ id: row.id, ...readTexts(body, row, language) })
        return changed(inside, row, change)
      })
    },
  )

  app.delete(
    `${ISSUES}:id/`,
    {
      config: write,
      schema: {
        operationId: 'deleteNewsletterIssue',
        tags,
        description: 'Only of a draft.',
        params: Params,
        headers: ChangeHeaders,
        response: { 204: Type.Null(), ...errorResponses(400, 404, 422), ...conflict },
      },
    },
    async (request, reply) => {
      await staffWrite(database, request, async (inside, change) => {
        const row = await lockDraft(inside, request.params.id, change)
        await issueStatements(inside).remove(row.id)
        await recordStaffEvent(inside, change.actor, { thing: thingOf(row.id), before: factsOf(row) })
        return null
      })
      return reply.code(204).send(null)
    },
  )

  app.get(
    `${ISSUES}:id/preview/`,
    {
      config: read,
      schema: {
        operationId: 'previewNewsletterIssue',
        tags,
        description: 'Null for a language that is not complete.',
        params: Params,
        response: { 200: Type.Object({ en: Previewed, ne: Previewed }), ...errorResponses(404) },
      },
    },
    async ({ params }) => {
      const row = await find(database, params.id)
      const complete = completeLanguages(row)
      const show = (language: Language) => {
        if (!complete.includes(language)) return null
        const { subject, html, text } = issueMail({ ...row, site: row.site ?? site, to: '', language })
        return { subject, html, text }
      }
      return { en: show('en'), ne: show('ne') }
    },
  )

  app.post(
    `${ISSUES}:id/test/`,
    {
      config: write,
      schema: {
        operationId: 'testNewsletterIssue',
        tags,
        description: 'An email in each complete language, to the address of the member who asks.',
        params: Params,
        headers: Type.Object(IDEMPOTENCY_KEY),
        response: {
          202: Type.Object({ to: Type.String(), languages: Type.Array(stringEnum(LANGUAGES)) }),
          ...errorResponses(400, 404, 409, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { params, language } = request
      const sent = await staffWrite(database, request, async (inside, { actor }) => {
        const key = `newsletter tests by ${actor.accountId}`
        await rateLimitQueries(inside).limit({ key, ...TEST_LIMIT, language })
        const row = await find(inside, params.id)
        const languages = completeLanguages(row)
        if (languages.length === 0) throw noText(language)
        for (const each of languages)
          await issueStatements(inside).addMail(
            issueMail({ ...row, site: row.site ?? site, to: actor.email, language: each }),
          )
        await recordStaffEvent(inside, actor, { thing: thingOf(row.id), after: { test: languages } })
        return { to: actor.email, languages }
      })
      return reply.code(202).send(sent)
    },
  )

  app.post(
    `${ISSUES}:id/send/`,
    {
      config: send,
      schema: {
        operationId: 'sendNewsletterIssue',
        tags,
        description:
          'Each confirmed subscriber gets it once, in their language, or in the other one if the issue has only that.',
        params: Params,
        headers: ChangeHeaders,
        response: { 202: schemaRef(NewsletterIssueSchema), ...errorResponses(400, 404, 422), ...conflict },
      },
    },
    async (request, reply) => {
      const { params, language } = request
      const started = await staffWrite(database, request, async (inside, change) => {
        const row = await lock(inside, params.id, change)
        if (row.status === 'sending' || row.status === 'sent')
          throw refused(MESSAGES[language].staffNewsletter.started, 'newsletter_started')
        requireTexts(row, language)
        await issueStatements(inside).start({ id: row.id, site })
        return changed(inside, row, change)
      })
      return reply.code(202).send(started)
    },
  )

  app.post(
    `${ISSUES}:id/stop/`,
    {
      config: send,
      schema: {
        operationId: 'stopNewsletterIssue',
        tags,
        description: 'Emails that have left stay sent. The issue can be sent to the others later.',
        params: Params,
        headers: ChangeHeaders,
        response: { ...issue, ...errorResponses(400, 404, 422), ...conflict },
      },
    },
    (request) => {
      const { params, language } = request
      return staffWrite(database, request, async (inside, change) => {
        const row = await lock(inside, params.id, change)
        if (row.status !== 'sending')
          throw refused(MESSAGES[language].staffNewsletter.notSending, 'newsletter_not_sending')
        await issueStatements(inside).stop(row.id)
        return changed(inside, row, change)
      })
    },
  )

  app.register(subscriberRoutes, { database })
}
