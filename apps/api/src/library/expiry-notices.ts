import { type Connection, expiryStatements, inTransaction } from './queries.ts'

export const EXPIRY_NOTICES_TOPIC = 'library.endings'
export const EXPIRY_NOTICES_EVERY_SECONDS = 60 * 60
const DAYS_BEFORE = 3
const AT_ONCE = 100

type ExpiryMail = { orderId: string; kind: 'subscription'; note: { of: string; event: 'ends'; until: string } }
type AddMail = (inside: Connection, mail: ExpiryMail) => Promise<unknown>

/** Sends a notice for each pass that expires in a few days, once per period. */
export async function sendExpiryNotices(database: Connection, addMail: AddMail) {
  for (let noticed = AT_ONCE; noticed === AT_ONCE; ) {
    noticed = await inTransaction(database, async (inside) => {
      const endings = await expiryStatements(inside).takeEndings({ days: DAYS_BEFORE, most: AT_ONCE })
      for (const { id, order_id: orderId, ends_at } of endings) {
        const note = { of: id, event: 'ends' as const, until: ends_at.toISOString() }
        await addMail(inside, { orderId, kind: 'subscription', note })
      }
      return endings.length
    })
  }
}
