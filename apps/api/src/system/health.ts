import { readFileSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import type { ResponseStores } from '../http/response-cache.ts'
import { nullable, schemaRef } from '../http/schemas.ts'
import { MAIL_TOPIC } from '../mail/queries.ts'
import { countsOf, JobCountsSchema } from './jobs.ts'
import { emailStatements } from './queries/emails.ts'
import { systemStatements } from './queries/health.ts'
import { type Connection, jobStatements } from './queries/jobs.ts'

const time = Type.String({ format: 'date-time' })
const Seconds = Type.Integer()
const Bytes = Type.Integer()

export const SystemHealthSchema = Type.Object(
  {
    database: Type.Object({
      version: Type.String(),
      size_bytes: Bytes,
      latency_ms: Type.Number(),
      migration: nullable(Type.String({ description: 'The newest migration that has run.' })),
      missing_migrations: Type.Integer({ description: 'Migrations of this version that have not run.' }),
    }),
    jobs: Type.Object({
      counts: schemaRef(JobCountsSchema),
      lag_seconds: Type.Integer({ description: 'How long the oldest due job has waited.' }),
    }),
    emails: Type.Object({
      waiting: Type.Integer(),
      failed: Type.Integer(),
      sent_last_day: Type.Integer(),
      lag_seconds: Type.Integer(),
    }),
    uploads: Type.Object({
      is_on_disk: Type.Boolean({ description: 'False: in a bucket.' }),
      free_bytes: nullable(Bytes),
      total_bytes: nullable(Bytes),
    }),
    backups: Type.Object({
      count: Type.Integer(),
      newest: Type.Union([Type.Object({ name: Type.String(), saved_at: time, size_bytes: Bytes }), Type.Null()]),
      free_bytes: nullable(Bytes),
    }),
    software: Type.Object({
      version: Type.String(),
      node: Type.String(),
      started_at: time,
      uptime_seconds: Seconds,
      memory_bytes: Bytes,
    }),
    cache: Type.Array(Type.Object({ name: Type.String(), responses: Type.Integer(), bytes: Bytes }), {
      description: 'The responses that this process has in memory.',
    }),
    services: Type.Array(Type.Object({ name: Type.String(), is_configured: Type.Boolean() }), {
      description: 'Whether a service is set up; never how.',
    }),
    checked_at: time,
  },
  { $id: 'SystemHealth' },
)

type Health = Static<typeof SystemHealthSchema>

export type SystemSettings = {
  /** The folder of uploads; undefined: they are in a bucket. */
  uploads?: string | undefined
  backups?: string | undefined
}

type Deps = {
  database: Connection
  settings: SystemSettings
  cache: ResponseStores
  /** Which services are set up. */
  services: Readonly<Record<string, boolean>>
}

const BACKUP_FILE = /\.backup\.gz$/
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

async function readSpace(folder: string | undefined) {
  const found = folder === undefined ? undefined : await statfs(folder).catch(() => undefined)
  if (found === undefined) return { free_bytes: null, total_bytes: null }
  return { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize }
}

/** The backup with the latest time. A file gets its name when it is complete. */
async function readBackups(folder: string | undefined): Promise<Health['backups']> {
  const names = folder === undefined ? [] : await readdir(folder).catch((): string[] => [])
  const files = await Promise.all(
    names
      .filter((name) => BACKUP_FILE.test(name))
      .map(async (name) => ({ name, file: await stat(join(folder ?? '', name)).catch(() => undefined) })),
  )
  const found = files.flatMap(({ name, file }) => (file?.isFile() ? [{ name, at: file.mtime, size: file.size }] : []))
  const [newest] = found.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return {
    count: found.length,
    newest: newest ? { name: newest.name, saved_at: newest.at.toISOString(), size_bytes: newest.size } : null,
    free_bytes: (await readSpace(folder)).free_bytes,
  }
}

async function readDatabase(database: Connection): Promise<Health['database']> {
  const begun = performance.now()
  const facts = await systemStatements(database).readDatabase()
  return { ...facts, latency_ms: Math.round((performance.now() - begun) * 10) / 10 }
}

type Count = Awaited<ReturnType<ReturnType<typeof jobStatements>['count']>>[number]

/** How long the oldest due job has waited. */
function lagOf(counts: readonly Count[]) {
  const due = counts.flatMap(({ state, oldest }) => (state === 'waiting' && oldest ? [oldest.getTime()] : []))
  return due.length === 0 ? 0 : Math.max(0, Math.round((Date.now() - Math.min(...due)) / 1000))
}

async function readHealth({ database, settings, cache, services }: Deps): Promise<Health> {
  const counts = await jobStatements(database).count()
  const mails = counts.filter(({ topic }) => topic === MAIL_TOPIC)
  const failed = mails.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0)
  const uptime = Math.round(process.uptime())
  return {
    database: await readDatabase(database),
    jobs: { counts: countsOf(counts), lag_seconds: lagOf(counts) },
    emails: {
      failed,
      waiting: mails.reduce((sum, { count }) => sum + count, 0) - failed,
      sent_last_day: await emailStatements(database).countSent(),
      lag_seconds: lagOf(mails),
    },
    uploads: { is_on_disk: settings.uploads !== undefined, ...(await readSpace(settings.uploads)) },
    backups: await readBackups(settings.backups),
    software: {
      version,
      node: process.versions.node,
      started_at: new Date(Date.now() - uptime * 1000).toISOString(),
      uptime_seconds: uptime,
      memory_bytes: process.memoryUsage.rss(),
    },
    cache: Object.entries(cache).map(([name, store]) => {
      const { answers: responses, bytes } = store.size()
      return { name, responses, bytes }
    }),
    services: Object.entries(services).map(([name, isConfigured]) => ({ name, is_configured: isConfigured })),
    checked_at: new Date().toISOString(),
  }
}

/** Whether everything runs that must run, of the process that answers. */
export const systemHealthRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(
    '/v1/api/staff/system/',
    {
      config: { permission: 'system.read' },
      schema: {
        operationId: 'getSystemHealth',
        tags: ['staff'],
        description: 'Of the process that answers. Says whether a service is set up, and no value of its settings.',
        response: { 200: schemaRef(SystemHealthSchema) },
      },
    },
    () => readHealth(deps),
  )
}
