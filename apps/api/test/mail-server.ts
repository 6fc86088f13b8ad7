import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { runDueJobs } from '../src/jobs/run-job.ts'
import { MAIL_TOPIC } from '../src/mail/queries.ts'
import { mailSender } from '../src/mail/send-mail.ts'
import type { RunningApp } from './start-app.ts'

type Received = Email & { recipients: string[]; raw: string }

/** A real mail server that takes everything but what it is told to refuse, and keeps it to be read. */
export async function startMailServer({
  port = 0,
  refuse = {},
  beforeAnswer = async () => undefined,
}: {
  port?: number
  refuse?: Record<string, number>
  /** The mail has been taken; its sender learns of it when this is done. */
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
  // Whoever is killed in the middle of a mail is no trouble of ours.
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

/** A server of mail that takes what the API sends, as it goes over the wire. */
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
    /** What is sent now, the earlier first. */
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

/** What a reader finds in the mail of a log-in. */
export function readInvitation({ text = '' }: Pick<Email, 'text'> | { text?: string }) {
  const [link = '', site = '', token = ''] = /(https?:\S+?)\/auth\/magic-login\/([\w-]{43})/.exec(text) ?? []
  const [code = ''] = /^\d{6}$/m.exec(text) ?? []
  return { link, site, token, code }
}
