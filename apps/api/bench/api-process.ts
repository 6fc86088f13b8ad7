import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSecondsIn, cpuSecondsOf } from '@dabali/tooling/process-usage'
import pg from 'pg'

const API = join(import.meta.dirname, '..')

/** Prints a line, and passes it on to the benchmark of which it is a part. */
export function report(name: string, figures: Record<string, number>): void {
  const text = Object.entries(figures).map(([column, value]) => `${column} ${value}`)
  process.stdout.write(`${name.padEnd(36)} ${text.join('   ')}\n`)
  process.send?.({ name, figures })
}

/** The API as a process of its own, with a database in a folder of its own. */
export function openBench() {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-bench-'))
  // As `start` runs it.
  const environment = {
    PATH: process.env['PATH'],
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: join(API, '../../node_modules/.cache/node-compile'),
    DATA_DIR: folder,
    API_PORT: '0',
    STAFF_SECOND_FACTOR: 'optional',
  }
  const running = new Set<ChildProcess>()

  /** Starts a server that prints where it is ready. */
  async function startServer(...command: string[]) {
    const child = spawn(process.execPath, ['--max-semi-space-size=4', ...command], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.add(child)
    const ready = /ready at (https?:\/\/[^/\s]+)\//
    let text = ''
    child.stdout.setEncoding('utf8')
    while (!ready.test(text)) {
      const [chunk] = await once(child.stdout, 'data')
      text += chunk
    }
    const [, origin = ''] = ready.exec(text) ?? []
    return { process: child, origin }
  }

  async function startApi() {
    const began = performance.now()
    const api = await startServer(join(API, 'src/server.ts'))
    await (await fetch(`${api.origin}/v1/api/products/?page_size=1`)).arrayBuffer()
    return { ...api, milliseconds: Math.round(performance.now() - began) }
  }

  async function stop(child: ChildProcess) {
    running.delete(child)
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  const connection = { host: join(folder, 'postgres'), user: 'dabali', database: 'dabali' }

  async function query(statement: string, values: unknown[] = []) {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return (await client.query(statement, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    connection,
    startApi,
    startServer,
    stop,

    /** The first start with the demo, and a catalogue of generated products. */
    async fill(products: number) {
      const first = await startApi()
      report('first start, with the demo', { ms: first.milliseconds })
      await stop(first.process)
      const seeding = performance.now()
      const { status } = spawnSync(
        process.execPath,
        [join(API, 'src/seed/seed-products.ts'), '--products', String(products)],
        { env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
      )
      if (status !== 0) throw new Error('The products could not be made.')
      report(`${products} products made`, { ms: Math.round(performance.now() - seeding) })
    },

    /** Products that can be bought now. */
    async productIds(productClass?: string): Promise<number[]> {
      const rows = await query(
        `select product_id as id from product_sale
        where refusal is null and coalesce(num_available, 1) > 0 and product_class = coalesce($1, product_class) order by 1`,
        [productClass],
      )
      return rows.map(({ id }) => id)
    },

    async titleWords(): Promise<string[]> {
      const rows = await query(
        `select distinct word from product, regexp_split_to_table(lower(sort_title_en), '[^[:alpha:]]+') word
        where length(word) > 3 order by word`,
      )
      return rows.map(({ word }) => word)
    },

    /** The processor time of a server and of PostgreSQL so far. */
    cpuSeconds: ({ pid }: ChildProcess) => ({ server: cpuSecondsOf(pid), database: cpuSecondsIn(folder) }),

    async close() {
      for (const child of running) await stop(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Deterministic, so that runs are comparable. */
export function shuffle<T>(items: T[]): T[] {
  const mixed = [...items]
  let state = 7
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one]
  }
  return mixed
}
