import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addJob, jobQueries } from '../src/jobs/queries.ts'
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
const post = (path: string, { cookie } = owner, key: string = randomUUID(), language = 'en') =>
  call(api, 'POST', `staff/${path}`, undefined, { cookie, 'idempotency-key': key, 'accept-language': language })
const events = async (thing: string) =>
  (await api.pool.query('select operation, thing_kind from staff_event where thing_id = $1 order by id', [thing])).rows
const outbox = async () => (await api.pool.query('select id, topic, payload from outbox order by id')).rows

async function addOne(topic: string, payload: object = {}, change = '') {
  const id = randomUUID()
  await addJob(api.database, { topic, payload, id })
  if (change) await api.pool.query(`update outbox set ${change} where id = $1`, [id])
  return id
}
const FAILED = "failed_at = now(), attempts = 12, error = 'Error ELATE'"

describe('jobs', () => {
  test('are listed by state and kind, and counted', async () => {
    const failed = await addOne('search.index', { product: 7 }, FAILED)
    const scheduled = await addOne('gift-cards.send', { cardId: 'x' }, "run_at = now() + interval '1 day'")
    const retrying = await addOne('push.send', {}, "attempts = 2, run_at = now() + interval '1 minute'")
    const waiting = await addOne('search.index', { product: 8 })
    const list = async (query: string) => (await get(`jobs/?${query}`)).body.results.map(({ id }: { id: string }) => id)
    expect(await list('state=failed')).toEqual([failed])
    expect(await list('state=scheduled')).toEqual([scheduled])
    expect(await list('state=retrying')).toEqual([retrying])
    expect((await list('kind=search.index')).toSorted()).toEqual([failed, waiting].toSorted())
    expect(await list('kind=nothing')).toEqual([])
    expect((await get('jobs/counts/')).body).toEqual({
      states: { waiting: 1, scheduled: 1, running: 0, retrying: 1, failed: 1 },
      kinds: [
        { kind: 'gift-cards.send', count: 1, failed: 0 },
        { kind: 'push.send', count: 1, failed: 0 },
        { kind: 'search.index', count: 2, failed: 1 },
      ],
    })
    expect((await get(`jobs/${failed}/`)).body).toMatchObject({
      kind: 'search.index',
      state: 'failed',
      error: 'Error ELATE',
      facts: { product: 7 },
      may_cancel: true,
    })
  })

  test('a running one is shown as running until the lease of its worker ends', async () => {
    const id = await addOne('count')
    const claim = (seconds: number) => jobQueries(api.database).claimJobs({ topics: ['count'], most: 1, seconds })
    await claim(30)
    expect((await get(`jobs/${id}/`)).body).toMatchObject({ state: 'running', may_cancel: false })
    await api.pool.query("update outbox set run_at = now() - interval '1 second'")
    expect((await get(`jobs/${id}/`)).body.state).toBe('waiting')
    const [job] = await claim(30)
    await jobQueries(api.database).postponeJob({ id, attempts: job?.attempts ?? 0, seconds: 60, error: 'Error' })
    expect((await get(`jobs/${id}/`)).body).toMatchObject({ state: 'retrying', error: 'Error' })
  })

  test('a failed one is run again with all its attempts, once for each key', async () => {
    const id = await addOne('search.index', { product: 1 }, FAILED)
    const key = randomUUID()
    const retried = await post(`jobs/${id}/retry/`, owner, key)
    expect([retried.status, retried.body]).toMatchObject([200, { id, state: 'waiting', attempts: 0, failed_at: null }])
    expect((await post(`jobs/${id}/retry/`, owner, key)).body).toEqual(retried.body)
    const again = await post(`jobs/${id}/retry/`, owner, randomUUID(), 'ne')
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      409,
      'job_not_failed',
      'यो काम असफल भएको छैन, वा फेरि प्रयास भइरहेको छ।',
    ])
    expect(await events(id)).toEqual([{ operation: 'retryJob', thing_kind: 'job' }])
    await api.drainJobs()
    expect((await get(`jobs/${id}/`)).status).toBe(404)
  })

  test('two members at once run it again once', async () => {
    const id = await addOne('count', {}, FAILED)
    const answers = await Promise.all([post(`jobs/${id}/retry/`), post(`jobs/${id}/retry/`)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await events(id)).length).toBe(1)
  })

  test('of two that failed with the same work one is run again, and none while another waits', async () => {
    const work = { refundId: randomUUID() }
    const [first, second] = [
      await addOne('payments.refund', work, FAILED),
      await addOne('payments.refund', work, FAILED),
    ]
    const answers = await Promise.all([first, second].map((id) => post(`jobs/${id}/retry/`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await api.pool.query('delete from outbox where payload = $1', [work])
    const failed = await addOne('payments.refund', work, FAILED)
    await addOne('payments.refund', work)
    expect((await post(`jobs/${failed}/retry/`)).body.code).toBe('job_not_failed')
    await api.pool.query('delete from outbox where payload = $1', [work])
  })

  test('of an import it is not run again while its step waits after another rest', async () => {
    const step = { id: randomUUID(), actor: { accountId: randomUUID() } }
    const failed = await addOne('imports.step', { ...step, restMs: 120 }, FAILED)
    const waiting = await addOne('imports.step', { ...step, restMs: 640 })
    expect((await post(`jobs/${failed}/retry/`)).body.code).toBe('job_not_failed')
    await api.pool.query('delete from outbox where id = $1', [waiting])
    expect((await post(`jobs/${failed}/retry/`)).status).toBe(200)
    await api.pool.query('delete from outbox where id = $1', [failed])
  })

  test('failed ones and waiting messages are removed, others are not', async () => {
    const failed = await addOne('payments.refund', { refundId: 'x' }, FAILED)
    const message = await addOne('push.send', {})
    const refund = await addOne('payments.refund', { refundId: 'x' })
    const newsletter = await addOne('mail.send', { kind: 'newsletter', to: 'maya@example.com' })
    const running = await addOne('push.send', {}, "is_running = true, attempts = 1, run_at = now() + interval '30 s'")
    const cancel = async (id: string) => {
      const { status, body } = await post(`jobs/${id}/cancel/`)
      return status === 204 ? 204 : [status, body.code]
    }
    // Without its job it would count as processed.
    const webhook = await addOne('payments.card-heard', { paymentId: 'x' }, FAILED)
    expect(await cancel(webhook)).toEqual([409, 'job_needed'])
    await api.pool.query('delete from outbox where id = $1', [webhook])
    expect([await cancel(failed), await cancel(message)]).toEqual([204, 204])
    expect([await cancel(refund), await cancel(newsletter)]).toEqual(Array(2).fill([409, 'job_needed']))
    expect(await cancel(running)).toEqual([409, 'job_running'])
    expect(await cancel(failed)).toEqual([404, 'not_found'])
    expect((await outbox()).map(({ id }) => id).toSorted()).toEqual([refund, newsletter, running].toSorted())
    expect(await events(message)).toEqual([{ operation: 'cancelJob', thing_kind: 'job' }])
  })

  test('show no secrets', async () => {
    const token = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5hJ7kL9m'
    const offer = await addOne('tickets.offer-mail', { waiterId: 'w1', offer: token, note: { claim: token } })
    const mail = await addOne('mail.send', {
      kind: 'login',
      to: 'maya@example.com',
      subject: '123456 is your code',
      text: `123456 /auth/${token}`,
      language: 'en',
    })
    expect((await get(`jobs/${offer}/`)).body.facts).toEqual({ waiterId: 'w1', offer: '•••', claim: '•••' })
    expect((await get(`jobs/${mail}/`)).body.facts).toEqual({
      to: 'maya@example.com',
      kind: 'login',
      language: 'en',
      subject: '••• is your code',
    })
  })

  test('are for owners, and odd requests are refused', async () => {
    const id = await addOne('search.index', {}, FAILED)
    for (const path of ['jobs/', 'jobs/counts/', `jobs/${id}/`, 'webhooks/', 'system/'])
      expect((await get(path, support)).status, path).toBe(403)
    expect((await post(`jobs/${id}/retry/`, support)).status).toBe(403)
    expect((await call(api, 'POST', `staff/jobs/${id}/retry/`, {}, owner)).status).toBe(400)
    for (const query of ['state=lost', 'page=0', `kind=${'x'.repeat(101)}`, 'kind=%00'])
      expect((await get(`jobs/?${query}`)).status, query).toBe(400)
    for (const missing of ['x', randomUUID(), '%00']) {
      expect((await get(`jobs/${missing}/`)).status, missing).toBeOneOf([400, 404])
      expect((await post(`jobs/${missing}/retry/`)).status, missing).toBeOneOf([400, 404])
      expect((await post(`jobs/${missing}/cancel/`)).status, missing).toBeOneOf([400, 404])
    }
  })
})

describe('webhooks', () => {
  async function receive() {
    const id = `evt_${randomUUID().slice(0, 8)}`
    await api.pool.query(
      `insert into card_event (id, type, payload) values ($1, 'charge.refunded', '{"amount": 100}')`,
      [id],
    )
    return id
  }

  test('of no payment of ours are shown and not processed', async () => {
    const id = await receive()
    expect((await get(`webhooks/${id}/`)).body).toMatchObject({
      state: 'ignored',
      gateway: 'card',
      type: 'charge.refunded',
      facts: { amount: 100 },
      order_number: null,
    })
    const refused = await post(`webhooks/${id}/process/`)
    expect([refused.status, refused.body.code]).toEqual([409, 'webhook_unknown'])
    expect((await get(`webhooks/?q=${id}&state=ignored`)).body.count).toBe(1)
    for (const missing of ['evt_missing', 'x'])
      expect([(await get(`webhooks/${missing}/`)).status, (await post(`webhooks/${missing}/process/`)).status]).toEqual(
        [404, 404],
      )
    expect((await get('webhooks/?state=lost')).status).toBe(400)
  })
})

describe('the health of the system', () => {
  test('names versions, lags and services, and no value of a setting', async () => {
    await addOne('search.index', {}, "run_at = now() - interval '90 seconds'")
    const { status, body } = await get('system/')
    expect([status, body]).toMatchObject([
      200,
      {
        database: { missing_migrations: 0, migration: expect.stringMatching(/\.sql$/), size_bytes: expect.any(Number) },
        jobs: { counts: { states: { waiting: 1 } } },
        emails: { waiting: 0, failed: 0, lag_seconds: 0 },
        uploads: { is_on_disk: false, free_bytes: null },
        backups: { count: 0, newest: null },
        software: { node: process.versions.node },
      },
    ])
    expect(body.jobs.lag_seconds).toBeGreaterThanOrEqual(90)
    expect(body.cache.map(({ name }: { name: string }) => name)).toEqual(['items', 'lists', 'searches'])
    expect(body.services).toContainEqual({ name: 'card', is_configured: false })
  })
})
