import { parseArgs } from 'node:util'
import { openDatabase, openPool } from '../database/database.ts'
import { openExistingDatabase } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { readEnvironment } from '../env.ts'
import { runTool, StartError } from '../errors/api-error.ts'
import { indexingQueries } from '../search/indexing/queries.ts'
import { generateProducts, indexProducts } from './generate-products.ts'
import { generatedProductQueries } from './queries/generated-products.ts'

const MOST = 1_000_000

await runTool(async () => {
  const count = readCount()
  const started = performance.now()
  const say = (text: string) =>
    process.stdout.write(`${text} after ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  const data = await openExistingDatabase(readEnvironment(process.env))
  const pool = openPool(data.connection)
  try {
    await migrate(pool)
    const database = openDatabase(pool)
    const ids = await generateProducts(database, count, (made) => say(`${made} of ${count} products are there`))
    await indexProducts({ indexing: indexingQueries(database), bulk: generatedProductQueries(database) }, ids)
    say(`${ids.length} products were added and can be found`)
  } finally {
    await pool.end()
    await data.close()
  }
})

function readCount() {
  const { values } = parseArgs({ options: { products: { type: 'string' } }, strict: false })
  const count = Number(values.products)
  if (Number.isInteger(count) && count > 0 && count <= MOST) return count
  throw new StartError(`Enter the number of products: pnpm seed --products 10000. The maximum is ${MOST}.`)
}
