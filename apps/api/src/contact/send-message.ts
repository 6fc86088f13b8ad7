import { randomUUIDv7 } from 'node:crypto'
import { readEmail } from '../fields/email.ts'
import { emailProblem, refuseFields, textProblem } from '../fields/refuse-fields.ts'
import { cleanLine, cleanText } from '../http/clean-text.ts'
import type { Language } from '../http/language.ts'
import { contactMail } from './contact-mail.ts'
import type { ContactMessage, ContactQueries } from './queries.ts'

const LONGEST = { name: 150, subject: 200, message: 5000 }

export type Writing = { name: string; email: string; subject?: string; message: string }

/** The message as it is kept; everything that is wrong with it is told at once. */
export function readMessage(writing: Writing, language: Language): ContactMessage {
  const name = cleanLine(writing.name)
  const subject = cleanLine(writing.subject ?? '')
  const message = cleanText(writing.message)
  refuseFields(
    {
      name: textProblem(name, LONGEST.name),
      email: emailProblem(writing.email),
      subject: textProblem(subject, LONGEST.subject, { isRequired: false }),
      message: textProblem(message, LONGEST.message),
    },
    language,
  )
  return { id: randomUUIDv7(), name, email: readEmail(writing.email) ?? '', subject, message, language }
}

export const sendMessage = (queries: ContactQueries, message: ContactMessage, to: string) =>
  queries.keepMessage(message, contactMail(message, to))
