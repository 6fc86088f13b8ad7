// @vitest-environment happy-dom
import type { StaffGiftCard } from '@dabali/api-client/staff'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetLogin, loadMe, rememberLogin } from '../../data/auth-provider.ts'
import { render, settle } from '../../testing/render.tsx'
import { BlockDialog, CorrectDialog } from './gift-card-dialogs.tsx'

const CARD = { id: 'card-1', version: 3, amount: '1500.00', balance: '1500.00', ends_with: 'K3Q7' } as StaffGiftCard

const sent: Headers[] = []
let answer: () => Promise<Response>
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  answer = async () => Response.json({ account_id: 'maya', permissions: [], second_factor: { state: 'passed' } })
  vi.stubGlobal('fetch', (request: Request | string, options?: RequestInit) => {
    const { method = 'GET', headers } = request instanceof Request ? request : (options ?? {})
    if (method === 'POST') sent.push(new Headers(headers))
    return answer()
  })
  rememberLogin()
  await loadMe({ again: true })
})
afterEach(async () => {
  // Nobody is known to the next test file.
  answer = async () => Response.json({ permissions: [], second_factor: { state: 'passed' } })
  await loadMe({ again: true })
  forgetLogin()
  vi.unstubAllGlobals()
})

async function openDialog(card: StaffGiftCard) {
  let isClosed = false
  await render(<CorrectDialog card={card} reload={() => undefined} onClose={() => (isClosed = true)} />)
  const dialog = Array.from(document.querySelectorAll('[role="dialog"]')).at(-1)
  const type = (selector: string, text: string) =>
    act(async () => {
      const field = dialog?.querySelector(selector) as HTMLInputElement
      const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const send = () => settle(() => dialog?.querySelector('form')?.requestSubmit())
  return { type, send, isClosed: () => isClosed }
}

it('a correction whose answer was lost is sent again after a reload as it was, so that it is made once', async () => {
  const first = await openDialog(CARD)
  await first.type('input[type=text]', '200')
  await first.type('textarea', 'A parcel that came late')
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await first.send()
  // The client repeats it twice before it gives up.
  while (!document.querySelector('[role="dialog"] .error-text, [role="dialog"] [role=alert]')?.textContent)
    await settle()
  expect(sent).toHaveLength(3)
  expect(first.isClosed()).toBe(false)

  // The correction was made: the card that is loaded again has another version.
  answer = async () => Response.json({ ...CARD, version: 4, balance: '1700.00' })
  const second = await openDialog({ ...CARD, version: 4, balance: '1700.00' })
  await second.send()
  const [one, other] = [sent[0], sent.at(-1)]
  expect(sent.length).toBeGreaterThan(1)
  expect(other?.get('if-match')).toBe('"3"')
  expect(other?.get('idempotency-key')).toBe(one?.get('idempotency-key'))
  expect(second.isClosed()).toBe(true)
  expect(sessionStorage).toHaveLength(0)
})

it('the reason of a block that was not sent is not that of the next unblocking', async () => {
  const open = (isBlocked: boolean) =>
    render(<BlockDialog card={CARD} isBlocked={isBlocked} reload={() => undefined} onClose={() => undefined} />)
  const field = () => Array.from(document.querySelectorAll('textarea')).at(-1)
  await open(true)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), 'Stolen')
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await open(false)
  expect(field()?.value).toBe('')
  await open(true)
  expect(field()?.value).toBe('Stolen')
})
