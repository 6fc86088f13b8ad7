import type { Database } from '../../database/database.ts'
import type { DemoHoldings } from '../demo.ts'
import { some } from '../named-rows.ts'
import type { ProductIds } from '../products/queries.ts'

export const holdingStatements = (connection: Database) => ({
  async insertHoldings({ bundles, files, parts, plans, windows }: DemoHoldings, idOf: ProductIds) {
    await some(
      bundles.map(({ bundle, product, position }) => ({
        bundle_id: idOf(bundle),
        product_id: idOf(product),
        position,
      })),
      (rows) => connection.insertInto('bundle_item').values(rows).execute(),
    )
    await some(
      files.map(({ product, titles, ...file }) => ({
        ...file,
        product_id: idOf(product),
        titles: titles === null ? undefined : JSON.stringify(titles),
      })),
      (rows) => connection.insertInto('product_file').values(rows).execute(),
    )
    await some(parts, (rows) => connection.insertInto('media_part').values(rows).execute())
    await some(
      plans.map(({ product, opens, ...plan }) => ({ ...plan, opens: [...opens], product_id: idOf(product) })),
      (rows) => connection.insertInto('subscription_plan').values(rows).execute(),
    )
    await some(
      windows.map(({ product, ...window }) => ({ ...window, product_id: idOf(product) })),
      (rows) => connection.insertInto('viewing_window').values(rows).execute(),
    )
  },
})
