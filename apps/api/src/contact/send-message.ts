import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText } from '../http/request-body.ts'
import { renderMail } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { emailProblem, parseEmail, textProblem, validateFields } from '../validation/validate-fields.ts'
import type { ContactMessage, ContactQueries } from './queries.ts'

/** The mail to the shop's contact address. */
function contactMail({ name, email, subject, message }: ContactMessage, to: string): Mail {
  const title = subject === '' ? `A message from ${name}` : subject
  const parts = [`${name} <${email}>`, message]
  return {
    to,
    replyTo: email,
    subject: `Contact: ${title}`,
    language: 'en',
    ...renderMail({ language: 'en', title, parts }),
  }
}

const LONGEST = { name: 150, subject: 200, message: 5000 }

export type MessageInput = { name: string; email: string; subject?: string; message: string }

/** Cleans and validates the input; the error lists every invalid field. */
export function parseMessage(writing: MessageInput, language: Language): ContactMessage {
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

export const sendMessage = (queries: ContactQueries, message: ContactMessage, to: string) =>
  queries.storeMessage(message, contactMail(message, to))
