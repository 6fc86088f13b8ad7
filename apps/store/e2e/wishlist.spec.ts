import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { logIn, newAddress } from '@dabali/tooling/purchases'
import { buttonOf, chooseDemoPerson, linkOf, mainText, press, textsOf } from './requested-page.ts'

const TITLES = 'main li h2'

// All tests come from one address, and more of them than an hour allows.
requestTest.beforeEach(({ environment }) => environment.sql('delete from rate_limit'))

requestTest('a guest logs in to save a book, which is on the list then', async ({ visit }) => {
  expect((await visit('/wishlist')).path).toBe('/login')
  const login = await press(await visit('/book/the-rain-ledger/'), 'Save to wishlist')
  expect(login.path).toBe('/login')
  const list = await press(await chooseDemoPerson(login, /Mira/), 'Log in')
  expect(list.path).toBe('/wishlist?done=saved')
  list.getByText('Saved to your wishlist.')
  expect(textsOf(list, TITLES)).toContain('The Rain Ledger')
})

requestTest('the list is changed and shared without scripts', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const empty = await visit('/wishlist')
  empty.getByRole('heading', { level: 1, name: 'Wishlist' })
  empty.getByRole('heading', { level: 2, name: 'Your wishlist is empty' })
  empty.getByRole('navigation', { name: 'Your account' })
  await press(await visit('/book/the-rain-ledger/'), 'Save to wishlist')
  await press(await visit('/book/kuhiroko-ghar/'), 'Save to wishlist')
  const soldOut = await press(await visit('/book/electric-jhyaure-vinyl/'), 'Save to wishlist')
  expect(textsOf(soldOut, TITLES)).toHaveLength(3)
  expect(mainText(soldOut)).toMatch(/Sold out.*In stock.*In stock/)
  expect(soldOut.getAllByRole('img', { name: /out of 5 stars/ }).length).toBeGreaterThan(0)
  const removed = await press(soldOut, /^Remove from wishlist: Electric/)
  expect(textsOf(removed, TITLES)).toHaveLength(2)
  const added = await press(removed, 'Add to cart: The Rain Ledger')
  expect(added.path).toMatch(/^\/basket/)

  const shared = await press(removed, 'Create a link', { name: 'For my birthday' })
  const link = shared.getByLabelText('Link').getAttribute('value') ?? ''
  const { pathname } = new URL(link)
  const asGuest = await visit(pathname)
  asGuest.getByRole('heading', { level: 1, name: 'For my birthday' })
  expect(textsOf(asGuest, TITLES)).toHaveLength(2)
  expect(asGuest.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  expect(mainText(asGuest)).not.toMatch(/@|asha/i)
  expect(() => buttonOf(asGuest, /Remove/)).toThrow()

  const renewed = await press(shared, 'Create a new link')
  expect(renewed.getByLabelText('Link').getAttribute('value')).not.toBe(link)
  expect((await visit(pathname)).status).toBe(404)
  const stopped = await press(renewed, 'Turn the link off')
  expect(stopped.queryByLabelText('Link')).toBeNull()
  linkOf(await visit('/profile'), 'Wishlist')
})

requestTest('the list is in Nepali, too', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const list = await press(await visit('/ne/book/kuhiroko-ghar/'), 'इच्छासूचीमा राख्नुहोस्')
  expect(list.path).toBe('/ne/wishlist?done=saved')
  list.getByText('इच्छासूचीमा राखियो।')
  expect(textsOf(list, TITLES)).toEqual(['कुहिरोको घर'])
})

test('with scripts books are saved and removed without a reload, and those that were viewed are shown', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await logIn(page, environment, newAddress('asha'))
  await page.goto('/book/the-rain-ledger/')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: 'Save to wishlist' }).click()
  await expect(page.getByRole('button', { name: 'Saved to wishlist' })).toBeVisible()
  await page.getByRole('link', { name: 'View wishlist' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'The Rain Ledger' })).toBeVisible()
  await expectAccessible()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(page.getByLabel('Link')).toHaveValue(/\/wishlist\/shared\//)
  await page.getByRole('button', { name: 'Remove from wishlist: The Rain Ledger' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your wishlist is empty' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)

  await test.step('recently viewed books are shown from this device, in place, until they are cleared', async () => {
    await page.evaluate(() => localStorage.removeItem('recentlyViewed'))
    const requests: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('slug')) requests.push(request.url())
    })
    const row = page.getByRole('region', { name: 'Recently viewed' })
    await page.goto('/book/the-rain-ledger/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/book/kuhiroko-ghar/', { waitUntil: 'networkidle' })
    await expect(row).toHaveCount(1)
    expect(requests).toEqual([])
    const before = await row.boundingBox()
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('link')).toHaveText(['The Rain Ledger'])
    expect((await row.boundingBox())?.height).toBe(before?.height)
    await page.goto('/', { waitUntil: 'networkidle' })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('link')).toHaveText([/./, 'The Rain Ledger'])
    await row.getByRole('button', { name: 'Clear' }).click()
    await expect(row).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull()
  })
})

requestTest('a guest logs in to follow an author, who is on the list then', async ({ visit }) => {
  const login = await press(await visit('/author/ishvari-tamot'), 'Follow')
  expect(login.path).toBe('/login')
  const list = await press(await chooseDemoPerson(login, /Mira/), 'Log in')
  expect(list.path).toBe('/wishlist?done=followed')
  linkOf(list, 'Ishvari Tamot')
  const ended = await press(list, 'Unfollow Ishvari Tamot')
  expect(ended.path).toBe('/wishlist?done=unfollowed')
  expect(() => linkOf(ended, 'Ishvari Tamot')).toThrow()
  expect((await visit(`/wishlist/unfollow/${'A'.repeat(43)}`)).status).toBe(404)
})
