import { gunzipSync, gzipSync } from 'node:zlib'
import type { Handler } from '../jobs/queries.ts'
import type { Mail, MailKind } from '../mail/queries.ts'
import { isExpired } from '../mail/send-mail.ts'
import { signingKeys } from '../signing-keys/queries.ts'
import { openSecret, sealSecret } from '../staff/second-factor/totp.ts'
import { blankMailSecrets } from './blank-secrets.ts'
import { type Connection, sentMailStatements } from './queries/emails.ts'

/** The purpose of the keys that encrypt the mails. */
const SENT_MAIL_KEY = 'sent-mail'

/** A new one is asked for instead: it opens an account or confirms an address. */
const NEVER_AGAIN: readonly MailKind[] = ['login', 'staff_invitation', 'newsletter_confirmation']
/** Their text is with the issue and with the message, where it is deleted with what it is about. */
const KEPT_ELSEWHERE: readonly MailKind[] = ['newsletter', 'contact']

/** Whether a copy is kept that can be sent again. */
const isSendable = (kind: MailKind) => !NEVER_AGAIN.includes(kind) && !KEPT_ELSEWHERE.includes(kind)

/**
 * Sends a mail and keeps it for staff. Codes and links in it are secrets of which the database has hashes only: the
 * text is kept without them, and the whole mail is encrypted with keys that are not in backups.
 */
export const keepSentMails =
  (database: Connection, send: Handler): Handler =>
  async (mail: Mail, job: { id: string }) => {
    const isSent = !isExpired(mail)
    await send(mail as never, job)
    const { kind = 'other', to, subject, text, language, attachments = [] } = mail
    const sealed = isSendable(kind) ? await seal(database, job.id, mail) : null
    await sentMailStatements(database).insert({
      id: job.id,
      kind,
      recipient: to,
      subject: blankMailSecrets(subject, kind),
      text: KEPT_ELSEWHERE.includes(kind) ? '' : blankMailSecrets(text, kind),
      language,
      attachments: attachments.filter(({ cid }) => cid === undefined).map(({ name }) => name),
      sealed,
      isSent,
    })
  }

async function seal(database: Connection, id: string, mail: Mail): Promise<Buffer> {
  return sealSecret(await signingKeys(database, SENT_MAIL_KEY), id, gzipSync(JSON.stringify(mail)))
}

/** The mail as it was sent; undefined if no key opens it any more. */
export async function openSentMail(database: Connection, id: string, sealed: Buffer): Promise<Mail | undefined> {
  const opened = openSecret(await signingKeys(database, SENT_MAIL_KEY), id, sealed)
  return opened === undefined ? undefined : JSON.parse(gunzipSync(opened).toString())
}
