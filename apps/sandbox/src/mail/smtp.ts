import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Inbox } from './inbox.ts'

const LARGEST_BYTES = 20 * 1024 * 1024
const LONGEST_GOODBYE_MS = 500

/** A mail server that believes everybody and hands everything to the inbox. */
export async function startSmtp({ inbox, host, port }: { inbox: Inbox; host: string; port: number }) {
  const server = new SMTPServer({
    name: 'sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: LONGEST_GOODBYE_MS,
    size: LARGEST_BYTES,
    onAuth: ({ username }, _session, answer) => answer(null, { user: username ?? '' }),
    onData(stream, session, answer) {
      buffer(stream)
        .then((raw) =>
          inbox.receive(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => answer(), answer)
    },
  })
  // Whoever hangs up in the middle of a mail is no trouble of ours.
  server.on('error', () => undefined)
  server.listen(port, host)
  await once(server.server, 'listening')
  // A server that listens on a port has an address of this kind.
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${listening}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
