import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../../http/forwarded-headers.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { type LoadBasket, LoginSchema, loginContextOf, sendLogin } from '../create-login.ts'
import { openIdClient, type Provider } from './open-id.ts'
import type { SocialQueries } from './queries.ts'
import {
  beginLogin,
  clearLoginStateCookie,
  completeLogin,
  loginStateHash,
  setLoginStateCookie,
} from './social-login.ts'

const HOUR_SECONDS = 60 * 60
const MOST_FROM_ONE = 60

const tags = ['account']
const ProviderSchema = Type.Object({ name: Type.String(), label: Type.String(), url: Type.String() })
const ProviderName = Type.Object({ provider: Type.String({ maxLength: 100 }) })
const Next = Type.Object({
  next: Type.Optional(
    Type.String({ maxLength: 2000, description: 'A path to go to afterwards; anything else is `/`.' }),
  ),
})
const Return = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 2000 }),
  state: Type.String({ maxLength: 500 }),
  iss: Type.Optional(Type.String({ maxLength: 500, description: 'Only if the provider sent one.' })),
})

type Settings = {
  queries: SocialQueries
  limits: RateLimitQueries
  sites: SiteOrigins
  showBasket: LoadBasket
  providers: readonly Provider[]
}

export const socialRoutes: FastifyPluginAsyncTypebox<Settings> = async (
  app,
  { queries, limits, sites, providers, showBasket },
) => {
  const client = openIdClient()
  const partsFor = (name: string, { log }: FastifyRequest) => {
    const provider = providers.find((known) => known.name === name)
    if (!provider) throw notFound()
    return { queries, client, provider, log }
  }
  const limit = ({ clientAddress, language }: FastifyRequest) =>
    limits.limit({ key: `social from ${clientAddress}`, most: MOST_FROM_ONE, seconds: HOUR_SECONDS, language })

  app.get(
    '/v1/api/auth/social/',
    { schema: { operationId: 'listSocialProviders', tags, response: { 200: Type.Array(ProviderSchema) } } },
    async () => providers.map(({ name, label }) => ({ name, label, url: `/v1/api/auth/social/${name}/` })),
  )

  app.get(
    '/v1/api/auth/social/:provider/',
    {
      schema: {
        operationId: 'beginSocialLogin',
        tags,
        params: ProviderName,
        querystring: Next,
        response: { 200: Type.Object({ authorize_url: Type.String() }), ...errorResponses(400, 404, 406, 409, 429) },
      },
    },
    async (request, reply) => {
      const parts = partsFor(request.params.provider, request)
      await limit(request)
      const account = await request.account()
      const authorize_url = await beginLogin(parts, {
        site: siteOrigin(request, sites),
        next: request.query.next,
        browserHash: setLoginStateCookie(request, reply),
        accountId: account?.id,
        language: request.language,
      })
      return { authorize_url }
    },
  )

  app.post(
    '/v1/api/auth/social/complete/:provider/',
    {
      schema: {
        operationId: 'completeSocialLogin',
        tags,
        params: ProviderName,
        body: Return,
        response: { 200: schemaRef(LoginSchema), ...errorResponses(400, 403, 404, 406, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const parts = partsFor(request.params.provider, request)
      await limit(request)
      const account = await request.account()
      const entry = await completeLogin(parts, {
        code: request.body.code,
        state: request.body.state,
        iss: request.body.iss,
        browserHash: loginStateHash(request),
        accountId: account?.id,
        language: request.language,
        visit: loginContextOf(request),
      })
      clearLoginStateCookie(reply)
      return sendLogin(reply, showBasket, entry)
    },
  )
}
