import { expect, requestTest, test } from '@dabali/tooling/end-to-end'

requestTest('the login stores the requested live page', async ({ visit, request }) => {
  expect((await visit('/event/asar/7/live/h.png?at=2')).path).toBe('/login')
  const { cookies } = await request.storageState()
  const cookie = cookies.find(({ name }) => name === 'storeData')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"auth":{"redirect":"/event/asar/7/live/h.png?at=2"}}')
})

requestTest('a visitor logs in through a provider without scripts', async ({ visit }) => {
  const login = await visit('/login')
  const away = await login.submit(login.getByRole('button', { name: /Demo account/ }))
  // The security policy allows forms to its own site only, so a page redirects to the provider.
  expect(away.document.querySelector('meta[http-equiv=refresh]')).not.toBeNull()
  const people = await away.follow(away.getByRole('link', { name: 'Continue' }))
  const [mira] = people.getAllByRole('button', { name: /Mira/ })
  const known = await people.submit(mira as HTMLElement)
  const entered = await known.submit(known.getByRole('button', { name: 'Log in' }))
  expect([entered.status, entered.path]).toEqual([200, '/'])
})

test('a visitor logs in through a provider, returns to the requested page, and logs out in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/ne/library')
  await expect(page).toHaveURL('/ne/login')
  await page.getByRole('button', { name: /Demo account/ }).click()
  await page.getByRole('button', { name: /Mira/ }).first().click()
  await expect(page).toHaveURL('/ne/library')
  await page.getByRole('link', { name: 'खाता', exact: true }).click()
  await expect(page).toHaveURL('/ne/account')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/ne/login')
})
