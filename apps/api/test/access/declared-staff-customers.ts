import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/staff/permissions.ts'
import { saying } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { TestEnvironment, Thing } from './test-environment.ts'

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })
const version = { 'if-match': '"1"' }

const newAccount = async (env: TestEnvironment) => {
  const { accountId, marks } = await env.newPerson()
  const [{ version: number }] = await env.rows('select version from account where id = $1', [accountId])
  return { id: accountId, marks, headers: { 'if-match': `"${number}"` } }
}

const customer: Thing = async (env) => {
  const { id, headers } = await newAccount(env)
  return { ids: { id }, headers }
}

const note: Thing = async (env, person, roles = ['owner']) => {
  const { ids } = await customer(env, person)
  const { cookie } = await env.member(roles)
  const path = `staff/customers/${ids?.['id']}/notes/`
  const { id } = await env.done('POST', path, { body: { text: 'Rings twice.' }, cookie })
  return { ids: { ...ids, note: id }, staff: cookie }
}

const twoAccounts: Thing = async (env, person) => {
  const kept = await customer(env, person)
  const { id, headers } = await newAccount(env)
  return { ...kept, body: { account_id: id, version: Number(headers['if-match'].slice(1, -1)) } }
}

const text = { subject: { en: 'Autumn books' }, body: { en: '<p>Three of them.</p>' } }

const issue: Thing = async (env) => {
  const { id } = await env.done('POST', 'staff/newsletter-issues/', { body: text, cookie: await env.staff() })
  return { ids: { id }, headers: version }
}

const sending: Thing = async (env, person) => {
  const { ids } = await issue(env, person)
  const path = `staff/newsletter-issues/${ids?.['id']}/send/`
  await env.done('POST', path, { headers: version, cookie: await env.staff() })
  return { ids: { id: String(ids?.['id']) }, headers: { 'if-match': '"2"' } }
}

const subscriber: Thing = async (env) => {
  const email = `${randomUUID()}@example.com`
  await env.done('POST', 'subscriptions/', { body: { email } })
  const [{ id }] = await env.rows('select id from subscription where email = $1', [email])
  return { ids: { id: String(id) } }
}

/** Customers and the newsletter. */
export const STAFF_CUSTOMERS: Record<string, Rule> = {
  listCustomers: byStaff(),
  getCustomer: byStaff(customer),
  addCustomerNote: byStaff(saying(customer, { body: { text: 'Rings twice.' }, headers: {} }), { ok: 201 }),
  changeCustomerNote: byStaff(saying(note, { body: { text: 'Rings once.' }, headers: version })),
  removeCustomerNote: byStaff(note, { ok: 204 }),
  exportCustomer: byStaff(saying(customer, { headers: {} })),
  deleteCustomer: byStaff(customer, { ok: 204 }),
  mergeCustomers: byStaff(twoAccounts),
  listNewsletterIssues: byStaff(),
  createNewsletterIssue: byStaff(async () => ({ body: text }), { ok: 201 }),
  getNewsletterIssue: byStaff(issue),
  changeNewsletterIssue: byStaff(saying(issue, { body: { subject: { en: 'Winter books' } } })),
  deleteNewsletterIssue: byStaff(issue, { ok: 204 }),
  previewNewsletterIssue: byStaff(issue),
  testNewsletterIssue: byStaff(saying(issue, { headers: {} }), { ok: 202 }),
  sendNewsletterIssue: byStaff(issue, { ok: 202 }),
  stopNewsletterIssue: byStaff(sending),
  listSubscribers: byStaff(),
  removeSubscriber: byStaff(subscriber, { ok: 204 }),
}

const CUSTOMERS: readonly Role[] = ['shopkeeper', 'support']
const READERS: readonly Role[] = ['shopkeeper', 'editor']
const EDITORS: readonly Role[] = ['editor']

/** Which roles beside the owner may ask for them. */
export const ROLES_OF_CUSTOMERS: Readonly<Record<string, readonly Role[]>> = {
  listCustomers: CUSTOMERS,
  getCustomer: CUSTOMERS,
  addCustomerNote: CUSTOMERS,
  changeCustomerNote: CUSTOMERS,
  removeCustomerNote: CUSTOMERS,
  exportCustomer: CUSTOMERS,
  deleteCustomer: CUSTOMERS,
  mergeCustomers: CUSTOMERS,
  listNewsletterIssues: READERS,
  createNewsletterIssue: EDITORS,
  getNewsletterIssue: READERS,
  changeNewsletterIssue: EDITORS,
  deleteNewsletterIssue: EDITORS,
  previewNewsletterIssue: READERS,
  testNewsletterIssue: EDITORS,
  sendNewsletterIssue: EDITORS,
  stopNewsletterIssue: EDITORS,
  listSubscribers: READERS,
  removeSubscriber: EDITORS,
}
