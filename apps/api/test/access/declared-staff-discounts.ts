import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/staff/permissions.ts'
import { saying } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })
const version = { 'if-match': '"1"' }
const once = () => ({ ...version, 'idempotency-key': randomUUID() })
const soon = () => new Date(Date.now() + 86_400_000).toISOString()

const newVoucher: Thing = async () => ({
  headers: once(),
  body: { name: 'Monsoon', percent: 10, ends_at: soon(), product_classes: ['Ticket'] },
})
const voucher: Thing = async (env, person) => {
  const { body } = await newVoucher(env, person)
  const made = await env.done('POST', 'staff/vouchers/', { body, cookie: await env.staff(), headers: once() })
  return { ids: { code: made.codes[0] }, headers: version }
}

const batch: Thing = async (env, person) => {
  const { body } = await newVoucher(env, person)
  const made = await env.done('POST', 'staff/vouchers/', {
    body: { ...Object(body), count: 2 },
    cookie: await env.staff(),
    headers: once(),
  })
  return { ids: { batch: made.batch } }
}

const offer: Thing = async ({ database }) => {
  const { id } = await database
    .insertInto('offer')
    .values({ names: JSON.stringify({ en: 'Monsoon' }), percent: 10, product_classes: ['Subscription'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ids: { id: String(id) }, headers: version }
}

const newCard: Thing = async (_env, { email }) => ({
  body: { amount: '500', recipient_email: email, reason: 'A parcel that was lost.' },
  headers: { 'idempotency-key': randomUUID() },
})
const card: Thing = async (env, person) => {
  const { id } = await env.done('POST', 'staff/gift-cards/', {
    ...(await newCard(env, person)),
    cookie: await env.staff(),
  })
  await env.drainJobs()
  return { ids: { id }, headers: once(), marks: [id] }
}
const blocked: Thing = async (env, person) => {
  const { ids, marks = [] } = await card(env, person)
  const body = { reason: 'Lost.' }
  await env.done('POST', `staff/gift-cards/${ids?.['id']}/block/`, {
    ...{ body, cookie: await env.staff(), headers: version },
  })
  return { ids: { ...ids }, marks, headers: { 'if-match': '"2"' } }
}

/** Vouchers, offers and gift cards. */
export const STAFF_DISCOUNTS: Record<string, Rule> = {
  listStaffVouchers: byStaff(),
  createStaffVouchers: byStaff(newVoucher, { ok: 201 }),
  getStaffVoucher: byStaff(voucher),
  changeStaffVoucher: byStaff(saying(voucher, { body: { name: 'Winter' } })),
  endStaffVoucher: byStaff(voucher),
  endVoucherBatch: byStaff(batch),
  listVoucherUses: byStaff(voucher),
  listStaffOffers: byStaff(),
  createStaffOffer: byStaff(async () => ({ body: { name: { en: 'Monsoon' }, percent: 10 } }), { ok: 201 }),
  getStaffOffer: byStaff(offer),
  changeStaffOffer: byStaff(saying(offer, { body: { percent: 20 } })),
  endStaffOffer: byStaff(offer),
  listStaffGiftCards: byStaff(),
  issueStaffGiftCard: byStaff(newCard, { ok: 201 }),
  getStaffGiftCard: byStaff(card),
  listGiftCardMovements: byStaff(card),
  blockGiftCard: byStaff(saying(card, { body: { reason: 'Lost.' } })),
  unblockGiftCard: byStaff(saying(blocked, { body: { reason: 'Found.' } })),
  correctGiftCard: byStaff(saying(card, { body: { change: '-100.00', reason: 'A wrong refund.' } })),
  sendGiftCardAgain: byStaff(card),
}

const READERS: readonly Role[] = ['shopkeeper', 'finance', 'support']
const WRITERS: readonly Role[] = ['shopkeeper', 'finance']

/** The box office has vouchers for tickets. */
export const ROLES_OF_DISCOUNTS: Readonly<Record<string, readonly Role[]>> = {
  listStaffVouchers: [...READERS, 'box_office'],
  createStaffVouchers: [...WRITERS, 'box_office'],
  getStaffVoucher: [...READERS, 'box_office'],
  changeStaffVoucher: [...WRITERS, 'box_office'],
  endStaffVoucher: [...WRITERS, 'box_office'],
  endVoucherBatch: [...WRITERS, 'box_office'],
  listVoucherUses: [...READERS, 'box_office'],
  listStaffOffers: READERS,
  createStaffOffer: WRITERS,
  getStaffOffer: READERS,
  changeStaffOffer: WRITERS,
  endStaffOffer: WRITERS,
  listStaffGiftCards: READERS,
  issueStaffGiftCard: WRITERS,
  getStaffGiftCard: READERS,
  listGiftCardMovements: READERS,
  blockGiftCard: WRITERS,
  unblockGiftCard: WRITERS,
  correctGiftCard: WRITERS,
  sendGiftCardAgain: WRITERS,
}
