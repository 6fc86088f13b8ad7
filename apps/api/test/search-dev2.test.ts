import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { reindexAll } from '../src/search/indexing/reindex-all.ts'
import { searchQueries } from '../src/search/queries.ts'
import { SEARCH_KINDS } from '../src/search/search-kind.ts'
import { toLookup } from '../src/search/to-lookup.ts'
import { fillShelves } from './search/fill-shelves.ts'
import { startApp } from './start-app.ts'
test('profile', async () => {
  const api = await startApp()
  await fillShelves(api.database, { others: 10_000 })
  await reindexAll(indexingQueries(api.database))
  const { queries } = JSON.parse(readFileSync(join(import.meta.dirname, 'search/judged-queries.json'), 'utf8'))
  const client = await api.pool.connect()
  const { rows: [{ pid }] } = await client.query('select pg_backend_pid() as pid')
  const cpu = () => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10 }
  const lookups = queries.map(({ query }: { query: string }) => toLookup(query)!)
  const time = async (label: string, f: (l: ReturnType<typeof toLookup>) => Promise<unknown>) => {
    for (let i = 0; i < 20; i++) await f(lookups[i])
    const c = cpu()
    for (let r = 0; r < 3; r++) for (const l of lookups) await f(l)
    console.log('BRANCH', label, ((cpu() - c) / lookups.length / 3).toFixed(3))
  }
  const base = 'select kind, product_id, content_id, work_id, weight from search_document where words @@ (select $1::tsquery) and shown_from <= now() order by weight desc limit 240'
  for (const key of ['wholeTitle', 'titleBegins', 'titles', 'names', 'everywhere', 'joined', 'slips'] as const)
    await time(key, (l) => client.query(base, [Reflect.get(l!, key === 'titleBegins' ? 'titleBeginsWith' : key)]))
  await time('stems', (l) => client.query(base.replace('$1::tsquery', "plainto_tsquery('nepali', $1)"), [l!.stems]))
  await time('nothing', (l) => client.query(base, ["'zzzzz'"]))
  client.release()
  const q = searchQueries(api.database)
  const { rows: pids } = await api.pool.query('select pid from pg_stat_activity where datname = current_database()')
  const all = () => pids.reduce((sum, { pid }) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return sum + (Number(f[11]) + Number(f[12])) * 10 }, 0)
  let c = all()
  for (let r = 0; r < 3; r++) for (const lookup of lookups) await q.find({ lookup, kinds: [...SEARCH_KINDS], limit: 24, offset: 0 })
  console.log('BRANCH find', ((all() - c) / lookups.length / 3).toFixed(3))
  c = all()
  for (let r = 0; r < 1000; r++) await q.show({ products: Array.from({ length: 24 }, (_, i) => 100 + i * 31), contents: [], language: 'en' })
  console.log('BRANCH show', ((all() - c) / 1000).toFixed(3))
  await api.stop()
}, 200000)
