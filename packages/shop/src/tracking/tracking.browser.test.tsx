import '@dabali/ui/tokens.css'
import '@dabali/ui/base.css'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setPixel } from './consent.ts'
import { reportConversion } from './report-conversion.tsx'
import { SiteTracking, TrackingChoices } from './site-tracking.tsx'

const PIXEL = 'https://pixel.example/collect/'
const DAY = 24 * 60 * 60 * 1000

let sent: unknown[] = []
let order = 0

beforeEach(() => {
  localStorage.clear()
  sent = []
  order += 1
  setPixel({ url: PIXEL, consent: 'refused' })
  setPixel({ url: PIXEL, consent: undefined })
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push([String(url), JSON.parse(String(body))])
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name)
})

const show = (pixelUrl: string | undefined = PIXEL) =>
  render(
    <StrictMode>
      <SiteTracking pixelUrl={pixelUrl} language="en" />
      <TrackingChoices language="en" />
    </StrictMode>,
  )
const question = () => page.getByRole('region', { name: 'Allow purchase measurement?' })
const buy = () => reportConversion({ event: 'Purchase', id: `order-${order}`, valueNpr: '1325.30' })
const told = () => [PIXEL, { event: 'Purchase', event_id: `order-${order}`, value: 10, currency: 'USD' }]

it.each(['/door', '/door/7', '/ne/door/7'])(
  'asks nothing on the page of the check-in, %s, unless it is told to',
  async (path) => {
    const shown = (at: string) => (
      <PathnameContext value={at}>
        <SiteTracking pixelUrl={PIXEL} language="en" />
        <TrackingChoices language="en" />
      </PathnameContext>
    )
    const { rerender } = await render(shown('/doors-open'))
    await expect.element(question()).toBeVisible()
    await rerender(shown(path))
    await expect.element(question()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Tracking choices' }).click()
    await expect.element(question()).toBeVisible()
    expect(sent).toEqual([])
  },
)

it('asks without blocking the page and sends nothing before the answer', async () => {
  await show()
  await expect.element(question()).toBeVisible()
  buy()
  expect(sent).toEqual([])
  expect(getComputedStyle(question().element()).position).toBe('fixed')
})

it.each([
  { screen: 'a phone', width: 360, height: 640 },
  { screen: 'a desktop', width: 1200, height: 700 },
])('on $screen it covers no link that has the focus', async ({ width, height }) => {
  await page.viewport(width, height)
  await render(
    <main>
      {Array.from({ length: 40 }, (_, number) => (
        <p key={number}>
          <a href={`#${number}`}>{`Link ${number}`}</a>
        </p>
      ))}
      <SiteTracking pixelUrl={PIXEL} language="en" />
    </main>,
  )
  await expect.element(question()).toBeVisible()
  const top = () => question().element().getBoundingClientRect().top
  const links = document.querySelectorAll('main p a[href^="#"]')
  for (const link of links) {
    await userEvent.tab()
    expect(document.activeElement).toBe(link)
    expect(link.getBoundingClientRect().bottom, link.textContent).toBeLessThanOrEqual(top())
  }
  // The end of the page can be read, too.
  scrollTo(0, document.documentElement.scrollHeight)
  expect(links[links.length - 1]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top())
})

it('after consent reports purchases in USD, also earlier ones', async () => {
  await show()
  buy()
  await page.getByRole('button', { name: 'Allow' }).click()
  expect(sent).toEqual([told()])
  await expect.element(question()).not.toBeInTheDocument()
})

it('reports an order once, however often its page is opened', async () => {
  await show()
  await page.getByRole('button', { name: 'Allow' }).click()
  buy()
  buy()
  expect(sent).toEqual([told()])
})

it('after a refusal reports nothing', async () => {
  await show()
  buy()
  await page.getByRole('button', { name: 'Decline' }).click()
  buy()
  expect(sent).toEqual([])
  await expect.element(question()).not.toBeInTheDocument()
})

it('an answer by keyboard returns the focus to where it was, and otherwise to the page', async () => {
  const focused = () => document.activeElement?.textContent || document.activeElement?.id
  await render(
    <>
      <main id="main" tabIndex={-1} />
      <SiteTracking pixelUrl={PIXEL} language="en" />
      <TrackingChoices language="en" />
    </>,
  )
  await expect.element(question()).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(focused).toBe('main')
  await page.getByRole('button', { name: 'Tracking choices' }).click()
  await expect.element(question()).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.poll(focused).toBe('Tracking choices')
})

it('both answers have equal buttons', async () => {
  await show()
  const [refuse, allow] = [page.getByRole('button', { name: 'Decline' }), page.getByRole('button', { name: 'Allow' })]
  await expect.element(allow).toBeVisible()
  expect(allow.element().className).toBe(refuse.element().className)
  expect(allow.element().getBoundingClientRect().width).toBe(refuse.element().getBoundingClientRect().width)
})

it('an answer is stored for a year and can be changed in the footer', async () => {
  localStorage.setItem('consent', JSON.stringify({ answer: 'allowed', until: Date.now() + DAY }))
  await show()
  await page.getByRole('button', { name: 'Tracking choices' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  const kept = JSON.parse(localStorage.getItem('consent') ?? '{}')
  expect(kept).toMatchObject({ answer: 'refused' })
  expect((kept.until - Date.now()) / DAY).toBeCloseTo(365)
  buy()
  expect(sent).toEqual([])
})

it('an answer that is older than a year is asked for again', async () => {
  localStorage.setItem('consent', JSON.stringify({ answer: 'allowed', until: Date.now() - 1 }))
  await show()
  await expect.element(question()).toBeVisible()
})

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a browser that says %j is not even asked',
  async (says) => {
    for (const [name, value] of Object.entries(says)) {
      Object.defineProperty(navigator, name, { value, configurable: true })
    }
    localStorage.setItem('consent', JSON.stringify({ answer: 'allowed', until: Date.now() + DAY }))
    await show()
    buy()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Tracking choices' }).click()
    await expect.element(page.getByText(/Your browser asks sites not to track you/)).toBeVisible()
  },
)

it('without a pixel nothing is asked', async () => {
  await render(<SiteTracking pixelUrl={undefined} language="en" />)
  await expect.element(question()).not.toBeInTheDocument()
})
