import { expect, test } from '@dabali/tooling/end-to-end'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { admitVisitor, createEventDate, deleteEventDate, type OwnEventDate } from './event-steps.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

let eventDate: OwnEventDate
test.beforeEach(async ({ environment }) => {
  eventDate = await createEventDate(environment)
})
test.afterEach(async ({ browser, environment }) => {
  // An open page would ask for the date that is deleted.
  for (const context of browser.contexts()) await Promise.all(context.pages().map((page) => page.close()))
  await deleteEventDate(environment, eventDate)
})

const chat = (page: Page): Locator => page.getByRole('region', { name: 'Chat' })
const message = (page: Page, text: string) => chat(page).getByRole('listitem').filter({ hasText: text })

async function joinChat(page: Page, name: string) {
  await chat(page).getByLabel('Your name in chat').fill(name)
  await chat(page).getByRole('button', { name: 'Join chat' }).click()
  await expect(chat(page).getByLabel('Message', { exact: true })).toBeVisible()
}

async function sendMessage(page: Page, text: string) {
  await chat(page).getByLabel('Message', { exact: true }).fill(text)
  await chat(page).getByRole('button', { name: 'Send' }).click()
}

/** Another visitor who posts through the API. */
async function postThroughApi(browser: Browser, environment: Parameters<typeof admitVisitor>[0], name: string) {
  const context = await browser.newContext({ baseURL: environment.url, extraHTTPHeaders: { origin: environment.url } })
  await admitVisitor(environment, context, eventDate)
  const path = `/v1/api/events/${eventDate.slug}/${eventDate.id}/live/chat/`
  const post = async (to: string, data: object) => expect(await context.request.post(to, { data })).toBeOK()
  await post(`${path}name/`, { name })
  return (text: string) => post(path, { text })
}

/** Another visitor with a browser of their own. */
async function openAs(
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
  environment: Parameters<typeof admitVisitor>[0],
  who: 'guest' | 'staff',
  options: BrowserContextOptions = {},
) {
  const context = await newContext(options)
  await admitVisitor(environment, context, eventDate, who)
  const page = await context.newPage()
  await page.goto(eventDate.path)
  return page
}

test.describe('with staff', () => {
  // The message of the viewer who was muted.
  test.use({ expectedMessages: /status of 403/ })

  test('two viewers chat, one on a phone, and a message that staff hide disappears for both', async ({
    page,
    newContext,
    environment,
    context,
    expectAccessible,
  }) => {
    await admitVisitor(environment, context, eventDate)
    await page.goto(eventDate.path)
    await expect(chat(page)).toContainText('No messages yet.')
    await joinChat(page, 'Prabin, Doha')
    const other = await openAs(newContext, environment, 'guest', PHONE)
    await joinChat(other, 'सरु, धरान')

    await sendMessage(page, 'My whole room is awake.')
    await expect(message(other, 'My whole room is awake.')).toContainText('Prabin, Doha')
    await sendMessage(other, 'टुङ्नाको आवाज कस्तो सफा! <b>https://example.com</b>')
    const heard = message(page, 'कस्तो सफा! <b>https://example.com</b>')
    await expect(heard).toContainText('सरु, धरान')
    await expect(heard.getByText('कस्तो सफा')).toHaveAttribute('lang', 'ne')
    await expect(heard.getByRole('link')).toHaveCount(0)
    await expectAccessible()

    await heard.getByRole('button', { name: /^More/ }).click()
    await heard.getByRole('button', { name: 'Report' }).click()
    await expect(page.getByText('Reported. A moderator will review it.')).toBeVisible()

    const staff = await openAs(newContext, environment, 'staff')
    const desk = staff.getByRole('region', { name: 'Moderation' })
    await expect(desk).toContainText('1 report')
    await desk.getByRole('button', { name: 'Hide', exact: true }).click()
    await desk.getByRole('button', { name: 'Mute' }).click()
    await expect(message(page, 'कस्तो सफा')).toHaveCount(0)
    await expect(message(other, 'कस्तो सफा')).toHaveCount(0)
    await expect(message(other, 'My whole room is awake.')).toBeVisible()
    await sendMessage(other, 'Why?')
    await expect(chat(other)).toContainText("You've been muted.")

    await desk.getByLabel('Slow mode').selectOption({ label: '30 seconds' })
    await expect(chat(page)).toContainText('one message every 30 seconds')
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })
})

test.describe('with a connection that is lost', () => {
  test.use({ expectedMessages: /net::ERR_|Failed to load resource/ })

  test('new messages do not move a reader who scrolled up, an unsent one is sent once, and the chat ends with the event', async ({
    page,
    browser,
    environment,
    context,
    messages,
  }) => {
    await admitVisitor(environment, context, eventDate)
    await page.goto(eventDate.path)
    await joinChat(page, 'Anjana, Leeds')
    await environment.sql(
      `with room as (insert into chat_room (event_date_id, seq) values ($1, 40) on conflict (event_date_id) do update set seq = 40)
       insert into chat_message (id, event_date_id, is_house, text, seq, changed_seq)
       select gen_random_uuid(), $1, false, 'line ' || n, n, n from generate_series(1, 40) as n`,
      [eventDate.id],
    )
    const field = chat(page).getByLabel('Message', { exact: true })
    const post = await postThroughApi(browser, environment, 'Prabin, Doha')
    await test.step('new messages do not move a reader who scrolled up', async () => {
      await expect(message(page, 'line 40')).toBeInViewport()
      await chat(page).getByRole('log').focus()
      await page.keyboard.press('Home')
      await expect(chat(page).getByRole('listitem').first()).toBeInViewport()
      await post('Has it begun?')
      const more = chat(page).getByRole('button', { name: '1 new message', exact: true })
      await expect(more).toBeVisible()
      await expect(message(page, 'Has it begun?')).not.toBeInViewport()
      await more.click()
      await expect(message(page, 'Has it begun?')).toBeInViewport()
      await expect(more).toBeHidden()
    })
    expect(messages).toEqual([])
    await test.step('an unsent message stays in the field and is sent once, and missed messages appear', async () => {
      await context.setOffline(true)
      await expect(chat(page)).toContainText('Connection lost.')
      await sendMessage(page, 'Cruel.')
      await expect(chat(page)).toContainText('Not sent.')
      await expect(field).toHaveValue('Cruel.')
      await post('Sel roti is ready.')
      await context.setOffline(false)
      await expect(message(page, 'Sel roti is ready.')).toBeVisible()
      await chat(page).getByRole('button', { name: 'Send' }).click()
      await expect(message(page, 'Cruel.')).toHaveCount(1)
      await expect(field).toHaveValue('')
    })
    await test.step('the chat is read-only after the event', async () => {
      await sendMessage(page, 'Good night.')
      await expect(message(page, 'Good night.')).toBeVisible()
      await environment.sql("update event_date set ends_at = now() - interval '1 minute' where id = $1", [eventDate.id])
      await expect(chat(page)).toContainText('The event has ended. You can still read the chat.')
      await expect(field).toHaveCount(0)
      await expect(message(page, 'Good night.')).toBeVisible()
    })
  })
})
