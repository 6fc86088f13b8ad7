import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { buy, cookiesOf, logIn, newAddress, type PlacedOrder, pay, productNamed } from '@dabali/tooling/purchases'
import type { APIRequestContext } from '@playwright/test'
import { mainText, press } from './requested-page.ts'

const KHALTI = { payment_method: 'khalti' }

type TestEnvironment = Parameters<typeof pay>[0]

/** Buys works for the account that is logged in. */
async function buyWorks(
  request: APIRequestContext,
  environment: TestEnvironment,
  slugs: string[],
): Promise<PlacedOrder> {
  const goods = await Promise.all(slugs.map(async (slug) => [await productNamed(environment, slug), 1]))
  const order = await buy(environment, Object.fromEntries(goods), KHALTI, { cookie: await cookiesOf({ request }) })
  await pay(environment, order)
  return order
}

/** Buys a work for a guest. */
async function buyAsGuest(environment: TestEnvironment, slug: string, gift?: object): Promise<PlacedOrder> {
  const goods = { [await productNamed(environment, slug)]: 1 }
  const order = await buy(environment, goods, { guest_email: newAddress('maya'), ...KHALTI }, { ...(gift && { gift }) })
  await pay(environment, order)
  return order
}

const mainOf = (page: RequestedPage) => page.within(page.getByRole('main'))

/** The kinds to choose from are a list of their own. */
const worksIn = (page: RequestedPage) =>
  [...page.getByRole('main').querySelectorAll('li')].filter((row) => !row.closest('nav'))

requestTest('the library requires a login', async ({ visit }) => {
  expect((await visit('/library')).path).toBe('/login')
})

requestTest('a purchased e-book is downloaded from the library', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const none = await visit('/library')
  none.getByRole('heading', { level: 1, name: 'Nothing here yet' })

  await buyWorks(request, environment, ['the-rain-ledger-e-book'])
  const library = await visit('/library')
  const work = await library.follow(mainOf(library).getByRole('link', { name: 'The Rain Ledger' }))
  expect(mainText(work)).toContain('Owned')
  const read = work.getByRole('link', { name: 'Read: The Rain Ledger' })
  expect(read.getAttribute('href')).toMatch(/\/library\/.+\/read$/)
  const file = await press(work, 'Download')
  expect(file.status).toBe(200)
  expect(file.headers['content-disposition']).toMatch(/\.epub/)
})

requestTest('the library is filtered and searched', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const slugs = ['the-rain-ledger-e-book', 'the-rain-ledger-audiobook', 'a-wall-goes-up', 'kuhiroko-ghar']
  await buyWorks(request, environment, slugs)
  const library = await visit('/library')
  expect(worksIn(library)).toHaveLength(4)
  const heard = await library.follow(mainOf(library).getByRole('link', { name: 'Audiobooks' }))
  expect(worksIn(heard)).toHaveLength(1)
  heard.getByRole('link', { name: 'Listen: The Rain Ledger' })

  const none = await visit('/library?q=no+such+book')
  none.getByRole('heading', { name: 'No matches' })
  const all = await none.follow(mainOf(none).getAllByRole('link', { name: 'All' }).at(-1) as HTMLElement)
  expect(worksIn(all)).toHaveLength(4)
})

requestTest('a gift is accepted by its link after a login', async ({ visit, request, environment }) => {
  const friend = newAddress('friend')
  const gift = { recipient_name: 'Binod', recipient_email: friend, message: 'For the long bus ride.' }
  await buyAsGuest(environment, 'the-rain-ledger-e-book', gift)
  const { text } = await environment.sandbox.mailTo(friend, /library\/gift/)
  const [path = ''] = /\/library\/gift\/[\w.-]+/.exec(text) ?? []
  const offered = await visit(path)
  offered.getByRole('heading', { level: 1, name: 'Gift for Binod' })
  expect(mainText(offered)).toContain('For the long bus ride.')
  expect((await press(offered, 'Log in and accept')).path).toBe('/login')

  await logIn({ request }, environment, newAddress('binod'))
  const taken = await press(await visit(path), 'Add to my library')
  expect(mainText(taken)).toContain('This gift is in your library.')
  const work = await taken.follow(mainOf(taken).getByRole('link', { name: /^The Rain Ledger/ }))
  expect(mainText(work)).toContain('Gift')
  work.getByRole('link', { name: 'Read: The Rain Ledger' })
})

requestTest('without scripts a guest downloads an e-book from the order', async ({ visit, environment }) => {
  const order = await buyAsGuest(environment, 'the-rain-ledger-e-book')
  const file = await press(await visit(`/order/${order.hash}`), 'Read: The Rain Ledger')
  expect(file.status).toBe(200)
  expect(file.headers['content-disposition']).toMatch(/\.epub/)
})

test('a guest opens an item on the order page, and items are borrowed with a pass', async ({
  page,
  environment,
  expectAccessible,
}) => {
  const order = await buyAsGuest(environment, 'the-rain-ledger-audiobook')
  await page.goto(`/order/thanks/${order.hash}`)
  await page.getByRole('button', { name: /^Listen/ }).click()
  await expect(page.getByRole('link', { name: 'Download' }).first()).toBeVisible()
  await expectAccessible()

  await logIn(page, environment, newAddress('asha'))
  await buyWorks(page.request, environment, ['reading-pass-month'])
  await page.goto('/library')
  await page.getByRole('link', { name: 'Reading pass, one month', exact: true }).click()
  await expect(page.getByText(/^Pass valid until/)).toBeVisible()
  const borrow = page.getByRole('button', { name: /^Borrow / }).first()
  await borrow.click()
  await expect(page.getByText('Borrowed while your pass is valid')).toBeVisible()
})
