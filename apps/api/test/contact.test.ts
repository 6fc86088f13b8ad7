import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'

const MESSAGE = { name: 'Maya', email: 'Maya@example.com', message: 'When does the stage open?' }

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(async () => {
  await api.forgetLimits()
  await api.pool.query('delete from contact_message')
})

const storedMessages = async () => (await api.pool.query('select * from contact_message')).rows
const write = (body: object, headers: Record<string, string> = {}) => api.post('contact/', body, headers)

describe('a contact message', () => {
  test('sent twice with one key is stored and mailed once, and answered twice', async () => {
    const key = { 'idempotency-key': 'opening' }
    const first = await write(MESSAGE, key)
    const again = await write(MESSAGE, key)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect([(await storedMessages()).length, (await api.mailbox.collect()).length]).toEqual([1, 1])
    const other = await write({ ...MESSAGE, message: 'And the café?' }, key)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('is stored and mailed, with Reply-To', async () => {
    const answer = await write({ ...MESSAGE, subject: 'Opening\r\nBcc: all@example.com', nonsense: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { detail: 'Thank you. We received your message and will reply by email.' },
    ])
    const subject = 'Opening Bcc: all@example.com'
    expect(await storedMessages()).toMatchObject([
      { name: 'Maya', email: 'maya@example.com', subject, message: MESSAGE.message, language: 'en' },
    ])
    const mails = await api.mailbox.collect()
    expect(mails).toMatchObject([
      {
        to: [{ address: 'hello@dabali.example' }],
        replyTo: [{ address: 'maya@example.com' }],
        subject: `Contact: ${subject}`,
      },
    ])
    expect(mails[0]).not.toHaveProperty('bcc')
    expect(mails[0]?.text).toContain(MESSAGE.message)
  })

  test('is shown as text, whatever it contains', async () => {
    await write({ ...MESSAGE, name: '<b>Maya</b>', message: '<script>alert(1)</script>\nसबै ठीक छ?' })
    const [mail] = await api.mailbox.collect()
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nसबै ठीक छ?')
    expect(mail?.html).not.toMatch(/<script|<b>/)
  })

  test('is confirmed in Nepali', async () => {
    const answer = await write(MESSAGE, { 'accept-language': 'ne' })
    expect(answer.json().detail).toMatch(/^धन्यवाद/)
    await api.mailbox.collect()
  })

  test('with a filled honeypot is confirmed and dropped', async () => {
    const honest = await write(MESSAGE)
    await api.mailbox.collect()
    const answer = await write({ ...MESSAGE, website: 'https://spam.example' })
    expect([answer.statusCode, answer.body]).toEqual([honest.statusCode, honest.body])
    expect([(await storedMessages()).length, await api.mailbox.collect()]).toEqual([1, []])
  })

  test('is limited to ten an hour per address', async () => {
    const statuses = []
    for (let count = 0; count < 12; count += 1) statuses.push((await write(MESSAGE)).statusCode)
    expect(statuses.map((status) => status === 201).indexOf(false)).toBe(10)
    expect((await storedMessages()).length).toBe(10)
    await api.mailbox.collect()
  })
})

describe('an invalid message', () => {
  const required = ['This field is required.']
  test.each([
    [{}, { name: required }],
    [
      { name: ' ', email: '', message: '\n' },
      { name: required, email: required, message: required },
    ],
    [{ ...MESSAGE, email: 'maya' }, { email: ['Enter an email address, for example maya@example.com.'] }],
    [{ ...MESSAGE, name: 'm'.repeat(151) }, { name: ['Enter at most 150 characters.'] }],
    [{ ...MESSAGE, subject: 'm'.repeat(201) }, { subject: ['Enter at most 200 characters.'] }],
    [{ ...MESSAGE, message: 'm'.repeat(5001) }, { message: ['Enter at most 5000 characters.'] }],
    [{ ...MESSAGE, message: 'm'.repeat(20_001) }, { message: ['Enter at most 20000 characters.'] }],
    [{ ...MESSAGE, message: ['hello'] }, { message: ['Enter text.'] }],
    [{ ...MESSAGE, name: null }, { name: ['Enter text.'] }],
    ['hello', { non_field_errors: ['Send a JSON object.'] }],
  ])('%j gets an error for its field and is not stored', async (body, errors) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/api/contact/',
      payload: JSON.stringify(body),
      headers,
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, { ...errors, code: 'invalid' }])
    expect([await storedMessages(), await api.mailbox.collect()]).toEqual([[], []])
  })

  test('gets the errors in Nepali', async () => {
    const answer = await write({ name: '', email: 'maya', message: 'x'.repeat(5001) }, { 'accept-language': 'ne' })
    expect(answer.json()).toEqual({
      name: ['यो भर्नुपर्छ।'],
      email: ['इमेल ठेगाना लेख्नुहोस्, जस्तै maya@example.com।'],
      message: ['बढीमा ५००० अक्षर लेख्नुहोस्।'],
      code: 'invalid',
    })
  })
})
