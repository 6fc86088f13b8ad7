import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { haproxyConfig } from './configs.ts'
import type { Programs } from './programs.ts'
import { StoppedEarly, startNative, until } from './spawned.ts'

type Named = { kind: string; name: string; url: string }
type Place = { folder: string; programs: Programs; ports: Record<string, string>; instances: readonly Named[] }

const BACKENDS = ['store', 'culture', 'admin', 'api']

export async function startHaproxy({ folder, programs, ports, instances }: Place) {
  const socket = join(folder, 'haproxy.sock')
  const file = join(folder, 'haproxy.cfg')
  const backends = BACKENDS.map((name) => ({
    name,
    port: Number(ports[name]),
    servers: instances
      .filter(({ kind }) => kind === name)
      .map((each) => ({ name: each.name, port: Number(new URL(each.url).port) })),
  }))
  writeFileSync(file, haproxyConfig(backends, { socket }))
  const command = {
    name: 'haproxy',
    command: programs.haproxy,
    args: ['-W', '-f', file],
    log: join(folder, 'logs/haproxy.log'),
  }
  const running = startNative(command, { setpriv: programs.setpriv, dieWith: 'TERM', isUnprivileged: false })

  async function ask(line: string) {
    const connection = connect(socket)
    await once(connection, 'connect')
    connection.end(`${line}\n`)
    return text(connection)
  }
  await until('HAProxy starts', async () => {
    if (running.process.exitCode !== null) throw new StoppedEarly(`HAProxy does not start; see ${command.log}.`)
    return (await ask('show info')) !== ''
  })
  const states = async () => readStates(await ask('show stat'))

  return {
    states,
    /** Whether HAProxy sends requests to all of them. */
    async waitUntilUp(wanted: readonly Named[]) {
      const served = wanted.filter(({ url }) => url !== '')
      let missing: string[] = []
      const found = until('HAProxy reaches all servers', async () => {
        const now = await states()
        missing = served.flatMap(({ name }) => (now.get(name)?.startsWith('UP') ? [] : [`${name} is ${now.get(name)}`]))
        return missing.length === 0
      })
      await found.catch((error: Error) => {
        throw new Error(`${error.message} ${missing.join(', ')}`)
      })
    },
    /** A new process takes over; the old one serves its connections. */
    async reload() {
      const pidBefore = /^Pid: (\d+)/m.exec(await ask('show info'))?.[1]
      running.process.kill('SIGUSR2')
      await until('HAProxy reloads', async () => /^Pid: (\d+)/m.exec(await ask('show info'))?.[1] !== pidBefore)
      // A new process takes all servers for healthy until its first checks.
      await pause(1000)
    },
    stop: () => running.stop('SIGTERM'),
  }
}

/** The state of each server from `show stat`, which is CSV with its columns in the first line. */
export function readStates(csv: string): Map<string, string> {
  const [head = '', ...lines] = csv.trim().split('\n')
  const columns = head.replace(/^# /, '').split(',')
  const [name, status] = [columns.indexOf('svname'), columns.indexOf('status')]
  return new Map(lines.map((line) => line.split(',')).map((cells) => [cells[name] ?? '', cells[status] ?? '']))
}
