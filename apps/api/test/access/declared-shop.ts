import { LOCATOR, makePass } from '../digital-products.ts'
import { accessHash, eventDate, listedHash, staffEventDate, stream, watchedEventDate } from './event-fixtures.ts'
import {
  buy,
  buyAsGuest,
  codOrder,
  collectedOrder,
  collectedOrderHash,
  gift,
  goodsOfGuest,
  goodsOfMember,
  guestBasket,
  guestOrderHash,
  libraryArchive,
  libraryFile,
  libraryItem,
  makeBook,
  makeFree,
  makeFreeEbook,
  manualRefund,
  memberBasket,
  openOrder,
  openPayment,
  orderHash,
  orderLine,
  ownRecord,
  saying,
  wrongPayment,
} from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const ownOrder = (of: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'owner', of, strangers: 403, ...more })
const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })

const basketToBuy = [memberBasket, guestBasket].map(
  (basket): Thing =>
    async (env) => {
      // A person whose cart is otherwise empty.
      const buyer = await env.newPerson()
      const { ids, marks = [], ...asked } = await basket(env, buyer)
      const { email: guest_email, home: shipping_address } = buyer
      const named = { basket: `api/baskets/${ids?.['id']}/`, guest_email, shipping_address, payment_method: 'cod' }
      return { ...asked, body: named, marks: [...marks, ...buyer.marks] }
    },
)

const HASHES = [orderHash, guestOrderHash]

const proof = HASHES.map(
  (hash): Thing =>
    async (env, person) => ({
      ...(await hash(env, person)),
      body: { phone: person.home.phone_number },
    }),
)

const tracked: Thing = async (env, person) => {
  const { order } = await buyAsGuest(env, person, (await makeBook(env)).id, { method: 'cod' })
  return { body: { number: order.number, email: person.email }, marks: [order.id, order.hash] }
}

const returning = (fixed: object): Thing => saying(openPayment, { fixed: { provider: 'esewa', ...fixed } })

/** A work that a pass of the person includes. */
const lent: Thing = async (env, person) => {
  const pass = await makePass(env, ['E-book'])
  await buy(env, person, await makeFree(env, pass.id))
  return { body: { url: `/v1/api/products/${await makeFreeEbook(env)}/` } }
}

const POSITION = { locator: LOCATOR, progress: 0.1, device: 'Phone', base_version: 0 }
const onSofa = { body: { device: 'Sofa' } }

const tip: Thing = async (env, person) => ({
  ids: (await eventDate(env, person)).ids ?? {},
  body: { amount: '100', email: person.email, payment_method: 'esewa' },
})

/** Orders, payments, library and live streams. */
export const SHOP: Record<string, Rule> = {
  checkOut: {
    who: 'visitor',
    of: basketToBuy,
    answers: { anonymous: 403, other: 403, staff: 403 },
    wrongInBody: { basket: 400 },
  },

  listOrders: { who: 'account' },
  getOrder: ownOrder(codOrder),
  listOrderLines: ownOrder(codOrder),
  getOrderLine: ownOrder(orderLine),
  getReceipt: ownOrder(codOrder),
  getInvoice: ownOrder(collectedOrder),
  cancelOrder: ownOrder(openOrder),
  getOrderByHash: { who: 'holder', of: HASHES },
  getReceiptByHash: { who: 'holder', of: HASHES },
  getInvoiceByHash: { who: 'holder', of: collectedOrderHash },
  cancelOrderByHash: { who: 'holder', of: HASHES },
  orderAgain: { who: 'holder', of: HASHES },
  verifyOrder: { who: 'holder', of: proof, wrongInBody: { phone: 403 } },
  trackOrder: { who: 'public', of: tracked, ok: 202, wrongInBody: { number: 202, email: 202 } },
  listStaffOrders: byStaff(),
  getStaffOrder: byStaff(codOrder),
  fulfilOrder: byStaff(saying(codOrder, { body: { status: 'packed' } })),
  collectCash: byStaff(codOrder),
  refundOrder: byStaff(saying(collectedOrder, { body: { amount: '1.00' } })),
  cancelStaffOrder: byStaff(saying(codOrder, { body: { reason: 'Nobody was at home.' } })),

  getPayment: { who: 'holder', of: openPayment },
  initiatePayment: { who: 'holder', of: saying(openPayment, { body: { payment_method: 'esewa' } }) },
  refreshPayment: { who: 'holder', of: saying(openPayment, { body: {} }), leavesNoTrace: true },
  returnFromGateway: { who: 'holder', of: returning({}), ok: 303 },
  returnFromGatewayWithOutcome: { who: 'holder', of: returning({ outcome: 'success' }), ok: 303 },
  // Requests without a valid signature are refused.
  receiveCardWebhook: { who: 'holder', ok: 400, leavesNoTrace: true },
  listStaffRefunds: byStaff(),
  completeStaffRefund: byStaff(saying(manualRefund, { body: { note: 'In an envelope' } })),
  listStaffPayments: byStaff(),
  refundStaffPayment: byStaff(wrongPayment),
  refreshStaffPayment: byStaff(saying(openPayment, { body: {} })),

  listLibrary: { who: 'account' },
  borrowItem: { who: 'owner', of: lent, strangers: 406, ok: 201 },
  getLibraryItem: { who: 'owner', of: libraryItem },
  openLibraryItem: { who: 'owner', of: libraryItem },
  findRecordItem: { who: 'visitor', of: ownRecord, wrong: 200 },
  getLibraryArchive: { who: 'holder', of: libraryArchive, wrong: { token: 403 } },
  getLibraryFile: { who: 'holder', of: libraryFile, wrong: { token: 403 } },
  getReadingPosition: { who: 'owner', of: libraryItem },
  saveReadingPosition: { who: 'owner', of: saying(libraryItem, { body: POSITION }) },
  getGift: { who: 'holder', of: gift },
  claimGift: { who: 'holder', of: gift, answers: { anonymous: 401 } },
  openOrderItem: { who: 'holder', of: goodsOfGuest },

  getLive: { who: 'owner', of: eventDate, strangers: 406 },
  giveTip: { who: 'public', of: tip },
  redeemLiveHash: { who: 'holder', of: accessHash, answers: { anonymous: 401 }, wrong: { hash: 406 } },
  startWatching: { who: 'owner', of: saying(eventDate, onSofa), strangers: 406 },
  // Without a session it has no effect.
  stopWatching: { who: 'account', of: watchedEventDate, ok: 204 },
  renewStreamSession: { who: 'owner', of: saying(watchedEventDate, onSofa), strangers: 406 },
  getStream: { who: 'owner', of: stream, strangers: 401, wrong: 403 },
  getStaffLive: byStaff(staffEventDate),
  setLiveState: byStaff(saying(staffEventDate, { body: { state: 'interrupted' } })),
  createLiveHashes: byStaff(saying(staffEventDate, { body: { count: 1 } }), { ok: 201 }),
  listLiveHashes: byStaff(staffEventDate),
  revokeLiveHash: byStaff(listedHash, { ok: 204 }),
  getStreamPreview: byStaff(staffEventDate),
}

/** The same paths for orders of an account. */
export const SHOP_OF_MEMBERS: Record<string, Rule> = {
  openOrderItem: { who: 'owner', of: goodsOfMember, strangers: 403, answers: { anonymous: 403 } },
}
