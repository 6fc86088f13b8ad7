import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OfflineNotice } from './offline-notice.tsx'

const OFFLINE = "You're offline. Your cart is saved."
const BACK = "You're back online."
const notice = () => page.getByRole('status')
const say = (event: 'offline' | 'online') => dispatchEvent(new Event(event))

async function shown() {
  const screen = await render(
    <StrictMode>
      <p>The first chapter.</p>
      <OfflineNotice text={OFFLINE} backText={BACK} />
    </StrictMode>,
  )
  await expect.element(notice()).toBeInTheDocument()
  return screen
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('OfflineNotice', () => {
  it('is silent while the browser is online', async () => {
    await shown()
    await expect.element(notice()).toHaveTextContent('')
    say('online')
    await expect.element(notice()).toHaveTextContent('')
  })

  it('is shown while the browser is offline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await shown()
    say('offline')
    await vi.waitFor(() => expect(notice().element().textContent).toBe(OFFLINE))
    vi.advanceTimersByTime(3_600_000)
    expect(notice().element().textContent).toBe(OFFLINE)
  })

  it('announces the return of the connection, then nothing more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await shown()
    say('offline')
    say('online')
    await vi.waitFor(() => expect(notice().element().textContent).toBe(BACK))
    await vi.waitFor(() => {
      // The timer starts after the text is shown.
      vi.advanceTimersByTime(5000)
      expect(notice().element().textContent).toBe('')
    })
  })

  it('is shown at once on a page that was opened offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await shown()
    await expect.element(notice()).toHaveTextContent(OFFLINE)
  })

  it('moves nothing on the page', async () => {
    await shown()
    const place = () => page.getByText('The first chapter.').element().getBoundingClientRect().top
    const before = place()
    const height = document.body.scrollHeight
    say('offline')
    await expect.element(notice()).toHaveTextContent(OFFLINE)
    expect(place()).toBe(before)
    expect(document.body.scrollHeight).toBe(height)
  })
})
