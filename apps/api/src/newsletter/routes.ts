import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ApiError, notFound } from '../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import type { Language } from '../http/language.ts'
import { emailProblem, ignoreBody, maskEmail, parseEmail, validateFields } from '../http/request-body.ts'
import { errorResponses, formResponses } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, requestHash } from '../idempotency/queries.ts'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { createToken, hashIfToken, hashToken } from '../tokens/tokens.ts'
import type { NewsletterQueries } from './queries.ts'

type Confirmation = { email: string; token: string; unsubscribeToken: string; site: string; language: Language }

/** Double opt-in: nothing else is sent until the owner of the address confirms. */
function confirmMail({ email, token, unsubscribeToken, site, language }: Confirmation): Mail {
  const { title, ask, label, unasked } = MESSAGES[language].newsletterMail
  const url = sitePath({ site, language }, `/newsletter/confirm/${token}`)
  return {
    kind: 'newsletter_confirmation',
    to: email,
    subject: title,
    language,
    unsubscribeUrl: `${site}/v1/api/subscriptions/unsubscribe/${unsubscribeToken}/`,
    ...renderMail({ language, site, title, parts: [ask, { label, url }, { small: unasked }] }),
  }
}

type NewSubscription = { email: string; site: string; language: Language; key: string | undefined }

/** Behaves the same for subscribed and unknown addresses, so that the response does not reveal which it is. */
function subscribe(queries: Pick<NewsletterQueries, 'once'>, { email, site, language, key }: NewSubscription) {
  const token = createToken()
  const request = { scope: 'newsletter', key, requestHash: requestHash('subscribe', email), language }
  return queries.once(request, async (inside) => {
    const asked = await inside.upsertSubscription({
      id: randomUUIDv7(),
      email,
      language,
      confirm_hash: hashToken(token),
      // Stored unhashed: every newsletter contains it, and it can only unsubscribe.
      unsubscribe_token: createToken(),
    })
    if (asked)
      await inside.addMail(confirmMail({ email, token, unsubscribeToken: asked.unsubscribe_token, site, language }))
    return { detail: MESSAGES[language].newsletter.confirmationSent }
  })
}

const HOUR_SECONDS = 60 * 60
const MOST_MAILS_TO_ONE = 5
const MOST_MAILS_FROM_ONE = 20
const UNSUBSCRIBE_PATH = '/v1/api/subscriptions/unsubscribe/:token/'

const tags = ['newsletter']
const SubscriptionSchema = Type.Object({
  email: Type.String({ description: 'Masked.' }),
  is_subscribed: Type.Boolean(),
})
const Token = Type.Object({ token: Type.String({ maxLength: 500 }) })

type Settings = { queries: NewsletterQueries; limits: RateLimitQueries; sites: SiteOrigins }

export const newsletterRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, sites }) => {
  app.post(
    '/v1/api/subscriptions/',
    {
      schema: {
        operationId: 'subscribe',
        tags,
        description:
          'Sends an email that asks for confirmation. The answer is the same whether or not the address is already subscribed.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({ email: Type.String({ maxLength: 2000 }) }),
        response: formResponses(422),
      },
    },
    async (request, reply) => {
      const { language, body, clientAddress } = request
      validateFields({ email: emailProblem(body.email) }, language)
      const email = parseEmail(body.email) ?? ''
      const limit = (key: string, most: number) => limits.limit({ key, most, seconds: HOUR_SECONDS, language })
      await limit(`newsletter from ${clientAddress}`, MOST_MAILS_FROM_ONE)
      await limit(`newsletter to ${email}`, MOST_MAILS_TO_ONE)
      const key = request.headers['idempotency-key']
      return reply.code(201).send(await subscribe(queries, { email, site: siteOrigin(request, sites), language, key }))
    },
  )

  app.post(
    '/v1/api/subscriptions/confirm/',
    {
      schema: {
        operationId: 'confirmSubscription',
        tags,
        body: Token,
        response: { 200: SubscriptionSchema, ...errorResponses(400, 403, 409, 413, 415) },
      },
    },
    async ({ body, language }) => {
      const confirmHash = hashIfToken(body.token)
      const confirmed = confirmHash === undefined ? undefined : await queries.confirm(confirmHash)
      if (!confirmed)
        throw new ApiError(409, { detail: MESSAGES[language].newsletter.linkNotUsable, code: 'link_not_usable' })
      return { email: maskEmail(confirmed.email), is_subscribed: true }
    },
  )

  app.get(
    UNSUBSCRIBE_PATH,
    {
      schema: {
        operationId: 'getSubscription',
        tags,
        description: 'Changes nothing.',
        params: Token,
        response: { 200: SubscriptionSchema, ...errorResponses(404) },
      },
    },
    async ({ params }) => {
      const subscription = hashIfToken(params.token) && (await queries.findSubscription(params.token))
      if (!subscription) throw notFound()
      return { email: maskEmail(subscription.email), is_subscribed: subscription.is_subscribed }
    },
  )

  app.register(async (inside) => {
    ignoreBody(inside)
    inside.post<{ Params: { token: string } }>(
      UNSUBSCRIBE_PATH,
      {
        schema: {
          operationId: 'unsubscribe',
          tags,
          description: 'One-click unsubscribe, also for email programs (RFC 8058). Repeating it is harmless.',
          params: Token,
          response: { 200: SubscriptionSchema, ...errorResponses(403, 404, 413) },
        },
      },
      async ({ params }) => {
        const subscription = hashIfToken(params.token) && (await queries.unsubscribe(params.token))
        if (!subscription) throw notFound()
        return { email: maskEmail(subscription.email), is_subscribed: false }
      },
    )
  })
}
