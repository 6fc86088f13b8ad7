import { cacheTagQueries } from './cache-tags/queries.ts'
import { storedResponses } from './cache-tags/stored-responses.ts'
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts'
import { FILL_EVERY_SECONDS, FILL_TOPIC, FIRST_FILL_MS, fillResponses } from './catalogue/detail/stored-products.ts'
import { DEFAULT_VAT, type Vat } from './catalogue/price.ts'
import { DUE_PRICES_TOPIC } from './catalogue/staff/prices.ts'
import { applyDuePrices } from './catalogue/staff/queries/products.ts'
import { CLEANUP_EVERY_SECONDS, CLEANUP_TOPIC, cleanUp, cleanupQueries } from './cleanup/queries.ts'
import { CONTENT_TURN_TOPIC, turnContent } from './content/queries.ts'
import type { Database } from './database/database.ts'
import { AUTHOR_PUBLISHED_TOPIC, CONTENT_ANNOUNCED_TOPIC, sendAnnouncement, sendNewWork } from './follows/mails.ts'
import { followQueries } from './follows/queries.ts'
import { GIFT_CARD_SEND_TOPIC } from './gift-cards/staff/gift-card.ts'
import { shutdown } from './health/routes.ts'
import { IMPORT_TOPIC, importSteps } from './imports/steps.ts'
import { addJob, type Handler, type Handlers, type NewJob } from './jobs/queries.ts'
import { recurring } from './jobs/worker.ts'
import { EXPIRY_NOTICES_EVERY_SECONDS, EXPIRY_NOTICES_TOPIC, sendExpiryNotices } from './library/expiry-notices.ts'
import { MAIL_TOPIC } from './mail/queries.ts'
import type { MediaStore } from './media/media-store.ts'
import { sendNewsletter } from './newsletter/staff/issue-mail.ts'
import { NEWSLETTER_TOPIC } from './newsletter/staff/queries.ts'
import { EXPIRE_EVERY_SECONDS, EXPIRE_TOPIC, expireOrders } from './orders/cancel-order.ts'
import { writeGiftCardMail } from './orders/mails/gift-card-parts.ts'
import { orderMailQueries } from './orders/mails/queries.ts'
import { writeOrderMail } from './orders/mails/write-order-mail.ts'
import { addOrderMail, ORDER_MAIL_TOPIC } from './orders/order-mail.ts'
import type { Seller } from './orders/requests.ts'
import { CARD_WEBHOOK_TOPIC, processWebhook } from './payments/card-webhook.ts'
import { createAdapters } from './payments/deps.ts'
import { type Connection, cancelPayments } from './payments/queries.ts'
import type { GatewaySettings } from './payments/read-gateways.ts'
import { REFUND_TOPIC, refundOrder, runRefund } from './payments/refunds/refund.ts'
import {
  RECONCILE_EVERY_SECONDS,
  RECONCILE_TOPIC,
  reconcile,
  SETTLE_TOPIC,
  settlePayment,
} from './payments/status-sync/sync-payment.ts'
import { PUSH_TOPIC, pushQueries } from './push/queries.ts'
import { type PushSettings, pushSender } from './push/send-push.ts'
import { RELATED_WORKS_EVERY_SECONDS, RELATED_WORKS_TOPIC, refreshRelatedWorks } from './related-products/queries.ts'
import { reminderQueries } from './reminders/queries.ts'
import { REMINDERS_EVERY_SECONDS, REMINDERS_TOPIC, sendReminders } from './reminders/send-reminders.ts'
import { INDEX_TOPIC, indexOne } from './search/indexing/index-documents.ts'
import { indexingQueries } from './search/indexing/queries.ts'
import { stockNoticeQueries } from './stock-notices/queries.ts'
import { BACK_IN_STOCK_TOPIC, sendBackInStock } from './stock-notices/routes.ts'
import { keepSentMails } from './system/sent-mails.ts'
import { ACCEPTED_MAIL_TOPIC } from './tickets/transfers/queries.ts'
import { writeAcceptedMail } from './tickets/transfers/transfer.ts'
import {
  offerWaiting,
  SWEEP_EVERY_SECONDS,
  SWEEP_TOPIC,
  sweepWaiting,
  writeOfferMail,
} from './tickets/waiting-list/offers.ts'
import { OFFER_MAIL_TOPIC, OFFER_TOPIC } from './tickets/waiting-list/queries.ts'

type PaymentParts = {
  database: Connection
  add: (job: NewJob) => Promise<unknown>
  gateways: GatewaySettings | undefined
}

/** Each waits for a gateway, and holds a connection while its work uses another. */
const REFUNDS_AT_ONCE = 2

/** Job handlers of payments. */
function paymentHandlers({ database, add, gateways = {} }: PaymentParts): Handlers {
  const deps = { database, adapters: createAdapters(gateways) }
  return {
    [SETTLE_TOPIC]: ({ paymentId }: { paymentId: string }) => settlePayment(database, paymentId),
    [REFUND_TOPIC]: Object.assign(({ refundId }: { refundId: string }) => runRefund(deps, refundId), {
      atOnce: REFUNDS_AT_ONCE,
    }),
    [CARD_WEBHOOK_TOPIC]: (event: { paymentId: string; type: string }) => processWebhook(deps, event),
    [RECONCILE_TOPIC]: recurring({ topic: RECONCILE_TOPIC, seconds: RECONCILE_EVERY_SECONDS, add }, () =>
      reconcile(deps),
    ),
  }
}

/** Queued when an API starts; each then queues its own next run. */
const RECURRING = [
  CLEANUP_TOPIC,
  EXPIRY_NOTICES_TOPIC,
  EXPIRE_TOPIC,
  FILL_TOPIC,
  RECONCILE_TOPIC,
  RELATED_WORKS_TOPIC,
  REMINDERS_TOPIC,
  SWEEP_TOPIC,
]

type Parts = {
  database: Database
  /** What responses about products are computed from; default: opened when a job needs it. */
  catalogue?: Catalogue | undefined
  vat?: Vat
  sendMail: Handler
  payments?: GatewaySettings | undefined
  /** The keys of notifications; without them none are sent. */
  push?: PushSettings | undefined
  /** The pictures of mails; without it they have none. */
  media?: MediaStore | undefined
  /** The seller on invoices. */
  seller?: Seller | undefined
  /** The origin of the store; without it mails link to the site of their order. */
  store?: string | undefined
  /** The origin of the culture site, which has the streams; without it the same. */
  culture?: string | undefined
}

/** The handler of each topic. Jobs of other topics wait until a version that handles them runs. */
export function createJobHandlers({
  database,
  catalogue = openCatalogue(database),
  vat = DEFAULT_VAT,
  sendMail,
  payments,
  push,
  media,
  seller,
  store,
  culture,
}: Parts): Handlers {
  const add = (job: NewJob) => addJob(database, job)
  const stored = storedResponses(cacheTagQueries(database), { vat })
  const fill = fillResponses({
    catalogue,
    stored,
    vat,
    isStopping: () => shutdown.isBegun,
    firstAt: Date.now() + FIRST_FILL_MS,
  })
  return {
    [MAIL_TOPIC]: keepSentMails(database, sendMail),
    [PUSH_TOPIC]: pushSender(pushQueries(database), push),
    [ORDER_MAIL_TOPIC]: writeOrderMail(orderMailQueries(database, { media, seller, store, culture })),
    [GIFT_CARD_SEND_TOPIC]: writeGiftCardMail(orderMailQueries(database, { store })),
    [EXPIRY_NOTICES_TOPIC]: recurring({ topic: EXPIRY_NOTICES_TOPIC, seconds: EXPIRY_NOTICES_EVERY_SECONDS, add }, () =>
      sendExpiryNotices(database, addOrderMail),
    ),
    [EXPIRE_TOPIC]: recurring({ topic: EXPIRE_TOPIC, seconds: EXPIRE_EVERY_SECONDS, add }, () =>
      expireOrders(database, { refundOrder, cancelPayments }),
    ),
    ...paymentHandlers({ database, add, gateways: payments }),
    [OFFER_TOPIC]: offerWaiting(database),
    [OFFER_MAIL_TOPIC]: writeOfferMail(database),
    [ACCEPTED_MAIL_TOPIC]: writeAcceptedMail(database, media),
    [SWEEP_TOPIC]: recurring({ topic: SWEEP_TOPIC, seconds: SWEEP_EVERY_SECONDS, add }, () => sweepWaiting(database)),
    [BACK_IN_STOCK_TOPIC]: sendBackInStock(stockNoticeQueries(database), media),
    [AUTHOR_PUBLISHED_TOPIC]: sendNewWork(followQueries(database)),
    [CONTENT_ANNOUNCED_TOPIC]: sendAnnouncement(followQueries(database)),
    [REMINDERS_TOPIC]: recurring({ topic: REMINDERS_TOPIC, seconds: REMINDERS_EVERY_SECONDS, add }, () =>
      sendReminders(reminderQueries(database)),
    ),
    [INDEX_TOPIC]: indexOne(indexingQueries(database)),
    [RELATED_WORKS_TOPIC]: recurring({ topic: RELATED_WORKS_TOPIC, seconds: RELATED_WORKS_EVERY_SECONDS, add }, () =>
      refreshRelatedWorks(database),
    ),
    [FILL_TOPIC]: Object.assign(recurring({ topic: FILL_TOPIC, seconds: FILL_EVERY_SECONDS, add }, fill), {
      atOnce: 1,
    }),
    [NEWSLETTER_TOPIC]: sendNewsletter(database),
    [CONTENT_TURN_TOPIC]: turnContent(database),
    [DUE_PRICES_TOPIC]: applyDuePrices(database),
    [IMPORT_TOPIC]: importSteps(database),
    [CLEANUP_TOPIC]: recurring({ topic: CLEANUP_TOPIC, seconds: CLEANUP_EVERY_SECONDS, add }, async () => {
      await cleanUp(cleanupQueries(database))
      await media?.removeFiles()
    }),
  }
}

export async function startRecurringJobs(database: Database) {
  for (const topic of RECURRING) await addJob(database, { topic, payload: {}, key: topic })
}
