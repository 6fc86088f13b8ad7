import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PROCESS_ENVIRONMENT } from './process-environment.ts'

const SERVER = join(import.meta.dirname, '../../sandbox/src/server.ts')
const READY = /^sandbox ready at (http:\/\/127\.0\.0\.1:\d+)\/ (smtp:\/\/127\.0\.0\.1:\d+)$/

/** The outside world as a process of its own, on ports that were free. */
export async function runSandbox({ siteOrigins }: { siteOrigins?: string[] } = {}) {
  const sandbox = spawn(process.execPath, [SERVER], {
    env: {
      ...PROCESS_ENVIRONMENT,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      ...(siteOrigins === undefined ? {} : { SITE_ORIGINS: siteOrigins.join(',') }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(sandbox, 'close')
  const lines = createInterface({ input: sandbox.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [''])])
  const [, url, smtpUrl] = READY.exec(String(line)) ?? []
  if (url === undefined || smtpUrl === undefined) throw new Error(`The sandbox did not start: ${line}`)
  return {
    url,
    smtpUrl,
    async stop() {
      sandbox.kill('SIGTERM')
      await ended
    },
  }
}

export type RunningSandbox = Awaited<ReturnType<typeof runSandbox>>
