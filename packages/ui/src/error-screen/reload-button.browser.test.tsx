import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReloadButton } from './reload-button.tsx'

const MINUTE_MS = 60_000

const ownAddress = location.href
let reloads = 0

/** The test itself must not be reloaded. */
function countReload(event: NavigateEvent) {
  if (event.navigationType !== 'reload') return
  reloads += 1
  event.preventDefault()
}

beforeEach(() => {
  reloads = 0
  navigation.addEventListener('navigate', countReload)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  // Time that a page has when it is reloaded.
  vi.advanceTimersByTime(MINUTE_MS)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  navigation.removeEventListener('navigate', countReload)
  history.replaceState(null, '', ownAddress)
})

const renderButton = () => render(<ReloadButton text="Try again" />)

it('reloads the page on click', async () => {
  const { getByRole } = await renderButton()
  await getByRole('button', { name: 'Try again' }).click()
  expect(reloads).toBe(1)
})

it('reloads the page when the browser is online again, until it is removed', async () => {
  const { unmount } = await renderButton()
  dispatchEvent(new Event('online'))
  expect(reloads).toBe(1)
  await unmount()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(MINUTE_MS)
  expect(reloads).toBe(1)
})

it('reloads the page every five seconds while the browser seems to be online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderButton()
  vi.advanceTimersByTime(10_000)
  expect(reloads).toBe(0)
  onLine.mockReturnValue(true)
  vi.advanceTimersByTime(10_000)
  expect(reloads).toBe(2)
})

it('does not reload while another page may be loading', async () => {
  await renderButton()
  dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(15_000)
  expect(reloads).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(reloads).toBe(1)
  dispatchEvent(new Event('beforeunload'))
  dispatchEvent(new Event('pageshow'))
  vi.advanceTimersByTime(5000)
  expect(reloads).toBe(2)
})

it('does not reload the offline page by itself at its own address', async () => {
  history.replaceState(null, '', '/ne/offline/')
  await renderButton()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(MINUTE_MS)
  expect(reloads).toBe(0)
})
