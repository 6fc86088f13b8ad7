import { expect, test } from 'vitest'
import { InvalidSignature } from './adapter.ts'
import { readEsewaData, signEsewa } from './esewa.ts'

/** Published by eSewa for tests. */
const SECRET = '8gBm/:&EnhH.1/q'
/** A published response of eSewa's test system. */
const SENT =
  'eyJ0cmFuc2FjdGlvbl9jb2RlIjoiMDAwNlRZMyIsInN0YXR1cyI6IkNPTVBMRVRFIiwidG90YWxfYW1vdW50IjoiMTMzLjAiLCJ0cmFuc2FjdGlvbl91dWlkIjoiMTIzNDU2Nzg5MCIsInByb2R1Y3RfY29kZSI6IkVQQVlURVNUIiwic2lnbmVkX2ZpZWxkX25hbWVzIjoidHJhbnNhY3Rpb25fY29kZSxzdGF0dXMsdG90YWxfYW1vdW50LHRyYW5zYWN0aW9uX3V1aWQscHJvZHVjdF9jb2RlLHNpZ25lZF9maWVsZF9uYW1lcyIsInNpZ25hdHVyZSI6Ik1GRWNNWi8zMFdWZXphblZaSEg0SDFuSVY4cEd3eXpaeGdndGt5ZTJWWHc9In0='

const LISTED = 'status,total_amount,transaction_uuid,product_code'

/** Data signed as eSewa does. */
function sent(fields: string, signed: string, listed = LISTED) {
  const json = `{${fields},"signed_field_names":"${listed}","signature":"${signEsewa(SECRET, signed)}"}`
  return Buffer.from(json).toString('base64')
}

const FIELDS = '"status":"COMPLETE","total_amount":"110","transaction_uuid":"241028","product_code":"EPAYTEST"'
const SIGNED = 'status=COMPLETE,total_amount=110,transaction_uuid=241028,product_code=EPAYTEST'

test('signs the published example as published', () => {
  const text = 'total_amount=110,transaction_uuid=241028,product_code=EPAYTEST'
  expect(signEsewa(SECRET, text)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
})

test('accepts a published response of eSewa', () => {
  expect(readEsewaData(SECRET, SENT)).toMatchObject({
    status: 'COMPLETE',
    total_amount: '133.0',
    transaction_uuid: '1234567890',
    transaction_code: '0006TY3',
  })
})

test('reads a blank as a plus sign', () => {
  const data = sent(FIELDS, SIGNED)
  expect(readEsewaData(SECRET, data.replaceAll('+', ' '))['transaction_uuid']).toBe('241028')
})

test.each([
  ['133.0 as a number', '"total_amount":133.0', 'total_amount=133.0'],
  ['a number with an exponent', '"total_amount":1.33E2', 'total_amount=1.33E2'],
  ['thousands with commas', '"total_amount":"2,700.0"', 'total_amount=2,700.0'],
  ['an escaped character', '"total_amount":"\\u0031"', 'total_amount=1'],
])('verifies %s as written', (_title, amount, signed) => {
  const fields = FIELDS.replace('"total_amount":"110"', amount)
  expect(readEsewaData(SECRET, sent(fields, SIGNED.replace('total_amount=110', signed)))['status']).toBe('COMPLETE')
})

test('uses the field order of the list', () => {
  const signed = 'product_code=EPAYTEST,transaction_uuid=241028,total_amount=110,status=COMPLETE'
  const data = sent(FIELDS, signed, 'product_code,transaction_uuid,total_amount,status')
  expect(readEsewaData(SECRET, data)['total_amount']).toBe('110')
})

test.each([
  ['a change of one field', sent(FIELDS.replace('110', '111'), SIGNED)],
  [
    'a list without the amount',
    sent(
      FIELDS,
      'status=COMPLETE,transaction_uuid=241028,product_code=EPAYTEST',
      'status,transaction_uuid,product_code',
    ),
  ],
  [
    'a list without the status',
    sent(
      FIELDS,
      'total_amount=110,transaction_uuid=241028,product_code=EPAYTEST',
      'total_amount,transaction_uuid,product_code',
    ),
  ],
  ['a duplicate field', sent(`${FIELDS},"status":"COMPLETE"`, SIGNED)],
  [
    'a signature of another length',
    Buffer.from(`{${FIELDS},"signed_field_names":"${LISTED}","signature":"abc"}`).toString('base64'),
  ],
  ['no signature', Buffer.from(`{${FIELDS},"signed_field_names":"${LISTED}"}`).toString('base64')],
  ['no JSON', Buffer.from('paid, honestly').toString('base64')],
  ['nothing', ''],
  ['a list', Buffer.from('[]').toString('base64')],
  ['very long data', 'A'.repeat(5000)],
])('rejects %s', (_title, data) => {
  expect(() => readEsewaData(SECRET, data)).toThrow(InvalidSignature)
})

test('rejects the signature of another key', () => {
  expect(() => readEsewaData('another key', SENT)).toThrow(InvalidSignature)
})
