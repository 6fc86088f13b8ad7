import { expect, test } from '@dabali/tooling/end-to-end'

test('a visitor of the stage comes in and is back where they were, in Nepali', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/ne/library')
  await expect(page).toHaveURL('/ne/login')
  await expectAccessible()
  await page.getByRole('button', { name: /Demo people/ }).click()
  await page.getByRole('button', { name: /Mira/ }).first().click()
  await expect(page).toHaveURL('/ne/library')
  await expect(page.getByRole('link', { name: 'खाता', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'खाता', exact: true }).click()
  await expect(page).toHaveURL('/ne/profile')
  await expectAccessible()
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out here' }).click()
  await expect(page).toHaveURL('/ne/login')
})

test('the live view of a night remembers who wanted to see it', async ({ page, context }) => {
  await page.goto('/event/asar/7/live/h.png?at=2')
  await expect(page).toHaveURL('/login')
  const cookie = (await context.cookies()).find(({ name }) => name === 'storeData')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"auth":{"redirect":"/event/asar/7/live/h.png?at=2"}}')
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor comes in through a provider', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: /Demo people/ }).click()
    await page.getByRole('button', { name: /Mira/ }).first().click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
  })
})
