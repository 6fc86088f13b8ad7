import { describe, expect, test } from 'vitest'
import { isSigned, sign, toAmountText, toNumberText, toPaisa } from './esewa.ts'

test.each([
  ['110', 11_000],
  ['110.0', 11_000],
  ['110.00', 11_000],
  ['2,700.0', 270_000],
  ['1,234,567.89', 123_456_789],
  ['0.5', 50],
  ['0.05', 5],
])('%s is %d paisa', (text, paisa) => {
  expect(toPaisa(text)).toBe(paisa)
})

test.each(['', ' ', '-1', '1e2', '1.234', '1,00', '12,34.0', '.5', '1.', '٣', '99999999999'])(
  '%s is no amount',
  (text) => {
    expect(toPaisa(text)).toBeUndefined()
  },
)

test.each([
  [11_000, '110.0', '110.0'],
  [270_000, '2700.0', '2,700.0'],
  [123_456_789, '1234567.89', '1,234,567.89'],
  [50, '0.5', '0.5'],
  [5, '0.05', '0.05'],
])('%d paisa are written %s in a number and %s in a text', (paisa, number, text) => {
  expect([toNumberText(paisa), toAmountText(paisa)]).toEqual([number, text])
})

const SIGNED = 'total_amount,transaction_uuid,product_code'

describe('the published vectors', () => {
  test('the form of its pages is signed as they say', () => {
    const fields = { total_amount: '110', transaction_uuid: '241028', product_code: 'EPAYTEST' }
    expect(sign(fields, SIGNED)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
  })

  test('the response of the test system is signed over the text, not over the number', () => {
    const sent = {
      transaction_code: '0006TY3',
      status: 'COMPLETE',
      total_amount: '133.0',
      transaction_uuid: '1234567890',
      product_code: 'EPAYTEST',
      signed_field_names: 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names',
      signature: 'MFEcMZ/30WVezanVZHH4H1nIV8pGwyzZxggtkye2VXw=',
    }
    expect(isSigned(sent)).toBe(true)
    expect(isSigned({ ...sent, total_amount: '133' })).toBe(false)
  })

  test('the one that is often copied is not its own', () => {
    const fields = { total_amount: '100', transaction_uuid: '11-201-13', product_code: 'EPAYTEST' }
    expect(sign(fields, SIGNED)).not.toBe('4Ov7pCI1zIOdwtV2BRMUNjz1upIlT/COTxfLhWvVurE=')
  })
})
