import { expect, it } from 'vitest'
import { actionsOf, codeOf, NEW_CARD, writeCorrection, writeIssue } from './gift-card-forms.ts'

it('optional fields are sent only where they are filled in', () => {
  const values = { ...NEW_CARD, amount: ' 1500 ', recipient_email: 'maya@example.com', reason: 'A late parcel' }
  expect(writeIssue(values)).toEqual({
    ...{ amount: '1500', recipient_email: 'maya@example.com', reason: 'A late parcel', language: 'en' },
  })
  expect(writeIssue({ ...values, amount: '1,500' }).amount).toBe('1500')
  expect(writeIssue({ ...values, language: 'ne', message: 'धन्यवाद' })).toMatchObject({
    ...{ language: 'ne', message: 'धन्यवाद' },
  })
})

it('each state of a card offers what the API allows in it', () => {
  const card = { state: 'active', sent_at: '2026-11-01T00:00:00Z', balance: '500.00' } as const
  expect(actionsOf(card)).toEqual(['send', 'correct', 'block'])
  expect(actionsOf({ ...card, state: 'waiting', sent_at: null })).toEqual(['correct', 'block'])
  expect(actionsOf({ ...card, state: 'used_up', balance: '0.00' })).toEqual(['correct', 'block'])
  expect(actionsOf({ ...card, state: 'blocked' })).toEqual(['correct', 'unblock'])
  expect(actionsOf({ ...card, state: 'cancelled' })).toEqual([])
})

it('a card is named by the end of its code', () => {
  expect(codeOf({ ends_with: 'K7QX' })).toBe('…K7QX')
  expect(codeOf({ ends_with: null })).toBe('–')
})

it('a correction has one sign', () => {
  expect(writeCorrection('less', '200')).toBe('-200')
  expect(writeCorrection('more', ' 200 ')).toBe('+200')
  expect(writeCorrection('less', '-200')).toBe('-200')
  expect(writeCorrection('less', '-1,500')).toBe('-1500')
  expect(writeCorrection('more', '२,०००')).toBe('+2000')
  // The API refuses it at its field.
  expect(writeCorrection('more', '-200')).toBe('+-200')
})
