import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { addMail, type Mail } from '../src/mail/queries.ts'
import { mailSender } from '../src/mail/send-mail.ts'
import { type JobQueue, startJobQueue } from './job-queue.ts'
import { startMailServer } from './mail-server.ts'

const SECRET = 'https://store.example/login?token=4711-secret'
const MAIL: Mail = {
  to: 'tara@example.com',
  subject: 'तपाईंको लगइन',
  text: `Continue: ${SECRET}`,
  html: `<p>नमस्ते! <a href="${SECRET}">Continue</a></p>`,
  language: 'ne',
}

let queue: JobQueue
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  queue = await startJobQueue()
})
beforeEach(async () => {
  await queue.empty()
  server = await startMailServer({ refuse: { 'nobody@example.com': 550, 'full@example.com': 452 } })
})
afterEach(() => server.stop())
afterAll(() => queue.stop())

const logged: string[] = []

/** Sends queued mails, with a log that records everything. */
function send(smtpUrl = server.url) {
  logged.length = 0
  const note = (...said: unknown[]) => logged.push(JSON.stringify(said))
  const sendMail = mailSender({ smtpUrl, from: 'Dabali <hello@dabali.example>' })
  const handlers = { 'mail.send': sendMail }
  return runDueJobs({ database: queue.database, handlers, log: { warn: note, error: note } })
}

describe('a mail', () => {
  test('arrives with text and HTML as written', async () => {
    await transaction(queue.database, (inside) => addMail(inside, MAIL))
    expect(await send()).toEqual({ done: 1, failed: 0 })
    const [mail] = server.mails
    expect(mail).toMatchObject({
      recipients: ['tara@example.com'],
      from: { name: 'Dabali', address: 'hello@dabali.example' },
      to: [{ address: 'tara@example.com' }],
      subject: MAIL.subject,
    })
    expect([mail?.text?.trim(), mail?.html?.trim()]).toEqual([MAIL.text, MAIL.html])
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers).toMatchObject({ 'content-language': 'ne', 'auto-submitted': 'auto-generated' })
    expect(headers['message-id']).toMatch(/^<[0-9a-f-]{36}@dabali\.example>$/)
  })

  test('is deleted after it was sent', async () => {
    await addMail(queue.database, MAIL)
    await send()
    expect([await queue.waiting(), logged]).toEqual([[], []])
  })

  test('is not sent if its transaction is rolled back', async () => {
    const broken = transaction(queue.database, async (inside) => {
      await addMail(inside, MAIL)
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    await send()
    expect(server.mails).toEqual([])
  })

  test('is not sent once its content is no longer true', async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    await addMail(queue.database, { ...MAIL, to: 'late@example.com', validUntil: inSeconds(-1) })
    await addMail(queue.database, { ...MAIL, validUntil: inSeconds(60) })
    expect(await send()).toEqual({ done: 2, failed: 0 })
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[MAIL.to]])
    expect(await queue.waiting()).toEqual([])
  })

  test('carries its pictures inline and its files as attachments', async () => {
    const content = Buffer.from('bytes').toString('base64')
    await addMail(queue.database, {
      ...MAIL,
      html: '<img src="cid:picture-1@dabali">',
      attachments: [
        { name: 'picture-1.png', type: 'image/png', content, cid: 'picture-1@dabali' },
        { name: 'invoice.pdf', type: 'application/pdf', content },
      ],
    })
    await send()
    expect(server.mails[0]?.attachments).toMatchObject([
      { filename: 'picture-1.png', mimeType: 'image/png', disposition: 'inline', contentId: '<picture-1@dabali>' },
      { filename: 'invoice.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ])
    expect(server.mails[0]?.attachments.map((file) => Buffer.from(file.content as ArrayBuffer).toString())).toEqual([
      'bytes',
      'bytes',
    ])
  })

  test('of a list has a one-click unsubscribe header', async () => {
    await addMail(queue.database, { ...MAIL, unsubscribeUrl: 'https://store.example/u?t=1' })
    await send()
    const headers = Object.fromEntries(server.mails[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://store.example/u?t=1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  test.each([
    'Hello\r\nBcc: thief@example.com',
    'Hello\nBcc: thief@example.com\n\nYour account is closed',
    'Hello\r\n\r\n<script>',
    '=?utf-8?q?Hello=0D=0ABcc:_thief@example.com?=',
  ])('with the subject %j has one subject and no other header', async (subject) => {
    await addMail(queue.database, { ...MAIL, subject })
    expect(await send()).toEqual({ done: 1, failed: 0 })
    const [mail] = server.mails
    expect([mail?.recipients, mail?.bcc, mail?.text?.trim()]).toEqual([['tara@example.com'], undefined, MAIL.text])
    expect(mail?.raw).not.toMatch(/^bcc:/im)
  })

  test.each([
    'tara@example.com, thief@example.com',
    'tara@example.com;thief@example.com',
    'tara@example.com\r\nRCPT TO:<thief@example.com>',
    'tara@example.com\nBcc: thief@example.com',
    'Tara <thief@example.com>',
    'friends: thief@example.com;',
    '"thief@example.com"@example.com',
    'no address',
    `${'x'.repeat(250)}@example.com`,
  ])('to %j is not sent and not retried', async (to) => {
    await addMail(queue.database, { ...MAIL, to })
    expect(await send()).toEqual({ done: 0, failed: 1 })
    expect(server.mails).toEqual([])
    expect(await queue.waiting()).toMatchObject([{ error: 'PermanentFailure EADDRESS', failed_at: expect.any(Date) }])
  })
})

describe('a mail that fails', () => {
  const isTold = (text: string) => [SECRET, '4711', 'example.com', MAIL.subject].some((part) => text.includes(part))

  test('while the server is away is retried, and the log contains nothing of it', async () => {
    await server.stop()
    await addMail(queue.database, MAIL)
    expect(await send()).toEqual({ done: 0, failed: 1 })
    const [job] = await queue.waiting()
    expect(job).toMatchObject({ attempts: 1, failed_at: null, error: 'Error ESOCKET' })
    expect([isTold(job.error), logged.length, logged.some(isTold)]).toEqual([false, 1, false])

    server = await startMailServer({ port: server.port })
    await queue.pool.query('update outbox set run_at = now()')
    expect(await send()).toEqual({ done: 1, failed: 0 })
    expect([server.mails.length, await queue.waiting()]).toEqual([1, []])
  })

  test('temporarily is retried', async () => {
    await addMail(queue.database, { ...MAIL, to: 'full@example.com' })
    await send()
    expect(await queue.waiting()).toMatchObject([{ error: 'Error EENVELOPE 452', failed_at: null }])
    expect(logged.some(isTold)).toBe(false)
  })

  test('for an unknown mailbox is given up, and the log contains nothing of it', async () => {
    await addMail(queue.database, { ...MAIL, to: 'nobody@example.com' })
    await send()
    expect(await queue.waiting()).toMatchObject([{ error: 'PermanentFailure EREFUSED', failed_at: expect.any(Date) }])
    expect(logged.some(isTold)).toBe(false)
  })
})
