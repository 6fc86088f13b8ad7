import { type Connection, inTransaction } from '../queries.ts'
import { endingStatements } from './queries.ts'

export const ENDINGS_TOPIC = 'library.endings'
export const ENDINGS_EVERY_SECONDS = 60 * 60
const DAYS_BEFORE = 3
const AT_ONCE = 100

type EndingMail = { orderId: string; kind: 'subscription'; note: { of: string; event: 'ends'; until: string } }
type AddMail = (inside: Connection, mail: EndingMail) => Promise<unknown>

/** Tells the owners of passes that end in a few days, once for each end. */
export async function tellEndings(database: Connection, addMail: AddMail) {
  for (let told = AT_ONCE; told === AT_ONCE; ) {
    told = await inTransaction(database, async (inside) => {
      const endings = await endingStatements(inside).takeEndings({ days: DAYS_BEFORE, most: AT_ONCE })
      for (const { id, order_id: orderId, ends_at } of endings) {
        const note = { of: id, event: 'ends' as const, until: ends_at.toISOString() }
        await addMail(inside, { orderId, kind: 'subscription', note })
      }
      return endings.length
    })
  }
}
