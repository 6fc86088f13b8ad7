import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keepRunning, type Part, PartStopped, startPart, stopPart } from './part.ts'

let folder = ''
let server = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-'))
  server = join(folder, 'server.ts')
  writeFileSync(server, "setInterval(() => undefined, 1000)\nprocess.stdout.write('fake ready at nowhere\\n')\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

function keep(file: string) {
  const launched: Part[] = []
  const said: string[] = []
  const kept = keepRunning({
    name: 'The part',
    launch: () => {
      const part = startPart('The part', file)
      launched.push(part)
      return part
    },
    say: (text) => said.push(text),
    firstPauseMs: 10,
  })
  return { kept, launched, said }
}

it('restarts a part that exited, with a longer pause each time, and reports it', async () => {
  const { kept, launched, said } = keep(server)
  await kept.ready
  for (const round of [1, 2]) {
    launched.at(-1)?.process.kill('SIGKILL')
    await vi.waitFor(() => expect(said).toHaveLength(2 * round), { timeout: 20_000 })
  }
  expect(said).toEqual([
    'The part stopped (SIGKILL). Restarting in 0.01 s.',
    'The part is running again.',
    'The part stopped (SIGKILL). Restarting in 0.02 s.',
    'The part is running again.',
  ])
  await kept.stop()
  expect(launched.map(({ process }) => process.signalCode)).toEqual(['SIGKILL', 'SIGKILL', 'SIGTERM'])
})

it('does not restart a program that never started', async () => {
  const broken = join(folder, 'broken.ts')
  writeFileSync(broken, 'process.exit(1)\n')
  const { kept, launched, said } = keep(broken)
  await expect(kept.ready).rejects.toThrow(PartStopped)
  expect([launched.length, said]).toEqual([1, []])
})

it('a part stops when its parent is killed', async () => {
  const starter = join(folder, 'starter.ts')
  const part = JSON.stringify(join(import.meta.dirname, 'part.ts'))
  writeFileSync(
    starter,
    `import { startPart } from ${part}
const { process: child, ready } = startPart('The part', ${JSON.stringify(server)})
await ready
process.stdout.write(\`ready at \${child.pid}\\n\`)
`,
  )
  const started = startPart('The starter', starter)
  let text = ''
  started.process.stdout?.on('data', (more) => (text += more))
  await started.ready
  started.process.kill('SIGKILL')
  await once(started.process, 'exit')
  const pid = Number(/ready at (\d+)/.exec(text)?.[1])
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 20_000 })
})

it('a part stops when its parent is killed before the part has loaded', async () => {
  const slow = join(folder, 'slow.mjs')
  writeFileSync(slow, 'await new Promise((later) => setTimeout(later, 500))\n')
  const preloads = [slow, join(import.meta.dirname, 'stop-with-parent.ts')].flatMap((file) => ['--import', file])
  const child = spawn(process.execPath, [...preloads, server], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.disconnect()
  const timeout = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await once(child, 'exit')
  clearTimeout(timeout)
  expect(child.signalCode).toBe('SIGTERM')
})

it('a part goes on when one of its threads ends', async () => {
  const threaded = join(folder, 'threaded.ts')
  writeFileSync(
    threaded,
    `import { once } from 'node:events'
import { isMainThread, Worker } from 'node:worker_threads'
if (isMainThread) {
  await once(new Worker(new URL(import.meta.url)), 'exit')
  await new Promise((later) => setTimeout(later, 200))
  process.stdout.write('threaded ready at nowhere\\n')
  setInterval(() => undefined, 1000)
}
`,
  )
  const part = startPart('The part with a thread', threaded)
  await part.ready
  await stopPart(part)
})
