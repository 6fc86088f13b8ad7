import { payButton } from '@dabali/tooling/checkout-steps'
import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const MOST_PRESSES = 150

/** What the focus is on, as it is read out. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLInputElement | null
    const labels = [...(active?.labels ?? [])].map(({ textContent }) => textContent)
    return [active?.getAttribute('aria-label'), ...labels, active?.textContent].filter(Boolean).join(' ').trim()
  })

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by Tab.`)
}

test('a book is found on the home page and bought by keyboard alone', async ({ page }) => {
  test.slow()
  await test.step('the focus and the page title follow a link', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'The Rain Ledger' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/book/the-rain-ledger/')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('next-route-announcer')).toHaveText(/The Rain Ledger/)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
  await tabTo(page, /^Buy now/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout/?mode=buy-now')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  const answers = [
    [/^Email/, 'maya@example.com'],
    [/^Mobile number/, '9841234567'],
    [/^Full name/, 'Maya Gurung'],
  ] as const
  for (const [field, text] of answers) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await tabTo(page, /^Area/)
  // Lalitpur is the third of them.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await tabTo(page, /^Tole or street/)
  await page.keyboard.type('Mangal Bazaar 7')
  await tabTo(page, /^eSewa/)
  const cash = page.getByRole('radio', { name: 'Cash on delivery' })
  for (let presses = 0; presses < 6 && !(await cash.isChecked()); presses += 1) await page.keyboard.press('ArrowDown')
  await expect(payButton(page)).toHaveText('Place order, pay Rs 685 on delivery')
  await tabTo(page, /^Place order/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/thanks\//)
})
