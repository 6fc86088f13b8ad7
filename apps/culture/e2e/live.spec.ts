import { newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { buyStream, letIn, type Night, nightOf, staffOf } from './live-people.ts'

const TONIGHT = 'dapha-until-it-is-finished'
const LAST_WEEK = 'extraordinary-meeting-of-ward-five'
const TO_COME = 'winter-wedding-nobody-marries'
/**
 * What is asked of a place that another device has taken, or of a stream that is away, is refused; browsers say so, and so
 * does the player where it tries a smaller picture first.
 */
const REFUSED = /Failed to load resource|hls\.js downgraded quality/
/** A line of the house, a player that gives up and a look at the server: it may take a while. */
const SOON = { timeout: 40_000 }

const pathOf = (slug: string, { id }: Night) => `/event/${slug}/${id}/live`
const timeOf = (page: Page) => page.locator('hls-video').evaluate((media) => (media as HTMLVideoElement).currentTime)
const standing = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

async function expectToPlay(page: Page) {
  await expect(standing(page, 'You are in, on this device')).toBeVisible(SOON)
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(before + 0.5)
}

test.use({ expectedMessages: REFUSED })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a fan comes in by mail, is back at the stream, and goes on watching on another device', async ({
    page,
    browser,
    house,
    expectAccessible,
  }) => {
    test.setTimeout(180_000)
    const night = await nightOf(house, TONIGHT)
    const email = newAddress('fan')
    const elsewhere = await browser.newContext({ baseURL: house.url })
    await buyStream(house, night, await letIn(elsewhere, house, email))
    const laptop = await elsewhere.newPage()

    await page.goto(`${pathOf(TONIGHT, night)}/`)
    await expect(page).toHaveURL('/login')
    await page.getByLabel('E-mail address').fill(email)
    const { text } = await house.sandbox.nextMailTo(email, /magic-login/, () =>
      page.getByRole('button', { name: 'Send me the link' }).tap(),
    )
    await page.goto(/\/auth\/magic-login\/[\w-]+/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect(page).toHaveURL(new RegExp(`${pathOf(TONIGHT, night)}/?$`), SOON)
    await expectToPlay(page)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.getByRole('combobox', { name: 'Picture' }).selectOption('180')
    await expect(page.getByRole('combobox', { name: 'Picture' })).toHaveValue('180')
    await page.getByRole('button', { name: 'Sound only' }).tap()
    await expect(page.getByText('Sound only. The picture rests.')).toBeVisible()
    await page.getByRole('button', { name: 'Sound only' }).tap()

    await laptop.goto(pathOf(TONIGHT, night))
    await laptop.getByRole('button', { name: 'Watch here' }).click(SOON)
    await expectToPlay(laptop)
    await expect(standing(page, 'Playing on another device')).toBeVisible(SOON)
    await expectAccessible()
    await page.getByRole('button', { name: 'Watch here' }).tap()
    await expectToPlay(page)
    await expect(standing(laptop, 'Playing on another device')).toBeVisible(SOON)
    await elsewhere.close()
  })
})

test('a link lets in once, and stays neither in the address nor behind it', async ({
  page,
  context,
  browser,
  house,
}) => {
  test.setTimeout(180_000)
  const night = await nightOf(house, TONIGHT)
  const link = await (await staffOf(house, night)).makeLink()
  await letIn(context, house)
  await page.goto(pathOf(TONIGHT, night))
  await expect(page.getByText('This takes a ticket for the stream')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the tickets' })).toHaveAttribute('href', `/event/${TONIGHT}`)
  await page.goto(`/ne${link}`)
  await expect(page).toHaveURL(`/ne${pathOf(TONIGHT, night)}`, SOON)
  await expect(page.getByText('तपाईं भित्र हुनुहुन्छ, यही उपकरणमा')).toBeVisible(SOON)
  await page.goBack()
  await expect(page).toHaveURL(pathOf(TONIGHT, night))
  // Who is in already uses none.
  await page.goto(link)
  await expect(page).toHaveURL(pathOf(TONIGHT, night))

  const other = await browser.newContext({ baseURL: house.url })
  await letIn(other, house)
  const late = await other.newPage()
  await late.goto(link)
  await expect(late.getByText('This link has been used up')).toBeVisible(SOON)
  await expect(late.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await late.goto(`${pathOf(TONIGHT, night)}/${'x'.repeat(43)}`)
  await expect(late.getByText('This link opens nothing')).toBeVisible(SOON)
  await other.close()
})

test('what the house says stands there, a stream that was interrupted goes on, and who is paid back is out', async ({
  page,
  context,
  house,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const night = await nightOf(house, TONIGHT)
  const { say, payBack } = await staffOf(house, night)
  const order = await buyStream(house, night, await letIn(context, house))
  try {
    await page.goto(pathOf(TONIGHT, night))
    await expectToPlay(page)
    await say('interrupted', 'The string broke. Two minutes.')
    await expect(page.getByText('The stream is interrupted')).toBeVisible(SOON)
    await expect(page.getByText('The string broke. Two minutes.')).toBeVisible(SOON)
    await expectAccessible()
    await say('live')
    await expectToPlay(page)
  } finally {
    await house.sql("update live_stream set said = null, said_at = null, message = '{}' where event_date_id = $1", [
      night.id,
    ])
  }
  await payBack(order)
  await expect(page.getByText('This takes a ticket for the stream')).toBeVisible(SOON)
})

test('who waits before the doors is in by itself when it begins', async ({
  page,
  context,
  house,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const night = await nightOf(house, TO_COME)
  await buyStream(house, night, await letIn(context, house))
  await fetch(`${house.sandbox.url}/hls/control/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: TO_COME, state: 'up' }),
  })
  const move = (milliseconds: number) =>
    house.sql(
      `update event_date set doors_at = doors_at + $2 * interval '1 millisecond',
         starts_at = starts_at + $2 * interval '1 millisecond', ends_at = ends_at + $2 * interval '1 millisecond'
       where id = $1`,
      [night.id, milliseconds],
    )
  await page.goto(pathOf(TO_COME, night))
  await expect(page.getByText('Not tonight yet. The first sound is in')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/days/)
  const ahead = Date.now() + 25_000 - Date.parse(night.starts_at)
  await move(ahead)
  try {
    await page.reload()
    await expect(page.getByText('The doors are open. The first sound is in')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^00:00:[012]\d$/)
    await expectAccessible()
    await expectToPlay(page)
  } finally {
    await move(-ahead)
  }
})

test('a night that is over is watched again from the start', async ({ page, context, house, expectAccessible }) => {
  const night = await nightOf(house, LAST_WEEK)
  await buyStream(house, night, await letIn(context, house))
  await page.goto(pathOf(LAST_WEEK, night))
  await expect(page.getByText('That was the last note')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Watch from the start' }).click()
  await expect(standing(page, 'You are watching it again')).toBeVisible(SOON)
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.5)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.getByRole('slider', { name: 'Place in it' }).fill('60')
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(60)
})

test('a night that is not there, or not streamed, is not found', async ({ page, context, house }) => {
  await letIn(context, house)
  for (const path of [`/event/${TONIGHT}/999999/live`, '/event/nobody-plays/1/live', `/event/${TONIGHT}/x/live`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs, and leads to the event', async ({ page, context, house }) => {
    const night = await nightOf(house, TONIGHT)
    const session = await letIn(context, house)
    await page.goto(pathOf(TONIGHT, night))
    await expect(page.getByRole('link', { name: 'To the tickets' })).toBeVisible()
    await buyStream(house, night, session)
    await page.goto(pathOf(TONIGHT, night))
    // What stands there for want of scripts is not read by a driver as other words are.
    await expect(page.locator('noscript p')).toBeVisible()
    await page.locator('noscript a').click()
    await expect(page).toHaveURL(`/event/${TONIGHT}`)
  })
})
