import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { cookiesOf, logIn, newAddress } from '@dabali/tooling/purchases'
import type { Locator, Page } from '@playwright/test'
import { buyStream, type EventDate, eventDateOf, logInVisitor, staffOf } from './event-steps.ts'

const TONIGHT = 'dapha-until-it-is-finished'
const LAST_WEEK = 'extraordinary-meeting-of-ward-five'
const TO_COME = 'winter-wedding-nobody-marries'
/**
 * What is asked of a place that another device has taken, or of a stream that is away, is refused; browsers say so, and so
 * does the player where it tries a smaller picture first.
 */
const REFUSED = /Failed to load resource|hls\.js downgraded quality/
/** Streams start slowly on a busy machine. */
const SOON = { timeout: 40_000 }
/** The longest time between two requests of a page that watches. */
const NEXT_REQUEST = '00:25'

const pathOf = (slug: string, { id }: EventDate) => `/event/${slug}/${id}/live`
const timeOf = (page: Page) => page.locator('hls-video').evaluate((media) => (media as HTMLVideoElement).currentTime)
const standing = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

/** Waits for what the next request of a page shows, without the time until that request. The clock is installed before. */
async function expectAfterRequest(page: Page, shown: Locator, time = NEXT_REQUEST) {
  await expect(async () => {
    await page.clock.fastForward(time)
    await expect(shown).toBeVisible({ timeout: 5000 })
  }).toPass(SOON)
}

async function expectToPlay(page: Page) {
  await expect(standing(page, 'You are in, on this device')).toBeVisible(SOON)
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(before + 0.5)
}

test.use({ expectedMessages: REFUSED })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a visitor logs in by mail, is back at the stream, and watches on one device at a time', async ({
    page,
    browser,
    environment,
    expectAccessible,
  }) => {
    test.setTimeout(180_000)
    const eventDate = await eventDateOf(environment, TONIGHT)
    const email = newAddress('fan')
    const elsewhere = await browser.newContext({ baseURL: environment.url })
    await buyStream(environment, eventDate, await logInVisitor(elsewhere, environment, email))
    const laptop = await elsewhere.newPage()
    await page.clock.install()
    await laptop.clock.install()

    await page.goto(`${pathOf(TONIGHT, eventDate)}/`)
    await expect(page).toHaveURL('/login')
    await page.getByLabel('E-mail address').fill(email)
    const { text } = await environment.sandbox.nextMailTo(email, /magic-login/, () =>
      page.getByRole('button', { name: 'Send me the link' }).tap(),
    )
    await page.goto(/\/auth\/magic-login\/[\w-]+/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect(page).toHaveURL(new RegExp(`${pathOf(TONIGHT, eventDate)}/?$`), SOON)
    await expectToPlay(page)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('combobox', { name: 'Picture' }).selectOption('180')
    await expect(page.getByRole('combobox', { name: 'Picture' })).toHaveValue('180')
    await page.getByRole('button', { name: 'Sound only' }).tap()
    await expect(page.getByText('Sound only. The picture rests.')).toBeVisible()
    await page.getByRole('button', { name: 'Sound only' }).tap()

    await laptop.goto(pathOf(TONIGHT, eventDate))
    await laptop.getByRole('button', { name: 'Watch here' }).click(SOON)
    await expectToPlay(laptop)
    await expectAfterRequest(page, standing(page, 'Playing on another device'))
    await expectAccessible()
    await page.getByRole('button', { name: 'Watch here' }).tap()
    await expectToPlay(page)
    await expectAfterRequest(laptop, standing(laptop, 'Playing on another device'))
    await elsewhere.close()
  })
})

test('an invitation link lets in once, and is neither in the address nor in the history', async ({
  page,
  context,
  browser,
  environment,
}) => {
  test.setTimeout(180_000)
  const eventDate = await eventDateOf(environment, TONIGHT)
  const link = await (await staffOf(environment, eventDate)).makeLink()
  await logInVisitor(context, environment)
  await page.goto(pathOf(TONIGHT, eventDate))
  await expect(page.getByText('This takes a ticket for the stream')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the tickets' })).toHaveAttribute('href', `/event/${TONIGHT}`)
  await page.goto(`/ne${link}`)
  await expect(page).toHaveURL(`/ne${pathOf(TONIGHT, eventDate)}`, SOON)
  await expect(page.getByText('तपाईं भित्र हुनुहुन्छ, यही उपकरणमा')).toBeVisible(SOON)
  await page.goBack()
  await expect(page).toHaveURL(pathOf(TONIGHT, eventDate))
  // Who is in already uses none.
  await page.goto(link)
  await expect(page).toHaveURL(pathOf(TONIGHT, eventDate))

  const other = await browser.newContext({ baseURL: environment.url })
  await logInVisitor(other, environment)
  const late = await other.newPage()
  await late.goto(link)
  await expect(late.getByText('This link has been used up')).toBeVisible(SOON)
  await expect(late.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await late.goto(`${pathOf(TONIGHT, eventDate)}/${'x'.repeat(43)}`)
  await expect(late.getByText('This link opens nothing')).toBeVisible(SOON)
  await other.close()
})

test('a message of staff is shown, an interrupted stream goes on, and a refund ends it', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const eventDate = await eventDateOf(environment, TONIGHT)
  const { say, payBack } = await staffOf(environment, eventDate)
  const order = await buyStream(environment, eventDate, await logInVisitor(context, environment))
  await page.clock.install()
  try {
    await page.goto(pathOf(TONIGHT, eventDate))
    await expectToPlay(page)
    await say('interrupted', 'The string broke. Two minutes.')
    await expectAfterRequest(page, page.getByText('The stream is interrupted'))
    await expect(page.getByText('The string broke. Two minutes.')).toBeVisible()
    await expectAccessible()
    await say('live')
    await expectAfterRequest(page, standing(page, 'You are in, on this device'))
    await expectToPlay(page)
  } finally {
    await environment.sql(
      "update live_stream set said = null, said_at = null, message = '{}' where event_date_id = $1",
      [eventDate.id],
    )
  }
  await payBack(order)
  await expectAfterRequest(page, page.getByText('This takes a ticket for the stream'))
})

test('the stream starts by itself after the countdown, and a past one is watched again from the start', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const eventDate = await eventDateOf(environment, TO_COME)
  const past = await eventDateOf(environment, LAST_WEEK)
  const session = await logInVisitor(context, environment)
  await buyStream(environment, eventDate, session)
  await buyStream(environment, past, session)
  await fetch(`${environment.sandbox.url}/hls/control/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: TO_COME, state: 'up' }),
  })
  const startAt = (moment: number) =>
    environment.sql(
      `update event_date set doors_at = doors_at + ($2 - starts_at), ends_at = ends_at + ($2 - starts_at), starts_at = $2
       where id = $1`,
      [eventDate.id, new Date(moment)],
    )
  await page.clock.install()
  await page.goto(pathOf(TO_COME, eventDate))
  await expect(page.getByText('Not tonight yet. The first sound is in')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/days/)
  try {
    await startAt(Date.now() + 10 * 60_000)
    await page.reload()
    await expect(page.getByText('The doors are open. The first sound is in')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^00:(10:00|09:[345]\d)$/)
    await expectAccessible()
    await startAt(Date.now() - 1000)
    await expectAfterRequest(page, standing(page, 'You are in, on this device'), '10:00')
    await expectToPlay(page)
  } finally {
    await startAt(Date.parse(eventDate.starts_at))
  }

  await page.goto(pathOf(LAST_WEEK, past))
  await expect(page.getByText('That was the last note')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Watch from the start' }).click()
  await expect(standing(page, 'You are watching it again')).toBeVisible(SOON)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.5)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.getByRole('slider', { name: 'Place in it' }).fill('60')
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(60)
})

requestTest(
  'an event date that does not exist or is not streamed is not found',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('fan'))
    for (const path of [`/event/${TONIGHT}/999999/live`, '/event/nobody-plays/1/live', `/event/${TONIGHT}/x/live`]) {
      const page = await visit(path)
      expect([path, page.status]).toEqual([path, 404])
      page.getByRole('heading', { name: 'Page not found' })
    }
  },
)

requestTest(
  'without scripts the stream says what it needs, and leads to the event',
  async ({ visit, request, environment }) => {
    const eventDate = await eventDateOf(environment, TONIGHT)
    await logIn({ request }, environment, newAddress('fan'))
    const closed = await visit(pathOf(TONIGHT, eventDate))
    closed.getByRole('link', { name: 'To the tickets' })
    await buyStream(environment, eventDate, await cookiesOf({ request }))
    const open = await visit(pathOf(TONIGHT, eventDate))
    const way = open.document.querySelector<HTMLElement>(`noscript a[href="/event/${TONIGHT}"]`)
    expect(way?.closest('noscript')?.querySelector('p')?.textContent).toMatch(/^The stream plays with scripts alone/)
    expect((await open.follow(way as HTMLElement)).path).toBe(`/event/${TONIGHT}`)
  },
)
