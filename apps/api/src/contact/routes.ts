import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText, emailProblem, parseEmail, textProblem, validateFields } from '../http/request-body.ts'
import { formResponses } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, requestHash } from '../idempotency/queries.ts'
import { renderMail } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { ContactMessage, ContactQueries } from './queries.ts'

/** What the mails about a message belong to. */
export const threadOf = (id: string) => `contact-${id}`

/** The mail to the shop's contact address. */
function contactMail({ id, name, email, subject, message }: ContactMessage, to: string): Mail {
  const texts = MESSAGES.en.contactMail
  const title = subject === '' ? texts.title(name) : subject
  const parts = [`${name} <${email}>`, message]
  return {
    kind: 'contact',
    to,
    replyTo: email,
    subject: texts.subject(title),
    language: 'en',
    messageId: threadOf(id),
    ...renderMail({ language: 'en', title, parts }),
  }
}

const LONGEST = { name: 150, subject: 200, message: 5000 }

type MessageInput = { name: string; email: string; subject?: string; message: string }

/** Cleans and validates the input; the error lists every invalid field. */
function parseMessage(writing: MessageInput, language: Language): ContactMessage {
  const name = cleanLine(writing.name)
  const subject = cleanLine(writing.subject ?? '')
  const message = cleanText(writing.message)
  validateFields(
    {
      name: textProblem(name, LONGEST.name),
      email: emailProblem(writing.email),
      subject: textProblem(subject, LONGEST.subject, { isRequired: false }),
      message: textProblem(message, LONGEST.message),
    },
    language,
  )
  return { id: randomUUIDv7(), name, email: parseEmail(writing.email) ?? '', subject, message, language }
}

type Sending = { to: string; key: string | undefined }

/** Visitors have no account here: the key is that of the browser, and counts with the same message only. */
function sendMessage(queries: ContactQueries, message: ContactMessage, { to, key }: Sending) {
  const { id, language, ...written } = message
  const request = { scope: 'contact', key, requestHash: requestHash('contact', written), language }
  const answer = { detail: MESSAGES[language].contact.sent }
  return queries.storeMessage(request, { message, mail: contactMail(message, to), answer })
}

const HOUR_SECONDS = 60 * 60
const MOST_FROM_ONE = 10
const MAX_TEXT_LENGTH = 20_000

const Writing = Type.Object({
  name: Type.String({ maxLength: MAX_TEXT_LENGTH }),
  email: Type.String({ maxLength: MAX_TEXT_LENGTH }),
  subject: Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH })),
  message: Type.String({ maxLength: MAX_TEXT_LENGTH }),
  website: Type.Optional(
    Type.String({
      maxLength: MAX_TEXT_LENGTH,
      description: 'A honeypot: hidden in the form. Messages with a value are dropped.',
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
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Writing,
        response: formResponses(422),
      },
    },
    async (request, reply) => {
      const { language, body, clientAddress } = request
      const message = parseMessage(body, language)
      await limits.limit({ key: `contact from ${clientAddress}`, most: MOST_FROM_ONE, seconds: HOUR_SECONDS, language })
      // Honeypot field: spam bots get the same response.
      const answer = body.website
        ? { detail: MESSAGES[language].contact.sent }
        : await sendMessage(queries, message, { to: contactMail, key: request.headers['idempotency-key'] })
      return reply.code(201).send(answer)
    },
  )
}
