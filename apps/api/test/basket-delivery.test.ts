import { PRODUCT_CLASSES } from '@dabali/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

async function visitor(product = 1) {
  const { cookie, basket } = await api.newVisitor(product)
  const patch = (body: object, headers: Record<string, string> = {}) =>
    call(api, 'PATCH', basket.url, body, { cookie, ...headers })
  const send = (address: object) => call(api, 'POST', 'basket/shipping-methods/', address, { cookie })
  return { cookie, basket, patch, send }
}

const KATHMANDU = { country: 'NP', line: 'Kathmandu' }
const codes = (methods: { code: string }[]) => methods.map(({ code }) => code)

describe('the shipping address', () => {
  test('keeps all fields of a Nepali address', async () => {
    const { cookie, basket, patch } = await visitor()
    const shipping_address = {
      first_name: 'Maya',
      last_name: 'Tamang',
      line: 'Lalitpur',
      province: 'Bagmati',
      district: 'Lalitpur',
      municipality: 'Lalitpur',
      ward: '४',
      landmark: 'Behind the temple',
      country: '/v1/api/countries/NP/',
      phone_number: '9841234567',
    }
    const { status, body } = await patch({ shipping_address })
    expect([status, body.version, body.inside_valley]).toEqual([200, basket.version + 1, true])
    expect(body.shipping_address).toEqual({
      ...shipping_address,
      title: '',
      line1: '',
      line2: '',
      line3: '',
      line4: 'Lalitpur',
      state: '',
      postcode: '',
      ward: '4',
      country: 'NP',
      phone_number: '+9779841234567',
      notes: '',
    })
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(body)
    const taken = (await patch({ shipping_address: null })).body
    expect([taken.shipping_address, taken.inside_valley]).toEqual([null, null])
  })

  test('errors name the field, in the language of the visitor, and change nothing', async () => {
    const { cookie, basket, patch } = await visitor()
    const wrong = { shipping_address: { phone_number: 'x', ward: '99', country: 'NP' }, is_gift: true }
    const { status, body } = await patch(wrong, { 'accept-language': 'ne' })
    expect([status, body]).toEqual([
      400,
      {
        ward: ['१ देखि ३३ सम्मको वडा नम्बर लेख्नुहोस्।'],
        phone_number: ['फोन नम्बर लेख्नुहोस्, जस्तै ९८४१२३४५६७।'],
        code: 'invalid',
      },
    ])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(basket)
  })

  test('stored by an older version is returned with all fields', async () => {
    const { cookie, basket } = await visitor()
    await api.pool.query(`update basket set shipping_address = '{"country":"NP","line":"Bhaktapur"}' where id = $1`, [
      basket.id,
    ])
    const { body } = await call(api, 'GET', 'basket/', undefined, { cookie })
    expect(body).toMatchObject({
      inside_valley: true,
      shipping_address: { line: 'Bhaktapur', line4: 'Bhaktapur', title: '' },
    })
  })
})

describe('a gift', () => {
  test('is stored with its recipient and can be removed', async () => {
    const { patch } = await visitor()
    const gift = { recipient_name: 'Maya', recipient_email: 'maya@example.com', message: 'For you.' }
    const { body } = await patch({ is_gift: true, gift })
    expect([body.is_gift, body.gift]).toEqual([true, { ...gift, recipient_phone: '', deliver_on: '' }])
    expect((await patch({ is_gift: false })).body.gift).toEqual(body.gift)
    expect((await patch({ gift: null })).body).toMatchObject({ is_gift: false, gift: null })
  })

  test.each([
    [{ recipient_email: 'nobody' }, 'recipient_email'],
    [{ deliver_on: '2020-01-01' }, 'deliver_on'],
  ])('%j gets an error for its field', async (gift, field) => {
    const { status, body } = await (await visitor()).patch({ gift })
    expect([status, Object.keys(body)]).toEqual([400, [field, 'code']])
  })
})

describe('cash on delivery', () => {
  test('is available or not, with the reason of the shop rules', async () => {
    const { patch } = await visitor()
    expect((await patch({})).body.cod).toEqual({ allowed: false, reason: 'country' })
    expect((await patch({ shipping_address: KATHMANDU })).body.cod).toEqual({ allowed: true, reason: null })
    expect((await patch({ shipping_address: { country: 'IN' } })).body.cod).toEqual({
      allowed: false,
      reason: 'country',
    })
    expect((await patch({ is_gift: true, shipping_address: KATHMANDU })).body.cod).toEqual({
      allowed: false,
      reason: 'gift',
    })
  })

  test.each(PRODUCT_CLASSES)('for %s', async (product_class) => {
    const { id } = await makeProduct(api.database, { product_class })
    const { patch } = await visitor(id)
    const { cod } = (await patch({ shipping_address: KATHMANDU })).body
    expect(cod.reason).toBe(['Book', 'Physical Bundle'].includes(product_class) ? null : 'product_class')
  })

  test('can be disabled', async () => {
    const { cookie, patch } = await visitor()
    await patch({ shipping_address: KATHMANDU })
    const app = buildApp({ ...api.parts, media: api.media, codAllowed: false })
    const answer = await app.inject({ url: '/v1/api/basket/', headers: { cookie } })
    expect(answer.json().cod).toEqual({ allowed: false, reason: 'disabled' })
    await app.close()
  })
})

describe('shipping methods', () => {
  test('of a given, possibly incomplete address', async () => {
    const { send } = await visitor()
    const { body } = await send(KATHMANDU)
    expect(codes(body)).toEqual(['inside-valley', 'pick-up'])
    expect(body.slice(0, 1)).toEqual([
      {
        code: 'inside-valley',
        name: 'Inside the valley',
        description: 'Delivered to your door the next day.',
        price: { currency: 'NPR', excl_tax: '100.0000', incl_tax: '100.0000', tax: '0.0000' },
        is_discounted: false,
        discount: 0,
        eta: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    ])
    expect(codes((await send({ country: 'NP', line: 'Pokhara' })).body)).toEqual(['outside-valley', 'pick-up'])
    expect(codes((await send({ country: 'NP' })).body)).toEqual(['inside-valley', 'outside-valley', 'pick-up'])
    expect(codes((await send({ country: 'DE' })).body)).toEqual(['abroad'])
    expect(codes((await send({})).body)).toEqual(['inside-valley', 'outside-valley', 'pick-up', 'abroad'])
    expect((await send({ country: 'Atlantis' })).body).toEqual({ country: ['Choose a country.'], code: 'invalid' })
  })

  test("of the basket's address by default", async () => {
    const { cookie, patch } = await visitor()
    const list = async () => codes((await call(api, 'GET', 'basket/shipping-methods/', undefined, { cookie })).body)
    expect(await list()).toEqual(['inside-valley', 'outside-valley', 'pick-up', 'abroad'])
    await patch({ shipping_address: { country: 'NP', line: 'Pokhara' } })
    expect(await list()).toEqual(['outside-valley', 'pick-up'])
  })

  test('are none for digital products and empty baskets', async () => {
    const { send, basket } = await visitor(2)
    expect(basket.is_shipping_required).toBe(false)
    expect((await send(KATHMANDU)).body).toEqual([])
    expect((await call(api, 'GET', 'basket/shipping-methods/')).body).toEqual([])
  })

  test('can be chosen while they fit the address', async () => {
    const { patch } = await visitor()
    await patch({ shipping_address: KATHMANDU })
    const refused = await patch({ shipping_method_code: 'abroad' })
    expect([refused.status, refused.body.code]).toEqual([406, 'unknown_shipping_method'])
    expect((await patch({ shipping_method_code: 'no\u0000where' })).status).toBe(406)
    expect((await patch({ shipping_method_code: 'inside-valley' })).body.shipping_method_code).toBe('inside-valley')
    expect((await patch({ shipping_address: { country: 'IN' } })).body.shipping_method_code).toBe(null)
    expect((await patch({ shipping_method_code: null })).status).toBe(200)
  })
})
