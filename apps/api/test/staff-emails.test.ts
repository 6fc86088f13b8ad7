import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cleanupQueries } from '../src/cleanup/queries.ts'
import { PermanentFailure } from '../src/jobs/queries.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { addMail, type Mail } from '../src/mail/queries.ts'
import { keepSentMails } from '../src/system/sent-mails.ts'
import { QUIET } from './job-queue.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

let api: RunningApp
let owner: { cookie: string }
let support: { cookie: string }
beforeAll(async () => {
  api = await startApp()
  owner = await addMember(api, ['owner'])
  support = await addMember(api, ['support'])
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from outbox; delete from sent_mail'))

const get = (path: string, { cookie } = owner) => call(api, 'GET', `staff/${path}`, undefined, { cookie })
const post = (path: string, { cookie } = owner, key: string = randomUUID()) =>
  call(api, 'POST', `staff/${path}`, undefined, { cookie, 'idempotency-key': key })
const events = async (thing: string) =>
  (await api.pool.query('select operation, thing_kind from staff_event where thing_id = $1 order by id', [thing])).rows

const MAIL: Mail = {
  kind: 'order',
  to: 'maya@example.com',
  subject: 'Order 100001 is confirmed',
  text: 'See https://dabali.example/order/Xk3vQ9bT7mWzR2pLs8YdNf/ for it.',
  html: '<p>See it.</p>',
  language: 'en',
  attachments: [{ name: 'invoice.pdf', type: 'application/pdf', content: 'JVBERg==' }],
}

/** Sends what waits, or fails as the mail server does. */
async function sendMails(failure?: Error) {
  const sent: Mail[] = []
  const send = keepSentMails(api.database, async (mail: Mail) => {
    if (failure) throw failure
    sent.push(mail)
  })
  await runDueJobs({ database: api.database, handlers: { 'mail.send': send }, log: QUIET })
  return sent
}

async function queueMail(more: Partial<Mail> = {}) {
  const id = randomUUID()
  await addMail(api.database, { ...MAIL, ...more }, id)
  return id
}

describe('emails', () => {
  test('are kept when they were sent, without secrets, and found by address, subject and kind', async () => {
    const id = await queueMail()
    expect((await get(`emails/${id}/`)).body).toMatchObject({ state: 'waiting', sent_at: null, may_send_again: false })
    await sendMails()
    const { body } = await get(`emails/${id}/`)
    expect(body).toMatchObject({
      kind: 'order',
      to: 'maya@example.com',
      subject: 'Order 100001 is confirmed',
      text: 'See https://dabali.example/order/•••/ for it.',
      attachments: ['invoice.pdf'],
      state: 'sent',
      sent_at: expect.any(String),
      may_send_again: true,
    })
    for (const query of ['q=MAYA', 'q=100001', 'kind=order&state=sent', 'q=maya%40example.com'])
      expect((await get(`emails/?${query}`, support)).body.count, query).toBe(1)
    for (const query of ['q=ma_a', 'kind=login', 'state=failed', 'q=Xk3vQ9bT7mWzR2pLs8YdNf'])
      expect((await get(`emails/?${query}`)).body.count, query).toBe(0)
    const { rows } = await api.pool.query('select sent_mail::text as line from sent_mail')
    expect(JSON.stringify(rows)).not.toContain('Xk3vQ9bT7mWzR2pLs8YdNf')
  })

  test('a sent one is sent again as it was, once for each key', async () => {
    const id = await queueMail({ messageId: 'contact-1' })
    const [first] = await sendMails()
    const key = randomUUID()
    const again = await post(`emails/${id}/send/`, owner, key)
    expect([again.status, again.body]).toMatchObject([200, { state: 'waiting', to: MAIL.to }])
    expect(again.body.id).not.toBe(id)
    expect((await post(`emails/${id}/send/`, owner, key)).body).toEqual(again.body)
    const { messageId: _id, ...same } = first ?? MAIL
    expect(await sendMails()).toEqual([same])
    expect(await events(id)).toEqual([{ operation: 'sendEmailAgain', thing_kind: 'email' }])
    expect((await get('emails/?state=sent')).body.count).toBe(2)
  })

  test('a failed one is tried again, and a waiting one is not sent twice', async () => {
    const id = await queueMail()
    await sendMails(new PermanentFailure('EREFUSED'))
    expect((await get(`emails/${id}/`)).body).toMatchObject({ state: 'failed', error: 'PermanentFailure EREFUSED' })
    expect((await post(`emails/${id}/send/`)).body).toMatchObject({ id, state: 'waiting' })
    const twice = await post(`emails/${id}/send/`)
    expect([twice.status, twice.body.code]).toEqual([409, 'email_waiting'])
    expect((await sendMails()).length).toBe(1)
  })

  test('logins, newsletters and what is out of date are not sent again', async () => {
    const code = await queueMail({ kind: 'login', subject: '123456 is your code', text: 'Code:\n123456\n' })
    const issue = await queueMail({ kind: 'newsletter' })
    const late = await queueMail({ validUntil: new Date(Date.now() - 1000).toISOString() })
    await sendMails()
    expect((await get(`emails/${code}/`)).body).toMatchObject({
      subject: '••• is your code',
      text: 'Code:\n•••\n',
      may_send_again: false,
    })
    expect((await get(`emails/${issue}/`)).body.text).toBe('')
    expect((await get(`emails/${late}/`)).body.state).toBe('expired')
    const refused = async (id: string) => (await post(`emails/${id}/send/`)).body.code
    expect([await refused(code), await refused(issue), await refused(late)]).toEqual([
      'email_not_kept',
      'email_not_kept',
      'email_expired',
    ])
    expect((await api.pool.query('select from outbox')).rowCount).toBe(0)
  })

  test('only a buyer is sent to the order for files that were deleted', async () => {
    const files = (name: string) => ({ attachments: [{ name, type: 'application/pdf', content: 'cGRm' }] })
    const invoice = await queueMail({ kind: 'order', ...files('invoice.pdf') })
    const card = await queueMail({ kind: 'order', ...files('dabali-gift-card.pdf') })
    const ticket = await queueMail({ kind: 'ticket_transfer', ...files('ticket.pdf') })
    await sendMails()
    await api.pool.query("update sent_mail set sent_at = now() - interval '8 days'")
    await cleanupQueries(api.database).deleteSentFiles()
    const codes = []
    for (const id of [invoice, card, ticket]) codes.push((await post(`emails/${id}/send/`)).body.code)
    expect(codes).toEqual(['email_files_removed', 'email_not_kept', 'email_not_kept'])
  })

  test('a sent one whose files were deleted after a week is not sent without them, which is said', async () => {
    const [withFiles, without] = [await queueMail(), await queueMail({ attachments: [] })]
    await sendMails()
    await api.pool.query("update sent_mail set sent_at = now() - interval '8 days'")
    await cleanupQueries(api.database).deleteSentFiles()
    const answer = await post(`emails/${withFiles}/send/`)
    expect([answer.status, answer.body.code]).toEqual([409, 'email_files_removed'])
    expect(answer.body.detail).toContain('deleted after 7 days')
    expect((await get(`emails/${withFiles}/`)).body).toMatchObject({
      may_send_again: false,
      attachments: ['invoice.pdf'],
    })
    expect((await post(`emails/${without}/send/`)).status).toBe(200)
  })

  test('codes of gift cards and the secrets of links are blanked, the names in addresses are not', async () => {
    const token = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5hJ7kL9m'
    const id = await queueMail({
      kind: 'gift_card',
      text: `7K3M-9XQR-2TVW-5YH8-01PD https://dabali.example/event/the-long-night-of-the-madal/ https://dabali.example/ticket/transfer/${token}`,
    })
    expect((await get(`emails/${id}/`)).body.text).toBe(
      '••• https://dabali.example/event/the-long-night-of-the-madal/ https://dabali.example/ticket/transfer/•••',
    )
  })

  test('may be read and not sent by support, and odd requests are refused', async () => {
    const id = await queueMail()
    await sendMails()
    expect((await get(`emails/${id}/`, support)).status).toBe(200)
    expect((await post(`emails/${id}/send/`, support)).status).toBe(403)
    const { cookie } = await addMember(api, ['finance'])
    expect((await get('emails/', { cookie })).status).toBe(403)
    for (const query of ['state=lost', 'kind=letter', 'page=x'])
      expect((await get(`emails/?${query}`)).status, query).toBe(400)
    for (const missing of ['x', randomUUID()]) {
      expect((await get(`emails/${missing}/`)).status).toBe(404)
      expect((await post(`emails/${missing}/send/`)).status).toBe(404)
    }
  })

  test('are deleted with the account', async () => {
    const email = `leaving${randomUUID().slice(0, 8)}@example.com`
    await api.pool.query('insert into account (id, email) values (gen_random_uuid(), $1)', [email])
    await queueMail({ to: email })
    await sendMails()
    await api.pool.query('delete from account where email = $1', [email])
    expect((await get(`emails/?q=${email}`)).body.count).toBe(0)
  })
})
