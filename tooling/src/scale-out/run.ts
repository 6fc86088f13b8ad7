import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Goods, startLoad } from './buyers.ts'
import { auditDatabase, compareOrders, problemsOfEmails, readStored } from './checks.ts'
import { type Control, controlOfPrices, controlOfRequests, controlsOfOrders } from './controls.ts'
import { type Environment, startEnvironment } from './environment.ts'
import { brokenPromises, createLedger, emptyCounts, formatTable, type Row } from './ledger.ts'
import { PHASES } from './phases.ts'
import { findPrograms, MissingProgram } from './programs.ts'

const root = join(import.meta.dirname, '../../..')
const STOCK = 100_000
/** What readers read. */
const PAGES = {
  store: ['/', '/books', '/book/the-rain-ledger', '/ne/books'],
  culture: ['/', '/events', '/record/low-cloud'],
  admin: ['/'],
}
const DEFAULTS = { buyers: '4', readers: '3', seconds: '10' }

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: DEFAULTS.buyers },
    readers: { type: 'string', default: DEFAULTS.readers },
    seconds: { type: 'string', default: DEFAULTS.seconds },
    'skip-build': { type: 'boolean', default: false },
    /** Where the logs are copied to when a promise is broken. */
    logs: { type: 'string' },
  },
})

let environment: Environment | undefined
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(130))

try {
  findPrograms()
  if (!values['skip-build']) await build()
  environment = await startEnvironment(say)
  await stop(await runPhases(environment))
} catch (error) {
  const isPlain = error instanceof MissingProgram
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  await stop(1)
}

/** Runs all phases under load, then the checks of the whole, then the controls. Answers the exit code. */
async function runPhases(running: Environment): Promise<number> {
  const goods = await stockUp(running)
  const { stock: before } = await readStored(running, goods)
  // The demo has contradictions of its own, such as tickets that were sold before it began.
  const known = new Set(await auditDatabase(running.pgbouncer.url))
  const ledger = createLedger()
  const pages = await warmUp(running)
  const [buyers, readers] = [Number(values.buyers), Number(values.readers)]
  const load = startLoad({ environment: running, ledger, goods, pages, buyers, readers })
  const rows: Row[] = []
  for (const { name, promised, run } of PHASES) {
    const counts = ledger.begin()
    const { checked, problems = [] } = await run({
      environment: running,
      load,
      goods,
      steadySeconds: Number(values.seconds),
    })
    await ledger.settle()
    const said = load.problems.splice(0)
    rows.push({
      phase: name,
      counts,
      checked: [checked],
      problems: [...brokenPromises(counts, promised(load.clients)), ...problems, ...said],
    })
    report(rows.slice(-1))
  }
  const controls: Control[] = [await controlOfRequests(running, ledger.begin())]
  await load.stop()

  const orders = compareOrders(load.confirmed, await readStored(running, goods), before)
  const emails = await problemsOfEmails(running, load.confirmed)
  const audit = (await auditDatabase(running.pgbouncer.url)).filter((problem) => !known.has(problem))
  const { binds, parses } = await running.pgbouncer.countStatements()
  const statements = binds > 2 * parses ? [] : [`${binds} statements needed ${parses} parses`]
  const checked = [
    `${load.confirmed.length} purchases: none lost or doubled, each with its email, stock and payments add up`,
    `${binds} named statements over PgBouncer needed ${parses} parses`,
  ]
  rows.push({
    phase: 'all together',
    counts: emptyCounts(),
    checked,
    problems: [...orders, ...emails, ...audit, ...statements, ...load.problems],
  })
  report(rows.slice(-1))

  controls.push(
    await controlOfPrices(running),
    ...(await controlsOfOrders(running, { confirmed: load.confirmed, goods, before })),
  )
  say(`\n${formatTable(rows)}\n\nControls: what is broken on purpose must be found.`)
  for (const { name, isFound, what } of controls)
    say(`  ${isFound ? 'found    ' : 'NOT FOUND'} ${name} (${what.slice(0, 100)})`)
  const isBroken = rows.some(({ problems }) => problems.length > 0) || controls.some(({ isFound }) => !isFound)
  say(isBroken ? '\nA promise is broken.' : '\nAll promises hold.')
  return isBroken ? 1 : 0
}

/** A printed book and an e-book with plenty of stock, which no page of the price check shows. */
async function stockUp({ sql }: Environment): Promise<Goods> {
  const stock = async (kind: string) => {
    const [row] = await sql<{ id: number }>(
      `update product set num_available = $2 where id = (
        select id from product where product_class = $1 and slug not like 'the-rain-ledger%' and num_available is distinct from 0
        order by id limit 1
      ) returning id`,
      [kind, STOCK],
    )
    if (row === undefined) throw new Error(`The demo has no product of the class ${kind}.`)
    return row.id
  }
  return { printed: await stock('Book'), download: await stock('E-book') }
}

/** Reads every page once on every instance, which loads what it needs, and answers their public addresses. */
async function warmUp({ byKind, origin }: Environment): Promise<string[]> {
  say('Reading every page once')
  const sites = ['store', 'culture', 'admin'] as const
  for (const site of sites)
    for (const { url } of byKind(site)) for (const path of PAGES[site]) await (await fetch(`${url}${path}`)).text()
  return sites.flatMap((site) => PAGES[site].map((path) => `${origin(site)}${path}`))
}

async function build() {
  say('Building the sites')
  const builder = spawn(process.execPath, [join(root, 'tooling/src/start/build.ts')], { stdio: 'inherit' })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error('The build failed; see the output above.')
}

function report(rows: readonly Row[]) {
  for (const { phase, counts, problems } of rows)
    say(
      `${problems.length === 0 ? 'holds ' : 'BROKEN'} ${phase}: ${counts.requests} requests${problems.map((each) => `\n         ${each}`).join('')}`,
    )
}

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  if (code !== 0 && environment && values.logs !== undefined) cpSync(environment.logs, values.logs, { recursive: true })
  await environment?.close()
  process.exit(code)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
