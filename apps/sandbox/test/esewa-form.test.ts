import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FORM, hmac, rupees, signed, startEsewa } from './start-esewa.ts'

let at: Awaited<ReturnType<typeof startEsewa>>
beforeAll(async () => {
  at = await startEsewa()
})
beforeEach(() => at.esewa.empty())
afterAll(() => at.stop())

describe('the form', () => {
  test('as it is published leads to a page on which one pays', async () => {
    const answer = await at.post(FORM)
    expect(answer.status).toBe(303)
    const page = await (await fetch(String(answer.headers.get('location')))).text()
    expect(page).toContain('Rs 110.00')
    for (const act of ['approve', 'refuse', 'cancel', 'delay', 'lie-paid', 'lie-amount', 'replay', 'go-away'])
      expect(page).toContain(`value="${act}"`)
  })

  test.each([
    ['another signature', signed({ signature: hmac('something else') })],
    ['a number that is the same but not written so', { ...FORM, total_amount: '110.0' }],
    ['another order', signed({ signed_field_names: 'transaction_uuid,total_amount,product_code' })],
    ['too little signed', signed({ signed_field_names: 'total_amount,transaction_uuid' })],
    [
      'a bracket behind the key',
      {
        ...FORM,
        signature: hmac('total_amount=110,transaction_uuid=241028,product_code=EPAYTEST', '8gBm/:&EnhH.1/q('),
      },
    ],
  ])('is refused with %s', async (_title, form) => {
    const answer = await at.post(form)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'ES104', message: 'Invalid payload signature.' },
    ])
    expect(await at.status()).toBe('NOT_FOUND')
  })

  test.each([
    [{ amount: '99' }],
    [{ tax_amount: '' }],
    [{ product_service_charge: 'none' }],
    [{ transaction_uuid: '24_1028' }],
    [{ transaction_uuid: '../x' }],
    [{ total_amount: '0', amount: '0', tax_amount: '0' }],
    [{ total_amount: '1e2' }],
    [{ success_url: '/success' }],
    [{ failure_url: 'javascript:alert(1)' }],
    [{ product_code: 'OTHER' }],
  ])('is refused with %j', async (changed) => {
    const answer = await at.post(signed(changed))
    expect([answer.status, await answer.json()]).toEqual([400, { code: 0, error_message: expect.any(String) }])
  })

  test.each(Object.keys(FORM))('is refused without %s', async (name) => {
    const { [name]: _, ...form } = { ...FORM } as Record<string, string>
    expect((await at.post(form)).status).toBe(400)
  })

  test('that is opened instead of posted is not there', async () => {
    const answer = await fetch(`${at.url}/esewa/api/epay/main/v2/form`)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 0 }])
  })

  test('sent again leads to the same payment, until that is over', async () => {
    const first = await at.begin()
    expect(await at.begin()).toBe(first)
    expect((await at.post(signed(rupees('111')))).status).toBe(409)
    await at.esewa.act('241028', 'approve')
    const again = await at.post(FORM)
    expect([again.status, await again.json()]).toEqual([409, { code: 0, error_message: 'Duplicate transaction uuid' }])
  })
})
