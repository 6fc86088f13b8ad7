import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'

/** The API over a fresh copy of the seeded database. */
export async function startApp() {
  const { host, user, database: template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ host, user, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  const pool = openPool({ host, user, database: name })
  const database = openDatabase(pool)
  const app = buildApp({ database })
  await app.ready()

  const add = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/v1/api/basket/add-product/', payload, headers })

  return {
    app,
    pool,
    database,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    add,
    /** The SQL that was sent while something was done, in order. */
    async statementsOf(act: () => Promise<unknown>) {
      const sent: string[] = []
      const watch = (client: pg.PoolClient) => {
        const { query } = client
        client.query = ((text: unknown, ...rest: unknown[]) => {
          sent.push(typeof text === 'string' ? text : String(Reflect.get(Object(text), 'text')))
          return Reflect.apply(query, client, [text, ...rest])
        }) as pg.PoolClient['query']
        restore.push(() => {
          client.query = query
        })
      }
      const restore: (() => void)[] = []
      pool.on('acquire', watch)
      await act()
      pool.off('acquire', watch)
      for (const put of restore.reverse()) put()
      return sent
    },
    /** A visitor with a basket that holds one of the product. */
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
