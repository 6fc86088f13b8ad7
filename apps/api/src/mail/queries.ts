import type { Database } from '../database/database.ts'
import { addJob } from '../jobs/queries.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  language: 'en' | 'ne'
  /** Reply-To, if it is not the sender. */
  replyTo?: string
  /** One-click unsubscribe URL. */
  unsubscribeUrl?: string
}

export const MAIL_TOPIC = 'mail.send'

/** Queued in the same transaction: sent after commit, never after a rollback. */
export const addMail = (connection: Database, mail: Mail) => addJob(connection, { topic: MAIL_TOPIC, payload: mail })
