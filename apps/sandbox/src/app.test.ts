import { expect, test } from 'vitest'
import { readEnvironment, StartError } from './app.ts'

const SETTING = 'SANDBOX_CARD_WEBHOOK_URL'

test('webhooks go to the configured URL, or to the default', () => {
  expect(readEnvironment({ [SETTING]: 'http://127.0.0.1:5000/hook/' }).cardWebhookUrl).toBe(
    'http://127.0.0.1:5000/hook/',
  )
  expect(readEnvironment({ [SETTING]: '' }).cardWebhookUrl).toBeUndefined()
})

test.each(['shop', '/hook/', 'ftp://127.0.0.1/'])('%s is no valid webhook URL', (address) => {
  expect(() => readEnvironment({ [SETTING]: address })).toThrow(StartError)
})
