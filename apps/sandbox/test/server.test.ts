import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '../src/server.ts')

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const server of running) server.kill('SIGKILL')
  running.clear()
})

/** Starts the sandbox as a process; resolves on its first output or exit. */
async function run(environment: Record<string, string> = {}) {
  const server = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(server)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    server[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  }
  const ended = once(server, 'close')
  await Promise.race([ended, once(server.stdout, 'data')])
  return { server, output, ended }
}

describe('the sandbox', () => {
  test('prints its URL, accepts mail, and stops on a signal', async () => {
    const { server, output, ended } = await run()
    const match = /^sandbox ready at (http:\/\/127\.0\.0\.1:\d+\/) (smtp:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.stdout)
    expect([match, output.stderr]).toEqual([expect.anything(), ''])
    const [, url, smtp] = match ?? []
    await createTransport({ url: smtp }).sendMail({
      to: 'mira@people.example',
      from: 'us@dabali.example',
      text: 'Hello',
    })
    expect(await (await fetch(`${url}mail/messages/`)).json()).toMatchObject([{ to: ['mira@people.example'] }])
    server.kill('SIGTERM')
    await ended
    expect(server.exitCode).toBe(0)
  })

  test.each(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])('names the port of %s when it is taken', async (setting) => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    const { server, output, ended } = await run({ [setting]: String(port) })
    await ended
    holder.close()
    expect([server.exitCode, output.stderr]).toEqual([1, `Port ${port} is taken: set ${setting} to another one.\n`])
  })

  test.each([
    [{ NODE_ENV: 'production' }, 'The sandbox does not start with NODE_ENV=production.\n'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT must be a number from 0 to 65535, not "70000".\n'],
  ])('does not start with %o', async (environment, sentence) => {
    const { server, output, ended } = await run(environment)
    await ended
    expect([server.exitCode, output]).toEqual([1, { stdout: '', stderr: sentence }])
  })
})
