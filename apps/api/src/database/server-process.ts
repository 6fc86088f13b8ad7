import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../errors/api-error.ts'
import { isProcessAlive, pathInside, postgresEnvironment, postgresUser, USER } from './cluster.ts'
import { APPLICATION_NAME } from './database.ts'

/** A server without a connection of an API for this long is an orphan of an API that crashed. */
const ORPHAN_AFTER_MS = 3000
const STOP_WITHIN_MS = 60_000
const POLL_INTERVAL_MS = 25

/**
 * Makes sure that no server runs on the cluster. A server that another API uses is an error; an orphan of a crashed API is
 * waited for, or stopped.
 */
export async function ensureNoServerRuns({ cluster, socket }: { cluster: string; socket: string }) {
  let orphanedForMs = 0
  for (let waited = 0; waited < STOP_WITHIN_MS; waited += POLL_INTERVAL_MS) {
    const { busy, pid } = inspectCluster(cluster)
    if (!busy) return
    const users = pid === undefined ? -1 : await countApiConnections(socket)
    if (users > 0) {
      throw new StartError(
        `Another API is running on DATA_DIR ${join(cluster, '..')}: stop it, or set another DATA_DIR.`,
      )
    }
    // While it starts or stops, connections cannot be counted.
    orphanedForMs = users === 0 ? orphanedForMs + POLL_INTERVAL_MS : 0
    if (pid !== undefined && orphanedForMs >= ORPHAN_AFTER_MS) stopOrphan(pid, cluster)
    await pause(POLL_INTERVAL_MS)
  }
  throw new StartError(`A PostgreSQL server on ${cluster} does not stop: stop it first.`)
}

function stopOrphan(pid: number, cluster: string) {
  try {
    // SIGINT is PostgreSQL's fast shutdown.
    process.kill(pid, 'SIGINT')
  } catch {
    if (inspectCluster(cluster).pid !== undefined) {
      throw new StartError(`A PostgreSQL server of another user runs on ${cluster}: stop it first.`)
    }
  }
}

/** How many connections of an API the server has; -1 if it does not answer. */
async function countApiConnections(socket: string) {
  const client = new pg.Client({ host: socket, user: USER, database: 'postgres', connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      'select count(*)::integer as users from pg_stat_activity where application_name = $1',
      [APPLICATION_NAME],
    )
    return Number(rows[0]?.users)
  } catch {
    return -1
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The process that serves the cluster, and whether any process of a server is left. */
function inspectCluster(cluster: string): { busy: boolean; pid?: number } {
  const pid = readPid(cluster)
  if (pid === undefined) return { busy: false }
  if (servesCluster(pid, cluster)) return { busy: true, pid }
  if (hasLeftovers(cluster)) return { busy: true }
  if (isProcessAlive(pid)) {
    // PostgreSQL takes any living process with this id for a running server. Ids are reused, for instance after a reboot.
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    rmSync(join(cluster, '.s.PGSQL.5432.lock'), { force: true })
  }
  return { busy: false }
}

function readPid(cluster: string) {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

// The folder of the cluster is the working directory of PostgreSQL.
function servesCluster(pid: number, cluster: string) {
  if (process.platform === 'linux') return isPostgresIn(cluster, pid)
  return /postgres/.test(spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout ?? '')
}

function isPostgresIn(cluster: string, pid: number | string) {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    )
  } catch {
    return false
  }
}

/** Child processes of a killed server end by themselves; PostgreSQL does not start until then. */
const hasLeftovers = (cluster: string) =>
  process.platform === 'linux' && readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isPostgresIn(cluster, pid))

const LARGEST_LOG_BYTES = 10 * 1024 * 1024
/** Recovery from the write-ahead log after a crash can take this long. */
const READY_WITHIN_MS = 120_000

// Stops PostgreSQL (fast shutdown) when stdin closes, however the API ends, and exits with the code of the server.
const SUPERVISOR_SCRIPT = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null &
reader=$!
exec 3<&-
wait "$server"; code=$?
kill "$reader" 2>/dev/null
exit "$code"
`

// No port: only a socket in a folder that no other user can enter.
const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
}

export type ServerProcess = { exited: Promise<void>; stop: () => Promise<void> }

/** Starts PostgreSQL on the cluster and resolves when it accepts connections. */
export async function startServer(options: {
  binaries: string
  cluster: string
  socket: string
}): Promise<ServerProcess> {
  const { binaries, cluster, socket } = options
  const log = openLog(join(cluster, '../postgres.log'))
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    '/bin/sh',
    ['-c', SUPERVISOR_SCRIPT, 'sh', join(binaries, 'postgres'), '-D', pathInside(cluster), ...settings],
    {
      ...postgresUser,
      cwd: cluster,
      env: postgresEnvironment,
      // In its own session Ctrl-C in the terminal reaches only the API, which stops PostgreSQL last.
      detached: true,
      stdio: ['pipe', log.descriptor, log.descriptor],
    },
  )
  closeSync(log.descriptor)
  child.stdin?.on('error', () => undefined)
  const exited = once(child, 'exit').then(() => undefined)
  if (!(await waitUntilReady(child, socket))) {
    child.stdin?.end()
    await exited
    throw new StartError(`PostgreSQL did not start: ${readFailure(log)} (${log.file})`)
  }
  return {
    exited,
    stop: async () => {
      child.stdin?.end()
      await exited
    },
  }
}

async function waitUntilReady(child: ChildProcess, socket: string) {
  const end = Date.now() + READY_WITHIN_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < end) {
    if (await canConnect(socket)) return true
    await pause(10)
  }
  return false
}

async function canConnect(socket: string) {
  const client = new pg.Client({ host: socket, user: USER, database: 'postgres', connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Log = { file: string; descriptor: number; from: number }

function openLog(file: string): Log {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  return { file, descriptor, from: fstatSync(descriptor).size }
}

function readFailure({ file, from }: Log) {
  const lines = readFileSync(file).subarray(from).toString('utf8').split('\n')
  const fatal = lines.filter((line) => /FATAL|PANIC|error/.test(line)).at(-1) ?? lines.filter(Boolean).at(-1)
  return (fatal ?? 'it does not say why.').replace(/^.*(FATAL|PANIC): */, '')
}
