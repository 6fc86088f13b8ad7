import { authorFollowQueries } from './author-follows/queries.ts'
import { AUTHOR_PUBLISHED_TOPIC, sendNewWork } from './author-follows/routes.ts'
import { CLEANUP_EVERY_SECONDS, CLEANUP_TOPIC, cleanUp, cleanupQueries } from './cleanup/queries.ts'
import { CONTENT_TURN_TOPIC, turnContent } from './content/queries.ts'
import type { Database } from './database/database.ts'
import type { Handler, Handlers, NewJob } from './jobs/job.ts'
import { addJob } from './jobs/queries.ts'
import { recurring } from './jobs/run-job.ts'
import { EXPIRY_NOTICES_EVERY_SECONDS, EXPIRY_NOTICES_TOPIC, sendExpiryNotices } from './library/expiry-notices.ts'
import { MAIL_TOPIC } from './mail/queries.ts'
import type { MediaStore } from './media/media-store.ts'
import { EXPIRE_EVERY_SECONDS, EXPIRE_TOPIC, expireOrders } from './orders/cancel-order.ts'
import type { Seller } from './orders/deps.ts'
import { writeOrderMail } from './orders/mails/compose-order-mail.ts'
import { orderMailQueries } from './orders/mails/queries.ts'
import { addOrderMail, ORDER_MAIL_TOPIC } from './orders/order-mail.ts'
import { paymentHandlers } from './payments/job-handlers.ts'
import { cancelPayments } from './payments/queries.ts'
import type { GatewaySettings } from './payments/read-gateways.ts'
import { refundOrder } from './payments/refunds/refund.ts'
import { RECONCILE_TOPIC } from './payments/status-sync/reconcile.ts'
import { RELATED_WORKS_EVERY_SECONDS, RELATED_WORKS_TOPIC, refreshRelatedWorks } from './related-products/queries.ts'
import { INDEX_TOPIC, indexOne } from './search/indexing/index-documents.ts'
import { indexingQueries } from './search/indexing/queries.ts'
import { stockNoticeQueries } from './stock-notices/queries.ts'
import { BACK_IN_STOCK_TOPIC, sendBackInStock } from './stock-notices/routes.ts'
import {
  offerWaiting,
  SWEEP_EVERY_SECONDS,
  SWEEP_TOPIC,
  sweepWaiting,
  writeOfferMail,
} from './tickets/waiting-list/offers.ts'
import { OFFER_MAIL_TOPIC, OFFER_TOPIC } from './tickets/waiting-list/queries.ts'

/** Queued when an API starts; each then queues its own next run. */
const RECURRING = [CLEANUP_TOPIC, EXPIRY_NOTICES_TOPIC, EXPIRE_TOPIC, RECONCILE_TOPIC, RELATED_WORKS_TOPIC, SWEEP_TOPIC]

type Parts = {
  database: Database
  sendMail: Handler
  payments?: GatewaySettings | undefined
  /** The pictures of mails; without it they have none. */
  media?: MediaStore | undefined
  /** The seller on invoices. */
  seller?: Seller | undefined
  /** The origin of the store; without it mails link to the site of their order. */
  store?: string | undefined
}

/** The handler of each topic. Jobs of other topics wait until a version that handles them runs. */
export function createJobHandlers({ database, sendMail, payments, media, seller, store }: Parts): Handlers {
  const add = (job: NewJob) => addJob(database, job)
  return {
    [MAIL_TOPIC]: sendMail,
    [ORDER_MAIL_TOPIC]: writeOrderMail(orderMailQueries(database, { media, seller, store })),
    [EXPIRY_NOTICES_TOPIC]: recurring({ topic: EXPIRY_NOTICES_TOPIC, seconds: EXPIRY_NOTICES_EVERY_SECONDS, add }, () =>
      sendExpiryNotices(database, addOrderMail),
    ),
    [EXPIRE_TOPIC]: recurring({ topic: EXPIRE_TOPIC, seconds: EXPIRE_EVERY_SECONDS, add }, () =>
      expireOrders(database, { refundOrder, cancelPayments }),
    ),
    ...paymentHandlers({ database, add, gateways: payments }),
    [OFFER_TOPIC]: offerWaiting(database),
    [OFFER_MAIL_TOPIC]: writeOfferMail(database),
    [SWEEP_TOPIC]: recurring({ topic: SWEEP_TOPIC, seconds: SWEEP_EVERY_SECONDS, add }, () => sweepWaiting(database)),
    [BACK_IN_STOCK_TOPIC]: sendBackInStock(stockNoticeQueries(database)),
    [AUTHOR_PUBLISHED_TOPIC]: sendNewWork(authorFollowQueries(database)),
    [INDEX_TOPIC]: indexOne(indexingQueries(database)),
    [RELATED_WORKS_TOPIC]: recurring({ topic: RELATED_WORKS_TOPIC, seconds: RELATED_WORKS_EVERY_SECONDS, add }, () =>
      refreshRelatedWorks(database),
    ),
    [CONTENT_TURN_TOPIC]: turnContent(database),
    [CLEANUP_TOPIC]: recurring({ topic: CLEANUP_TOPIC, seconds: CLEANUP_EVERY_SECONDS, add }, () =>
      cleanUp(cleanupQueries(database)),
    ),
  }
}

export async function startRecurringJobs(database: Database) {
  for (const topic of RECURRING) await addJob(database, { topic, payload: {}, key: topic })
}
