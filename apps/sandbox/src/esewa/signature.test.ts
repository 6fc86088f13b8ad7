import { describe, expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const SIGNED = 'total_amount,transaction_uuid,product_code'

describe('the published vectors', () => {
  test('the form of its pages is signed as they say', () => {
    const fields = { total_amount: '110', transaction_uuid: '241028', product_code: 'EPAYTEST' }
    expect(sign(fields, SIGNED)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
  })

  test('what its test system sent back is signed over the text, not over the number', () => {
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
