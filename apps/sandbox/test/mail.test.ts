import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { linksIn, type Message, makeInbox, startSmtp } from '../src/mail/mail.ts'

const inbox = makeInbox()
const app = buildApp({ inbox })
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp({ inbox, host: '127.0.0.1', port: 0 })
})
beforeEach(() => app.inject({ method: 'DELETE', url: '/mail/messages/' }))
afterAll(async () => {
  await smtp.stop()
  await app.close()
})

const MAIL = {
  from: 'Dabali <hello@dabali.example>',
  to: 'mira@people.example',
  subject: 'तपाईंको अर्डर <100001>',
  text: 'धन्यवाद।\nhttps://site.example/order/abc/\n',
  html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script><a href="https://site.example/order/abc/?a=1&amp;b=2">See</a></body></html>',
}

const send = (mail: object = {}, url = smtp.url) => createTransport({ url }).sendMail({ ...MAIL, ...mail })
const list = async (query = '') => (await app.inject(`/mail/messages/${query}`)).json<Message[]>()

describe('the inbox', () => {
  test('accepts any message and lists them as JSON, newest first', async () => {
    await send({ subject: 'First' })
    await send(
      { headers: { 'List-Unsubscribe': '<https://site.example/off>' } },
      smtp.url.replace('//', '//user:word@'),
    )
    const [newest, first] = await list()
    expect(first?.subject).toBe('First')
    expect(newest).toMatchObject({
      to: ['mira@people.example'],
      from: 'Dabali <hello@dabali.example>',
      subject: MAIL.subject,
      text: expect.stringContaining(MAIL.text),
      html: expect.stringContaining('See</a>'),
      links: ['https://site.example/order/abc/?a=1&b=2', 'https://site.example/order/abc/'],
      headers: { 'list-unsubscribe': '<https://site.example/off>' },
    })
    expect(Date.parse(newest?.date ?? '')).not.toBeNaN()
  })

  test('is filtered by recipient in any spelling, and is emptied', async () => {
    await send()
    await send({ to: 'Kesar@people.example' })
    expect((await list('?to=kesar@PEOPLE.example')).map(({ to }) => to)).toEqual([['Kesar@people.example']])
    expect(await list('?to=nobody@people.example')).toEqual([])
    expect((await app.inject({ method: 'POST', url: '/mail/empty/' })).headers['location']).toBe('/mail/')
    expect(await list()).toEqual([])
    expect((await app.inject('/mail/')).body).toContain('No emails')
  })

  test('shows the list, and a mail as text, as HTML and by its links', async () => {
    await send()
    const [mail] = await list()
    expect((await app.inject('/mail/')).body).toContain(`<a href="/mail/${mail?.id}/">तपाईंको अर्डर &lt;100001&gt;</a>`)
    expect((await app.inject('/mail/?to=sanu@people.example')).body).toContain('No emails for sanu')
    const { body } = await app.inject(`/mail/${mail?.id}/`)
    for (const shown of [
      '<pre>धन्यवाद।',
      'href="https://site.example/order/abc/?a=1&amp;b=2"',
      `src="/mail/${mail?.id}/html/" sandbox="allow-popups allow-popups-to-escape-sandbox"`,
      'subject: ',
    ]) {
      expect(body).toContain(shown)
    }
    expect(body).not.toContain('<script>')
  })

  test('shows the HTML in a frame without scripts and remote content, whose links open elsewhere', async () => {
    await send()
    const [mail] = await list()
    const shown = await app.inject(`/mail/${mail?.id}/html/`)
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox allow-popups /)
    expect(shown.headers['content-security-policy']).not.toContain('script')
    expect(shown.body).toContain('<head><base target="_blank"><title>')
  })

  test('shows the pictures of a mail in its HTML, and names its files', async () => {
    await send({
      html: '<html><head></head><body><img src="cid:cover@dabali"></body></html>',
      attachments: [
        { filename: 'cover.png', content: 'bytes', cid: 'cover@dabali', contentDisposition: 'inline' },
        { filename: 'invoice.pdf', content: 'bytes' },
      ],
    })
    const [mail] = await list()
    expect(mail?.html).toContain(`src="data:image/png;base64,${Buffer.from('bytes').toString('base64')}"`)
    expect(mail?.attachments).toEqual(['invoice.pdf'])
    expect((await app.inject(`/mail/${mail?.id}/`)).body).toContain('<li>invoice.pdf</li>')
  })

  test.each(['/mail/gone/', '/mail/gone/html/'])('returns 404 for %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})

test('lists each web link once, with decoded characters', () => {
  const html = '<a href="https://a.example/?x=1&amp;y=&quot;2&quot;">A</a><a href="mailto:us@a.example">B</a>'
  expect(linksIn({ html, text: 'See https://a.example/?x=1&y=%222 and http://b.example/, http://b.example/' })).toEqual(
    ['https://a.example/?x=1&y="2"', 'https://a.example/?x=1&y=%222', 'http://b.example/,', 'http://b.example/'],
  )
})
