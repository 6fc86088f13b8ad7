import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from './ports.ts'

const START = join(import.meta.dirname, 'run.ts')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Started = {
  child: ChildProcess
  said: () => string
  ports: Record<'api' | 'store' | 'culture' | 'admin' | 'sandbox' | 'smtp', string>
}

/** The start command on ports of its own, as if from a terminal: in a process group that one signal reaches. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const ports = {
    api: await freePort(),
    store: await freePort(),
    culture: await freePort(),
    admin: await freePort(),
    sandbox: await freePort(),
    smtp: await freePort(),
  }
  const named = {
    API_PORT: ports.api,
    STORE_PORT: ports.store,
    CULTURE_PORT: ports.culture,
    ADMIN_PORT: ports.admin,
    SANDBOX_PORT: ports.sandbox,
    SANDBOX_SMTP_PORT: ports.smtp,
  }
  const child = spawn(process.execPath, [START], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...named, DATA_DIR: join(folder, 'data'), ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more) => (text += more))
  return { child, said: () => text, ports }
}

async function untilSaid({ child, said }: Started, words: string) {
  while (!said().includes(words)) {
    if (child.exitCode !== null) throw new Error(`It stopped and had said:\n${said()}`)
    await new Promise((later) => setTimeout(later, 100))
  }
}

/** Asks for a link as a visitor does, and finds it in the sandbox; the demo people are there, too. */
async function expectLoginByMail({ ports }: Started) {
  const api = `http://localhost:${ports.store}/v1/api`
  const asked = await fetch(`${api}/auth/magic-link/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mira@people.example' }),
  })
  expect(asked.status).toBe(202)
  const inbox = `http://localhost:${ports.sandbox}/mail/messages/?to=mira@people.example`
  for (;;) {
    const text = await (await fetch(inbox)).text()
    if (text.includes(`http://localhost:${ports.store}/auth/magic-login/`)) break
    await new Promise((later) => setTimeout(later, 100))
  }
  const begun = await fetch(`${api}/auth/social/demo/`)
  expect(await begun.text()).toContain(`http://127.0.0.1:${ports.sandbox}/identity/auth`)
}

/** The number of a part, as the start has written it down. */
function pidOf(name: string) {
  const { parts }: { parts: { name: string; pid: number }[] } = JSON.parse(textOf(join(folder, 'data/start.json')))
  return parts.find((part) => part.name === name)?.pid ?? Number.NaN
}

/** The processes of a start: those with its folder in the environment or on the command line. */
function processesOf(data: string) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((id) => ['environ', 'cmdline'].some((file) => textOf(`/proc/${id}/${file}`).includes(data)))
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

describe('the start command', () => {
  it('serves everything, prints the URLs, refuses a second start, and leaves no process behind after Ctrl-C', async () => {
    const first = await start()
    await untilSaid(first, 'Press Ctrl-C to stop.')
    for (const line of [
      'The sandbox is starting',
      'The API is starting',
      'Building',
      'The bookshop is starting',
      'The culture site is starting',
      `http://localhost:${first.ports.sandbox}/mail/`,
      'Log in as owner@dabali.example for staff access, or by one click in the back office.',
    ]) {
      expect(first.said()).toContain(line)
    }
    const addresses = [`${first.ports.store}/`, `${first.ports.culture}/`, `${first.ports.api}/v1/api/products/`]
    const statuses = await Promise.all(addresses.map(async (rest) => (await fetch(`http://localhost:${rest}`)).status))
    expect(statuses).toEqual([200, 200, 200])
    await expectLoginByMail(first)
    expect(await (await fetch(`http://localhost:${first.ports.store}/`)).text()).toContain(
      `http://127.0.0.1:${first.ports.sandbox}/pixel/collect/`,
    )

    process.kill(pidOf('The API'), 'SIGKILL')
    await untilSaid(first, 'The API stopped (SIGKILL). Restarting in 1 s.')
    await untilSaid(first, 'The API is running again.')
    expect((await fetch(`http://localhost:${first.ports.api}/v1/api/products/`)).status).toBe(200)

    const second = await start()
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.said().split('\n').filter(Boolean)).toEqual([
      'The sandbox is starting …',
      'The API is starting …',
      expect.stringMatching(/^Another API is running on DATA_DIR .*: stop it, or set another DATA_DIR\.$/),
    ])

    process.kill(-(first.child.pid ?? 0), 'SIGINT')
    const [firstCode] = await once(first.child, 'exit')
    expect(firstCode).toBe(0)
    expect(processesOf(join(folder, 'data'))).toEqual([])
  })

  it('leaves no process behind when it is killed', async () => {
    const killed = await start()
    await untilSaid(killed, 'Building')
    killed.child.kill('SIGKILL')
    await vi.waitFor(() => expect(processesOf(join(folder, 'data'))).toEqual([]), { timeout: 30_000, interval: 100 })
  })

  it.each(['STORE_PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])(
    'names a port that is taken, and how to take another: %s',
    async (setting) => {
      const port = await freePort()
      const holder = createServer().listen(Number(port))
      const refused = await start({ [setting]: port })
      await once(refused.child, 'exit')
      expect(refused.said()).toBe(`Port ${port} is taken: set ${setting} to another one.\n`)
      expect(refused.child.exitCode).toBe(1)
      holder.close()
    },
  )

  it('reports that it cannot write to its folder', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const refused = await start({ DATA_DIR: join(file, 'data') })
    await once(refused.child, 'exit')
    expect(refused.child.exitCode).toBe(1)
    // The build that is ended may have written, too.
    const lines = refused.said().split('\n')
    expect(lines).toEqual(expect.arrayContaining(['The API is starting …', expect.stringContaining('DATA_DIR')]))
    expect(lines).not.toContain('The bookshop is starting …')
  })
})
