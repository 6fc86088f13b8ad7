import { PageFrame, pageServices } from '@dabali/shop/page-frame'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToggleForm } from './toggle-form.tsx'

const TEXTS = { off: 'Save', on: 'Remove', turnedOn: 'Saved', turnedOff: 'Removed', failed: 'Not saved' }

let root: Root
let host: HTMLElement
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
  // biome-ignore lint/suspicious/noDocumentCookie: what the page reads.
  document.cookie = 'storeData=; max-age=0; path=/'
})

/** A list with one saved work, for a visitor who is logged in. */
function showList(turnOff: () => Promise<unknown>) {
  // biome-ignore lint/suspicious/noDocumentCookie: what the page reads.
  document.cookie = `storeData=${encodeURIComponent(JSON.stringify({ token: 'any' }))}; path=/`
  const { services } = pageServices(() => new Response(null, { status: 503 }))
  const onTurnedOff = vi.fn()
  root.render(
    <PageFrame services={services}>
      <h1>Wishlist</h1>
      <ToggleForm
        slug="low-cloud"
        calls={{ read: async () => true, turnOn: async () => undefined, turnOff }}
        action="/wishlist"
        language="en"
        texts={TEXTS}
        onTurnedOff={onTurnedOff}
      />
      <a href="/elsewhere">Elsewhere</a>
    </PageFrame>,
  )
  return onTurnedOff
}

it('moves the focus from a removed work to the heading of the page', async () => {
  const onTurnedOff = showList(async () => undefined)
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  page.getByRole('button', { name: 'Remove' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onTurnedOff.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Wishlist' })).toHaveFocus()
})

it('leaves the focus where it has gone meanwhile', async () => {
  const answered = Promise.withResolvers<void>()
  const onTurnedOff = showList(() => answered.promise)
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  page.getByRole('button', { name: 'Remove' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const link = page.getByRole('link', { name: 'Elsewhere' })
  link.element().focus()
  answered.resolve()
  await expect.poll(() => onTurnedOff.mock.calls.length).toBe(1)
  await expect.element(link).toHaveFocus()
})
