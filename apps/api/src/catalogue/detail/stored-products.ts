import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '../../http/language.ts'
import { etagOf, JSON_TYPE, responseName, type StoredResponses } from '../../http/response-cache.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Seen } from '../listing/catalogue-cache.ts'
import type { Vat } from '../price.ts'
import type { ProductName } from './queries/detail.ts'
import { writeProductOf } from './to-product.ts'

export const PRODUCT_ROUTE = '/v1/api/products/:product/'

/** The cache tag has the slug, which the response knows where the path has an id. */
export const tagsOfProduct = (_request: unknown, answer: unknown) => [
  `product:${String(Reflect.get(Object(answer), 'slug'))}`,
]

/** The parameters of the path under which the response of a product is stored. */
export function namesOfProduct(answer: unknown) {
  const { id, slug } = Object(answer)
  return [{ product: String(id) }, { product: slug }]
}

export const FILL_TOPIC = 'catalogue.responses'
export const FILL_EVERY_SECONDS = 30
/** A process that has just started has other work to do, and most of those of tests end sooner. */
export const FIRST_FILL_MS = 5 * 60 * 1000

/** Shorter than the time between two runs. */
const LONGEST_RUN_MS = 25_000
/** Responses become older than a day also where nothing changes. */
const WHOLE_EVERY_MS = 60 * 60 * 1000
const PAGE = 100
const AT_ONCE = 8
const LANGUAGES: readonly Language[] = ['en', 'ne']

/** Of the time of a processor the work takes a quarter. */
const REST_PER_WORK = 3
const LEAST_REST_MS = 10
/** A process that stops does not wait longer. */
const LONGEST_REST_MS = 1000
/** With requests that keep the process busy for a larger share of its time, the work waits. */
const BUSY = 0.5

type Deps = {
  catalogue: Pick<Catalogue, 'cards' | 'detail'>
  stored: StoredResponses
  vat: Vat
  isStopping: () => boolean
  /** When the first run does something. */
  firstAt?: number
  /** Rests for a time; whether the process was busy with something else meanwhile. */
  rest?: (milliseconds: number) => Promise<boolean>
}

async function restAndMeasure(milliseconds: number) {
  const before = performance.eventLoopUtilization()
  await wait(milliseconds)
  return performance.eventLoopUtilization(before).utilization > BUSY
}

/** What is filled: everything up to `seq`, of the products up to the id `after` where not all were looked at yet. */
type Progress = { seq: number; publishedAt: number | undefined; after: number | undefined; startedAt: number }

/**
 * Stores the responses of products that are not stored or no longer valid, so that visitors seldom wait for one that is computed.
 * A run goes on where the last one of this process ended, and does nothing if nothing has changed since. Any number of
 * processes may do the same work without harm; what is stored has the number of the last change before it was computed.
 */
export function fillResponses({
  catalogue: { cards, detail },
  stored,
  vat,
  isStopping,
  firstAt = 0,
  rest = restAndMeasure,
}: Deps) {
  let progress: Progress | undefined

  return async function fill() {
    if (Date.now() < firstAt) return
    const endsAt = Date.now() + LONGEST_RUN_MS
    const mayGoOn = () => !isStopping() && Date.now() < endsAt
    const now = await detail.lastChanges()
    progress = progressAfter(progress, { seq: now.seq, publishedAt: now.publishedAt?.getTime() }, Date.now())
    await fillTouched(progress, now.seq, mayGoOn)
    await fillListed(progress, mayGoOn)
  }

  async function fillTouched(done: Progress, seq: number, mayGoOn: () => boolean) {
    while (done.seq < seq) {
      const touched = await detail.touchedAfter(done.seq, PAGE)
      if (!(await fillPage(touched, mayGoOn))) return
      done.seq = touched.length < PAGE ? seq : (touched.at(-1)?.seq ?? seq)
    }
  }

  async function fillListed(done: Progress, mayGoOn: () => boolean) {
    while (done.after !== undefined) {
      const listed = await detail.listedAfter(done.after, PAGE)
      if (!(await fillPage(listed, mayGoOn))) return
      done.after = listed.at(-1)?.id
    }
  }

  /** False if it was interrupted. */
  async function fillPage(products: readonly ProductName[], mayGoOn: () => boolean) {
    const startedAt = performance.now()
    const wanted = LANGUAGES.flatMap((language) => products.map((product) => ({ ...product, language })))
    const seen = await detail.lastChanges()
    const areStored = await stored.areStored(wanted.map((each) => namesOf(each)[0] ?? ''))
    const missing = wanted.filter((_each, at) => !areStored[at])
    if (!(await pause(performance.now() - startedAt, mayGoOn))) return false
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const began = performance.now()
      // What cannot be computed is reported by the request that asks for it.
      await Promise.allSettled(missing.slice(at, at + AT_ONCE).map((each) => fillOne(each, seen)))
      if (!(await pause(performance.now() - began, mayGoOn))) return false
    }
    return true
  }

  async function fillOne({ id, language }: Wanted, seen: Seen) {
    const row = await detail.findProduct({ id }, language)
    if (!row) return
    const body = await writeProductOf({ cards }, row, { seen, language, vat })
    await stored.store(namesOf({ ...row, language }), {
      ...{ body, etag: etagOf(body), type: JSON_TYPE },
      ...{ tags: tagsOfProduct(undefined, row), seq: seen.seq, storedAt: seen.askedAt },
    })
  }

  async function pause(workedMs: number, mayGoOn: () => boolean) {
    let isBusy = true
    for (let left = workedMs * REST_PER_WORK; (left > 0 || isBusy) && mayGoOn(); left -= LONGEST_REST_MS)
      isBusy = await rest(Math.min(LONGEST_REST_MS, Math.max(LEAST_REST_MS, left)))
    return mayGoOn()
  }
}

type Wanted = ProductName & { language: Language }

const namesOf = ({ language, ...product }: Wanted) =>
  namesOfProduct(product).map((params) => responseName(language, PRODUCT_ROUTE, params))

/** All products are looked at again when content was published, some time has passed, or the database is another one. */
function progressAfter(
  progress: Progress | undefined,
  now: Pick<Progress, 'seq' | 'publishedAt'>,
  time: number,
): Progress {
  const isWhole =
    progress === undefined ||
    now.seq < progress.seq ||
    now.publishedAt !== progress.publishedAt ||
    time - progress.startedAt > WHOLE_EVERY_MS
  return isWhole ? { ...now, after: 0, startedAt: time } : progress
}
