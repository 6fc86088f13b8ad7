import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../errors/start-error.ts'
import { USER } from './cluster.ts'
import { APPLICATION_NAME } from './database.ts'
import { isAlive } from './is-alive.ts'

/** An API whose server runs is at its database within this time; a server that nobody is at is nobody's. */
const ORPHAN_AFTER_MS = 3000
const STOP_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 25

/**
 * Makes sure that no server runs on the cluster. One that another API is using is an error; one that a crashed API left
 * behind is on its way out, or is sent there.
 */
export async function waitForNoServer({ cluster, socket }: { cluster: string; socket: string }) {
  let ownerless = 0
  for (let waited = 0; waited < STOP_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const { busy, pid } = look(cluster)
    if (!busy) return
    const users = pid === undefined ? -1 : await countUsers(socket)
    if (users > 0) {
      throw new StartError(
        `Another API is running on DATA_DIR ${join(cluster, '..')}: stop it, or set another DATA_DIR.`,
      )
    }
    // While it starts or stops nothing can be asked, and nothing is decided.
    ownerless = users === 0 ? ownerless + LOOK_EVERY_MS : 0
    if (pid !== undefined && ownerless >= ORPHAN_AFTER_MS) stop(pid, cluster)
    await pause(LOOK_EVERY_MS)
  }
  throw new StartError(`A PostgreSQL runs on ${cluster} and does not stop: end it first.`)
}

function stop(pid: number, cluster: string) {
  try {
    // SIGINT is PostgreSQL's fast shutdown.
    process.kill(pid, 'SIGINT')
  } catch {
    if (look(cluster).pid !== undefined) {
      throw new StartError(`A PostgreSQL of another user runs on ${cluster}: end it first.`)
    }
  }
}

/** How many connections of an API the server has, or -1 when it cannot be asked. */
async function countUsers(socket: string) {
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

/** Which process serves the cluster, and whether anything of a server is still at it. */
function look(cluster: string): { busy: boolean; pid?: number } {
  const pid = readPid(cluster)
  if (pid === undefined) return { busy: false }
  if (servesCluster(pid, cluster)) return { busy: true, pid }
  if (hasLeftovers(cluster)) return { busy: true }
  if (isAlive(pid)) {
    // PostgreSQL would take any living process of that number for itself. Numbers come again after a reboot.
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

// PostgreSQL works in the folder of its cluster.
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

/** Children of a server that was killed: they notice, and end. PostgreSQL does not start beside them. */
const hasLeftovers = (cluster: string) =>
  process.platform === 'linux' && readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isPostgresIn(cluster, pid))
