import { randomBytes } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../start/ports.ts'
import { pgbouncerConfig } from './configs.ts'
import { privateFolder, queryOnce, USER } from './postgres.ts'
import type { Programs } from './programs.ts'
import { type Spawned, startNative, until } from './spawned.ts'

type Place = { folder: string; programs: Programs; database: string }

/** PgBouncer in transaction mode, which can be replaced while it is used and be led to another primary. */
export async function startPgbouncer({ folder, programs, database }: Place) {
  const port = await freePort()
  const own = privateFolder(join(folder, 'pgbouncer'))
  const password = randomBytes(24).toString('hex')
  const [config, users] = [join(own, 'pgbouncer.ini'), join(own, 'users.txt')]
  writeReadable(users, `"${USER}" "${password}"\n`)
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/dabali`
  const stopping: Spawned[] = []
  let generation = 0
  let leads = database
  let running = await launch()

  function writeConfig() {
    // Each process has a socket of its own: only ports can be shared.
    const socket = privateFolder(join(own, String(generation)))
    generation += 1
    writeReadable(config, pgbouncerConfig({ port: Number(port), users, socket, database: leads }))
  }

  async function launch() {
    writeConfig()
    const command = {
      name: 'pgbouncer',
      command: programs.pgbouncer,
      args: [config],
      log: join(folder, 'logs/pgbouncer.log'),
    }
    const started = startNative(command, { setpriv: programs.setpriv, dieWith: 'QUIT', isUnprivileged: true })
    await until('PgBouncer starts', async () => (await admin('show version')).length === 1)
    return started
  }

  const admin = (command: string) =>
    queryOnce({ connectionString: url.replace(/dabali$/, 'pgbouncer'), connectionTimeoutMillis: 3000 }, command)

  return {
    url,
    admin,
    /** How often statements ran by name, and how often PostgreSQL had to parse one for it. */
    async countStatements() {
      const rows = await admin('show stats')
      const stats = rows.find(({ database: name }) => name === 'dabali')
      return { binds: Number(stats?.['total_bind_count']), parses: Number(stats?.['total_server_parse_count']) }
    },
    /** Requests wait while it runs, which must be short. */
    async whilePaused(act: () => Promise<void>) {
      await admin('pause dabali')
      try {
        await act()
      } finally {
        await admin('resume dabali')
      }
    },
    async leadTo(other: string) {
      leads = other
      writeReadable(
        config,
        pgbouncerConfig({ port: Number(port), users, socket: join(own, String(generation - 1)), database: other }),
      )
      await admin('reload')
    },
    /** Starts another one on the same port; the old one serves its clients until the last one leaves. */
    async replace() {
      const old = running
      running = await launch()
      old.process.kill('SIGTERM')
      stopping.push(old)
    },
    /** Waits for the end of those that were replaced. */
    oldHaveEnded: () => Promise.all(stopping.splice(0).map(({ exited }) => exited)),
    async stop() {
      for (const each of [...stopping, running]) await each.stop('SIGQUIT')
    },
  }
}

function writeReadable(file: string, text: string) {
  writeFileSync(file, text)
  // The folder is closed to others.
  chmodSync(file, 0o644)
}
