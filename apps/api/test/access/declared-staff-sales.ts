import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/staff/permissions.ts'
import { shopperWith } from '../order-actions.ts'
import { codOrder, collectedOrder, makeBook, saying } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const KEY = () => ({ 'idempotency-key': randomUUID() })

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })

const shipment: Thing = async (env, person) => {
  const { ids, marks = [] } = await codOrder(env, person)
  const { id } = await env.done('POST', `staff/orders/${ids?.['id']}/shipments/`, {
    body: {},
    cookie: await env.staff(),
  })
  return { ids: { id }, marks: [...marks, id], headers: { 'if-match': '"1"' } }
}

const note: Thing = async (env, person) => {
  const asked = await codOrder(env, person)
  const path = `staff/orders/${asked.ids?.['id']}/notes/`
  const { id } = await env.done('POST', path, { body: { text: 'Rings at the back door.' }, cookie: await env.staff() })
  return { ...asked, ids: { ...asked.ids, note: id } }
}

const numbered: Thing = async (env, person) => {
  const { ids, ...asked } = await codOrder(env, person)
  const [{ number }] = await env.rows('select number from "order" where id = $1', [ids?.['id']])
  return { ...asked, query: `orders=${number}` }
}

/** A paid order of two copies, of which one can be cancelled. */
const twoCopies: Thing = async (env, person) => {
  const { id: book } = await makeBook(env)
  const { cookie } = await shopperWith(env, { [book]: 2 }, { cookie: person.cookie, mode: 'buy-now' })
  const body = { mode: 'buy-now', guest_email: person.email, shipping_address: person.home, payment_method: 'cod' }
  const { id, hash, lines } = await env.done('POST', 'checkout/', { body, cookie })
  await env.done('POST', `staff/orders/${id}/collect/`, { cookie: await env.staff() })
  return { ids: { id }, marks: [id, hash], body: { lines: [{ line: lines[0].id, quantity: 1 }] } }
}

const deliveredCash: Thing = async (env, person) => {
  const { ids, marks = [] } = await codOrder(env, person)
  const [{ number }] = await env.rows('select number from "order" where id = $1', [ids?.['id']])
  for (const status of ['shipped', 'delivered'])
    await env.done('POST', `staff/orders/${number}/fulfilment/`, { body: { status }, cookie: await env.staff() })
  return { marks, body: { orders: [number], reference: `NCM ${number}`, amount: '500.00' }, headers: KEY() }
}

const contactMessage: Thing = async (env, person) => {
  const body = { name: person.name, email: person.email, message: 'When does the stage open?' }
  await env.done('POST', 'contact/', { body })
  const [{ id }] = await env.rows('select id from contact_message where email = $1 order by created_at desc', [
    person.email,
  ])
  return { ids: { id }, headers: { 'if-match': '"1"' } }
}

const answered: Thing = async (env, person) => ({
  ids: { ...(await contactMessage(env, person)).ids },
  body: { text: 'At six.' },
  headers: KEY(),
})

/** What staff do for sales. */
export const STAFF_SALES: Record<string, Rule> = {
  countStaffWork: byStaff(),
  listContactMessages: byStaff(),
  getContactMessage: byStaff(contactMessage),
  changeContactMessage: byStaff(saying(contactMessage, { body: { status: 'closed' } })),
  answerContactMessage: byStaff(answered, { ok: 201 }),
  listUnsettledCash: byStaff(),
  listCashSettlements: byStaff(),
  settleCash: byStaff(deliveredCash, { ok: 201 }),
  getRefundQuote: byStaff(saying(collectedOrder, { body: { amount: '1.00' } }), { leavesNoTrace: true }),
  cancelOrderItems: byStaff(twoCopies),
  packShipment: byStaff(saying(codOrder, { body: {} }), { ok: 201 }),
  changeShipment: byStaff(saying(shipment, { body: { tracking: 'NCM 42' } })),
  unpackShipment: byStaff(shipment, { ok: 204 }),
  addOrderNote: byStaff(saying(codOrder, { body: { text: 'Rings at the back door.' } }), { ok: 201 }),
  removeOrderNote: byStaff(note, { ok: 204 }),
  resendOrderMail: byStaff(saying(codOrder, { body: { kind: 'confirmation' } }), { ok: 202 }),
  getPackingLists: byStaff(numbered),
  getAddressLabels: byStaff(numbered),
}

/** Which roles beside the owner may ask for them. */
export const ROLES_OF_SALES: Readonly<Record<string, readonly Role[]>> = {
  countStaffWork: ['shopkeeper', 'finance', 'support'],
  listContactMessages: ['shopkeeper', 'support'],
  getContactMessage: ['shopkeeper', 'support'],
  changeContactMessage: ['shopkeeper', 'support'],
  answerContactMessage: ['shopkeeper', 'support'],
  listUnsettledCash: ['shopkeeper', 'finance', 'support'],
  listCashSettlements: ['shopkeeper', 'finance', 'support'],
  settleCash: ['shopkeeper', 'finance'],
  getRefundQuote: ['shopkeeper', 'finance', 'support'],
  cancelOrderItems: ['shopkeeper', 'support'],
  packShipment: ['shopkeeper', 'support'],
  changeShipment: ['shopkeeper', 'support'],
  unpackShipment: ['shopkeeper', 'support'],
  addOrderNote: ['shopkeeper', 'support'],
  removeOrderNote: ['shopkeeper', 'support'],
  resendOrderMail: ['shopkeeper', 'support'],
  getPackingLists: ['shopkeeper', 'finance', 'support'],
  getAddressLabels: ['shopkeeper', 'finance', 'support'],
}
