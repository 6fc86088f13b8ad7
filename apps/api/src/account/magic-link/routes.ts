import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type SiteOrigins, siteOrigin } from '../../http/forwarded-headers.ts'
import { emailProblem, parseEmail, validateFields } from '../../http/request-body.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import { type LoadBasket, LoginSchema, loginContextOf, sendLogin } from '../create-login.ts'
import { type CodeCost, consumeCode, consumeLink, getLink, requestLink } from './magic-link.ts'
import type { MagicLinkQueries } from './queries.ts'

const HOUR_SECONDS = 60 * 60
// Per client and address, so that other clients cannot use up the limit of an address.
const MOST_MAILS_FROM_ONE_TO_ONE = 5
// Per address, from all clients together, so that no mailbox is flooded.
const MOST_MAILS_TO_ONE = 20
const MOST_MAILS_FROM_ONE = 20
// Many visitors may share one network address.
const MOST_TRIES_FROM_ONE = 200

const tags = ['account']
const LinkRequest = Type.Object({
  email: Type.String({ maxLength: 2000 }),
  next: Type.Optional(
    Type.String({ maxLength: 2000, description: 'A path to go to afterwards; anything else is `/`.' }),
  ),
})
const Sent = Type.Object({ detail: Type.String() })
const Token = Type.Object({ token: Type.String({ maxLength: 500 }) })
const Link = Type.Object({
  is_usable: Type.Boolean(),
  email: Type.String({ description: 'Masked.', examples: ['m***@example.com'] }),
})
const Code = Type.Object({
  email: Type.String({ maxLength: 2000 }),
  code: Type.String({ maxLength: 100, description: 'Six digits.', examples: ['042917'] }),
})

type Settings = {
  queries: MagicLinkQueries
  limits: RateLimitQueries
  sites: SiteOrigins
  codeCost: CodeCost
  showBasket: LoadBasket
}

export const magicLinkRoutes: FastifyPluginAsyncTypebox<Settings> = async (
  app,
  { queries, limits, sites, codeCost, showBasket },
) => {
  const limit = (what: string, whose: string, most: number, { language }: FastifyRequest) =>
    limits.limit({ key: `${what} ${whose}`, most, seconds: HOUR_SECONDS, language })

  app.post(
    '/v1/api/auth/magic-link/',
    {
      schema: {
        operationId: 'requestMagicLink',
        tags,
        description: 'The answer is the same whether or not an account exists for the address.',
        body: LinkRequest,
        response: { 202: Sent, ...errorResponses(400, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { language, clientAddress: network } = request
      const email = emailOf(request.body.email, request)
      await limit('magic-link from', network, MOST_MAILS_FROM_ONE, request)
      await limit('magic-link from and to', `${network} ${email}`, MOST_MAILS_FROM_ONE_TO_ONE, request)
      await limit('magic-link to', email, MOST_MAILS_TO_ONE, request)
      const [next, site] = [request.body.next, siteOrigin(request, sites)]
      await requestLink(queries, { email, network, next, site, language, codeCost })
      return reply.code(202).send({ detail: MESSAGES[language].account.linkSent })
    },
  )

  app.get(
    '/v1/api/auth/magic-login/:token/',
    {
      schema: {
        operationId: 'getMagicLink',
        tags,
        description: 'Changes nothing, so email scanners can request it.',
        params: Token,
        response: { 200: Link },
      },
    },
    ({ params }) => getLink(queries, params.token),
  )

  app.post(
    '/v1/api/auth/magic-login/:token/',
    {
      schema: {
        operationId: 'redeemMagicLink',
        tags,
        params: Token,
        response: { 200: schemaRef(LoginSchema), ...errorResponses(403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { language, params } = request
      await limit('magic-login from', request.clientAddress, MOST_TRIES_FROM_ONE, request)
      return sendLogin(
        reply,
        showBasket,
        await consumeLink(queries, { token: params.token, language, visit: loginContextOf(request) }),
      )
    },
  )

  app.post(
    '/v1/api/auth/code/',
    {
      schema: {
        operationId: 'redeemMagicCode',
        tags,
        description: 'For use on another device than the one that shows the email.',
        body: Code,
        response: { 200: schemaRef(LoginSchema), ...errorResponses(400, 403, 406, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { language, body, clientAddress: network } = request
      const email = emailOf(body.email, request)
      await limit('magic-code from', network, MOST_TRIES_FROM_ONE, request)
      return sendLogin(
        reply,
        showBasket,
        await consumeCode(queries, {
          email,
          network,
          code: body.code,
          language,
          codeCost,
          visit: loginContextOf(request),
        }),
      )
    },
  )
}

function emailOf(text: string, { language }: FastifyRequest) {
  validateFields({ email: emailProblem(text) }, language)
  return parseEmail(text) ?? ''
}
