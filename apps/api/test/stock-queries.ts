import { transaction } from '../src/database/database.ts'
import { commitStock, releaseStock, reserveStock } from '../src/stock/queries.ts'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { placeOrderForStock } from './place-order-for-stock.ts'
import type { RunningApp } from './start-app.ts'

const HOUR = 3_600_000
export const inAnHour = () => new Date(Date.now() + HOUR)
export const anHourAgo = () => new Date(Date.now() - HOUR)

type Wanted = { productId: number; quantity: number }[]
type Taking = { wanted?: Wanted; codes?: string[]; expiresAt?: Date }

class Short extends Error {}

/** What orders do with the stock of an API, each in a transaction of its own, and what is to be seen of it afterwards. */
export const stockActions = ({ database, pool }: RunningApp) => ({
  book: async (copies: number) => (await makeProduct(database, { num_available: copies })).id,

  async places(capacity: number) {
    const date = await makeEventDate(database, await makeContent(database, 'event'))
    const { id, product_id } = await makeTicketType(database, date, { capacity })
    return { typeId: id, productId: product_id }
  },

  /** Takes for an order of its own; nothing stands when something is missing. */
  async take({ wanted = [], codes = [], expiresAt = inAnHour() }: Taking) {
    const orderId = await placeOrderForStock(database, { codes })
    const told = { short: [] as { productId: number; left: number }[], usedUp: [] as string[] }
    try {
      await transaction(database, async (inside) => {
        Object.assign(told, await reserveStock(inside, { orderId, wanted, codes, expiresAt }))
        if (told.short.length + told.usedUp.length > 0) throw new Short()
      })
    } catch (error) {
      if (!(error instanceof Short)) throw error
    }
    return { orderId, ...told, isTaken: told.short.length + told.usedUp.length === 0 }
  },

  keep: (orderId: string) => transaction(database, (inside) => commitStock(inside, orderId)),
  release: (orderId: string, lines?: Wanted) =>
    transaction(database, (inside) => releaseStock(inside, lines === undefined ? { orderId } : { orderId, lines })),

  async leftOf(productId: number) {
    const { rows } = await pool.query('select num_available from product where id = $1', [productId])
    return rows[0].num_available
  },
  async typeOf(id: number) {
    const { rows } = await pool.query('select sold, held from ticket_type where id = $1', [id])
    return rows[0]
  },
  async usesOf(code: string) {
    const { rows } = await pool.query('select uses from voucher where code = $1', [code])
    return rows[0].uses
  },
  async holdsOf(orderId: string) {
    const { rows } = await pool.query(
      `select product_id, quantity, state, expires_at is null as "isForEver"
      from hold where order_id = $1 order by product_id`,
      [orderId],
    )
    return rows
  },
})

export type StockActions = ReturnType<typeof stockActions>
