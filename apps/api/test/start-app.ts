import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { DEFAULT_SITE_ORIGINS } from '../src/env.ts'
import { createJobHandlers } from '../src/job-handlers.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import type { Mail } from '../src/mail/queries.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { ORDER_MAIL_TOPIC } from '../src/orders/order-mail.ts'
import { statementsOf } from './make-database.ts'

/** Cheap hashing for tests. */
const QUICK_CODES = { N: 2, r: 1, p: 1 }
/** No test is about how soon a connection opens; the tests of a lost database open their own pool. */
const BUSY_MACHINE_MS = 30_000

export type AppSettings = Omit<Parameters<typeof buildApp>[0], 'database' | 'media'> & {
  /** For tests that read no mail about an order: its invoice takes longer to draw than all else of an order. */
  withoutOrderMails?: boolean
}

/** The API on a copy of the seeded database, or of another database without connections. */
export async function startApp(
  { withoutOrderMails = false, ...settings }: AppSettings = {},
  template = inject('postgres').database,
) {
  const { database: _, ...server } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy wal_log`)
  const pool = openPool({ ...server, database: name, connectionTimeoutMillis: BUSY_MACHINE_MS })
  const database = openDatabase(pool)
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(inject('mediaFolder')) })
  const visitors = { codeCost: QUICK_CODES, ...settings.visitors }
  const app = buildApp({ database, media, secondFactor: 'optional', ...settings, visitors })
  await app.ready()
  /** The mails that would have been sent. */
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => {
    mails.push(mail)
  }
  const allHandlers = createJobHandlers({
    database,
    sendMail,
    media,
    payments: settings.shop?.payments,
    push: settings.visitors?.push,
    store: DEFAULT_SITE_ORIGINS[0],
    culture: DEFAULT_SITE_ORIGINS[1],
  })
  const handlers = withoutOrderMails ? { ...allHandlers, [ORDER_MAIL_TOPIC]: async () => undefined } : allHandlers

  const add = (payload: object, headers: Record<string, string> = {}, mode = 'cart') =>
    app.inject({ method: 'POST', url: '/v1/api/basket/add-product/', query: { mode }, payload, headers })

  return {
    app,
    /** For building another app on the same database. */
    parts: { database, media },
    pool,
    database,
    media,
    mails,
    /** Who becomes an owner of the staff at the first login. */
    staffMails: settings.staffMails ?? [],
    /** Runs all due jobs and fails if one fails. */
    async drainJobs() {
      const failures: object[] = []
      const note = (details: object) => failures.push(details)
      const { done } = await runDueJobs({ database, handlers, log: { warn: note, error: note } })
      if (failures.length > 0) throw new Error(JSON.stringify(failures))
      return done
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    add,
    /** The SQL that runs during `act`, in order. */
    statementsOf: (act: () => Promise<unknown>) => statementsOf(pool, act),
    /** A visitor whose basket contains one of the product. */
    async newVisitor(product: number) {
      const answer = await add({ url: `/v1/api/products/${product}/` })
      const { name: cookie, value } = answer.cookies[0] ?? { name: '', value: '' }
      return { cookie: `${cookie}=${value}`, basket: answer.json() }
    },
    async stop() {
      await app.close()
      await database.destroy()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>
