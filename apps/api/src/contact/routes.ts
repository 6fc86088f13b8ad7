import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { ContactQueries } from './queries.ts'
import { parseMessage, sendMessage } from './send-message.ts'

const HOUR_SECONDS = 60 * 60
const MOST_FROM_ONE = 10
const LONGEST = 20_000

const THANKS = {
  en: 'Thank you. We have your message and will answer by mail.',
  ne: 'धन्यवाद। तपाईंको सन्देश आइपुग्यो; हामी इमेलबाट जवाफ दिनेछौं।',
}

const Writing = Type.Object({
  name: Type.String({ maxLength: LONGEST }),
  email: Type.String({ maxLength: LONGEST }),
  subject: Type.Optional(Type.String({ maxLength: LONGEST })),
  message: Type.String({ maxLength: LONGEST }),
  website: Type.Optional(
    Type.String({
      maxLength: LONGEST,
      description: 'No person sees this field; what is filled in there is thrown away.',
    }),
  ),
})

type Settings = { queries: ContactQueries; limits: RateLimitQueries; contactMail: string }

export const contactRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, contactMail }) => {
  app.post(
    '/v1/api/contact/',
    {
      schema: {
        operationId: 'sendContactMessage',
        tags: ['contact'],
        body: Writing,
        response: {
          201: Type.Object({ detail: Type.String() }),
          ...Object.fromEntries([400, 403, 413, 415, 429].map((status) => [status, schemaRef(ErrorSchema)])),
        },
      },
    },
    async (request, reply) => {
      const { language, body, clientAddress } = request
      const message = parseMessage(body, language)
      await limits.limit({ key: `contact from ${clientAddress}`, most: MOST_FROM_ONE, seconds: HOUR_SECONDS, language })
      // Honeypot field: spam bots get the same response.
      if (!body.website) await sendMessage(queries, message, contactMail)
      return reply.code(201).send({ detail: THANKS[language] })
    },
  )
}
