import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendNewsletter } from '../src/newsletter/staff/issue-mail.ts'
import { createWaitForPartner } from './barriers.ts'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: MailedApp
let staff: { id: string; email: string; cookie: string }
beforeAll(async () => {
  api = await startMailedApp()
  staff = await addMember(api, ['editor'])
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('truncate subscription, newsletter_issue, newsletter_delivery, outbox'))
afterEach(() => api.forgetLimits())

type Headers = Record<string, string>
const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, headers: Headers = {}) =>
  call(api, method, `staff/newsletter-${path}`, body, { cookie: staff.cookie, ...headers })

const TEXT = {
  subject: { en: 'Autumn books', ne: 'शरदका किताब' },
  body: {
    en: '<h2>Three</h2><p>Read <a href="/book/fog/">Fog &amp; rain</a>.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>',
    ne: '<p>तीनवटा।</p>',
  },
}

const create = async (text: object = TEXT) => {
  const { status, body } = await ask('POST', 'issues/', text)
  expect(status).toBe(201)
  return body
}

/** Confirmed subscribers. */
async function subscribe(count: number, language = 'en') {
  const found = await rows(
    `insert into subscription (id, email, language, unsubscribe_token, confirmed_at)
     select gen_random_uuid(), $2 || number || '@readers.example', $2, rpad($2 || number, 43, 'x'), now()
     from generate_series(1, $1) as number returning email`,
    [count, language],
  )
  return found.map(({ email }) => String(email))
}

const send = (id: string, number = 1) => ask('POST', `issues/${id}/send/`, undefined, version(number))
/** Runs the jobs of an issue, and reads the emails. */
async function deliver(id: string) {
  await sendNewsletter(api.database)({ issueId: id })
  return api.mailbox.collect()
}
const show = async (id: string) => (await ask('GET', `issues/${id}/`)).body

describe('an issue', () => {
  test('has a preview text, which mail programs show beside the subject', async () => {
    const preheader = { en: 'Fog, <rain> and three books' }
    const { id, ...made } = await create({ ...TEXT, preheader })
    expect(made).toMatchObject({ preheader })
    await subscribe(1)
    await subscribe(1, 'ne')
    await send(id)
    const mails = await deliver(id)
    const previews = mails.map(({ html }) => /overflow:hidden">([^<]*)</.exec(String(html))?.[1])
    expect(previews.toSorted()).toEqual(['Fog, &lt;rain&gt; and three books', 'तीनवटा।'])
    const long = await ask('POST', 'issues/', { preheader: { ne: 'अ'.repeat(151) } })
    expect([long.status, Object.keys(long.body)]).toEqual([400, ['preheader.ne', 'code']])
  })

  test('is written in two languages, changed, listed and deleted', async () => {
    const made = await create({ subject: { en: '  Autumn   books ' } })
    expect(made).toMatchObject({ subject: { en: 'Autumn books' }, body: {}, complete: [], status: 'draft', version: 1 })
    const changed = await ask('PATCH', `issues/${made.id}/`, TEXT, version(1))
    expect([changed.status, changed.body]).toMatchObject([200, { complete: ['en', 'ne'], version: 2 }])
    expect(changed.body.body.en).not.toContain('script')
    const old = await ask('PATCH', `issues/${made.id}/`, { subject: { en: 'X' } }, version(1))
    expect([old.status, old.body]).toMatchObject([409, { code: 'version_conflict', current: changed.body }])
    const emptied = await ask('PATCH', `issues/${made.id}/`, { body: { ne: '' } }, version(2))
    expect(emptied.body).toMatchObject({ complete: ['en'], body: { en: changed.body.body.en }, version: 3 })
    for (const q of ['autumn B', 'शरद'])
      expect((await ask('GET', `issues/?status=draft&q=${encodeURIComponent(q)}`)).body.results).toEqual([emptied.body])
    expect((await ask('GET', 'issues/?q=50%25')).body.count).toBe(0)
    expect((await ask('DELETE', `issues/${made.id}/`)).status).toBe(400)
    expect((await ask('DELETE', `issues/${made.id}/`, undefined, version(3))).status).toBe(204)
    expect((await ask('GET', `issues/${made.id}/`)).status).toBe(404)
  })

  test('is refused with wrong texts, each under its field', async () => {
    const long = { subject: { en: 'x'.repeat(201), ne: 'y'.repeat(201) }, body: { ne: 'z'.repeat(100_001) } }
    const { status, body } = await ask('POST', 'issues/', long, { 'accept-language': 'ne' })
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ['body.ne', 'code', 'subject.en', 'subject.ne']])
    expect(body['subject.en'][0]).toMatch(/^\p{Script=Devanagari}/u)
    const unknown = await ask('POST', 'issues/', { subject: { en: 'A', xx: {} }, is_sent: true })
    expect([unknown.status, unknown.body.subject]).toEqual([201, { en: 'A' }])
    const blank = await create({ subject: { en: 'A', ne: 'क' }, body: { en: '<p>A</p>', ne: '<p></p><p>&nbsp;</p>' } })
    expect([blank.body.ne, blank.complete]).toEqual([undefined, ['en']])
    for (const wrong of [{ subject: 5 }, { body: { en: 5 } }])
      expect((await ask('POST', 'issues/', wrong)).status).toBe(400)
    const half = await create({ subject: { en: 'A', ne: 'क' }, body: { en: '<p>A</p>' } })
    expect(Object.keys((await send(half.id)).body)).toEqual(['body.ne', 'code'])
    const none = await create({})
    expect(Object.keys((await send(none.id)).body)).toEqual(['subject.en', 'code'])
    expect((await ask('POST', `issues/${none.id}/test/`)).status).toBe(400)
    const reader = await addMember(api, ['shopkeeper'])
    const asReader = { ...version(1), cookie: reader.cookie }
    expect((await ask('POST', `issues/${half.id}/send/`, undefined, asReader)).status).toBe(403)
    expect((await ask('PATCH', `issues/${half.id}/`, {}, asReader)).status).toBe(403)
    expect((await ask('GET', `issues/${half.id}/`, undefined, asReader)).status).toBe(200)
  })

  test('is previewed and tested in both languages', async () => {
    const { id } = await create()
    const { body } = await ask('GET', `issues/${id}/preview/`)
    expect([body.en.subject, body.ne.subject]).toEqual(['Autumn books', 'शरदका किताब'])
    expect(body.en.text).toContain('Three\n\nRead Fog & rain (http://localhost:3000/book/fog/).')
    expect(body.en.text).toContain('- One\n- Two')
    expect(body.en.html).toContain('<a class="t" href="http://localhost:3000/book/fog/">Fog &amp; rain</a>')
    expect(body.ne.html).toContain('http://localhost:3000/ne/newsletter"')
    await subscribe(1)
    const tested = await ask('POST', `issues/${id}/test/`)
    expect([tested.status, tested.body]).toEqual([202, { to: staff.email, languages: ['en', 'ne'] }])
    const mails = await api.mailbox.collect()
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [staff.email, 'Autumn books'],
      [staff.email, 'शरदका किताब'],
    ])
    expect(await show(id)).toMatchObject({ status: 'draft', figures: { recipients: 0 } })
    const one = await create({ subject: { ne: 'क' }, body: { ne: '<p>क</p>' } })
    expect((await ask('GET', `issues/${one.id}/preview/`)).body).toMatchObject({ en: null, ne: { subject: 'क' } })
  })
})

describe('sending', () => {
  test('reaches each confirmed subscriber once in their language, with ways to unsubscribe', async () => {
    const [readers, nepali] = [await subscribe(2), await subscribe(1, 'ne')]
    await rows(`insert into subscription (id, email, unsubscribe_token, confirmed_at, unsubscribed_at)
      values (gen_random_uuid(), 'new@readers.example', 'a', null, null), (gen_random_uuid(), 'left@readers.example', 'b', now(), now())`)
    const { id } = await create()
    const started = await send(id)
    expect([started.status, started.body]).toMatchObject([202, { status: 'sending', version: 2 }])
    const mails = await deliver(id)
    expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([...readers, ...nepali].toSorted())
    const mail = mails.find(({ to }) => to?.[0]?.address === nepali[0])
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    const token = 'ne1'.padEnd(43, 'x')
    expect([mail?.subject, header('list-unsubscribe'), header('list-unsubscribe-post')]).toEqual([
      'शरदका किताब',
      `<http://localhost:3000/v1/api/subscriptions/unsubscribe/${token}/>`,
      'List-Unsubscribe=One-Click',
    ])
    expect(mail?.text).toContain(`http://localhost:3000/ne/newsletter/unsubscribe/${token}`)
    await api.post(`subscriptions/unsubscribe/${token}/`, {})
    const sent = await show(id)
    expect(sent).toMatchObject({
      status: 'sent',
      sent_at: expect.any(String),
      figures: { recipients: 3, sent: 3, waiting: 0, failed: 0, unsubscribed: 1 },
    })
    for (const again of [
      send(id, sent.version),
      ask('PATCH', `issues/${id}/`, TEXT, version(sent.version)),
      ask('DELETE', `issues/${id}/`, undefined, version(sent.version)),
    ])
      expect(await again).toMatchObject({ status: 409, body: { code: 'newsletter_started' } })
  })

  test('uses the other language where an issue has only one', async () => {
    await subscribe(1, 'ne')
    const { id } = await create({ subject: { en: 'A' }, body: { en: '<p>A</p>' } })
    await send(id)
    await api.drainJobs()
    expect(api.mails.map(({ subject, language }) => [subject, language])).toEqual([['A', 'en']])
  })

  test('goes in batches, stops, and goes on with those who are left', async () => {
    await subscribe(5)
    const { id } = await create()
    await send(id)
    const sendBatch = sendNewsletter(api.database, 2)
    await sendBatch({ issueId: id })
    expect(await show(id)).toMatchObject({ status: 'sending', figures: { recipients: 2, waiting: 2 } })
    // The next batch waits until the one before has left.
    await sendBatch({ issueId: id })
    expect((await show(id)).figures.recipients).toBe(2)
    const [tried] = await rows(
      `update outbox set attempts = 1, failed_at = now() where id = (select id from outbox where topic = 'mail.send' limit 1) returning id`,
    )
    const stopped = await ask('POST', `issues/${id}/stop/`, undefined, version(2))
    expect([stopped.status, stopped.body]).toMatchObject([
      200,
      { status: 'stopped', figures: { recipients: 1, sent: 0, waiting: 0, failed: 1 } },
    ])
    expect((await ask('POST', `issues/${id}/stop/`, undefined, version(3))).body.code).toBe('newsletter_not_sending')
    expect((await ask('PATCH', `issues/${id}/`, TEXT, version(3))).body.code).toBe('newsletter_started')
    await sendBatch({ issueId: id })
    expect(await api.mailbox.collect()).toEqual([])
    await rows('delete from outbox where id = $1', [tried.id])
    expect((await send(id, 3)).body.status).toBe('sending')
    expect((await deliver(id)).length).toBe(4)
    expect(await show(id)).toMatchObject({ status: 'sent', figures: { recipients: 5, sent: 4, failed: 1 } })
  })

  /** The subscribers who get more than one email when jobs of an issue run at once. */
  async function countDoubles() {
    await subscribe(6)
    const { id } = await create()
    await send(id)
    await Promise.all(Array.from({ length: 4 }, () => sendNewsletter(api.database)({ issueId: id })))
    return rows(`select payload ->> 'to' as email from outbox where topic = 'mail.send' group by 1 having count(*) > 1`)
  }

  test('reaches nobody twice when its jobs run at once or a killed one is repeated', async () => {
    expect(await countDoubles()).toEqual([])
    expect((await rows(`select from outbox where topic = 'mail.send'`)).length).toBe(6)
    const [{ id }] = await rows('select id from newsletter_issue')
    await rows(`update newsletter_issue set status = 'sending' where id = $1`, [id])
    await sendNewsletter(api.database)({ issueId: id })
    expect((await rows(`select from outbox where topic = 'mail.send'`)).length).toBe(6)
  })

  test('without the guards it reaches some twice, so that the test can fail', async () => {
    const unguarded = await startMailedApp()
    const guarded = { api, staff }
    api = unguarded
    staff = await addMember(unguarded, ['editor'])
    await createWaitForPartner(api.pool)
    await rows(`alter table newsletter_delivery drop constraint newsletter_delivery_pkey`)
    await rows(`
      create or replace function take_newsletter_batch(of_issue uuid, most integer)
        returns table (subscription_id uuid, job_id uuid, email text, language text, unsubscribe_token text)
      language plpgsql as $$
      #variable_conflict use_column
      declare
        seen uuid[] := array(select id from subscription where id not in (
          select subscription_id from newsletter_delivery where issue_id = of_issue
        ));
      begin
        perform wait_for_partner();
        return query
          with added as (
            insert into newsletter_delivery (issue_id, subscription_id, job_id)
            select of_issue, id, gen_random_uuid() from unnest(seen) as id returning subscription_id, job_id
          )
          select added.subscription_id, added.job_id, subscription.email, subscription.language, subscription.unsubscribe_token
          from added join subscription on subscription.id = added.subscription_id;
      end $$`)
    expect(await countDoubles()).not.toEqual([])
    ;({ api, staff } = guarded)
    await unguarded.stop()
  })
})

describe('subscribers', () => {
  test('are listed, searched and removed', async () => {
    const [first = ''] = await subscribe(3)
    await subscribe(1, 'ne')
    await rows(`update subscription set unsubscribed_at = now() where email = $1`, [first])
    const list = async (query: string) =>
      (await ask('GET', `subscribers/?${query}`)).body.results.map(({ email }: { email: string }) => email).toSorted()
    expect(await list('language=ne')).toEqual(['ne1@readers.example'])
    expect(await list('state=unsubscribed')).toEqual([first])
    expect(await list('state=active&q=EN')).toEqual(['en2@readers.example', 'en3@readers.example'])
    expect((await ask('GET', 'subscribers/?state=x')).status).toBe(400)
    const { body } = await ask('GET', `subscribers/?q=${first}`)
    expect(body.results).toMatchObject([{ email: first, state: 'unsubscribed', language: 'en' }])
    const [{ id }] = body.results
    const reader = await addMember(api, ['shopkeeper'])
    expect((await ask('DELETE', `subscribers/${id}/`, undefined, { cookie: reader.cookie })).status).toBe(403)
    expect((await ask('DELETE', `subscribers/${id}/`)).status).toBe(204)
    for (const missing of [id, 'x']) expect((await ask('DELETE', `subscribers/${missing}/`)).status).toBe(404)
    const [event] = await rows('select operation, thing_id, before from staff_event order by id desc limit 1')
    expect(event).toEqual({
      operation: 'removeSubscriber',
      thing_id: id,
      before: { state: 'unsubscribed', language: 'en' },
    })
  })
})
