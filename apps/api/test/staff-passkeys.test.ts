import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { openStaffBrowser } from './start-staff.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp({ secondFactor: 'required' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.pool.query('delete from rate_limit')
})

const newMember = () => openStaffBrowser(api)

const NEEDED = [403, 'second_factor_required']
const MISSING = [403, 'second_factor_setup_required']

describe('a passkey', () => {
  test('is added, listed, used at the next login and removed', async () => {
    const member = await newMember()
    const { authenticator, answer } = await member.addPasskey()
    expect([answer.status, answer.body.recovery_codes.length]).toEqual([201, 10])
    expect(await member.works()).toBe(200)
    await member.logInAgain()
    expect(await member.works()).toEqual(NEEDED)
    const options = await member.passOptions()
    expect([options.rpId, options.allowCredentials]).toEqual([
      'localhost',
      [expect.objectContaining({ id: authenticator.id })],
    ])
    const passed = await member.pass({ passkey: authenticator.get(options) })
    expect(passed.status).toBe(200)
    expect(passed.body.second_factor.passkeys).toEqual([
      { id: authenticator.id, name: 'My phone', created_at: expect.any(String), last_used_at: expect.any(String) },
    ])
    expect((await member.send('DELETE', `second-factor/passkeys/${authenticator.id}/`)).status).toBe(204)
    expect(await member.works()).toEqual(MISSING)
  })

  test.each<[string, Parameters<ReturnType<typeof createAuthenticator>['get']>[1]]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('another').toString('base64url') }],
    ['a counter that did not grow', { counter: 0 }],
    ['nobody present', { isPresent: false }],
  ])('is refused with %s', async (_what, flaws) => {
    const member = await newMember()
    const { authenticator } = await member.addPasskey()
    await member.logInAgain()
    // The counter of the passkey is not zero any more.
    await member.pass({ passkey: authenticator.get(await member.passOptions()) })
    await member.logInAgain()
    const refused = await member.pass({ passkey: authenticator.get(await member.passOptions(), flaws) })
    expect([refused.status, refused.body.code]).toEqual([406, 'passkey_refused'])
    expect(await member.works()).toEqual(NEEDED)
  })

  test('is not created for another origin, site or challenge', async () => {
    for (const flaws of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'YW5vdGhlcg' }]) {
      const member = await newMember()
      const options = (await member.send('POST', 'second-factor/passkeys/options/')).body
      const credential = createAuthenticator().create(options, flaws)
      const refused = await member.send('POST', 'second-factor/passkeys/', { name: 'Phone', credential })
      expect([refused.status, refused.body.code]).toEqual([406, 'passkey_refused'])
    }
  })

  test('is refused with a challenge that was used, has expired or belongs to another login', async () => {
    const member = await newMember()
    const { authenticator } = await member.addPasskey()
    await member.logInAgain()
    const signed = authenticator.get(await member.passOptions())
    expect((await member.pass({ passkey: signed })).status).toBe(200)
    await member.logInAgain()
    const options = await member.passOptions()
    await member.logInAgain()
    expect((await member.pass({ passkey: authenticator.get(options) })).status).toBe(406)
    const late = await member.passOptions()
    await api.pool.query('update staff_challenge set expires_at = now()')
    expect((await member.pass({ passkey: authenticator.get(late) })).status).toBe(406)
    expect((await member.pass({ passkey: signed })).status).toBe(406)
  })

  test('of another member is refused, with the own challenge as well', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const { authenticator } = await one.addPasskey()
    const own = await other.addPasskey()
    await other.logInAgain()
    const options = await other.passOptions()
    expect((await other.pass({ passkey: authenticator.get(options) })).status).toBe(406)
    expect((await other.pass({ passkey: own.authenticator.get(await other.passOptions()) })).status).toBe(200)
    expect((await other.send('DELETE', `second-factor/passkeys/${authenticator.id}/`)).status).toBe(404)
  })

  test('cannot be added twice', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const { authenticator } = await one.addPasskey()
    expect((await other.addPasskey(authenticator)).answer.status).toBe(406)
  })
})
