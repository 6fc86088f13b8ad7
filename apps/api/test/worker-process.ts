import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, openPool } from '../src/database/database.ts'
import { startWorker } from '../src/jobs/worker.ts'

const { connection, milliseconds, leaseSeconds } = JSON.parse(process.argv[2] ?? '{}')
const pool = openPool(connection)
const database = openDatabase(pool)
const log = { warn: () => undefined, error: () => undefined }
const count = async (_payload: unknown, { id }: { id: string }) => {
  await pause(milliseconds)
  await pool.query('insert into done (job, by) values ($1, $2)', [id, process.pid])
}
const worker = startWorker({ database, handlers: { count }, log, leaseSeconds })

process.on('SIGTERM', async () => {
  await worker.stop()
  await pool.end()
})
process.stdout.write('ready\n')
