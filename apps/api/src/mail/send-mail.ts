import { PermanentFailure } from '../jobs/queries.ts'
import type { Mail, MailAttachment } from './queries.ts'

export type MailSettings = { smtpUrl: string; from: string }

const LONGEST_ADDRESS = 254
/** Exactly one address: no list, no name, no line break. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails through a server. A mail that is sent again has the same Message-ID, by which a mailbox may know it. */
export function mailSender({ smtpUrl, from }: MailSettings) {
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...TIMES })
  }
  // With the first mail: the library is large.
  let opened: ReturnType<typeof openTransport> | undefined
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

  const idOf = (name: string) => `<${name}@${domain}>`
  const threadOf = ({ inReplyTo: name }: Mail) =>
    name === undefined ? {} : { inReplyTo: idOf(name), references: [idOf(name)] }

  return async (mail: Mail, job: { id: string }) => {
    const { to, subject, text, html, language, replyTo, unsubscribeUrl, attachments = [] } = mail
    if (isExpired(mail)) return
    if (!ONE_ADDRESS.test(to) || to.length > LONGEST_ADDRESS) throw new PermanentFailure('EADDRESS')
    const headers = {
      'Auto-Submitted': originOf(mail),
      'Content-Language': language,
      ...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
    }
    const answers =
      replyTo !== undefined && ONE_ADDRESS.test(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}
    const message = { from, to: { name: '', address: to }, ...answers, subject: oneLine(subject), text, html, headers }
    const files = attachments.map(toAttachment)
    opened ??= openTransport()
    const transport = await opened
    await transport
      .sendMail({ ...message, attachments: files, messageId: idOf(mail.messageId ?? job.id), ...threadOf(mail) })
      .catch((error: unknown) => {
        throw isRefused(error) ? new PermanentFailure('EREFUSED') : error
      })
  }
}

/** Whether its content has stopped being true. */
export const isExpired = ({ validUntil }: Pick<Mail, 'validUntil'>) =>
  validUntil !== undefined && new Date(validUntil) <= new Date()

/** An answer is written by a person. */
const originOf = ({ inReplyTo }: Mail) => (inReplyTo === undefined ? 'auto-generated' : 'no')

/** Pictures that the HTML shows are inline, so that mail programs do not list them as files. */
const toAttachment = ({ name, type, content, cid }: MailAttachment) => ({
  filename: name,
  contentType: type,
  content,
  encoding: 'base64',
  ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** List-Unsubscribe headers (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Permanent rejection: no such mailbox. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  Reflect.get(error, 'code') === 'EENVELOPE' &&
  Number(Reflect.get(error, 'responseCode')) >= 500
