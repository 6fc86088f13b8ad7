import type { SpawnOptions } from 'node:child_process'

/** The uid and gid that most systems call `nobody`. PostgreSQL refuses to run as root, so root runs it as this one. */
const NOBODY = 65_534

/** Whether PostgreSQL must run as somebody else than this process. */
export const isRoot = process.getuid?.() === 0

/** Who PostgreSQL runs as. */
export const postgresUser: Pick<SpawnOptions, 'uid' | 'gid'> = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

// Nothing of the surroundings may change what PostgreSQL does: PGDATA, PGPORT and their like stay outside.
export const postgresEnvironment = { PATH: process.env['PATH'], TZ: 'UTC' }
