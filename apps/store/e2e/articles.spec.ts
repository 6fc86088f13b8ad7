import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const PIECE = '/read/why-we-still-copy-things-out-by-hand/'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function readAndComeBack(page: Page) {
  await page.goto('/read')
  await page.getByRole('link', { name: 'Why we still copy things out by hand' }).first().click()
  await expect(page).toHaveURL(PIECE)
  await expect(title(page, 'Why we still copy things out by hand')).toBeVisible()
  await expect(page.getByText('November 05, 2026').first()).toBeVisible()
  await expect(page.getByText('1 minute to read', { exact: true })).toBeVisible()

  const books = page.getByRole('region', { name: 'Books in this piece' })
  await books.getByRole('link', { name: 'The Rain Ledger' }).click()
  await expect(title(page, 'The Rain Ledger')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Why we still copy things out by hand')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Reading room')).toBeVisible()
}

test('a piece leads to a book of its own, and the way back is the way that was come', async ({
  page,
  expectAccessible,
}) => {
  await readAndComeBack(page)
  await expectAccessible()
  await page.goto(PIECE)
  await expectAccessible()
  await expect(page.getByRole('link', { name: 'All pieces' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it is the same, and nothing stands out of the screen', async ({ page }) => {
    await readAndComeBack(page)
    await page.goto(PIECE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('the reading room has pages, and the address says which', async ({ page }) => {
  await page.goto('/read')
  const pieces = page.getByRole('main').getByRole('heading', { level: 2 })
  const first = await pieces.first().textContent()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/read?page=2')
  await expect(pieces.first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/read')
  await expect(pieces.first()).toHaveText(first ?? '')
})

test('in Nepali a piece is dated as its readers date', async ({ page, expectAccessible }) => {
  await page.goto('/ne/read')
  await page.getByRole('link', { name: 'हामी अझै किन हातैले सार्छौँ' }).first().click()
  await expect(page).toHaveURL(`/ne${PIECE}`)
  await expect(page.getByText('कात्तिक १९, २०८३').first()).toBeVisible()
  await expect(page.getByText('१ मिनेटको पढाइ')).toBeVisible()
  await expectAccessible()
})

test('a title that is changed in the database is seen on the piece and in the list', async ({ request, house }) => {
  const name = 'Notes from a pickle cellar'
  const shows = async (path: string, text: string) => (await (await request.get(path)).text()).includes(text)
  const rename = (text: string) =>
    house.sql(
      `update content_translation set title = $1 where language = 'en'
        and content_id = (select id from content where kind = 'article' and slug = 'notes-from-a-pickle-cellar')`,
      [text],
    )
  const paths = ['/read/notes-from-a-pickle-cellar/', '/read?page=2']
  for (const path of paths) expect(await shows(path, name)).toBe(true)
  await rename('Notes from a deeper cellar')
  try {
    for (const path of paths) {
      await expect.poll(() => shows(path, 'Notes from a deeper cellar'), { timeout: 5000 }).toBe(true)
    }
  } finally {
    await rename(name)
  }
})

test('what stands nowhere says so with its path', async ({ request }) => {
  const textOf = async (path: string) => {
    const answer = await request.get(path)
    return { status: answer.status(), text: await answer.text() }
  }
  for (const path of ['/read/no-such-piece/', `${PIECE}no-such-part/`]) {
    const { status, text } = await textOf(path)
    expect(text).toContain(`Page Not Found: ${path}`)
    expect(status).toBe(404)
  }
  expect((await textOf('/read?page=999')).status).toBe(404)
})
