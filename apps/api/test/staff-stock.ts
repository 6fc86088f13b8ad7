import type { RunningApp } from './start-app.ts'
import { addMember } from './start-staff.ts'
import { stockActions } from './stock-actions.ts'
import { call } from './visitors.ts'

type Sent = { body?: unknown; headers?: Record<string, string> }

/** A shopkeeper, who receives, writes off and counts. */
export async function staffStock(api: RunningApp) {
  const keeper = await addMember(api, ['shopkeeper'])
  const ask = (method: 'GET' | 'POST', path: string, { body, headers }: Sent = {}) =>
    call(api, method, `staff/${path}`, body, { cookie: keeper.cookie, ...headers })
  return {
    keeper,
    ask,
    stock: stockActions(api),
    move: (id: number | string, reason: string, change: number, note?: string) =>
      ask('POST', `stock/${id}/movements/`, { body: { reason, change, ...(note !== undefined && { note }) } }),
    count: (id: number, counted: number, seen: number | null, note = '') =>
      ask('POST', `stock/${id}/count/`, { body: { counted, on_hand_seen: seen, note } }),
    stateOf: async (id: number) => (await ask('GET', `stock/${id}/`)).body,
    /** Products whose movements do not add up to their stock, or have a balance that does not follow from the one before. */
    async wrongLedgers() {
      const { rows } = await api.pool.query(`
        select product.id from product
        left join (select product_id, sum(change) as total from stock_movement group by product_id) as moved on product_id = product.id
        where product_class <> 'Ticket' and coalesce(total, 0) <> coalesce(num_available, 0)
        union all
        select product_id from (
          select product_id, balance - change - coalesce(lag(balance) over (partition by product_id order by id), 0) as gap from stock_movement
        ) as chained where gap <> 0
        union all
        select product_id from stock_movement join product on product.id = product_id where product_class = 'Ticket'`)
      return rows
    },
    movementsOf: async (id: number) => (await ask('GET', `stock/movements/?product=${id}`)).body.results,
  }
}

export type StaffStock = Awaited<ReturnType<typeof staffStock>>
