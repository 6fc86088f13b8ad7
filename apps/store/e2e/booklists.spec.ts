import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const LIST = '/book/list/finished-in-one-sitting/'

type Lines = { lines: { product_title: string; quantity: number }[] }

/** What the API itself holds for this visitor. */
async function cartOf(page: Page) {
  const { lines } = (await (await page.request.get('/v1/api/basket/')).json()) as Lines
  return lines
}

const quantities = async (page: Page) => (await cartOf(page)).map(({ quantity }) => quantity)
const addAll = (page: Page, name = 'Add all 5 to the cart') => page.getByRole('button', { name })
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).first()

/** Until its scripts run, a page does without them, and leads to the cart. */
async function awake(page: Page) {
  await page.waitForFunction(() => {
    const form = document.querySelector('form[action="/booklists/add"]')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

async function open(page: Page, path = LIST) {
  await page.goto(path)
  await awake(page)
}

async function addTwice(page: Page) {
  await page.goto('/book/list')
  await page.getByRole('link', { name: 'Novels finished in one sitting' }).click()
  await expect(page).toHaveURL(LIST)
  await awake(page)
  await addAll(page).dblclick()
  await expect(said(page, '5 were added to your cart.')).toBeVisible()
  expect(await quantities(page)).toEqual([1, 1, 1, 1, 1])
  // Later than what could be one press with two fingers.
  await expect(async () => {
    await addAll(page).click()
    await expect(said(page, 'All of these lie in your cart already.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await quantities(page)).toEqual([1, 1, 1, 1, 1])
}

test('all of a list are in the cart after one press, and after two', async ({ page, expectAccessible }) => {
  await addTwice(page)
  await expectAccessible()
  await page.goto('/book/list')
  await expectAccessible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it is the same, and nothing stands out of the screen', async ({ page }) => {
    await addTwice(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('one of a list can be added alone, and then it is not added again with the others', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add to cart: Letters to a Brick' }).click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  await addAll(page).click()
  await expect(said(page, '4 were added to your cart.')).toBeVisible()
  await expect(said(page, 'Letters to a Brick')).toBeVisible()
  expect(await quantities(page)).toEqual([1, 1, 1, 1, 1])
})

test('in Nepali', async ({ page, expectAccessible }) => {
  await open(page, `/ne${LIST}`)
  await addAll(page, 'सबै ५ वटा डोकोमा राख्नुहोस्').click()
  await expect(said(page, '५ वटा डोकोमा राखियो।')).toBeVisible()
  expect(await quantities(page)).toHaveLength(5)
  await expectAccessible()
})

test.describe('with one that is sold out', () => {
  const stock = (count: number) => `update product set num_available = ${count} where slug = 'chhanamathiko-jun'`

  test('it is left out and named, with scripts and without', async ({ page, browser, house, expectAccessible }) => {
    await house.sql(stock(0))
    try {
      await expect(async () => {
        await page.goto(LIST)
        await expect(page.getByText('Left out: The Moon on the Roof. Sold out')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await awake(page)
      await expect(page.getByRole('button', { name: 'Add to cart: The Moon on the Roof' })).toBeDisabled()
      await expectAccessible()
      await addAll(page, 'Add all 4 to the cart').click()
      await expect(said(page, '4 were added to your cart.')).toBeVisible()
      expect(await quantities(page)).toEqual([1, 1, 1, 1])

      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(house.url + LIST)
      await addAll(plain, 'Add all 4 to the cart').click()
      await expect(plain).toHaveURL(/\/basket\?all=1/)
      await expect(plain.getByText('4 were added to your cart.')).toBeVisible()
      await expect(plain.getByText('Not added: The Moon on the Roof. Sold out')).toBeVisible()
      await plain.goto(house.url + LIST)
      await addAll(plain, 'Add all 4 to the cart').click()
      await expect(plain.getByText('Already there:')).toBeVisible()
      expect(await quantities(plain)).toEqual([1, 1, 1, 1])
      await context.close()
    } finally {
      await house.sql(stock(1000))
      // The next story finds the list as it was.
      await expect.poll(async () => (await page.request.get(LIST)).text()).toContain('Add all 5 to the cart')
    }
  })
})

test.describe('without a line', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  test('all of them are kept, and are sent when it is back', async ({ page, context }) => {
    await open(page)
    // What sends them is fetched for whoever is about to press.
    await addAll(page).hover()
    await context.setOffline(true)
    await addAll(page).click()
    await expect(said(page, 'Kept in your cart until the line is back.')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => quantities(page)).toEqual([1, 1, 1, 1, 1])
  })
})

test('a title that is changed in the database is seen on the list and among the lists', async ({ request, house }) => {
  const shows = async (path: string, text: string) => (await (await request.get(path)).text()).includes(text)
  const rename = (text: string) =>
    house.sql(
      `update content_translation set title = $1 where language = 'en'
        and content_id = (select id from content where kind = 'booklist' and slug = 'crimes-and-clerks')`,
      [text],
    )
  const paths = ['/book/list/crimes-and-clerks/', '/book/list']
  for (const path of paths) expect(await shows(path, 'Crimes and clerks')).toBe(true)
  await rename('Crimes and their clerks')
  try {
    for (const path of paths) {
      await expect.poll(() => shows(path, 'Crimes and their clerks'), { timeout: 5000 }).toBe(true)
    }
  } finally {
    await rename('Crimes and clerks')
  }
})

test('what stands nowhere says so with its path', async ({ request }) => {
  for (const path of ['/book/list/no-such-list/', `${LIST}no-such-part/`]) {
    const answer = await request.get(path)
    expect(await answer.text()).toContain(`Page Not Found: ${path}`)
    expect(answer.status()).toBe(404)
  }
})
