import { expect, test } from '@dabali/tooling/end-to-end'
import type { Browser, Locator, Page } from '@playwright/test'
import { admitVisitor, createEventDate, deleteEventDate, type OwnEventDate } from './event-steps.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

let eventDate: OwnEventDate
test.beforeEach(async ({ environment }) => {
  eventDate = await createEventDate(environment)
})
test.afterEach(({ environment }) => deleteEventDate(environment, eventDate))

const square = (page: Page): Locator => page.getByRole('region', { name: 'In the square' })
const said = (page: Page, text: string) => square(page).getByRole('listitem').filter({ hasText: text })

async function callOneself(page: Page, name: string) {
  await square(page).getByLabel('What are you called here?').fill(name)
  await square(page).getByRole('button', { name: 'Use this name' }).click()
  await expect(square(page).getByLabel('Say something')).toBeVisible()
}

async function say(page: Page, text: string) {
  await square(page).getByLabel('Say something').fill(text)
  await square(page).getByRole('button', { name: 'Send' }).click()
}

/** Somebody at the same night of whom nothing is seen but what they say. */
async function callFromAfar(browser: Browser, environment: Parameters<typeof admitVisitor>[0], name: string) {
  const context = await browser.newContext({ baseURL: environment.url, extraHTTPHeaders: { origin: environment.url } })
  await admitVisitor(environment, context, eventDate)
  const path = `/v1/api/events/${eventDate.slug}/${eventDate.id}/live/chat/`
  const post = async (to: string, data: object) => expect(await context.request.post(to, { data })).toBeOK()
  await post(`${path}name/`, { name })
  return (text: string) => post(path, { text })
}

/** Somebody else at the same night, on a browser of their own. */
async function startSecondServer(
  browser: Browser,
  environment: Parameters<typeof admitVisitor>[0],
  who: 'guest' | 'staff',
  options = {},
) {
  const context = await browser.newContext({ baseURL: environment.url, ...options })
  await admitVisitor(environment, context, eventDate, who)
  const page = await context.newPage()
  await page.goto(eventDate.path)
  return page
}

test('two viewers chat, one on a phone, and what staff hide is gone for both', async ({
  page,
  browser,
  environment,
  context,
  expectAccessible,
}) => {
  await admitVisitor(environment, context, eventDate)
  await page.goto(eventDate.path)
  await expect(square(page)).toContainText('Nobody has said anything yet.')
  await callOneself(page, 'Prabin, Doha')
  const other = await startSecondServer(browser, environment, 'guest', PHONE)
  await callOneself(other, 'सरु, धरान')

  await say(page, 'My whole room is awake.')
  await expect(said(other, 'My whole room is awake.')).toContainText('Prabin, Doha')
  await say(other, 'टुङ्नाको आवाज कस्तो सफा! <b>https://example.com</b>')
  const heard = said(page, 'कस्तो सफा! <b>https://example.com</b>')
  await expect(heard).toContainText('सरु, धरान')
  await expect(heard.getByText('कस्तो सफा')).toHaveAttribute('lang', 'ne')
  await expect(heard.getByRole('link')).toHaveCount(0)
  await expectAccessible()

  await heard.getByRole('button', { name: /^More/ }).click()
  await heard.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Reported. The house reads it.')).toBeVisible()

  const staff = await startSecondServer(browser, environment, 'staff')
  const desk = staff.getByRole('region', { name: 'For the house' })
  await expect(desk).toContainText('1 report')
  await desk.getByRole('button', { name: 'Hide', exact: true }).click()
  await desk.getByRole('button', { name: 'Mute for tonight' }).click()
  await expect(said(page, 'कस्तो सफा')).toHaveCount(0)
  await expect(said(other, 'कस्तो सफा')).toHaveCount(0)
  await expect(said(other, 'My whole room is awake.')).toBeVisible()
  await say(other, 'Why?')
  await expect(square(other)).toContainText('You cannot say anything more tonight.')

  await desk.getByLabel('Between two messages').selectOption({ label: '30 seconds' })
  await expect(square(page)).toContainText('one message every 30 seconds')
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
})

test.describe('offline', () => {
  test.use({ expectedMessages: /net::ERR_|Failed to load resource/ })

  test('a message that was not sent stays in the field and is sent once, and missed messages come', async ({
    page,
    browser,
    environment,
    context,
  }) => {
    await admitVisitor(environment, context, eventDate)
    await page.goto(eventDate.path)
    await callOneself(page, 'Anjana, Leeds')
    const sayFromAfar = await callFromAfar(browser, environment, 'Prabin, Doha')

    await context.setOffline(true)
    await expect(square(page)).toContainText('The line is gone.')
    await say(page, 'Cruel.')
    await expect(square(page)).toContainText('It was not sent.')
    await expect(square(page).getByLabel('Say something')).toHaveValue('Cruel.')
    await sayFromAfar('Sel roti is ready.')
    await context.setOffline(false)
    await expect(said(page, 'Sel roti is ready.')).toBeVisible()
    await square(page).getByRole('button', { name: 'Send' }).click()
    await expect(said(page, 'Cruel.')).toHaveCount(1)
    await expect(square(page).getByLabel('Say something')).toHaveValue('')
  })
})

test('a reader further up stays there and is told of new messages; after the end the chat is only read', async ({
  page,
  environment,
  context,
  browser,
}) => {
  await admitVisitor(environment, context, eventDate)
  await page.goto(eventDate.path)
  await callOneself(page, 'Reader')
  await environment.sql(
    `with room as (insert into chat_room (event_date_id, seq) values ($1, 40) on conflict (event_date_id) do update set seq = 40)
     insert into chat_message (id, event_date_id, is_house, text, seq, changed_seq)
     select gen_random_uuid(), $1, false, 'line ' || n, n, n from generate_series(1, 40) as n`,
    [eventDate.id],
  )
  const log = square(page).getByRole('log')
  await expect(said(page, 'line 40')).toBeInViewport()
  await log.focus()
  await page.keyboard.press('Home')
  await expect(square(page).getByRole('listitem').first()).toBeInViewport()
  const sayFromAfar = await callFromAfar(browser, environment, 'Late')
  await sayFromAfar('Has it begun?')
  const more = square(page).getByRole('button', { name: '1 new message', exact: true })
  await expect(more).toBeVisible()
  await expect(said(page, 'Has it begun?')).not.toBeInViewport()
  await more.click()
  await expect(said(page, 'Has it begun?')).toBeInViewport()
  await expect(more).toBeHidden()

  await say(page, 'Good night.')
  await expect(said(page, 'Good night.')).toBeVisible()
  await environment.sql("update event_date set ends_at = now() - interval '1 minute' where id = $1", [eventDate.id])
  await expect(square(page)).toContainText('The night is over. What was said can still be read.')
  await expect(square(page).getByLabel('Say something')).toHaveCount(0)
  await expect(said(page, 'Good night.')).toBeVisible()
})
