import type { FastifyServerOptions } from 'fastify'
import { StartError } from '../errors/api-error.ts'

/** Reports a minute; an outage logs thousands of errors that say the same. */
const MOST_A_MINUTE = 20
const MINUTE_MS = 60_000
const PATIENCE_MS = 5000
const ERROR_LEVEL = 50

type Settings = { url: string; release: string | undefined; now?: () => number; send?: typeof fetch }

/** Posts what is logged as an error to a collector. Logged errors contain no personal data, so neither do reports. */
export function errorReporter({ url, release, now = Date.now, send = fetch }: Settings) {
  let minute = 0
  let sent = 0
  return (details: object, message: string) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) [minute, sent] = [current, 0]
    sent += 1
    if (sent > MOST_A_MINUTE) return
    const body = JSON.stringify({ message, release, at: new Date(now()).toISOString(), ...details })
    const headers = { 'content-type': 'application/json' }
    // A collector that is away must not disturb anything: the log has the error as well.
    send(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  }
}

type Report = ReturnType<typeof errorReporter>

type LoggerParts = { level: string; part: string; report?: Report | undefined }

/** JSON lines on stderr with the part that wrote them; errors are reported as well. */
export const loggerOptions = ({ level, part, report }: LoggerParts) =>
  ({
    level,
    stream: process.stderr,
    base: { part, pid: process.pid },
    ...(report && {
      hooks: {
        logMethod(args, method, loggedAs) {
          method.apply(this, args)
          const [details, message] = args as [object, string?]
          if (loggedAs >= ERROR_LEVEL) report({ part, ...this.bindings(), ...details }, message ?? 'error')
        },
      },
    }),
  }) satisfies FastifyServerOptions['logger']

const isWebAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text)

/** Where errors are posted to. */
export function readErrorReports({ ERROR_REPORT_URL: url = '', RELEASE: release }: NodeJS.ProcessEnv) {
  if (url === '') return undefined
  if (isWebAddress(url)) return { url, release }
  // The value may contain a key, so the message does not repeat it.
  throw new StartError('ERROR_REPORT_URL must look like https://errors.example.com/report.')
}

/** Where traces are sent to. */
export function readTraceCollector(text = '') {
  const written = text.replace(/\/$/, '')
  if (written === '') return undefined
  if (isWebAddress(written) && new URL(written).origin === written) return written
  throw new StartError(
    `OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318, not ${JSON.stringify(text)}.`,
  )
}
