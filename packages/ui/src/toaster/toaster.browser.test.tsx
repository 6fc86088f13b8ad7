import '../tokens/tokens.css'
import '../base/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dismissToast, showToast, toastsNow } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const added = () => page.getByText('Added to Cart')
const isThere = () => added().query() !== null
const close = () => page.getByRole('button', { name: 'Close' })
// Asking until something is true moves the clock of a test by a step each time, so it is not asked that way below.
const realTimeout = globalThis.setTimeout

async function showAdded() {
  await render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster closeText="Close" />
    </>,
  )
  showToast({ kind: 's', text: 'Added to Cart' })
  await wait(0)
  expect(isThere()).toBe(true)
}

/** The pointer is moved from outside the page, so its arrival is waited for before the clock is moved. */
async function pointAt(place: Locator) {
  await place.hover()
  while (!place.element().matches(':hover')) await new Promise((go) => realTimeout(go, 10))
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

afterEach(() => {
  for (const { id } of toastsNow()) dismissToast(id)
})

describe('Toaster', () => {
  it('says at once what did not go well, and leads on where there is a way', async () => {
    await render(<Toaster closeText="Close" />)
    showToast({ kind: 'e', text: 'Something went wrong!', link: { href: '/login', text: 'Log in' } })
    await expect.element(page.getByRole('alert').getByText('Something went wrong!')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })
})

describe('a toast', () => {
  // Five seconds are the rule itself, so this clock is moved by hand.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stands on the page before its first toast, so that this is read out', async () => {
    await render(<Toaster closeText="Close" />)
    expect(page.getByRole('status').element().textContent).toBe('')
    showToast({ kind: 's', text: 'Added to Cart' })
    await expect.element(page.getByRole('status')).toHaveTextContent('Added to Cart')
  })

  it('shows a toast for five seconds, and not longer', async () => {
    await showAdded()
    await wait(4999)
    expect(isThere()).toBe(true)
    await wait(1)
    expect(isThere()).toBe(false)
  })

  it('lets it stay while it is pointed at, and five seconds more', async () => {
    await showAdded()
    await pointAt(added())
    await wait(20_000)
    expect(isThere()).toBe(true)
    await pointAt(page.getByRole('button', { name: 'Elsewhere' }))
    // Not to the millisecond: moving the pointer from outside moves the clock a little as well.
    await wait(3000)
    expect(isThere()).toBe(true)
    await wait(2000)
    expect(isThere()).toBe(false)
  })

  it('lets it stay while something in it has the focus, and five seconds more', async () => {
    await showAdded()
    close().element().focus()
    await wait(20_000)
    expect(isThere()).toBe(true)
    page.getByRole('button', { name: 'Elsewhere' }).element().focus()
    await wait(5000)
    expect(isThere()).toBe(false)
  })

  it('is closed by its cross', async () => {
    await showAdded()
    await close().click()
    await expect.element(added()).not.toBeInTheDocument()
    await userEvent.unhover(document.body)
  })
})
