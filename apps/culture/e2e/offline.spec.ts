import { expect, OFFLINE_MESSAGES, test, waitForCache } from '@dabali/tooling/end-to-end'

test.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE_MESSAGES })

test('a visited page opens offline, and any other loads once the visitor is online', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/artist/tara-nembang')
  await waitForCache(page, '/artist/tara-nembang')
  await waitForCache(page, '/offline')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tara Nembang' })).toBeVisible()

  await page.goto('/record/low-cloud')
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await expectAccessible()
  // The device comes online during a navigation, which must not be interrupted.
  await page.evaluate(() => {
    addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('online'))))
  })
  await page.getByRole('link', { name: /Tara Nembang/ }).click()
  await expect(page).toHaveURL('/artist/tara-nembang')
  await page.goBack()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Low Cloud' })).toBeVisible()
})
