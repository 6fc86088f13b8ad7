import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const messageOf = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function write(page: Page, message: string) {
  await page.getByLabel('Name').fill('Asha Rai')
  await page.getByLabel('E-mail address').fill('asha@example.com')
  await messageOf(page).fill(message)
}

test('a visitor writes, and the message arrives with whom to answer', async ({ page, house, expectAccessible }) => {
  const subject = `Order ${Date.now()}`
  await page.goto('/contact-us')
  await expectAccessible()
  await write(page, 'Where is my parcel?')
  await page.getByLabel('What it is about').fill(subject)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is here' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your message is here' })).toBeFocused()
  await expectAccessible()

  await page.getByRole('button', { name: 'Write another one' }).click()
  await expect(messageOf(page)).toHaveValue('')
  const answer = await page.request.get(`${house.sandbox.url}/mail/messages/`)
  expect(JSON.stringify(await answer.json())).toContain(subject)
})

test.describe('what is refused', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('is said in a list that leads to its field', async ({ page, expectAccessible }) => {
    await page.goto('/contact-us')
    await write(page, 'Hello')
    await page.getByLabel('E-mail address').fill('asha@example')
    await page.getByRole('button', { name: 'Send the message' }).click()
    const summary = page.getByRole('region', { name: 'The message has not been sent yet' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').click()
    await expect(page.getByLabel('E-mail address')).toBeFocused()
    await expect(messageOf(page)).toHaveValue('Hello')
    await expectAccessible()
  })
})

test.describe('without a line', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  test('the message stays where it is', async ({ page, context }) => {
    await page.goto('/contact-us')
    await write(page, 'Hello')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('There is no line. The message stays here until you send it.')).toBeVisible()
    await expect(messageOf(page)).toHaveValue('Hello')
    await context.setOffline(false)
  })
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and one that is refused comes back as it was written', async ({ page }) => {
    await page.goto('/contact-us')
    const long = 'मेरो पार्सल कहाँ पुग्यो? '.repeat(150)
    await write(page, long)
    await page.getByLabel('E-mail address').fill('asha@example')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Enter an address like asha@example.com.').first()).toBeVisible()
    await expect(messageOf(page)).toHaveValue(long)
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rai')

    await page.getByLabel('E-mail address').fill('asha@example.com')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByRole('heading', { name: 'Your message is here' })).toBeVisible()
  })
})

test('the form in Nepali', async ({ page, expectAccessible }) => {
  await page.goto('/ne/contact-us')
  await expect(page.getByRole('heading', { level: 1, name: 'हामीलाई लेख्नुहोस्' })).toBeVisible()
  await expectAccessible()
})
