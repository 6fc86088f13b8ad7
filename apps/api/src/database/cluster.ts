import { execFile } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../errors/start-error.ts'
import { isAlive } from './is-alive.ts'
import { isRoot, postgresEnvironment, postgresUser } from './unprivileged.ts'

export const USER = 'dabali'
const MAJOR_VERSION = '18'

// On Linux root hands the folder over as the working directory: the user that PostgreSQL runs as owns it, and may yet
// not be allowed to walk to it, as when it lies under /root.
export const pathInside = (cluster: string) => (isRoot && process.platform === 'linux' ? '/proc/self/cwd' : cluster)

/** The folder of the cluster inside DATA_DIR, made and filled when there is none. */
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
    throw new StartError(`DATA_DIR ${dataFolder} cannot be written: ${reasonOf(error)}.`)
  }
}

// Node's own recursion does not end where a file system such as /proc makes no folders.
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

const REASONS: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it is not a folder',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
}

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? code
}

// A cluster appears whole or not at all: it is made beside its place and then put there.
async function initialise(parent: string, cluster: string, binaries: string) {
  for (const left of readdirSync(parent)) {
    // Left over from a start that was cut off.
    if (left.startsWith('postgres.new-') && !isAlive(Number(left.split('-')[1])))
      rmSync(join(parent, left), { recursive: true })
  }
  const making = mkdtempSync(join(parent, `postgres.new-${process.pid}-`))
  chmodSync(making, 0o700)
  if (isRoot) chownSync(making, postgresUser.uid ?? 0, postgresUser.gid ?? 0)
  try {
    const settings = ['--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', `--username=${USER}`, '--no-instructions']
    await promisify(execFile)(join(binaries, 'initdb'), ['-D', pathInside(making), ...settings], {
      ...postgresUser,
      cwd: making,
      env: postgresEnvironment,
    })
    renameSync(making, cluster)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    // Another API was faster, and its cluster is as good.
    if (existsSync(cluster)) return
    throw new StartError(`PostgreSQL could not make its files in ${parent}: ${sentenceOf(error)}`)
  }
}

function sentenceOf(error: unknown) {
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
    throw new StartError(`The database in ${cluster} cannot be read: ${reasonOf(error)}.`)
  }
}
