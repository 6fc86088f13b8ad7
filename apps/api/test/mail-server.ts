import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

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
