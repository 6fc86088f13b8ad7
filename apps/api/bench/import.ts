import { setTimeout as pause } from 'node:timers/promises'
import { sendLoad } from '@dabali/tooling/load'
import { memoryOf } from '@dabali/tooling/process-usage'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { openDatabase, openPool } from '../src/database/database.ts'
import { staffQueries } from '../src/staff/queries.ts'
import { logIn } from '../test/visitors.ts'
import { numbers, openBench, shuffle } from './api-process.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** How long an import takes, and how long visitors wait meanwhile. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000)
const NEW = Number(process.env['BENCH_NEW'] ?? 250)
const UNCHANGED = 850
/** Visitors ask at this rate, before the import and during it. */
const PER_SECOND = Number(process.env['BENCH_RATE'] ?? 100)
const SECONDS = 15

const bench = openBench()

async function run() {
  await bench.fill(ROWS)
  const api = await bench.startApi()
  const pool = openPool(bench.connection)
  const database = openDatabase(pool)
  const cookie = await logIn({ database }, 'bench@example.com')
  const { rows } = await pool.query("select id from account where email = 'bench@example.com'")
  await staffQueries(database).addMember({ accountId: rows[0].id, roles: ['owner'], by: null })

  async function ask(method: string, path: string, body?: object | string, headers: Record<string, string> = {}) {
    const type = typeof body === 'string' ? 'text/csv' : 'application/json'
    const answer = await fetch(`${api.origin}/v1/api/staff/${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': type }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return text
  }

  type Import = { id: string; version: number; status: string; counts: object; done_count: number }
  const show = async (id: string): Promise<Import> => JSON.parse(await ask('GET', `imports/${id}/`))
  async function step({ id, version }: Import, name: string, body?: object) {
    const began = performance.now()
    await ask('POST', `imports/${id}/${name}/`, body, { 'if-match': `"${version}"` })
    for (;;) {
      await pause(250)
      const found = await show(id)
      if (!['checking', 'running', 'undoing'].includes(found.status))
        return { found, seconds: ((performance.now() - began) / 1000).toFixed(1) }
    }
  }

  const exporting = performance.now()
  const text = await ask('GET', 'exports/products/')
  say(`export: ${Math.round(performance.now() - exporting)} ms, ${Math.round(text.length / 1024)} kB`)
  const all: Record<string, string>[] = parse(text, { bom: true, columns: true })
  const table = all.filter((row) => row['class'] !== 'Ticket')
  const known = table.slice(0, ROWS - NEW).map((row, at) => ({
    ...row,
    ...(at >= UNCHANGED && { price_mrp: '999.00', price_selling: `${400 + (at % 500)}.50`, price_least: '' }),
    ...(at >= UNCHANGED && row['class'] === 'Book' && { pages: String(100 + (at % 300)) }),
  }))
  const books = table.filter((row) => row['class'] === 'Book')
  const added = numbers(NEW).map((at) => ({
    ...books[at],
    ...{ isbn: '', sku: `bench-book-${at}`, title_en: `Bench book ${at}`, status: 'published' },
  }))
  const file = stringify([...known, ...added], { header: true })

  const ids = shuffle(await bench.productIds())
  const visitors = (title: string) => {
    const paths = {
      detail: ids.slice(0, 2000).map((id) => `/v1/api/products/${id}/`),
      list: numbers(100).map((page) => `/v1/api/products/?page=${page}`),
    }
    const end = new AbortController()
    const runs = Object.entries(paths).map(async ([name, all]) => {
      const ask = (at: number) => ({ path: all[at % all.length] ?? '' })
      const load = await sendLoad(api.origin, { connections: 4, ask, signal: end.signal, perSecond: PER_SECOND / 2 })
      return { name, ...load }
    })
    return async () => {
      end.abort()
      for (const { name, requests, within, wrong } of await Promise.all(runs))
        say(
          `${title}, ${name}: ${requests} requests, p50 ${within(0.5)} ms, p99 ${within(0.99)} ms, wrong: ${JSON.stringify(wrong)}`,
        )
    }
  }

  await pause(20_000)
  const warm = visitors('warm')
  await pause(5000)
  await warm()
  const before = visitors('before')
  await pause(SECONDS * 1000)
  await before()

  const uploading = performance.now()
  const uploaded: Import = JSON.parse(await ask('POST', 'imports/?kind=products&name=bench.csv', file))
  say(
    `upload of ${known.length + added.length} rows, ${Math.round(file.length / 1024)} kB: ${Math.round(performance.now() - uploading)} ms`,
  )
  const duringCheck = visitors('during the check')
  const checked = await step(uploaded, 'check')
  await duringCheck()
  say(`check: ${checked.seconds} s, ${JSON.stringify(checked.found.counts)}`)
  const duringRun = visitors('during the import')
  const done = await step(checked.found, 'run', { faulty_rows: 'skip' })
  await duringRun()
  say(`import: ${done.seconds} s, ${done.found.status}`)
  say(`memory: ${memoryOf(api.process.pid)} MB, at most ${memoryOf(api.process.pid, 'VmHWM')} MB`)
  await pool.end()
  await bench.stop(api.process)
}

try {
  await run()
} finally {
  await bench.close()
}
