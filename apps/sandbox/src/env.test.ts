import { expect, test } from 'vitest'
import { readEnvironment, StartError } from './env.ts'

const SETTING = 'SANDBOX_CARD_WEBHOOK_URL'

test('the shop is told of cards where it is said, and where the card gateway thinks it is otherwise', () => {
  expect(readEnvironment({ [SETTING]: 'http://127.0.0.1:5000/hook/' }).cardWebhookUrl).toBe(
    'http://127.0.0.1:5000/hook/',
  )
  expect(readEnvironment({ [SETTING]: '' }).cardWebhookUrl).toBeUndefined()
})

test.each(['shop', '/hook/', 'ftp://127.0.0.1/'])('%s is no address to tell it at', (address) => {
  expect(() => readEnvironment({ [SETTING]: address })).toThrow(StartError)
})
