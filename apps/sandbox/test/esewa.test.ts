import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isSigned } from '../src/esewa/esewa.ts'
import { FORM, hmac, rupees, startEsewa } from './start-esewa.ts'

const BACK = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'

let at: Awaited<ReturnType<typeof startEsewa>>
beforeAll(async () => {
  at = await startEsewa()
})
beforeEach(() => at.esewa.empty())
afterAll(() => at.stop())

const dataIn = (url: string | null): Record<string, string> =>
  JSON.parse(Buffer.from(new URL(url ?? '').searchParams.get('data') ?? '', 'base64').toString())

describe('the return URL', () => {
  test.each([
    ['133', '133.0'],
    ['2700', '2,700.0'],
    ['2700.5', '2,700.5'],
    ['1234567.89', '1,234,567.89'],
    ['99.05', '99.05'],
  ])('after %s carries the amount as %s, signed over its own text', async (asked, told) => {
    await at.begin(rupees(asked))
    const { url } = await at.esewa.act('241028', 'approve')
    expect(url).toContain(`${FORM.success_url}?data=`)
    const data = dataIn(url)
    expect(Object.keys(data)).toEqual([...BACK.split(','), 'signature'])
    expect(data).toMatchObject({ status: 'COMPLETE', total_amount: told, transaction_uuid: '241028' })
    expect(data['signature']).toBe(
      hmac(
        BACK.split(',')
          .map((name) => `${name}=${data[name]}`)
          .join(','),
      ),
    )
    const looked = JSON.parse((await at.ask({ total_amount: asked })).text)
    expect(looked).toMatchObject({ status: 'COMPLETE', ref_id: data['transaction_code'], total_amount: Number(asked) })
  })

  test.each(['refuse', 'cancel', 'delay', 'ambiguous'])(
    'after %s is the failure address, with nothing on it',
    async (act) => {
      await at.begin()
      expect((await at.esewa.act('241028', act)).url).toBe(FORM.failure_url)
    },
  )

  test('of two payments has two codes', async () => {
    await at.begin()
    await at.begin({ transaction_uuid: '241029' })
    const codes = ['241028', '241029'].map(
      async (uuid) => dataIn((await at.esewa.act(uuid, 'approve')).url)['transaction_code'],
    )
    expect(new Set(await Promise.all(codes)).size).toBe(2)
  })
})

describe('the look-up', () => {
  test('writes its amount as a number with a fraction', async () => {
    await at.begin()
    expect(await at.ask()).toEqual({
      status: 200,
      text: '{"product_code":"EPAYTEST","transaction_uuid":"241028","total_amount":110.0,"status":"PENDING","ref_id":null}',
    })
  })

  test.each([
    ['refuse', 'CANCELED'],
    ['cancel', 'CANCELED'],
    ['expire', 'NOT_FOUND'],
    ['ambiguous', 'AMBIGUOUS'],
    ['go-away', 'PENDING'],
    ['approve', 'COMPLETE'],
    ['approve-silently', 'COMPLETE'],
  ])('after %s says %s', async (act, said) => {
    await at.begin()
    await at.esewa.act('241028', act)
    expect(await at.status()).toBe(said)
    // A payment can arrive late in any state.
    await at.esewa.act('241028', 'approve')
    expect(await at.status()).toBe('COMPLETE')
    await at.esewa.act('241028', 'cancel')
    expect(await at.status()).toBe('COMPLETE')
  })

  test('reports refunds', async () => {
    await at.begin()
    await at.esewa.act('241028', 'approve')
    await at.esewa.act('241028', 'refund', { amount: 1000 })
    expect(await at.status()).toBe('PARTIAL_REFUND')
    await at.esewa.act('241028', 'refund')
    expect(await at.status()).toBe('FULL_REFUND')
    expect((await at.esewa.act('241028', 'refund')).status).toBe(400)
  })

  test.each<Record<string, string>>([
    { total_amount: '111' },
    { transaction_uuid: 'other' },
    { product_code: 'OTHER' },
  ])('finds nothing for %j', async (changed) => {
    await at.begin()
    await at.esewa.act('241028', 'approve')
    const { status: code, text } = await at.ask(changed)
    expect([code, JSON.parse(text)]).toMatchObject([200, { status: 'NOT_FOUND', ref_id: null }])
  })

  test.each(['', 'x'])('refuses the amount %j', async (total_amount) => {
    expect((await at.ask({ total_amount })).status).toBe(400)
  })

  test('that is down is a text with status 200', async () => {
    await at.begin()
    await at.esewa.act('241028', 'approve')
    await at.esewa.control({ mode: 'down' })
    expect(await at.ask()).toEqual({
      status: 200,
      text: '{"code":0,"error_message":"Service is currently unavailable"}',
    })
    const form = await at.post(FORM)
    expect([form.status, await form.json()]).toEqual([
      409,
      { code: 0, error_message: expect.stringContaining('try again') },
    ])
    await at.esewa.control({ mode: 'up' })
    expect(await at.status()).toBe('COMPLETE')
  })
})

describe('a lie', () => {
  test('that it was paid is signed, and the look-up knows better', async () => {
    await at.begin()
    const data = dataIn((await at.esewa.act('241028', 'lie-paid')).url)
    expect(isSigned(data)).toBe(true)
    expect(data['status']).toBe('COMPLETE')
    expect(await at.status()).toBe('PENDING')
  })

  test('about the amount is in both responses', async () => {
    await at.begin()
    const data = dataIn((await at.esewa.act('241028', 'lie-amount', { amount: 100 })).url)
    expect([data['total_amount'], isSigned(data)]).toEqual(['1.0', true])
    expect(JSON.parse((await at.ask()).text)).toMatchObject({ status: 'COMPLETE', total_amount: 1 })
  })

  test('with a wrong key has an invalid signature', async () => {
    await at.begin()
    const data = dataIn((await at.esewa.act('241028', 'forge')).url)
    expect(data['signature']).toMatch(/^[A-Za-z0-9+/]{43}=$/)
    expect(isSigned(data)).toBe(false)
    expect(await at.status()).toBe('PENDING')
  })
})
