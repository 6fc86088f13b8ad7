import '../tokens/tokens.css'
import '../base/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dismissToast, showToast, toastsNow } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const added = () => page.getByText('Added to Cart')
const close = () => page.getByRole('button', { name: 'Close' })

async function showAdded() {
  await render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster closeText="Close" />
    </>,
  )
  showToast({ kind: 's', text: 'Added to Cart' })
  await expect.element(added()).toBeVisible()
}

/** The pointer is moved from outside the page, so its arrival is waited for before the clock is moved. */
async function pointAt(place: Locator) {
  await place.hover()
  await expect.poll(() => place.element().matches(':hover')).toBe(true)
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
    await expect.element(added()).toBeVisible()
    await wait(1)
    await expect.element(added()).not.toBeInTheDocument()
  })

  it('lets it stay while it is pointed at, and five seconds more', async () => {
    await showAdded()
    await pointAt(added())
    await wait(20_000)
    await expect.element(added()).toBeVisible()
    await pointAt(page.getByRole('button', { name: 'Elsewhere' }))
    await wait(4999)
    await expect.element(added()).toBeVisible()
    await wait(1)
    await expect.element(added()).not.toBeInTheDocument()
  })

  it('lets it stay while something in it has the focus, and five seconds more', async () => {
    await showAdded()
    close().element().focus()
    await wait(20_000)
    await expect.element(added()).toBeVisible()
    page.getByRole('button', { name: 'Elsewhere' }).element().focus()
    await wait(5000)
    await expect.element(added()).not.toBeInTheDocument()
  })

  it('is closed by its cross', async () => {
    await showAdded()
    await close().click()
    await expect.element(added()).not.toBeInTheDocument()
    await userEvent.unhover(document.body)
  })
})
