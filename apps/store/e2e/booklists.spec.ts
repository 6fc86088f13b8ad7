import { waitForHydration } from '@dabali/tooling/checkout-steps'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { addedToast, cartOf, quantities } from './cart.ts'
import { buttonOf, linkOf, textOf } from './requested-page.ts'

const LIST = '/book/list/finished-in-one-sitting/'
const ONE_OF_EACH = [1, 1, 1, 1, 1]

const addAll = (page: Page) => page.getByRole('button', { name: 'Add all 5 to cart' })
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).first()

/** Before hydration the form is sent to the server. */
const untilScriptsRun = (page: Page) => waitForHydration(page, 'form[action="/forms/booklists/add"]')

test.describe('in a browser', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  test('all books of a list are added once, also when added again or offline', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.goto('/book/list')
    await page.getByRole('link', { name: 'Novels finished in one sitting' }).click()
    await expect(page).toHaveURL(LIST)
    await untilScriptsRun(page)
    await test.step('a book that is in the cart is not added again with the others', async () => {
      await page.getByRole('button', { name: 'Add to cart: Letters to a Brick' }).click()
      await expect(addedToast(page)).toBeVisible()
      await addAll(page).dblclick()
      await expect(said(page, '4 items added to your cart.')).toBeVisible()
      await expect(said(page, 'Letters to a Brick')).toBeVisible()
      expect(await quantities(page)).toEqual(ONE_OF_EACH)
      // A press right after the double press could still be a part of it.
      await expect(async () => {
        await addAll(page).click()
        await expect(said(page, 'Already in your cart.')).toBeVisible({ timeout: 1000 })
      }).toPass()
      expect(await quantities(page)).toEqual(ONE_OF_EACH)
      await expectAccessible()
    })
    await test.step('offline, all books of a list are queued and sent later', async () => {
      await page.goto('/book/list/crimes-and-clerks/')
      await untilScriptsRun(page)
      // The script that sends them is loaded before the press.
      await addAll(page).hover()
      await context.setOffline(true)
      await addAll(page).click()
      await expect(said(page, "Saved. We'll add it when you're back online.")).toBeVisible()
      await context.setOffline(false)
      await expect.poll(() => quantities(page)).toEqual([...ONE_OF_EACH, ...ONE_OF_EACH])
    })
  })
})

requestTest('a reading list is opened and all its books are added without scripts', async ({ visit, request }) => {
  const lists = await visit('/book/list')
  const list = await lists.follow(linkOf(lists, /^Novels finished in one sitting/))
  expect(list.path).toBe(LIST)
  const cart = await list.submit(buttonOf(list, 'Add all 5 to cart'))
  expect(cart.path).toMatch(/^\/basket\?all=1/)
  expect(textOf(cart)).toContain('5 items added to your cart.')
  expect((await cartOf(request)).quantities).toEqual(ONE_OF_EACH)
})

requestTest('a reading list in Nepali is added without scripts', async ({ visit, request }) => {
  const list = await visit(`/ne${LIST}`)
  const cart = await list.submit(buttonOf(list, 'सबै ५ वटा कार्टमा थप्नुहोस्'))
  expect(cart.path).toMatch(/^\/ne\/basket\?all=1/)
  expect(textOf(cart)).toContain('५ वटा सामान कार्टमा थपियो।')
  expect((await cartOf(request)).quantities).toHaveLength(5)
})

requestTest('a sold-out book is not included and named', async ({ visit, request, environment }) => {
  const setStock = (stock: number) =>
    environment.sql(`update product set num_available = ${stock} where slug = 'chhanamathiko-jun'`)
  await setStock(0)
  try {
    await expect.poll(async () => textOf(await visit(LIST))).toContain('Not included: The Moon on the Roof. Sold out')
    const list = await visit(LIST)
    const alone = list.document.querySelector('button[aria-label="Add to cart: The Moon on the Roof"]')
    expect(alone?.hasAttribute('disabled')).toBe(true)
    const cart = await list.submit(buttonOf(list, 'Add all 4 to cart'))
    expect(textOf(cart)).toContain('4 items added to your cart.')
    expect(textOf(cart)).toContain("Couldn't add: The Moon on the Roof. Sold out")
    const again = await list.submit(buttonOf(list, 'Add all 4 to cart'))
    expect(textOf(again)).toContain('Already in your cart:')
    expect((await cartOf(request)).quantities).toEqual([1, 1, 1, 1])
  } finally {
    await setStock(1000)
    // The next test finds the list as it was.
    await expect.poll(async () => textOf(await visit(LIST))).toContain('Add all 5 to cart')
  }
})

requestTest(
  'a title changed in the database is updated on the list and in the overview',
  async ({ request, environment }) => {
    const shows = async (path: string, text: string) => (await (await request.get(path)).text()).includes(text)
    const rename = (text: string) =>
      environment.sql(
        `update content_translation set title = $1 where language = 'en'
        and content_id = (select id from content where kind = 'booklist' and slug = 'crimes-and-clerks')`,
        [text],
      )
    const paths = ['/book/list/crimes-and-clerks/', '/book/list']
    for (const path of paths) expect(await shows(path, 'Crimes and clerks')).toBe(true)
    await rename('Crimes and their clerks')
    try {
      for (const path of paths) {
        await expect.poll(() => shows(path, 'Crimes and their clerks')).toBe(true)
      }
    } finally {
      await rename('Crimes and clerks')
    }
  },
)

requestTest('an unknown list returns 404 and names its path', async ({ request }) => {
  for (const path of ['/book/list/no-such-list/', `${LIST}no-such-part/`]) {
    const answer = await request.get(path)
    expect(await answer.text()).toContain(`Page Not Found: ${path}`)
    expect(answer.status()).toBe(404)
  }
})
