import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'

const HOME = { 'x-forwarded-for': '203.0.113.7' }
const PHONE = { 'x-forwarded-for': '203.0.113.99' }
const STRANGER = { 'x-forwarded-for': '198.51.100.1' }
const SAME_NETWORK = [{ 'x-forwarded-for': '2001:db8:1:2::3' }, { 'x-forwarded-for': '2001:db8:1:2:f::9' }] as const

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let people = 0
/** A person who has requested a link at home. */
async function someone(headers: Record<string, string> = HOME) {
  people += 1
  const email = `person${people}@example.com`
  return { email, ...(await api.invite(email, {}, headers)) }
}

async function guess(email: string, code: string, times: number, headers: Record<string, string>) {
  for (let tries = 0; tries < times; tries += 1) {
    expect((await api.enter(email, other(code), headers)).statusCode).toBe(406)
  }
}

describe('another client that knows the email address', () => {
  test('does not use up attempts at the code', async () => {
    const { email, code } = await someone()
    await guess(email, code, 8, STRANGER)
    expect((await api.enter(email, code, STRANGER)).statusCode).toBe(406)
    expect((await api.enter(email, code, HOME)).statusCode).toBe(200)
  })

  test('does not replace the link or the code', async () => {
    for (const way of ['link', 'code'] as const) {
      const { email, code, token } = await someone()
      await api.invite(email, {}, STRANGER)
      const entered = way === 'link' ? await api.press(token, PHONE) : await api.enter(email, code, HOME)
      expect([way, entered.statusCode]).toEqual([way, 200])
    }
  })

  test('does not use up the emails', async () => {
    const { email } = await someone()
    for (let at = 0; at < 7; at += 1) await api.ask(email, {}, STRANGER)
    expect((await api.ask(email, {}, HOME)).statusCode).toBe(202)
    await api.mailbox.collect()
  })

  test('has at most five attempts at each code, also with further clients', async () => {
    const { email, code } = await someone()
    for (let at = 0; at < 5; at += 1) await guess(email, code, 1, { 'x-forwarded-for': `198.51.100.${at}` })
    expect((await api.enter(email, code, PHONE)).statusCode).toBe(406)
    const own = await someone()
    await guess(own.email, own.code, 5, HOME)
    expect((await api.enter(own.email, own.code, HOME)).statusCode).toBe(406)
  })
})

describe('the person', () => {
  test('may enter the code on a device in another network', async () => {
    const { email, code } = await someone()
    expect((await api.enter(email, code, PHONE)).statusCode).toBe(200)
  })

  test('has one link after a second request: the newer one', async () => {
    const { email, token } = await someone(SAME_NETWORK[0])
    const newer = await api.invite(email, {}, SAME_NETWORK[1])
    expect([(await api.press(token)).statusCode, (await api.press(newer.token)).statusCode]).toEqual([409, 200])
  })
})
