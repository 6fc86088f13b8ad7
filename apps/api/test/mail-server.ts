import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { runDueJobs } from '../src/jobs/worker.ts'
import { MAIL_TOPIC } from '../src/mail/queries.ts'
import { mailSender } from '../src/mail/send-mail.ts'
import type { RunningApp } from './start-app.ts'

type Received = Email & { recipients: string[]; raw: string }

/** An SMTP server that accepts and stores mails, except those that it is told to reject. */
export async function startMailServer({
  port = 0,
  refuse = {},
  beforeAnswer = async () => undefined,
}: {
  port?: number
  refuse?: Record<string, number>
  /** The mail is accepted; the response to the sender waits for this. */
  beforeAnswer?: () => Promise<unknown>
} = {}) {
  const mails: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      const responseCode = refuse[address]
      answer(responseCode === undefined ? null : Object.assign(new Error(`No ${address} here`), { responseCode }))
    },
    onData(stream, session, answer) {
      buffer(stream)
        .then(async (raw) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          mails.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString('utf8') })
          await beforeAnswer()
          answer(null)
        })
        .catch(answer)
    },
  })
  // A client that is killed during a mail is expected.
  server.on('error', () => undefined)
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const at = (listener.address() as AddressInfo).port

  return {
    mails,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** An SMTP server for the mails of the API, as sent over the wire. */
export async function openMailbox({ database }: Pick<RunningApp, 'database'>) {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => received.push(email))
        .then(() => done(), done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const sendMail = mailSender({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Dabali <hello@dabali.example>' })

  return {
    /** Sends the queued mails, oldest first. */
    async collect(): Promise<Email[]> {
      const fail = (details: object) => {
        throw new Error(JSON.stringify(details))
      }
      await runDueJobs({ database, handlers: { [MAIL_TOPIC]: sendMail }, log: { warn: fail, error: fail } })
      return received.splice(0)
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Link and code of a login mail. */
export function readInvitation({ text = '' }: Pick<Email, 'text'> | { text?: string }) {
  const [link = '', site = '', token = ''] = /(https?:\S+?)\/auth\/magic-login\/([\w-]{43})/.exec(text) ?? []
  const [code = ''] = /^\d{6}$/m.exec(text) ?? []
  return { link, site, token, code }
}
