import { type Database, transaction } from '../database/database.ts'
import { addJob } from '../jobs/queries.ts'

/** A file of a mail; with a `cid` it is a picture that the HTML shows. */
export type MailAttachment = { name: string; type: string; content: string; cid?: string }

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
  attachments?: MailAttachment[]
  /** When its content stops being true, as an ISO time: from then on it is not sent. */
  validUntil?: string
}

export const MAIL_TOPIC = 'mail.send'

/** Queued in the same transaction: sent after commit, never after a rollback. */
export const addMail = (connection: Database, mail: Mail) => addJob(connection, { topic: MAIL_TOPIC, payload: mail })

/** Queues a mail and records its key in one transaction, so that repeated and concurrent jobs queue it once. */
export const addMailOnce = (database: Database, key: string, mail: Mail) =>
  transaction(database, async (inside) => {
    const noted = await inside
      .insertInto('mail_sent')
      .values({ key })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (noted) await addMail(inside, mail)
  })
