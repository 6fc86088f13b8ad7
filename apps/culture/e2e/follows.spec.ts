import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { logIn, newAddress } from '@dabali/tooling/purchases'
import { createEventDate, deleteEventDate } from './event-steps.ts'

const ARTIST = '/artist/tara-nembang'

// All tests come from one address, and more of them than an hour allows.
requestTest.beforeEach(({ environment }) => environment.sql('delete from rate_limit'))

function press(page: RequestedPage, name: string | RegExp) {
  const [button] = page.getAllByRole('button', { name })
  return page.submit(button as HTMLElement)
}

requestTest('a guest logs in to follow an artist, who is on the list then, and ends it', async ({ visit }) => {
  expect((await visit('/following')).path).toBe('/login')
  const login = await press(await visit(ARTIST), 'Follow')
  expect(login.path).toBe('/login')
  const away = await press(login, /Demo account/)
  const people = await away.follow(away.getByRole('link'))
  const list = await press(await press(people, /Mira/), 'Log in')
  expect(list.path).toBe('/following?done=followed')
  list.getByText("We'll email you once about each new event and record.")
  list.getByRole('navigation', { name: 'Your account' })
  const artists = list.within(list.getByRole('region', { name: 'Artists' }))
  expect((await list.follow(artists.getByRole('link', { name: 'Tara Nembang' }))).path).toBe(ARTIST)
  const ended = await press(list, /^Unfollow ?: Tara Nembang$/)
  expect(ended.path).toBe('/following?done=unfollowed')
  ended.getByRole('heading', { level: 2, name: "You don't follow anything yet" })
  expect((await visit(`/following/end/${'A'.repeat(43)}`)).status).toBe(404)
})

requestTest(
  'content is saved, a venue followed and a reminder set without scripts',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('asha'))
    const empty = await visit('/saved')
    empty.getByRole('heading', { level: 1, name: 'Saved' })
    empty.getByRole('heading', { level: 2, name: 'Nothing saved yet' })
    await press(await visit('/record/low-cloud'), 'Save')
    await press(await visit('/interviews/tara-nembang-puts-the-slope-back'), 'Save')
    await press(await visit('/sessions/tara-nembang-in-a-weaving-shed'), 'Save')
    const saved = await press(await visit('/event/the-long-night-of-the-madal'), 'Save')
    expect(saved.path).toBe('/saved?done=saved')
    const headings = [...saved.document.querySelectorAll('main h2')].map(({ textContent }) => textContent?.trim())
    expect(headings).toEqual(['Coming events', 'Records', 'Interviews', 'Sessions'])
    const removed = await press(saved, /^Remove ?: Low Cloud$/)
    expect(removed.path).toBe('/saved?done=removed')
    expect(removed.queryByRole('region', { name: 'Records' })).toBeNull()

    const venues = await press(await visit('/venues'), /^Follow/)
    expect(venues.path).toBe('/following?done=followedVenue')
    venues.getByRole('region', { name: 'Venues' })

    const eventDate = await createEventDate(environment)
    await environment.sql(
      `update event_date set doors_at = now() + interval '9 days', starts_at = now() + interval '9 days',
      ends_at = now() + interval '10 days' where id = $1`,
      [eventDate.id],
    )
    const reminded = await press(await visit(`/event/${eventDate.slug}/${eventDate.id}`), 'Remind me')
    expect(reminded.path).toBe('/following?done=reminded')
    const ended = await press(reminded, /^End reminder/)
    expect(ended.path).toBe('/following?done=unreminded')
    expect(ended.queryByRole('region', { name: 'Reminders' })).toBeNull()
    await deleteEventDate(environment, eventDate)
  },
)

requestTest('the lists are in Nepali, too', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const list = await press(await visit(`/ne${ARTIST}`), 'पछ्याउनुहोस्')
  expect(list.path).toBe('/ne/following?done=followed')
  list.getByRole('heading', { level: 1, name: 'पछ्याइएका' })
  list.getByRole('link', { name: 'तारा नेम्बाङ' })
})

test.describe('with scripts', () => {
  test.use({ expectedMessages: /503|ApiError/ })

  test('guests get no buttons; a member follows and saves without a reload, undoes that, and nothing moves', async ({
    page,
    environment,
    messages,
    expectAccessible,
  }) => {
    await test.step('guests get no buttons, and nothing is asked for them', async () => {
      const paths: string[] = []
      page.on('request', (request) => paths.push(new URL(request.url()).pathname))
      await page.goto('/records', { waitUntil: 'networkidle' })
      await expect(page.getByRole('button', { name: 'Save Low Cloud' })).toHaveCount(0)
      expect(paths.filter((path) => path.includes('/favourites/'))).toEqual([])
    })
    await logIn(page, environment, newAddress('asha'))
    await test.step('an artist is followed and unfollowed without a reload', async () => {
      // Asked by the buttons of an account; before it the form is sent as without scripts.
      const read = page.waitForResponse((answer) => answer.url().endsWith('/follow/'))
      await page.goto(ARTIST)
      await read
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await page.getByRole('button', { name: 'Follow', exact: true }).click()
      const following = page.getByRole('button', { name: 'Following', exact: true })
      await expect(following).toBeVisible()
      await page.reload()
      await expect(following).toBeVisible()
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await following.click()
      await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
      await page.goto('/following')
      await expectAccessible()
    })
    await test.step('nothing moves in a list when the buttons appear', async () => {
      const places = () =>
        page
          .locator('main li h2, main li h3')
          .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top + scrollY)))
      await page.route('**/favourites/names/', async (route) => {
        await page.waitForFunction(() => Reflect.get(window, 'isMeasured'))
        await route.continue()
      })
      for (const path of ['/events', '/interviews', '/sessions', '/']) {
        await test.step(path, async () => {
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready)
          const before = await places()
          await page.evaluate(() => Object.assign(window, { isMeasured: true }))
          await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
          expect(await places()).toEqual(before)
        })
      }
      await page.unrouteAll({ behavior: 'wait' })
    })
    expect(messages).toEqual([])
    const asked: string[] = []
    page.on('request', (request) => {
      // The page before asks, too, unless it is left before.
      const isOfList = new URL(request.frame().url()).pathname === '/records'
      if (isOfList && request.url().endsWith('/favourites/names/')) asked.push(request.url())
    })
    await page.goto('/records')
    const button = page.getByRole('button', { name: 'Save Low Cloud', exact: true })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => page.getByRole('button', { name: /^Save / }).count()).toBeGreaterThan(3)
    expect(asked).toHaveLength(1)
    await expectAccessible()

    await test.step('after a failed request it says so and works again', async () => {
      await page.route(
        '**/v1/api/favourites/record/low-cloud/',
        (route) => route.fulfill({ status: 503, body: '{}' }),
        {
          times: 1,
        },
      )
      await button.press('Enter')
      await expect(page.getByRole('alert').getByText("That didn't work. Please try again.")).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await button.press('Space')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    })
    await page.reload()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/records')
    // The link of the card still covers the rest of it.
    await page.getByRole('link', { name: 'Low Cloud', exact: true }).first().click()
    await expect(page).toHaveURL('/record/low-cloud')
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  })
})
