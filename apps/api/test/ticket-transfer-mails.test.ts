import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { textOf } from './pdf-text.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const TOPIC = 'tickets.accepted-mail'
const [NEPALI, ENGLISH] = [{ 'accept-language': 'ne' }, { 'accept-language': 'en' }]

const send = (ticket: { hash_url: string }, email: string, headers = {}) =>
  office.ask('POST', `${ticket.hash_url}transfer/`, { body: { email }, headers })
const accept = async (email: string, headers = {}) => {
  const [mail] = (await office.mailsTo(email)).slice(-1)
  return office.ask('POST', `tickets/transfers/${mail?.secret}/accept/`, { body: {}, headers })
}

/** The mails that bring tickets wait until `writeMails`, as behind other jobs. */
const holdMails = () =>
  office.pool.query(`update outbox set run_at = now() + interval '1 day' where topic = $1`, [TOPIC])
const writeMails = () => office.pool.query(`update outbox set run_at = now() where topic = $1`, [TOPIC])

let counted = 0

/** A guest's ticket that a friend has accepted; its mail is not written yet. */
async function accepted({ headers = {} } = {}) {
  const [buyer, friend] = [`buyer-${++counted}@example.com`, `friend-${counted}@example.com`]
  const { productId } = await office.makeTicketedEvent()
  const [ticket] = await office.ticketsOf(await office.buy(productId, { email: buyer }))
  await office.mailsTo(buyer)
  await send(ticket, friend, headers)
  const { status, body } = await accept(friend, ENGLISH)
  expect(status).toBe(200)
  await holdMails()
  return { buyer, friend, ticket: body }
}

test('the mail brings the ticket as it is when the mail is written', async () => {
  const { friend, ticket } = await accepted()
  expect((await office.ask('PATCH', ticket.hash_url, { body: { holder: 'Sunita Rai' } })).status).toBe(200)
  expect(await office.mailsTo(friend)).toEqual([])
  await writeMails()
  await office.drainJobs()
  const mails = office.mails.filter(({ to }) => to === friend)
  expect(mails.map(({ attachments = [] }) => attachments.map(({ name }) => name))).toEqual([
    ['tickets.pdf', 'tickets.ics'],
  ])
  expect(await textOf(Buffer.from(mails[0]?.attachments?.[0]?.content ?? '', 'base64'))).toContain('Sunita Rai')
})

test('who has handed the ticket on before the mail is written gets no link to it', async () => {
  const { friend, ticket } = await accepted()
  const next = 'next@example.com'
  await send(ticket, next)
  const { body: taken } = await accept(next)
  await writeMails()
  const [toFriend, toNext] = [await office.mailsTo(friend), await office.mailsTo(next)]
  expect(toFriend.map(({ subject, files }) => [subject, files])).toEqual([
    ['Your ticket was transferred to n***@example.com', []],
  ])
  expect(toNext.map(({ files }) => files)).toEqual([['tickets.pdf', 'tickets.ics']])
  expect(taken.hash_url).toContain(toNext[0]?.secret ?? 'nothing')
})

test('a ticket that was revoked before the mail is written is not mailed', async () => {
  const { friend, ticket } = await accepted()
  await office.pool.query(`update ticket set status = 'revoked' where id = $1`, [ticket.id])
  await writeMails()
  expect(await office.mailsTo(friend)).toEqual([])
})

test('both mails are in the language of the transfer, also when it is accepted in another', async () => {
  const { buyer, friend } = await accepted({ headers: NEPALI })
  await writeMails()
  for (const [mail, ...others] of [await office.mailsTo(friend), await office.mailsTo(buyer)]) {
    expect([mail?.language, others]).toEqual(['ne', []])
    expect(mail?.text).toContain('होचो बादल')
    expect(mail?.text).not.toContain('Low Cloud')
  }
})

test('mails are in the language of the sender', async () => {
  const { productId } = await office.makeTicketedEvent()
  const [ticket] = await office.ticketsOf(await office.buy(productId))
  const friend = `friend-${++counted}@example.com`
  await office.app.inject({
    method: 'POST',
    url: `${ticket.hash_url}transfer/`,
    headers: { 'accept-language': 'ne', 'content-type': 'application/json' },
    payload: JSON.stringify({ email: friend }),
  })
  const [mail] = await office.mailsTo(friend)
  expect(mail).toMatchObject({ language: 'ne', subject: 'maya@example.com ले तपाईंलाई टिकट पठाउनुभयो' })
  expect(mail?.text).toContain('होचो बादल')
  expect(mail?.text).toMatch(/\/ne\/ticket\/transfer\/[\w-]{43}$/m)
})
