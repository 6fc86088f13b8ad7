import { setTimeout as pause } from 'node:timers/promises'
import type { Goods, RunningLoad } from './buyers.ts'
import { problemsOfEmails, VISIBLE_WITHIN_MS, watchText } from './checks.ts'
import type { Environment, Instance } from './environment.ts'
import { ANY, NONE, type Promised, RUNNING_ONES } from './ledger.ts'

/** What a phase found: what was checked, and what was not as promised. */
type Found = { checked: string; problems?: string[] }
type Scene = { environment: Environment; load: RunningLoad; goods: Goods; steadySeconds: number }

export type Phase = {
  name: string
  promised: (clients: number) => Promised
  run: (scene: Scene) => Promise<Found>
}

const PRIMARY_IS_GONE_MS = 5000
/** After a fault the load goes on for so long. */
const AFTERWARDS_MS = 3000

async function replaceOneByOne({ environment }: Scene, kinds: readonly Instance['kind'][]): Promise<Found> {
  const instances = environment.instances.filter(({ kind }) => kinds.includes(kind))
  for (const instance of instances) {
    await instance.stop()
    await instance.start()
    await environment.haproxy.waitUntilUp([instance])
  }
  return { checked: `${instances.length} processes replaced` }
}

const first = ({ environment }: Scene, kind: Instance['kind']) => {
  const [instance] = environment.byKind(kind)
  if (instance === undefined) throw new Error(`There is no ${kind}.`)
  return instance
}

/** Purchases since then, so that a phase without any does not pass. */
async function afterNewPurchases({ load }: Scene, count: number, withinMs = 60_000) {
  const [before, end] = [load.confirmed.length, Date.now() + withinMs]
  while (load.confirmed.length < before + count && Date.now() < end) await pause(50)
  return load.confirmed.length - before >= count
    ? []
    : [`buyers did not complete ${count} purchases in ${withinMs / 1000} s`]
}

export const PHASES: readonly Phase[] = [
  {
    name: 'steady load',
    promised: () => NONE,
    async run(scene) {
      await pause(scene.steadySeconds * 1000)
      const problems = await afterNewPurchases(scene, 4)
      return { checked: `${scene.load.confirmed.length} purchases`, problems }
    },
  },
  { name: 'changed price', promised: () => NONE, run: (scene) => changePrice(scene) },
  {
    name: 'rolling restart: sites and back office',
    promised: () => NONE,
    run: (scene) => replaceOneByOne(scene, ['store', 'culture', 'admin']),
  },
  {
    name: 'rolling restart: PgBouncer, APIs, workers',
    promised: () => NONE,
    async run(scene) {
      // The APIs leave the old PgBouncer when they are replaced themselves.
      await scene.environment.pgbouncer.replace()
      const { checked } = await replaceOneByOne(scene, ['api', 'worker'])
      return { checked: `PgBouncer and ${checked}` }
    },
  },
  {
    name: 'restart: HAProxy, replica, primary',
    promised: () => NONE,
    async run({ environment: { haproxy, pgbouncer, postgres, instances } }) {
      await haproxy.reload()
      await haproxy.waitUntilUp(instances)
      await postgres.replica.stop()
      await postgres.replica.start()
      await pgbouncer.whilePaused(async () => {
        await postgres.primary.stop()
        await postgres.primary.start()
      })
      await pause(AFTERWARDS_MS)
      return { checked: 'requests waited while PgBouncer was paused' }
    },
  },
  {
    name: 'loss of a worker',
    promised: () => NONE,
    async run(scene) {
      const worker = first(scene, 'worker')
      await worker.kill()
      const problems = await afterNewPurchases(scene, 4)
      const since = scene.load.confirmed.slice(-4)
      // The other worker is alive; what the first one had leased follows later.
      const emails = await problemsOfEmails(scene.environment, since)
      await worker.start()
      return { checked: 'the other one sends the emails', problems: [...problems, ...emails] }
    },
  },
  {
    name: 'loss of an API',
    promised: RUNNING_ONES,
    async run(scene) {
      const api = first(scene, 'api')
      await api.kill()
      const problems = await afterNewPurchases(scene, 4)
      await api.start()
      await scene.environment.haproxy.waitUntilUp([api])
      return { checked: 'cut requests were repeated with their key', problems }
    },
  },
  {
    name: 'loss of a site',
    promised: RUNNING_ONES,
    async run(scene) {
      const store = first(scene, 'store')
      await store.kill()
      const problems = await afterNewPurchases(scene, 4)
      await store.start()
      await scene.environment.haproxy.waitUntilUp([store])
      return { checked: 'cut requests were repeated with their key', problems }
    },
  },
  {
    name: 'loss of the replica',
    promised: () => NONE,
    async run(scene) {
      const { replica, watch } = scene.environment.postgres
      await replica.kill()
      const problems = await afterNewPurchases(scene, 4)
      await replica.start()
      return {
        checked: 'orders went on, and the replica follows again',
        problems: [...problems, ...(await followsAgain(watch))],
      }
    },
  },
  {
    name: `loss of the primary for ${PRIMARY_IS_GONE_MS / 1000} s`,
    promised: () => ANY,
    async run(scene) {
      const { primary, watch } = scene.environment.postgres
      await primary.kill()
      await pause(PRIMARY_IS_GONE_MS)
      await primary.start()
      const problems = await afterNewPurchases(scene, 4)
      return { checked: 'buyers repeated what was refused', problems: [...problems, ...(await followsAgain(watch))] }
    },
  },
  {
    name: 'promotion of the replica',
    promised: () => ANY,
    async run(scene) {
      const { postgres, pgbouncer } = scene.environment
      await postgres.primary.kill()
      await postgres.replica.promote()
      await pgbouncer.leadTo(postgres.replica.socket)
      const problems = await afterNewPurchases(scene, 4)
      await scene.environment.haproxy.waitUntilUp(scene.environment.byKind('api'))
      return { checked: 'PgBouncer leads to the new primary', problems }
    },
  },
  { name: 'changed price after the promotion', promised: () => NONE, run: (scene) => changePrice(scene) },
]

async function followsAgain({ isSynchronous }: Environment['postgres']['watch']) {
  const end = Date.now() + 60_000
  while (!isSynchronous() && Date.now() < end) await pause(100)
  return isSynchronous() ? [] : ['the replica does not follow again']
}

const BOOK = 'the-rain-ledger'
const RECORD = 'low-cloud'
let nextPrice = 401

/** Another price for a book and a record, and the places that must show it. */
async function setPrices({ environment }: Pick<Scene, 'environment'>, options: { touch: boolean } = { touch: true }) {
  const price = nextPrice
  nextPrice += 1
  // One statement is one transaction, also in PgBouncer. Without its cache tags a change stays unknown to all caches.
  const touch = options.touch ? 'on' : 'off'
  const changed = await environment.sql(
    `with setting as materialized (select set_config('dabali.touch', $1, true)),
      touching as (
        update product set selling_price = $2 from setting
        where slug = $3 or id in (
          select product_id from content_product join content on content.id = content_id where content.slug = $4
        ) returning product.id
      ) select id from touching`,
    [touch, price * 100, BOOK, RECORD],
  )
  if (changed.length < 2) throw new Error('The demo has no such book and record.')
  const page = (kind: 'store' | 'culture', path: string) =>
    environment.byKind(kind).map(({ name, url }) => ({ name, url: `${url}${path}` }))
  const places = [...page('store', `/book/${BOOK}`), ...page('culture', `/record/${RECORD}`)]
  const answers = environment.byKind('api').map(({ name, url }) => ({ name, url: `${url}/v1/api/products/${BOOK}/` }))
  return { price, places, answers }
}

async function changePrice(scene: Scene): Promise<Found> {
  const { stale, askedMs, count } = await priceShows(scene, { touch: true })
  const problems = stale.map((name) => `${name} does not show the price within ${VISIBLE_WITHIN_MS / 1000} s`)
  return { checked: `${count} instances show it to who asks ${(askedMs / 1000).toFixed(1)} s later`, problems }
}

/** The space does not break. */
const inRupees = (price: number) => new RegExp(`Rs\\s${price}\\b`)

export async function priceShows(scene: Pick<Scene, 'environment'>, options: { touch: boolean }) {
  // Read once before, so that there are cached pages to replace.
  const before = await setPrices(scene)
  await watchText(before.places, inRupees(before.price), 10_000)
  const { price, places, answers } = await setPrices(scene, options)
  const [pages, responses] = await Promise.all([
    watchText(places, inRupees(price)),
    watchText(answers, new RegExp(`"${price}\\.00"`)),
  ])
  return {
    stale: [...pages.stale, ...responses.stale],
    askedMs: Math.max(pages.askedMs, responses.askedMs),
    count: places.length + answers.length,
  }
}
