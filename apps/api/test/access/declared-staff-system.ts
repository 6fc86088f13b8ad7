import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/staff/permissions.ts'
import { openPayment } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

/** Each with work of its own: while another job does the same, a failed one is not run again. */
const failedJob: Thing = async (env) => {
  const id = randomUUID()
  await env.rows(
    `insert into outbox (id, topic, payload, attempts, failed_at) values ($1, 'declared', $2, 12, now())`,
    [id, { product: id }],
  )
  return { ids: { id }, headers: { 'idempotency-key': randomUUID() } }
}

const failedEmail: Thing = async (env) => {
  const id = randomUUID()
  const mail = { kind: 'order', to: 'maya@example.com', subject: 'Your order', text: 'Thank you.', language: 'en' }
  await env.rows(
    `insert into outbox (id, topic, payload, attempts, failed_at) values ($1, 'mail.send', $2, 12, now())`,
    [id, mail],
  )
  return { ids: { id }, headers: { 'idempotency-key': randomUUID() } }
}

/** Of a payment, whose job has failed. */
const webhook: Thing = async (env, person) => {
  const { ids: job } = await failedJob(env, person)
  const { ids: payment } = await openPayment(env, await env.newPerson())
  const id = `evt_${randomUUID().slice(0, 8)}`
  await env.rows(
    `insert into card_event (id, type, payment_id, job_id) values ($1, 'charge.refunded', (select id from payment where hash = $3), $2)`,
    [id, job?.['id'], payment?.['hash']],
  )
  return { ids: { id }, headers: { 'idempotency-key': randomUUID() } }
}

/** Jobs, emails, webhooks and the health of the system. */
export const STAFF_SYSTEM: Record<string, Rule> = {
  listJobs: { who: 'staff' },
  countJobs: { who: 'staff' },
  getJob: { who: 'staff', of: failedJob },
  retryJob: { who: 'staff', of: failedJob },
  cancelJob: { who: 'staff', of: failedJob, ok: 204 },
  listEmails: { who: 'staff' },
  getEmail: { who: 'staff', of: failedEmail },
  sendEmailAgain: { who: 'staff', of: failedEmail },
  listWebhooks: { who: 'staff' },
  getWebhook: { who: 'staff', of: webhook },
  processWebhookAgain: { who: 'staff', of: webhook },
  getSystemHealth: { who: 'staff' },
}

const SUPPORT: readonly Role[] = ['support']

export const ROLES_OF_SYSTEM: Readonly<Record<string, readonly Role[]>> = {
  ...Object.fromEntries(Object.keys(STAFF_SYSTEM).map((id) => [id, []])),
  listEmails: SUPPORT,
  getEmail: SUPPORT,
}
