import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../errors/start-error.ts'
import { pathInside, USER } from './cluster.ts'
import { postgresEnvironment, postgresUser } from './unprivileged.ts'

const LARGEST_LOG_BYTES = 10 * 1024 * 1024
/** A server that was killed reads its log of writes again before it answers. */
const READY_WITHIN_MS = 120_000

// Fast shutdown when the pipe to the API closes, however the API ends; and the exit of the server is the exit of this.
const KEEPER = `
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

// Only a socket in a folder that nobody else can enter; no port.
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

/** Runs PostgreSQL on the cluster and resolves when it answers. */
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
    ['-c', KEEPER, 'sh', join(binaries, 'postgres'), '-D', pathInside(cluster), ...settings],
    {
      ...postgresUser,
      cwd: cluster,
      env: postgresEnvironment,
      // A session of its own: Ctrl-C in the terminal reaches the API, which then stops PostgreSQL last.
      detached: true,
      stdio: ['pipe', log.descriptor, log.descriptor],
    },
  )
  closeSync(log.descriptor)
  child.stdin?.on('error', () => undefined)
  const exited = once(child, 'exit').then(() => undefined)
  if (!(await answers(child, socket))) {
    child.stdin?.end()
    await exited
    throw new StartError(`PostgreSQL did not start: ${reasonIn(log)} (${log.file})`)
  }
  return {
    exited,
    stop: async () => {
      child.stdin?.end()
      await exited
    },
  }
}

async function answers(child: ChildProcess, socket: string) {
  const end = Date.now() + READY_WITHIN_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < end) {
    if (await connects(socket)) return true
    await pause(10)
  }
  return false
}

async function connects(socket: string) {
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

function reasonIn({ file, from }: Log) {
  const lines = readFileSync(file).subarray(from).toString('utf8').split('\n')
  const fatal = lines.filter((line) => /FATAL|PANIC|error/.test(line)).at(-1) ?? lines.filter(Boolean).at(-1)
  return (fatal ?? 'it does not say why.').replace(/^.*(FATAL|PANIC): */, '')
}
