import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import { businessRefusal, invalidField } from '../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import { errorResponses, nullable } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { PushQueries } from './queries.ts'
import { areBrowserKeys, isPushEndpoint, type PushSettings } from './send-push.ts'

const tags = ['push']
const PATH = '/v1/api/push-subscriptions/'
const endpoint = Type.String({ minLength: 1, maxLength: 1000 })

const SettingsSchema = Type.Object({
  public_key: nullable(
    Type.String({ description: 'The key that a browser subscribes with; null if there are no notifications.' }),
  ),
  endpoints: Type.Array(Type.String(), { description: 'The browsers of the account.' }),
})

/** What `PushSubscription.toJSON()` of a browser returns. */
const SubscriptionSchema = Type.Object({
  endpoint,
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  }),
})

const HOUR_SECONDS = 60 * 60
const MOST_IN_AN_HOUR = 30

type Settings = {
  queries: PushQueries
  limits: RateLimitQueries
  sites: SiteOrigins
  push: PushSettings | undefined
}

/** Notifications in the browsers of an account. */
export const pushRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, sites, push }) => {
  app.get(
    PATH,
    { schema: { operationId: 'getPushSettings', tags, response: { 200: SettingsSchema, ...errorResponses(401) } } },
    async (request) => {
      const { id } = await requireAccount(request)
      return { public_key: push?.publicKey ?? null, endpoints: await queries.listEndpoints(id) }
    },
  )

  app.post(
    PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'addPushSubscription',
        tags,
        description:
          'A browser belongs to the account that added it last, until its login is ended. Repeating it is harmless.',
        body: SubscriptionSchema,
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 406, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { id: accountId, session_id: sessionId } = await requireAccount(request)
      const { language, body } = request
      await limits.limit({ key: `push ${accountId}`, most: MOST_IN_AN_HOUR, seconds: HOUR_SECONDS, language })
      const { validation, push: texts } = MESSAGES[language]
      if (push === undefined) throw businessRefusal(texts.unavailable, 'push_unavailable')
      if (!isPushEndpoint(body.endpoint, push)) throw invalidField('endpoint', validation.invalid)
      const subscription = { endpoint: body.endpoint, ...body.keys, accountId, sessionId, language }
      const isAdded =
        areBrowserKeys(body.keys) && (await queries.add({ ...subscription, site: siteOrigin(request, sites) }))
      if (!isAdded) throw invalidField('keys', validation.invalid)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'removePushSubscription',
        tags,
        description: 'Repeating it is harmless.',
        body: Type.Object({ endpoint }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      await queries.remove({ accountId, endpoint: request.body.endpoint })
      return reply.code(204).send(null)
    },
  )
}
