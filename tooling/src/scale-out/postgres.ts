import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { postgresSettings } from './configs.ts'
import { isRoot, type Spawned, startNative, UNPRIVILEGED_ID, until } from './spawned.ts'

export const USER = 'dabali'
const PORT = 5432

/** A folder that only the user of the servers and root can enter. */
export function privateFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 })
  if (isRoot) chownSync(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  return path
}

/** One statement over a connection of its own. */
export async function queryOnce<T extends pg.QueryResultRow>(
  config: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Place = { folder: string; binaries: string; setpriv: string }

/** A primary, its replica by streaming, and who is which. */
export async function startPostgres(place: Place) {
  const primary = server('primary', place)
  const replica = server('replica', place)
  primary.initialise()
  await primary.start()
  await primary.query('create database dabali', 'postgres')
  await primary.stop()
  // A copy of a stopped server is a base backup.
  cpSync(primary.data, replica.data, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !file.includes('.s.PGSQL'),
  })
  if (isRoot) execFileSync('chown', ['-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, replica.data])
  chmodSync(replica.data, 0o700)
  writeFileSync(join(replica.data, 'standby.signal'), '')
  await primary.start()
  await replica.start(primary)
  return { primary, replica, watch: watchReplica(primary) }
}

type Server = ReturnType<typeof server>

function server(name: string, { folder, binaries, setpriv }: Place) {
  const socket = privateFolder(join(folder, name))
  const data = join(socket, 'data')
  let running: Spawned | undefined
  let follows: { socket: string } | undefined

  const query = <T extends pg.QueryResultRow>(text: string, database = 'dabali', values: unknown[] = []) =>
    queryOnce<T>({ host: socket, port: PORT, user: USER, database, connectionTimeoutMillis: 3000 }, text, values)

  async function start(primary = follows) {
    follows = primary
    const settings = {
      ...postgresSettings(socket),
      ...(primary && { primary_conninfo: `host=${primary.socket} port=${PORT} user=${USER} application_name=replica` }),
    }
    const args = ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
    const launch = () => {
      const command = { name, command: join(binaries, 'postgres'), args, log: join(folder, 'logs', `${name}.log`) }
      // INT is its fast shutdown.
      running = startNative(command, { setpriv, dieWith: 'INT', isUnprivileged: true })
    }
    launch()
    await until(`The ${name} starts`, async () => {
      // After a kill it starts only when the last process of the one before is gone.
      if (running?.process.exitCode !== null) launch()
      return (await query('select 1', 'postgres')).length === 1
    })
  }

  return {
    name,
    socket,
    data,
    query,
    start,
    initialise() {
      const options = [
        '-D',
        data,
        '--locale=C.UTF-8',
        '--encoding=UTF8',
        '--auth=trust',
        `--username=${USER}`,
        '--no-instructions',
      ]
      const user = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}
      execFileSync(join(binaries, 'initdb'), options, {
        ...user,
        cwd: '/',
        env: { TZ: 'UTC', PATH: process.env['PATH'] },
        stdio: 'ignore',
      })
    },
    stop: async () => running?.stop('SIGINT'),
    kill: async () => running?.stop('SIGKILL'),
    async promote() {
      follows = undefined
      await query('select pg_promote(true, 30)', 'postgres')
      rmSync(join(data, 'standby.signal'), { force: true })
    },
  }
}

/**
 * Makes commits wait for the replica while it follows, and only then: otherwise its loss would stop all orders. Without this
 * a promotion could lose what the primary has confirmed. In production a tool such as Patroni does it.
 */
function watchReplica(primary: Server) {
  let isSynchronous = false
  let isOver = false
  const look = async () => {
    const rows = await primary.query("select 1 from pg_stat_replication where state = 'streaming'", 'postgres')
    const follows = rows.length > 0
    if (follows === isSynchronous) return
    await primary.query(`alter system set synchronous_standby_names = '${follows ? '*' : ''}'`, 'postgres')
    await primary.query('select pg_reload_conf()', 'postgres')
    isSynchronous = follows
  }
  const watched = (async () => {
    while (!isOver) {
      await look().catch(() => undefined)
      await new Promise((next) => setTimeout(next, 200))
    }
  })()
  return {
    isSynchronous: () => isSynchronous,
    async stop() {
      isOver = true
      await watched
    },
  }
}
