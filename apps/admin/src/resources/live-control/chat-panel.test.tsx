// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { ChatPanel } from './chat-panel.tsx'

const MESSAGE = {
  ...{ id: 'm1', name: 'Asha', is_house: false, text: 'Namaste', said_at: '2026-12-01T12:00:00Z' },
  ...{ is_hidden: false, is_muted: false, num_reports: 1 },
}
const PINNED = { id: 'm2', name: '', text: 'Welcome', said_at: '2026-12-01T12:00:00Z' }
let chat: { slow_seconds: number; num_messages: number; pinned: object | null; messages: (typeof MESSAGE)[] }
let sent: { method: string; path: string; body: Record<string, unknown> }[]
let answer: () => void

beforeEach(() => {
  sessionStorage.clear()
  chat = { slow_seconds: 0, num_messages: 1, pinned: PINNED, messages: [MESSAGE] }
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(chat)
    sent.push({ method, path: new URL(address, 'http://localhost').pathname, body: JSON.parse(String(body)) })
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return Response.json(chat)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openChat() {
  await render(<ChatPanel eventDateId="5" />, { permissions: ['chat.moderate'] })
  await act(() => vi.waitFor(() => expect(document.querySelector('.live-chat')).not.toBeNull()))
}
const buttonOf = (name: string, within = document.body) =>
  Array.from(within.querySelectorAll('button')).find(({ textContent }) =>
    textContent?.startsWith(`resources.live-control.chat.${name}`),
  )
const pressTwice = async (button: HTMLButtonElement | undefined) => {
  button?.focus()
  for (const _ of [1, 2]) await settle(() => button?.click())
}
const done = () => settle(() => answer())

describe('a button of the chat whose request runs', () => {
  const list = () => document.querySelector<HTMLElement>('.live-chat') ?? document.body
  const notice = () => document.querySelector<HTMLElement>('.notice') ?? document.body
  it.each([
    { name: 'pin', within: list },
    { name: 'hide', within: list },
    { name: 'mute', within: list },
    { name: 'unpin', within: notice },
  ])('keeps the focus and is not pressed twice: $name', async ({ name, within }) => {
    await openChat()
    const button = buttonOf(name, within())
    await pressTwice(button)
    expect(sent).toHaveLength(1)
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await done()
  })

  it('keeps the focus and is not pressed twice: send', async () => {
    await openChat()
    const field = document.querySelector<HTMLInputElement>('.message-form input')
    const button = buttonOf('send')
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await settle(() => {
      if (!field) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Welcome back')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await pressTwice(button)
    expect(sent).toHaveLength(1)
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await done()
  })
})

it.each([
  { what: 'a pinned message was unpinned', name: 'unpin', after: { pinned: null } },
  { what: 'a view no longer shows the message', name: 'hide', after: { messages: [{ ...MESSAGE, is_hidden: true }] } },
])('the focus stays in the chat when $what', async ({ name, after }) => {
  await openChat()
  if (name === 'hide') await settle(() => buttonOf('view.reported')?.click())
  await pressTwice(buttonOf(name))
  chat = { ...chat, ...after }
  await done()
  await act(() => vi.waitFor(() => expect(buttonOf(name)).toBeUndefined()))
  expect(document.activeElement?.closest('.chat-messages')).not.toBeNull()
})

it('the slow mode is changed by arrow keys one after the other, and the last choice counts', async () => {
  await openChat()
  const select = document.querySelector('select')
  const choose = (seconds: number) =>
    settle(() => {
      if (!select) return
      select.value = String(seconds)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await choose(5)
  expect(select?.disabled).toBe(false)
  await choose(10)
  await choose(30)
  expect([select?.value, sent.map(({ body }) => body)]).toEqual(['30', [{ slow_seconds: 5 }]])
  chat = { ...chat, slow_seconds: 5 }
  await done()
  await act(() => vi.waitFor(() => expect(sent.map(({ body }) => body['slow_seconds'])).toEqual([5, 30])))
  expect(select?.value).toBe('30')
  chat = { ...chat, slow_seconds: 30 }
  await done()
  expect(select?.value).toBe('30')
})
