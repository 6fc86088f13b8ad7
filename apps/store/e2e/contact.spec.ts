import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { press } from './requested-page.ts'

const messageOf = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function write(page: Page, message: string) {
  await page.getByLabel('Name').fill('Asha Rai')
  await page.getByLabel('Email').fill('asha@example')
  await messageOf(page).fill(message)
}

test.describe('with scripts', () => {
  test.use({ expectedMessages: /status of 400|ERR_INTERNET_DISCONNECTED/ })

  test('a message is refused, stays while offline, and is sent', async ({
    page,
    context,
    environment,
    expectAccessible,
  }) => {
    const subject = `Order ${Date.now()}`
    const send = page.getByRole('button', { name: 'Send message' })
    await page.goto('/contact-us')
    await write(page, 'Where is my parcel?')
    await page.getByLabel('Subject').fill(subject)
    await test.step('errors are listed with a link to their field', async () => {
      await send.click()
      const summary = page.getByRole('region', { name: "Your message wasn't sent" })
      await expect(summary).toBeFocused()
      await summary.getByRole('link').click()
      await expect(page.getByLabel('Email')).toBeFocused()
      await expect(messageOf(page)).toHaveValue('Where is my parcel?')
      await expectAccessible()
    })
    await page.getByLabel('Email').fill('asha@example.com')
    await test.step('offline the message stays in the form', async () => {
      await context.setOffline(true)
      await send.click()
      await expect(page.getByText("You're offline. Your message will stay here until you send it.")).toBeVisible()
      await expect(messageOf(page)).toHaveValue('Where is my parcel?')
      await context.setOffline(false)
    })
    await send.click()
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Message sent' })).toBeFocused()
    await expectAccessible()
    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(messageOf(page)).toHaveValue('')
    // Emails are sent by a job.
    const inbox = async () => (await page.request.get(`${environment.sandbox.url}/mail/messages/`)).text()
    await expect.poll(inbox).toContain(subject)
  })
})

requestTest('without scripts a refused message is returned unchanged and then sent', async ({ visit }) => {
  const message = 'मेरो पार्सल कहाँ पुग्यो? '.repeat(150)
  const page = await visit('/contact-us')
  const keyOf = ({ document }: typeof page) => document.querySelector<HTMLInputElement>('main [name=key]')?.value
  expect(keyOf(page)).toMatch(/^.{10,}$/)
  expect(keyOf(await visit('/contact-us'))).not.toBe(keyOf(page))
  const refused = await press(page, 'Send message', { name: 'Asha Rai', email: 'asha@example', message })
  expect(refused.status).toBe(400)
  expect(refused.getAllByText('Enter an email like asha@example.com.')).not.toEqual([])
  expect(refused.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(message)
  expect(refused.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Asha Rai')

  const sent = await press(refused, 'Send message', { email: 'asha@example.com' })
  expect(sent.status).toBe(200)
  sent.getByRole('heading', { name: 'Message sent' })
})

requestTest('the form is available in Nepali', async ({ visit }) => {
  const page = await visit('/ne/contact-us')
  page.getByRole('heading', { level: 1, name: 'सम्पर्क गर्नुहोस्' })
})
