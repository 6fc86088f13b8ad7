import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { logIn } from './visitors.ts'

const ADDRESS = { first_name: 'Maya', line1: 'Jhochhen 12', country: 'NP', phone_number: '9841234567' }

let api: RunningApp
let cookie: string
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const send = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method, url, headers: { cookie, ...headers }, ...(payload ? { payload } : {}) })

const add = (payload: object, headers: Record<string, string> = {}) =>
  send('POST', '/v1/api/useraddresses/', payload, headers)

const asSomebody = async (name: string) => {
  cookie = await logIn(api, `${name}@example.com`)
}

describe('an address', () => {
  test('in Nepal needs no postcode and is stored as written', async () => {
    await asSomebody('nepal')
    const answer = await add({
      ...ADDRESS,
      last_name: 'Gurung',
      province: 'Bagmati',
      district: 'Kathmandu',
      municipality: 'Kathmandu',
      ward: '२३',
      landmark: 'Behind the white stupa',
      line: 'Kathmandu',
      phone_number: '९८४१-२३४५६७',
      nonsense: 'ignored',
    })
    expect(answer.statusCode).toBe(201)
    const address = answer.json()
    expect(address).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: `/v1/api/useraddresses/${address.id}/`,
      title: '',
      first_name: 'Maya',
      last_name: 'Gurung',
      line1: 'Jhochhen 12',
      line2: '',
      line3: '',
      line4: 'Kathmandu',
      line: 'Kathmandu',
      province: 'Bagmati',
      district: 'Kathmandu',
      municipality: 'Kathmandu',
      ward: '23',
      landmark: 'Behind the white stupa',
      state: '',
      postcode: '',
      country: 'NP',
      phone_number: '+9779841234567',
      notes: '',
      is_default_for_shipping: false,
      is_default_for_billing: false,
    })
    expect((await send('GET', address.url)).json()).toEqual(address)
    const list = (await send('GET', '/v1/api/useraddresses/')).json()
    expect(list).toEqual({ count: 1, next: null, previous: null, results: [address] })
  })

  test('accepts the fields of django-oscar', async () => {
    await asSomebody('oscar')
    const answer = await add({
      country: 'http://testserver/api/countries/NL/',
      first_name: 'Henk',
      last_name: 'H',
      line1: 'Roemerlaan 44',
      line2: '',
      line3: '',
      line4: 'Kroekingen',
      notes: 'n',
      phone_number: '+31 26 370 4887',
      postcode: '7777KK',
      state: 'G',
      title: 'Mr',
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { country: 'NL', phone_number: '+31263704887', line4: 'Kroekingen', line: 'Kroekingen', title: 'Mr' },
    ])
  })

  test('PUT replaces it, PATCH updates fields', async () => {
    await asSomebody('change')
    const { url, id } = (await add({ ...ADDRESS, notes: 'Ring twice', line4: 'Lalitpur' })).json()
    const patched = (await send('PATCH', url, { line4: 'Bhaktapur', is_default_for_shipping: true })).json()
    expect(patched).toMatchObject({ id, notes: 'Ring twice', line: 'Bhaktapur', is_default_for_shipping: true })
    expect((await send('PATCH', url, { title: 'Home' })).json()).toMatchObject({ is_default_for_shipping: true })
    const put = (await send('PUT', url, { ...ADDRESS, line1: 'Patan 3' })).json()
    expect(put).toMatchObject({ id, notes: '', line: '', line1: 'Patan 3', is_default_for_shipping: false })
    expect((await send('DELETE', url)).statusCode).toBe(204)
    expect((await send('GET', url)).statusCode).toBe(404)
  })

  test.each([
    [{}, { first_name: ['This field is required.'], line1: ['This field is required.'] }],
    [{ ...ADDRESS, country: 'Atlantis' }, { country: ['Choose a country.'] }],
    [{ ...ADDRESS, phone_number: '123' }, { phone_number: ['Enter a phone number, for example 9841234567.'] }],
    [{ ...ADDRESS, ward: '34' }, { ward: ['Enter a ward from 1 to 33.'] }],
    [{ ...ADDRESS, line1: 'x'.repeat(256) }, { line1: ['Enter at most 255 characters.'] }],
    [{ ...ADDRESS, line1: 7 }, { line1: ['Enter text.'] }],
    [{ ...ADDRESS, is_default_for_shipping: 'yes' }, { is_default_for_shipping: expect.anything() }],
    [[], { non_field_errors: ['Send a JSON object.'] }],
  ])('%j gets an error for its field and is not stored', async (payload, errors) => {
    await asSomebody('wrong')
    const answer = await add(payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { ...errors, code: 'invalid' }])
    expect(Object.keys(answer.json())[0]).not.toBe('code')
    expect((await send('GET', '/v1/api/useraddresses/')).json().count).toBe(0)
  })

  test('errors are also in Nepali', async () => {
    await asSomebody('nepali')
    const { line1, country } = (await add({}, { 'accept-language': 'ne' })).json()
    expect([line1, country]).toEqual([['यो भर्नुपर्छ।'], ['यो भर्नुपर्छ।']])
  })

  test('keeps any text as text', async () => {
    await asSomebody('text')
    const line1 = `"><script>alert(1)</script>'; drop table address;--`
    expect((await add({ ...ADDRESS, line1 })).json().line1).toBe(line1)
    expect((await add({ ...ADDRESS, line1: 'a\u0000b' })).json().line1).toBe('ab')
  })

  test('sent twice with one key is added once, and the key with another is refused', async () => {
    await asSomebody('twice')
    const key = { 'idempotency-key': 'kathmandu' }
    const first = await add(ADDRESS, key)
    const again = await add(ADDRESS, key)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect((await send('GET', '/v1/api/useraddresses/')).json().count).toBe(1)
    const other = await add({ ...ADDRESS, first_name: 'Sita' }, key)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    await asSomebody('twice-more')
    expect((await add({ ...ADDRESS, first_name: 'Sita' }, key)).statusCode).toBe(201)
  })

  test('an account has at most fifty', async () => {
    await asSomebody('many')
    for (let count = 0; count < 50; count += 1) expect((await add(ADDRESS)).statusCode).toBe(201)
    const answer = await add(ADDRESS)
    expect([answer.statusCode, answer.json().code]).toEqual([406, 'too_many_addresses'])
  })
})

describe('the default address', () => {
  type Listed = { id: string; is_default_for_shipping: boolean; is_default_for_billing: boolean }
  const defaults = async () => {
    const { results } = (await send('GET', '/v1/api/useraddresses/')).json()
    const of = (flag: 'is_default_for_shipping' | 'is_default_for_billing') =>
      results.filter((address: Listed) => address[flag]).map(({ id }: Listed) => id)
    return { shipping: of('is_default_for_shipping'), billing: of('is_default_for_billing') }
  }

  test('is the one that was set last', async () => {
    await asSomebody('default')
    const both = { is_default_for_shipping: true, is_default_for_billing: true }
    const first = (await add({ ...ADDRESS, ...both })).json()
    const second = (await add({ ...ADDRESS, is_default_for_shipping: true })).json()
    expect(await defaults()).toEqual({ shipping: [second.id], billing: [first.id] })
    await send('PATCH', first.url, { is_default_for_shipping: true })
    expect(await defaults()).toEqual({ shipping: [first.id], billing: [first.id] })
    await send('PATCH', first.url, { is_default_for_billing: false })
    expect(await defaults()).toEqual({ shipping: [first.id], billing: [] })
  })

  test('stays unique with ten concurrent requests', async () => {
    await asSomebody('at-once')
    const other = await add({ ...ADDRESS, is_default_for_shipping: true })
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => add({ ...ADDRESS, is_default_for_shipping: true })),
      send('PATCH', other.json().url, { is_default_for_shipping: true }),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]))
    expect((await defaults()).shipping).toHaveLength(1)
  })

  test('of one account does not affect another', async () => {
    await asSomebody('one')
    await add({ ...ADDRESS, is_default_for_shipping: true })
    const ours = await defaults()
    await asSomebody('two')
    await add({ ...ADDRESS, is_default_for_shipping: true })
    await asSomebody('one')
    expect(await defaults()).toEqual(ours)
  })
})
