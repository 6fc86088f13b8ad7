import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'vitest'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { reindexAll } from '../src/search/indexing/reindex-all.ts'
import { fillShelves } from './search/fill-shelves.ts'
import { startApp } from './start-app.ts'
test('profile', async () => {
  const api = await startApp()
  await fillShelves(api.database, { others: 10_000 })
  const t = performance.now()
  await reindexAll(indexingQueries(api.database))
  console.log('total index', performance.now() - t)
  await api.app.listen({ port: 0 })
  const { port } = api.app.server.address() as { port: number }
  const { readFileSync } = await import('node:fs')
  const pgCpu = async () => {
    const { rows } = await api.pool.query('select pid from pg_stat_activity where datname = current_database()')
    return rows.reduce((sum, { pid }) => { try { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return sum + (Number(f[11]) + Number(f[12])) * 10 } catch { return sum } }, 0)
  }
  const { stdout: warm } = await promisify(execFile)('node', [join(import.meta.dirname, 'search-dev-load.mjs'), String(port), 'warm'])
  console.log(warm)
  const before = await pgCpu()
  const c = process.cpuUsage()
  const { stdout } = await promisify(execFile)('node', [join(import.meta.dirname, 'search-dev-load.mjs'), String(port), ...(process.env['ONLY'] ? [process.env['ONLY']] : [])])
  const used = process.cpuUsage(c)
  console.log(stdout, 'node cpu', used.user / 1000, used.system / 1000, 'pg cpu', await pgCpu() - before)
  await api.stop()
}, 200000)
