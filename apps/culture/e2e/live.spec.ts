import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { cookiesOf, logIn, newAddress } from '@dabali/tooling/purchases'
import type { Locator, Page } from '@playwright/test'
import { buyStream, type EventDate, eventDateOf, logInVisitor, staffOf } from './event-steps.ts'

const LIVE_EVENT = 'dapha-until-it-is-finished'
const PAST_EVENT = 'extraordinary-meeting-of-ward-five'
const UPCOMING_EVENT = 'winter-wedding-nobody-marries'
/** Browsers log refused requests for segments; the player logs that it tries a lower quality. */
const REFUSED = /Failed to load resource|hls\.js downgraded quality/
/** Streams start slowly on a busy machine. */
const SOON = { timeout: 40_000 }
/** The longest time between two status requests of the stream page. */
const NEXT_REQUEST = '00:25'

/** The sets of the live event by the minutes after its start. It starts at a full hour, two to three hours before the tests. */
const SETS = [
  { after: 110, title: 'Hymns 11 to 14' },
  { after: 180, title: 'Tea' },
  { after: 210, title: 'Hymns 15 to 18' },
  { after: 360, title: 'Hymns 19 to 26' },
]

const pathOf = (slug: string, { id }: EventDate) => `/event/${slug}/${id}/live`
const timeOf = (page: Page) => page.locator('hls-video').evaluate((media) => (media as HTMLVideoElement).currentTime)
const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

/** Waits for the result of the next status request by moving the clock forward. Install the clock before. */
async function expectAfterRequest(page: Page, shown: Locator, time = NEXT_REQUEST) {
  await expect(async () => {
    await page.clock.fastForward(time)
    await expect(shown).toBeVisible({ timeout: 5000 })
  }).toPass(SOON)
}

async function expectOnStageNow(onStage: Locator, { starts_at }: EventDate) {
  await expect(async () => {
    const minutes = (Date.now() - Date.parse(starts_at)) / 60_000
    const title = SETS.findLast(({ after }) => after <= minutes)?.title ?? ''
    await expect(onStage.getByRole('heading', { level: 2 }).first()).toHaveText(title, { timeout: 5000 })
  }).toPass(SOON)
}

async function expectToPlay(page: Page) {
  await expect(status(page, 'Watching on this device')).toBeVisible(SOON)
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(before + 0.5)
}

test.use({ expectedMessages: REFUSED })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a visitor logs in by email, returns to the stream, and watches on one device at a time', async ({
    page,
    browser,
    environment,
    expectAccessible,
  }) => {
    test.setTimeout(180_000)
    const eventDate = await eventDateOf(environment, LIVE_EVENT)
    const email = newAddress('fan')
    const elsewhere = await browser.newContext({ baseURL: environment.url })
    await buyStream(environment, eventDate, await logInVisitor(elsewhere, environment, email))
    const laptop = await elsewhere.newPage()
    await page.clock.install()
    await laptop.clock.install()

    await page.goto(`${pathOf(LIVE_EVENT, eventDate)}/`)
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(email)
    const { text } = await environment.sandbox.nextMailTo(email, /magic-login/, async () => {
      await page.getByRole('button', { name: 'Email me a link' }).tap()
      await expect(page).toHaveURL('/login?step=code')
    })
    await page.goto(/\/auth\/magic-login\/[\w-]+/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Log in' }).tap()
    await expect(page).toHaveURL(new RegExp(`${pathOf(LIVE_EVENT, eventDate)}/?$`), SOON)
    await expectToPlay(page)
    await page.getByText('Leave a tip').tap()
    await page.getByRole('radio', { name: 'Other' }).check()
    await expect(page.getByLabel('Your amount in rupees')).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('combobox', { name: 'Quality' }).selectOption('180')
    await expect(page.getByRole('combobox', { name: 'Quality' })).toHaveValue('180')
    await page.getByRole('button', { name: 'Audio only' }).tap()
    await expect(page.getByText('Video is off')).toBeVisible()
    await page.getByRole('button', { name: 'Audio only' }).tap()

    await laptop.goto(pathOf(LIVE_EVENT, eventDate))
    await laptop.getByRole('button', { name: 'Watch here' }).click(SOON)
    await expectToPlay(laptop)
    await expectAfterRequest(page, status(page, 'Playing on another device'))
    await expectAccessible()
    await page.getByRole('button', { name: 'Watch here' }).tap()
    await expectToPlay(page)
    await expectAfterRequest(laptop, status(laptop, 'Playing on another device'))
    await elsewhere.close()
  })
})

test('a viewer rewinds a live stream, reads captions, sees an interruption message, and loses access after a refund', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  const eventDate = await eventDateOf(environment, LIVE_EVENT)
  const { say, payBack } = await staffOf(environment, eventDate)
  const order = await buyStream(environment, eventDate, await logInVisitor(context, environment))
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathOf(LIVE_EVENT, eventDate))
  await expectToPlay(page)
  const onStage = page.getByRole('region', { name: 'On stage' })
  const seek = page.getByRole('slider', { name: 'Seek' })
  await expectOnStageNow(onStage, eventDate)
  await expect(seek).toHaveAttribute('aria-valuetext', 'Live')
  await expect(page.getByRole('button', { name: 'Go live' })).toBeHidden()

  await page.getByRole('button', { name: 'Back 30 seconds' }).press('Enter')
  await expect(seek).toHaveAttribute('aria-valuetext', /^\d+:\d\d behind live$/, SOON)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const paused = await timeOf(page)
  await seek.press('ArrowLeft')
  await expect.poll(() => timeOf(page)).toBeLessThan(paused)
  await page.getByRole('button', { name: /^Watch again ?: Refrains$/ }).click()
  await expect(onStage.getByRole('heading', { name: 'Refrains' })).toBeVisible(SOON)
  const earlier = await timeOf(page)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(earlier + 0.5)

  const captions = page.getByRole('combobox', { name: 'Captions' })
  await expect(captions).toHaveValue('off')
  await captions.selectOption('ne')
  await expect(page.getByText(/सारङ्गी|बत्ती बल्यो|झ्यालीको/).first()).toBeVisible(SOON)

  // By keyboard: controls that are hidden after a while take no pointer.
  await page.getByRole('button', { name: 'Go live' }).press('Enter')
  await expect(seek).toHaveAttribute('aria-valuetext', 'Live', SOON)
  await expectOnStageNow(onStage, eventDate)

  await page.reload()
  await expectToPlay(page)
  await expect(captions).toHaveValue('ne', SOON)

  try {
    await say('interrupted', 'The string broke. Two minutes.')
    await expectAfterRequest(page, page.getByText('The stream is interrupted'))
    await expect(page.getByText('The string broke. Two minutes.')).toBeVisible()
    await expectAccessible()
    await say('live')
    await expectAfterRequest(page, status(page, 'Watching on this device'))
    await expectToPlay(page)
  } finally {
    await environment.sql(
      "update live_stream set said = null, said_at = null, message = '{}' where event_date_id = $1",
      [eventDate.id],
    )
  }
  await payBack(order)
  await expectAfterRequest(page, page.getByText('You need a stream ticket'))
})

test('an access link works once, and is neither in the address nor in the history', async ({
  page,
  context,
  browser,
  environment,
}) => {
  test.setTimeout(180_000)
  const eventDate = await eventDateOf(environment, LIVE_EVENT)
  const link = await (await staffOf(environment, eventDate)).makeLink()
  await logInVisitor(context, environment)
  await page.goto(pathOf(LIVE_EVENT, eventDate))
  await expect(page.getByText('You need a stream ticket')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy stream ticket, Rs/ })).toBeVisible()
  await page.goto(`/ne${link}`)
  await expect(page).toHaveURL(`/ne${pathOf(LIVE_EVENT, eventDate)}`, SOON)
  await expect(page.getByText('यही डिभाइसमा हेर्दै')).toBeVisible(SOON)
  await page.goBack()
  await expect(page).toHaveURL(pathOf(LIVE_EVENT, eventDate))
  // A visitor who is watching already does not use up a link.
  await page.goto(link)
  await expect(page).toHaveURL(pathOf(LIVE_EVENT, eventDate))

  const other = await browser.newContext({ baseURL: environment.url })
  await logInVisitor(other, environment)
  const late = await other.newPage()
  await late.goto(link)
  await expect(late.getByText('This link has already been used')).toBeVisible(SOON)
  await expect(late.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await late.goto(`${pathOf(LIVE_EVENT, eventDate)}/${'x'.repeat(43)}`)
  await expect(late.getByText("This link doesn't work")).toBeVisible(SOON)
  await other.close()
})

test('the stream starts after the countdown, and a replay plays from the start', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const eventDate = await eventDateOf(environment, UPCOMING_EVENT)
  const past = await eventDateOf(environment, PAST_EVENT)
  const session = await logInVisitor(context, environment)
  await buyStream(environment, eventDate, session)
  await buyStream(environment, past, session)
  await fetch(`${environment.sandbox.url}/hls/control/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: UPCOMING_EVENT, state: 'up' }),
  })
  const startAt = (moment: number) =>
    environment.sql(
      `update event_date set doors_at = doors_at + ($2 - starts_at), ends_at = ends_at + ($2 - starts_at), starts_at = $2
       where id = $1`,
      [eventDate.id, new Date(moment)],
    )
  await page.clock.install()
  await page.goto(pathOf(UPCOMING_EVENT, eventDate))
  await expect(page.getByText('Starts in', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/days/)
  try {
    await startAt(Date.now() + 10 * 60_000)
    await page.reload()
    await expect(page.getByText('Doors are open. Starts in')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^00:(10:00|0[5-9]:\d\d)$/)
    await expectAccessible()
    await startAt(Date.now() - 1000)
    await expectAfterRequest(page, status(page, 'Watching on this device'), '10:00')
    await expectToPlay(page)
  } finally {
    await startAt(Date.parse(eventDate.starts_at))
  }

  await page.goto(pathOf(PAST_EVENT, past))
  await expect(page.getByText('That was the last note')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Watch from the start' }).click()
  await expect(status(page, 'Watching the replay')).toBeVisible(SOON)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.5)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.getByRole('slider', { name: 'Seek' }).fill('60')
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(60)
})

requestTest(
  'an event date that does not exist or is not streamed is not found',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('fan'))
    for (const path of [
      `/event/${LIVE_EVENT}/999999/live`,
      '/event/nobody-plays/1/live',
      `/event/${LIVE_EVENT}/x/live`,
    ]) {
      const page = await visit(path)
      expect([path, page.status]).toEqual([path, 404])
      page.getByRole('heading', { name: 'Page not found' })
    }
  },
)

requestTest(
  'without scripts the stream asks for JavaScript and links to the event',
  async ({ visit, request, environment }) => {
    const eventDate = await eventDateOf(environment, LIVE_EVENT)
    await logIn({ request }, environment, newAddress('fan'))
    const closed = await visit(pathOf(LIVE_EVENT, eventDate))
    closed.getByRole('button', { name: /^Buy stream ticket/ })
    await buyStream(environment, eventDate, await cookiesOf({ request }))
    const open = await visit(pathOf(LIVE_EVENT, eventDate))
    const link = open.document.querySelector<HTMLElement>(`noscript a[href="/event/${LIVE_EVENT}"]`)
    expect(link?.closest('noscript')?.querySelector('p')?.textContent).toMatch(
      /^Turn on JavaScript to watch the stream/,
    )
    expect((await open.follow(link as HTMLElement)).path).toBe(`/event/${LIVE_EVENT}`)
  },
)
