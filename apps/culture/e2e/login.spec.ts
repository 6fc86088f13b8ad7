import { expect, requestTest, test } from '@dabali/tooling/end-to-end'

requestTest('the login remembers the live page that was asked for', async ({ visit, request }) => {
  expect((await visit('/event/asar/7/live/h.png?at=2')).path).toBe('/login')
  const { cookies } = await request.storageState()
  const cookie = cookies.find(({ name }) => name === 'storeData')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"auth":{"redirect":"/event/asar/7/live/h.png?at=2"}}')
})

requestTest('a visitor logs in through a provider without scripts', async ({ visit }) => {
  const login = await visit('/login')
  const away = await login.submit(login.getByRole('button', { name: /Demo people/ }))
  // A form may only lead to its own site, so a page of the site leads on to the provider.
  expect(away.document.querySelector('meta[http-equiv=refresh]')).not.toBeNull()
  const people = await away.follow(away.getByRole('link', { name: 'Go on' }))
  const [mira] = people.getAllByRole('button', { name: /Mira/ })
  const known = await people.submit(mira as HTMLElement)
  const entered = await known.submit(known.getByRole('button', { name: 'Continue' }))
  expect([entered.status, entered.path]).toEqual([200, '/'])
})

test('a visitor logs in through a provider, is back on the page asked for, and logs out in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/ne/library')
  await expect(page).toHaveURL('/ne/login')
  await page.getByRole('button', { name: /Demo people/ }).click()
  await page.getByRole('button', { name: /Mira/ }).first().click()
  await expect(page).toHaveURL('/ne/library')
  await page.getByRole('link', { name: 'खाता', exact: true }).click()
  await expect(page).toHaveURL('/ne/profile')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out here' }).click()
  await expect(page).toHaveURL('/ne/login')
})
