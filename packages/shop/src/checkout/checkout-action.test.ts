import { describe, expect, it } from 'vitest'
import { draftCookies } from '../server-request/form-action.ts'
import { postedStatus, readPostedCheckout } from './checkout-action.ts'
import type { SubmitResult } from './checkout-start.ts'

const piecesOf = (value: object) =>
  draftCookies('dabali_checkout', value).map((cookie) => cookie.split(';', 1)[0]?.split('=')[1])

describe('a checkout that was sent without scripts', () => {
  it('is read from its cookies', () => {
    const posted = {
      draft: { line1: 'मङ्गलबजार ७' },
      result: { errors: { line: 'Choose your area.' } },
      key: 'a key',
      owner: 'maya',
    }
    expect(readPostedCheckout(piecesOf(posted))).toEqual(posted)
  })

  it.each([
    { what: 'no cookies', pieces: [] },
    { what: 'nonsense', pieces: ['not packed at all'] },
    { what: 'other values', pieces: piecesOf({ draft: 5, result: 'a', key: {} }) },
    { what: 'other texts', pieces: piecesOf({ draft: { line1: 5 } }) },
  ])('is empty with $what', ({ pieces }) => {
    expect(readPostedCheckout(pieces)).toEqual({ draft: {} })
  })

  it.each<{ result: SubmitResult | undefined; status: string | undefined }>([
    { result: undefined, status: undefined },
    { result: { errors: {} }, status: undefined },
    { result: { errors: { line: 'Choose your area.' } }, status: '400' },
    { result: { errors: {}, outcome: { kind: 'changed', changes: [] } }, status: '406' },
    { result: { errors: {}, outcome: { kind: 'refused', message: 'No.', code: undefined } }, status: '406' },
    { result: { errors: {}, outcome: { kind: 'gone' } }, status: '409' },
    { result: { errors: {}, outcome: { kind: 'unanswered' } }, status: '503' },
  ])('has the status $status for $result', ({ result, status }) => {
    expect(postedStatus({ draft: {}, result })).toBe(status)
  })
})
