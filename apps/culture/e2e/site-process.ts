import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@dabali/tooling/ports'

const LONGEST_START_MS = 30_000

export type SiteProcess = { port: number; url: string; stop: () => Promise<number | null>; closeLog: () => void }

/** Starts the built site, or rejects with how it ended. */
export async function startSiteProcess(environment: Record<string, string>): Promise<SiteProcess> {
  const port = Number(environment['CULTURE_PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: { ...process.env, NODE_ENV: 'production', CULTURE_PORT: String(port), ...environment },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes(`culture ready at http://127.0.0.1:${port}/`)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    ended.then((code) => reject(Object.assign(new Error('The site ended.'), { code, said })))
    setTimeout(() => {
      reject(new Error(`The site did not start:\n${said}`))
      child.kill('SIGKILL')
    }, LONGEST_START_MS).unref()
  })
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    closeLog() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
