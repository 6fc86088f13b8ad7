import { Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { signingKeyQueries } from '../src/signing-keys/queries.ts'
import type { Role } from '../src/staff/permissions.ts'
import { openSecret, resealSecrets, sealSecret } from '../src/staff/second-factor/totp.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { openStaffBrowser } from './start-staff.ts'
import { call, logIn } from './visitors.ts'

let api: RunningApp
let relaxed: RunningApp
beforeAll(async () => {
  api = await startApp({ secondFactor: 'required' })
  relaxed = await startApp({ secondFactor: 'optional' })
})
afterAll(() => Promise.all([api.stop(), relaxed.stop()]))
beforeEach(async () => {
  await api.pool.query('delete from rate_limit')
})

const newMember = (roles?: readonly Role[], app = api) => openStaffBrowser(app, roles)

const NEEDED = [403, 'second_factor_required']
const MISSING = [403, 'second_factor_setup_required']

describe('a member without a second factor', () => {
  test('can do nothing but set one up, where it is required', async () => {
    const member = await newMember(['owner'])
    expect(await member.works()).toEqual(MISSING)
    for (const path of ['members/', 'events/', 'invitations/'])
      expect((await member.send('GET', path)).status).toBe(403)
    expect((await member.send('DELETE', 'second-factor/totp/')).body.code).toBe('second_factor_setup_required')
    expect((await member.send('GET', 'me/')).body.second_factor.state).toBe('second_factor_setup_required')
    await member.setUpTotp()
    expect(await member.works()).toBe(200)
  })

  test('reads why in both languages', async () => {
    const member = await newMember()
    const read = (language: string) =>
      call(api, 'GET', 'staff/orders/', undefined, { cookie: member.cookie(), 'accept-language': language })
    expect((await read('en')).body.detail).toBe('Set up an authenticator app or a passkey to continue.')
    expect((await read('ne')).body.detail).toBe('अगाडि बढ्न अथेन्टिकेटर एप वा पासकी राख्नुहोस्।')
  })

  test('cannot set one up with a login that is not fresh', async () => {
    const member = await newMember()
    await member.age('16 minutes')
    for (const path of ['totp/', 'passkeys/options/'])
      expect((await member.send('POST', `second-factor/${path}`)).body.code).toBe('fresh_login_required')
  })

  test('is not asked where it is optional; one who has set it up is', async () => {
    const member = await newMember(['support'], relaxed)
    expect(await member.works()).toBe(200)
    await member.setUpTotp()
    await member.logInAgain()
    expect(await member.works()).toEqual(NEEDED)
  })
})

describe('an authenticator app', () => {
  test('is stored encrypted, and asked for at the next login', async () => {
    const member = await newMember()
    const { secret, codes } = await member.setUpTotp()
    expect(codes).toHaveLength(10)
    const { rows } = await api.pool.query('select secret from staff_totp where account_id = $1', [member.id])
    expect(rows[0].secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
    await member.logInAgain()
    expect(await member.works()).toEqual(NEEDED)
    const passed = await member.pass({ code: member.codeAt(secret, 1) })
    expect(passed.body.second_factor).toMatchObject({ state: 'passed', has_totp: true, recovery_codes: 10 })
    expect(await member.works()).toBe(200)
  })

  test('is not accepted twice with one code, nor with an earlier one', async () => {
    const member = await newMember()
    const { secret } = await member.setUpTotp()
    await member.logInAgain()
    // The code that has confirmed it is used up as well.
    expect((await member.pass({ code: member.codeAt(secret, 0) })).body.code).toBe('wrong_code')
    const code = member.codeAt(secret, 1)
    const logins = [await logIn(api, member.email), await logIn(api, member.email)]
    const answers = await Promise.all(logins.map((login) => member.send('POST', 'second-factor/', { code }, login)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 406])
    await member.logInAgain()
    expect((await member.pass({ code })).status).toBe(406)
    expect((await member.pass({ code: member.codeAt(secret, 0) })).status).toBe(406)
  })

  test('accepts the clock of a phone that is half a minute off, with spaces and Nepali digits, and no more', async () => {
    const member = await newMember()
    const { secret } = await member.setUpTotp()
    await member.logInAgain()
    expect((await member.pass({ code: member.codeAt(secret, 3) })).status).toBe(406)
    const code = member.codeAt(secret, 1).replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
    expect((await member.pass({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
  })

  test('is guessed five times in ten minutes, over all logins of the account', async () => {
    const member = await newMember()
    const { secret, codes } = await member.setUpTotp()
    await member.logInAgain()
    const wrong = String((Number(member.codeAt(secret, 1)) + 1) % 1_000_000).padStart(6, '0')
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await member.pass({ code: wrong })).status)
    expect(statuses).toEqual([406, 406, 406, 406, 406])
    await member.logInAgain()
    expect((await member.pass({ recovery_code: codes[0] })).status).toBe(429)
    await api.pool.query('delete from rate_limit')
    expect((await member.pass({ code: member.codeAt(secret, 1) })).status).toBe(200)
  })

  test('counts only once a code of it was entered, and replaces the one before', async () => {
    const member = await newMember()
    const first = await member.setUpTotp()
    const { secret } = (await member.send('POST', 'second-factor/totp/')).body
    expect((await member.send('POST', 'second-factor/totp/confirm/', { code: '000000' })).status).toBe(406)
    await member.logInAgain()
    expect((await member.pass({ code: member.codeAt(first.secret, 1) })).status).toBe(200)
    const confirmed = await member.send('POST', 'second-factor/totp/confirm/', { code: member.codeAt(secret, 0) })
    expect([confirmed.status, confirmed.body.recovery_codes]).toEqual([200, []])
    await member.logInAgain()
    expect((await member.pass({ code: member.codeAt(first.secret, 1) })).status).toBe(406)
    expect((await member.pass({ code: member.codeAt(secret, 1) })).status).toBe(200)
  })

  test('of one account cannot be read in the row of another, nor with another key', () => {
    const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const sealed = sealSecret([key], 'one', Buffer.from('secret'))
    expect(openSecret([other, key], 'one', sealed)?.toString()).toBe('secret')
    expect(openSecret([key], 'other', sealed)).toBeUndefined()
    expect(openSecret([other], 'one', sealed)).toBeUndefined()
  })

  test('is encrypted again with the key that signs now, so that older keys can go', async () => {
    const app = await startApp({ secondFactor: 'required' })
    const member = await newMember(['support'], app)
    const { secret } = await member.setUpTotp()
    await signingKeyQueries(app.database).addNextKey('second-factor', Buffer.alloc(32, 7))
    await app.pool.query(`update server_key set signs_from = now() - interval '1 hour'`)
    // Another process, which has not read the keys before.
    await resealSecrets(openDatabase(app.pool))
    const { rows } = await app.pool.query('select secret from staff_totp')
    const opened = openSecret([Buffer.alloc(32, 7)], member.id, rows[0].secret)
    expect(opened && new Secret({ buffer: Uint8Array.from(opened).buffer }).base32).toBe(secret)
    await app.stop()
  })
})

describe('a login that has passed', () => {
  test('gets another token, so that a stolen one is worth nothing', async () => {
    const member = await newMember()
    const stolen = member.cookie()
    await member.setUpTotp()
    expect(member.cookie()).not.toBe(stolen)
    expect((await member.send('GET', 'me/', undefined, stolen)).status).toBe(401)
  })

  test('is asked again after twelve hours, and stays an ordinary login', async () => {
    const member = await newMember()
    await member.setUpTotp()
    await member.age('11 hours 59 minutes')
    expect(await member.works()).toBe(200)
    await member.age('2 minutes')
    expect(await member.works()).toEqual(NEEDED)
    expect((await call(api, 'GET', 'me/', undefined, { cookie: member.cookie() })).status).toBe(200)
    // A second factor cannot be added instead.
    expect((await member.send('POST', 'second-factor/totp/')).body.code).toBe('second_factor_required')
  })

  test('is one login: others of the account have not passed', async () => {
    const member = await newMember()
    await member.setUpTotp()
    const other = await logIn(api, member.email)
    expect((await member.send('GET', 'orders/', undefined, other)).body.code).toBe('second_factor_required')
  })
})

describe('recovery codes', () => {
  test('work once each, are stored as hashes, and are renewed', async () => {
    const member = await newMember()
    const { codes } = await member.setUpTotp()
    const [first = '', second = ''] = codes
    expect(first).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    await member.logInAgain()
    expect((await member.pass({ recovery_code: first.replaceAll('-', ' ').toUpperCase() })).status).toBe(200)
    await member.logInAgain()
    expect((await member.pass({ recovery_code: first })).body.code).toBe('wrong_code')
    const logins = [await logIn(api, member.email), await logIn(api, member.email)]
    const use = (login: string) => member.send('POST', 'second-factor/', { recovery_code: second }, login)
    expect((await Promise.all(logins.map(use))).map(({ status }) => status).toSorted()).toEqual([200, 406])
    const renewed = (await member.send('POST', 'second-factor/recovery-codes/')).body.recovery_codes
    expect(new Set([...renewed, ...codes]).size).toBe(20)
    await member.logInAgain()
    expect((await member.pass({ recovery_code: codes[2] })).status).toBe(406)
    expect((await member.pass({ recovery_code: renewed[0] })).body.second_factor.recovery_codes).toBe(9)
  })

  test('of another account are wrong', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const { codes } = await one.setUpTotp()
    await other.setUpTotp()
    await other.logInAgain()
    expect((await other.pass({ recovery_code: codes[0] })).status).toBe(406)
  })

  test('go with the last factor, and need one', async () => {
    const member = await newMember(['support'], relaxed)
    expect((await member.send('POST', 'second-factor/recovery-codes/')).body.code).toBe('no_second_factor')
    await member.setUpTotp()
    expect((await member.send('DELETE', 'second-factor/totp/')).status).toBe(204)
    expect((await member.send('GET', 'me/')).body.second_factor).toMatchObject({ has_totp: false, recovery_codes: 0 })
  })
})

test('an owner resets the second factors of a member who has lost them', async () => {
  const [owner, member] = [await newMember(['owner']), await newMember()]
  await owner.setUpTotp()
  await member.setUpTotp()
  await member.addPasskey()
  expect((await owner.send('DELETE', `members/${member.id}/second-factor/`)).status).toBe(204)
  expect(await member.works()).toEqual(MISSING)
  await member.logInAgain()
  await member.setUpTotp()
  expect(await member.works()).toBe(200)
})
