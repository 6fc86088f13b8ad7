// @vitest-environment happy-dom
import { act } from 'react'
import { ListContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { ProductBulk } from './product-bulk.tsx'

const CARD = { id: 1, version: 3, slug: 'fog', title: { en: 'Fog' } }
const LIST = { data: [CARD], total: 1, filterValues: {} }

let sent = 0
beforeEach(() => {
  sessionStorage.clear()
  sent = 0
  vi.stubGlobal('fetch', async (request: Request | string, options?: RequestInit) => {
    if ((request instanceof Request ? request : options)?.method === 'POST') {
      sent += 1
      return Response.json({ change: ['Not this value.'], code: 'invalid' }, { status: 400 })
    }
    return Response.json({ results: [], next: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

const type = (field: HTMLInputElement | HTMLSelectElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })

/** Submits a price change with this value, and returns the messages at the field and below the form. */
async function change(value: string) {
  await render(
    <ListContextProvider value={LIST as never}>
      <ProductBulk chosen={new Map([[1, CARD as never]])} setChosen={() => undefined} setOutcome={() => undefined} />
    </ListContextProvider>,
    { permissions: ['prices.write'] },
  )
  await type(document.querySelector('select') as HTMLSelectElement, 'price')
  const dialog = document.querySelector('[role="dialog"]')
  const field = dialog?.querySelector('input') as HTMLInputElement
  await type(field, value)
  await settle(() => dialog?.querySelector('form')?.requestSubmit())
  const id = field.getAttribute('aria-describedby')
  return [id && document.getElementById(id)?.textContent, dialog?.querySelector('[role=alert]')?.textContent]
}

it('a percentage above the limit is not sent, and says so at its field', async () => {
  const text = 'resources.products.bulk.mostPercent'
  expect(await change('100')).toEqual([text, `resources.products.bulk.fields.value: ${text}`])
  expect(sent).toBe(0)
})

it('what the API says about the change is at the field of its value', async () => {
  expect(await change('10')).toEqual(['Not this value.', 'resources.products.bulk.fields.value: Not this value.'])
  expect(sent).toBe(1)
})
