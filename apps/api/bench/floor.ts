import { fastify } from 'fastify'
import { openPool } from '../src/database/database.ts'

// The least that a request can cost on this machine: Fastify with one answer, one row of PostgreSQL, one commit. `run.ts` starts it.

const [host = '', bytes = '0'] = process.argv.slice(2)
const pool = openPool({ host, user: 'dabali', database: 'dabali' })
await pool.query(
  'create table if not exists floor_row (id bigint generated always as identity primary key, body jsonb)',
)

const READ = 'select sort_title_en from product where id = $1'
const WRITE = 'insert into floor_row (body) values ($1) returning id'
const constant = JSON.stringify({ text: 'x'.repeat(Number(bytes)) })

const app = fastify()
app.get('/constant/', (_request, reply) => reply.type('application/json').send(constant))
app.get<{ Params: { id: string } }>('/read/:id/', async ({ params }) => (await pool.query(READ, [params.id])).rows[0])
app.post('/write/', async ({ body }) => (await pool.query(WRITE, [body])).rows[0])
/** As many statements as a checkout has. */
app.post('/transaction/', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (let id = 1; id <= 6; id += 1) await client.query(READ, [id])
    const { rows } = await client.query(WRITE, [body])
    await client.query('commit')
    return rows[0]
  } finally {
    client.release()
  }
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
process.stdout.write(`ready at ${origin}/\n`)
