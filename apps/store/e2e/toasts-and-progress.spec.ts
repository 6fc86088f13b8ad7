import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { add } from './cart.ts'

/** Remembers over full loads whether the bar was drawn. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#nprogress [role=progressbar]')) sessionStorage.setItem('bar', 'drawn')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
/** The code of the bar is loaded when the pointer moves over a page that has hydrated. */
async function moveAbout(page: Page) {
  await expect(async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(400, 300)
    const styles = await page.locator('style').allTextContents()
    expect(styles.some((text) => text.includes('#nprogress .spinner'))).toBe(true)
  }).toPass()
}
const bar = (page: Page) => page.getByRole('progressbar')
const toNepali = (page: Page) =>
  page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'नेपाली' })

async function expectDrawn(page: Page) {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bar'))).toBe('drawn')
  await page.evaluate(() => sessionStorage.removeItem('bar'))
  await expect(bar(page)).toBeHidden()
}

// The messages of the last step, in which the API fails.
test.use({ expectedMessages: /status of 500/ })

// The console of a test tells of everything that the policy stops.
test('the policy lets a toast be drawn, and the bar while a page loads, which is gone when loading is stopped', async ({
  page,
  messages,
}) => {
  await watchBar(page)
  await page.goto('/book/the-rain-ledger/', { waitUntil: 'networkidle' })
  await moveAbout(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expectDrawn(page)
  await page.goBack()
  await expect(page).toHaveURL('/book/the-rain-ledger/')
  await expectDrawn(page)
  await toNepali(page).click()
  await expect(page).toHaveURL('/ne/book/the-rain-ledger/')
  await expectDrawn(page)

  await page.goto('/search', { waitUntil: 'networkidle' })
  await moveAbout(page)
  await page.getByRole('main').getByRole('searchbox').fill('rain')
  // It is a combobox by now: the suggestions have come with its focus.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=rain')
  await expectDrawn(page)

  await page.goto('/book/the-rain-ledger/', { waitUntil: 'networkidle' })
  await moveAbout(page)
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expectDrawn(page)

  await test.step('a toast is drawn, and the bar after it', async () => {
    await add(page, 'the-rain-ledger')
    await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expectDrawn(page)
  })
  await test.step('the bar is gone when loading is stopped', async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await moveAbout(page)
    // Without an answer the page stays until loading is stopped.
    await page.route('**/ne', () => undefined)
    const wasDrawn = await toNepali(page).evaluate((link: HTMLElement) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      link.click()
      setTimeout(() => {
        resolve(document.querySelector('#nprogress') !== null)
        stop()
      })
      return promise
    })
    expect(wasDrawn).toBe(true)
    await expect(bar(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.unrouteAll()
  })
  expect(messages).toEqual([])
  await test.step('both are drawn on a page for one visitor, while the API fails', async () => {
    await page.goto('/basket', { waitUntil: 'networkidle' })
    await moveAbout(page)
    await page.route('/v1/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('main').getByRole('button', { name: 'One more' }).first().click()
    await expect(page.getByRole('alert').getByText('Something went wrong!')).toBeVisible()
    await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('opacity', '1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expectDrawn(page)
  })
})
