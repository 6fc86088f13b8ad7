import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProviders } from '../src/account/social/open-id.ts'
import { buildApp } from '../src/app.ts'
import { transaction } from '../src/database/database.ts'
import { createJobHandlers } from '../src/job-handlers.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { mailSender } from '../src/mail/send-mail.ts'
import { addOrderMail } from '../src/orders/order-mail.ts'
import { type OrderMails, startOrderMails } from './start-order-mails.ts'
import { type RunningSandbox, runSandbox } from './start-processes.ts'
import { writeOrder } from './write-order.ts'

let world: RunningSandbox
let api: OrderMails
let app: ReturnType<typeof buildApp>
beforeAll(async () => {
  world = await runSandbox()
  api = await startOrderMails()
  const providers = readProviders({
    OIDC_DEMO_ISSUER: `${world.url}/identity`,
    OIDC_DEMO_CLIENT_ID: 'dabali',
    OIDC_DEMO_CLIENT_SECRET: 'the-sandbox-keeps-no-secrets',
    OIDC_DEMO_LABEL: 'Demo account',
  })
  app = buildApp({
    ...api.parts,
    visitors: { providers },
    staffMails: ['door@dabali.example'],
    secondFactor: 'optional',
  })
})
afterAll(async () => {
  await app.close()
  await api.stop()
  await world.stop()
})

/** A browser at the sandbox: keeps cookies and chooses a person. */
async function choose(authorizeUrl: string, person: string) {
  const cookies = new Map<string, string>()
  async function visit(url: string | URL, body?: URLSearchParams) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return new URL(answer.headers.get('location') ?? '', url)
  }
  const back = await visit(await visit(await visit(authorizeUrl), new URLSearchParams({ person })))
  return Object.fromEntries(back.searchParams)
}

async function logInAs(person: string) {
  const begun = await app.inject('/v1/api/auth/social/demo/')
  const mark = begun.cookies.find(({ name }) => name === 'dabali_social')
  const { code, state, iss, error } = await choose(begun.json().authorize_url, person)
  if (error !== undefined) return { error }
  return app.inject({
    method: 'POST',
    url: '/v1/api/auth/social/complete/demo/',
    headers: { cookie: `dabali_social=${mark?.value}` },
    payload: { code, state, iss },
  })
}

test('the mail of an order is delivered to the inbox, as text and HTML', async () => {
  const order = await writeOrder(api.database, { language: 'ne', lines: [api.ofBook()] })
  await transaction(api.database, (inside) => addOrderMail(inside, { orderId: order.id, kind: 'paid' }))
  const sendMail = mailSender({ smtpUrl: world.smtpUrl, from: 'Dabali <hello@dabali.example>' })
  const fail = (details: object) => {
    throw new Error(JSON.stringify(details))
  }
  const handlers = createJobHandlers({ database: api.database, sendMail })
  await runDueJobs({ database: api.database, handlers, log: { warn: fail, error: fail } })
  const [mail, ...others] = JSON.parse(await (await fetch(`${world.url}/mail/messages/?to=mira@people.example`)).text())
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: ['mira@people.example'],
    from: 'Dabali <hello@dabali.example>',
    subject: expect.stringMatching(/^अर्डर [०-९]+ पक्का भयो$/),
    text: expect.stringContaining('१ × वर्षाको खाता'),
    html: expect.stringContaining('<html lang="ne">'),
    links: [`order/${order.hash}/`, 'help/returns/', 'orders/track/', 'contact-us/'].map(
      (path) => `http://localhost:3000/ne/${path}`,
    ),
    headers: { 'content-language': 'ne' },
  })
})

test('a demo person logs in with one click, and one of them is staff', async () => {
  const mira = await logInAs('mira')
  expect(mira).toMatchObject({ statusCode: 200 })
  const door = await logInAs('dholma')
  if ('error' in door) throw new Error(door.error)
  expect(door.json()).toMatchObject({ user: { email: 'door@dabali.example', is_email_verified: true } })
})

test('a person with an unverified address must log in by email; cancelling logs nobody in', async () => {
  const sanu = await logInAs('sanu')
  if ('error' in sanu) throw new Error(sanu.error)
  expect([sanu.statusCode, sanu.json()]).toMatchObject([406, { code: 'email_not_verified' }])
  expect(await logInAs('')).toEqual({ error: 'access_denied' })
})
