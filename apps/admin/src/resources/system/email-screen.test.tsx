// @vitest-environment happy-dom
import { GIFT_CARD_FILE } from '@dabali/domain'
import { expect, it } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import EmailScreen from './email-screen.tsx'

it.each([
  ['order', ['invoice.pdf', 'ticket-1.pdf'], 'filesRemoved'],
  ['order', [GIFT_CARD_FILE], 'notAgain'],
  ['ticket_transfer', ['ticket-1.pdf'], 'notAgain'],
  ['login', [], 'notAgain'],
])('an email of the kind %s with the files %j says: %s', async (kind, attachments, said) => {
  const email = {
    ...{ id: 'e1', kind, to: 'maya@example.com', subject: 'Subject', text: 'Text', language: 'en', state: 'sent' },
    ...{ attempts: 1, error: null, due_at: null, attachments, may_send_again: false },
    ...{ created_at: '2026-11-01T00:00:00Z', sent_at: '2026-11-01T00:00:00Z' },
  }
  const { container } = await render(<EmailScreen />, {
    dataProvider: { getOne: async () => ({ data: email as never }) },
    at: { path: '/emails/e1/show', route: '/emails/:id/show' },
  })
  await settle()
  expect([...container.querySelectorAll('p.quiet.small')].map(({ textContent }) => textContent)).toEqual([
    `resources.emails.${said}`,
  ])
})
