import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'
import type { ContactMessage } from './queries.ts'

/** What a visitor wrote, for whoever answers it. */
export function contactMail({ name, email, subject, message }: ContactMessage, to: string): Mail {
  const title = subject === '' ? `A message from ${name}` : subject
  const parts = [`${name} <${email}>`, message]
  return {
    to,
    replyTo: email,
    subject: `Contact: ${title}`,
    language: 'en',
    ...letter({ language: 'en', title, parts }),
  }
}
