import { type RawBuilder, sql } from 'kysely'

/**
 * An array for `unnest` of which PostgreSQL assumes the same length whatever it is. Otherwise the plan for an array that is known
 * looks cheaper than the one for any array, and the statement is planned again each time.
 */
export const batchOf = (items: readonly unknown[], type: 'bytea' | 'integer' | 'text'): RawBuilder<unknown> =>
  sql`(select ${items}::${sql.raw(type)}[])`

type Waiting<Asked, Found> = {
  asked: Asked
  resolve: (found: Found) => void
  reject: (error: unknown) => void
}

/**
 * Loads what is requested at the same time with one statement: the fixed cost of a short statement is larger than that of its rows.
 * While `atOnce` statements run, further requests wait and share the next one. `load` returns the results in the order of the requests.
 */
export function inBatches<Asked, Found>(
  load: (asked: Asked[]) => Promise<Found[]>,
  { most = 16, atOnce = 2 } = {},
): (asked: Asked) => Promise<Found> {
  const waiting: Waiting<Asked, Found>[] = []
  let running = 0
  let isStarting = false

  function start() {
    isStarting = false
    while (running < atOnce && waiting.length > 0) void run(waiting.splice(0, most))
  }

  async function run(batch: Waiting<Asked, Found>[]) {
    running += 1
    try {
      const found = await load(batch.map(({ asked }) => asked))
      for (const [at, { resolve }] of batch.entries()) resolve(found[at] as Found)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running -= 1
      start()
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (isStarting || running === atOnce) return
      isStarting = true
      setImmediate(start)
    })
}
