import { type Database, transaction } from '../database/database.ts'
import { addJob } from '../jobs/queries.ts'

/** A file of a mail; with a `cid` it is a picture that the HTML shows. */
export type MailAttachment = { name: string; type: string; content: string; cid?: string }

export const MAIL_KINDS = [
  'login',
  'staff_invitation',
  'contact',
  'contact_answer',
  'order',
  'order_link',
  'gift_card',
  'ticket_transfer',
  'waiting_list',
  'newsletter',
  'newsletter_confirmation',
  'follow',
  'reminder',
  'stock_notice',
  'other',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

export type Mail = {
  /** What it is about, for staff; default: `other`. */
  kind?: MailKind
  to: string
  subject: string
  text: string
  html: string
  language: 'en' | 'ne'
  /** Reply-To, if it is not the sender. */
  replyTo?: string
  /** The first part of its Message-ID, by which later mails name it; default: the id of its job. */
  messageId?: string
  /** The first part of the Message-ID that this mail answers; it was written by a person. */
  inReplyTo?: string
  /** One-click unsubscribe URL. */
  unsubscribeUrl?: string
  attachments?: MailAttachment[]
  /** When its content stops being true, as an ISO time: from then on it is not sent. */
  validUntil?: string
}

export const MAIL_TOPIC = 'mail.send'

/** Queued in the same transaction: sent after commit, never after a rollback. */
export const addMail = (connection: Database, mail: Mail, id?: string) =>
  addJob(connection, { topic: MAIL_TOPIC, payload: mail, ...(id !== undefined && { id }) })

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
