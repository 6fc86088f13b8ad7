import { randomUUIDv7 } from 'node:crypto'
import { expect } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { addOrderMail, type OrderMailKind, type OrderMailNote } from '../src/orders/order-mail.ts'
import { makeProduct } from './make-product.ts'
import { startApp } from './start-app.ts'

const BOOK = { en: 'The <Rain> Ledger', ne: 'वर्षाको खाता' }
const EBOOK = { en: 'Hill Songs', ne: 'पहाडका गीत' }

/** The API with two products and collected order mails. */
export async function startOrderMails() {
  const api = await startApp()
  const book = (await makeProduct(api.database, { title: BOOK })).id
  const ebook = (await makeProduct(api.database, { product_class: 'E-book', title: EBOOK })).id

  const ask = (orderId: string, kind: OrderMailKind, note?: OrderMailNote) =>
    transaction(api.database, (inside) => addOrderMail(inside, { orderId, kind, ...(note ? { note } : {}) }))

  /** The mails of an order after all due jobs have run. */
  async function mailsOf(orderId: string, kind: OrderMailKind, note?: OrderMailNote) {
    await ask(orderId, kind, note)
    await api.drainJobs()
    return api.mails.splice(0)
  }

  return {
    ...api,
    ebook,
    ofBook: (parts: { quantity?: number; refunded_quantity?: number; incl_tax?: number } = {}) => ({
      productId: book,
      productClass: 'Book' as const,
      titles: BOOK,
      ...parts,
    }),
    ofEbook: () => ({ productId: ebook, productClass: 'E-book' as const, titles: EBOOK }),
    ask,
    mailsOf,
    async mailOf(orderId: string, kind: OrderMailKind, note?: OrderMailNote) {
      const [mail, ...others] = await mailsOf(orderId, kind, note)
      expect(others).toEqual([])
      if (!mail) throw new Error('No mail was written.')
      return mail
    },
    /** Grants an item with the first line of an order. */
    grant: (
      order: { id: string; lines: { id: string }[] },
      good: { product: number; id?: string; terms?: string; days?: number; ends?: string; isGift?: boolean },
    ) =>
      api.pool.query(
        `insert into entitlement (id, order_line_id, order_id, product_id, terms, copies, period_days, ends_at, is_gift)
          values ($1, $2, $3, $4, $5, 1, $6, $7, $8)`,
        [
          good.id ?? randomUUIDv7(),
          order.lines[0]?.id,
          order.id,
          good.product,
          good.terms ?? 'own',
          good.days,
          good.ends,
          good.isGift ?? false,
        ],
      ),
    async empty() {
      await api.pool.query('delete from outbox')
      api.mails.splice(0)
    },
  }
}

export type OrderMails = Awaited<ReturnType<typeof startOrderMails>>
