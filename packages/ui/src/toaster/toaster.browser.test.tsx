import '../tokens/tokens.css'
import '../base/base.css'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createToasts } from './toaster.tsx'

const { showToast, Toaster } = createToasts(() => import('sonner'))
const added = () => page.getByText('Added to Cart')
const isThere = () => added().query() !== null
const close = () => page.getByRole('button', { name: 'Close' })
const shown = <Toaster label="Notices" closeText="Close" />
// Polling moves the faked clock, so nothing below polls while the clock stands.
const realTimeout = globalThis.setTimeout
const rest = (ms: number) => new Promise((go) => realTimeout(go, ms))

afterEach(async () => {
  toast.dismiss()
  await vi.waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})

describe('Toaster', () => {
  it('is a live region before its first toast, so that this is read out', async () => {
    await render(shown)
    expect(page.getByRole('status').element().textContent).toBe('')
    showToast({ kind: 's', text: 'Added to Cart' })
    await expect.element(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
    await expect.element(page.getByRole('region', { name: /^Notices/ })).toBeInTheDocument()
  })

  it('announces an error at once, with a link to its solution', async () => {
    await render(shown)
    showToast({ kind: 'e', text: 'Something went wrong!', link: { href: '/login', text: 'Log in' } })
    await expect.element(page.getByRole('alert').getByText('Something went wrong!')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  it('has a button that acts once and closes it', async () => {
    const undo = vi.fn()
    await render(shown)
    showToast({ kind: 's', text: 'Removed', button: { text: 'Undo', onPress: undo } })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undo).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText('Removed')).not.toBeInTheDocument()
  })

  it('shows at most three toasts, and each text once', async () => {
    await render(shown)
    for (const text of ['one', 'two', 'two', 'three', 'four']) showToast({ kind: 's', text })
    await expect.element(page.getByText('four')).toBeVisible()
    await expect.element(page.getByText('one')).not.toBeInTheDocument()
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    expect(page.getByText('two').elements()).toHaveLength(1)
  })

  it('is loaded before the first click when a service worker can cache it', async () => {
    let resolve: () => void = () => undefined
    const ready = new Promise<void>((done) => {
      resolve = done
    })
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready } })
    const load = vi.fn(() => import('sonner'))
    const { Toaster: Late } = createToasts(load)
    await render(<Late label="Notices" closeText="Close" />)
    vi.unstubAllGlobals()
    expect(load).not.toHaveBeenCalled()
    resolve()
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
  })

  it('is closed by its button', async () => {
    await render(shown)
    showToast({ kind: 's', text: 'Added to Cart' })
    await close().click()
    await expect.element(added()).not.toBeInTheDocument()
    await userEvent.unhover(document.body)
  })
})

describe('a toast', () => {
  // Five seconds are the rule itself, so this clock is moved by hand.
  beforeEach(async () => {
    await render(
      <>
        <button type="button">Elsewhere</button>
        {shown}
      </>,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    showToast({ kind: 's', text: 'Added to Cart' })
    while (!isThere()) {
      await vi.advanceTimersByTimeAsync(1)
      await rest(5)
    }
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Lets the time pass, and sonner's animation of leaving. */
  async function pass(ms: number) {
    await vi.advanceTimersByTimeAsync(ms)
    await rest(50)
    await vi.advanceTimersByTimeAsync(250)
    await rest(50)
  }
  /** The pointer is moved from outside the page, so its arrival is waited for before the clock is moved. */
  async function pointAt(place: Locator) {
    await place.hover()
    while (!place.element().matches(':hover')) await rest(10)
  }

  it('is shown for five seconds, and not longer', async () => {
    await pass(4000)
    expect(isThere()).toBe(true)
    await pass(1000)
    expect(isThere()).toBe(false)
  })

  it('stays while it is pointed at', async () => {
    await pointAt(added())
    await pass(20_000)
    expect(isThere()).toBe(true)
    await pointAt(page.getByRole('button', { name: 'Elsewhere' }))
    await pass(5000)
    expect(isThere()).toBe(false)
  })

  it('stays while something in it has the focus, and five seconds more', async () => {
    close().element().focus()
    await pass(20_000)
    expect(isThere()).toBe(true)
    page.getByRole('button', { name: 'Elsewhere' }).element().focus()
    await pass(4000)
    expect(isThere()).toBe(true)
    await pass(1000)
    expect(isThere()).toBe(false)
  })
})
