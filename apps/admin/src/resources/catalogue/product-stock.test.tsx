// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerLater, render, settle } from '../../testing/render.tsx'
import { ProductStock } from './product-stock.tsx'

const STOCK = { id: 7, on_hand: 3, reserved: 0, available: 3, version: 1 }
let answer: ReturnType<typeof answerLater<Response>>

beforeEach(() => {
  sessionStorage.clear()
  answer = answerLater<Response>()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method === 'POST') return answer.promise
    return Response.json(String(url).includes('movements') ? { count: 0, results: [] } : STOCK)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('Add movement keeps the focus while it is sent, and the wrong field has it after a refusal', async () => {
  await render(<ProductStock id="7" />, { permissions: ['stock.read', 'stock.write'] })
  const copies = () => document.querySelector<HTMLInputElement>('input[type=number]')
  while (copies() === null) await settle()
  await settle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(copies(), '2')
    copies()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const button = document.querySelector<HTMLButtonElement>('form [type=submit]')
  await settle(() => {
    button?.focus()
    button?.click()
  })
  expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await settle(() => answer.answer(Response.json({ change: ['Too many.'], code: 'invalid' }, { status: 400 })))
  while (copies()?.getAttribute('aria-invalid') !== 'true') await settle()
  expect(document.activeElement).toBe(copies())
})
