import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const cells = (page: Page) => page.getByRole('main').locator('h3 a[href*="/book/"]')
const listed = (page: Page) => cells(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()

/** The page shows what the API answers to the same question, and nothing else. */
async function expectList(page: Page, path: string, asked: string) {
  await expect(page).toHaveURL(path)
  const language = path.startsWith('/ne/') ? 'ne' : 'en'
  const answer = await page.request.get(`/v1/api/products/?${asked}`, { headers: { 'accept-language': language } })
  const { results } = (await answer.json()) as { results: { slug: string }[] }
  const prefix = language === 'ne' ? '/ne' : ''
  await expect
    .poll(() => listed(page))
    .toEqual(results.map(({ slug }) => `${prefix}/book/${encodeURIComponent(slug)}/`))
}

const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-first', ''))
const isFirstDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-first'))

test('a list is narrowed, ordered and turned without a load, and every step back is exact', async ({ page }) => {
  const narrow = 'product_class=e-book'
  const ordered = `${narrow}&sort=new`
  const second = `${ordered}&page=2`
  await page.goto('/books')
  await expectList(page, '/books', '')
  await markDocument(page)

  await press(page, /^E-book \d/)
  await expectList(page, `/books?${narrow}`, narrow)
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ titles Page 1 of \d/ })).toBeVisible()
  await press(page, 'Newest')
  await expectList(page, `/books?${ordered}`, ordered)
  await press(page, 'Page 2')
  await expectList(page, `/books?${second}`, second)
  await expect(page).toHaveTitle(/: page 2/)
  expect(await isFirstDocument(page)).toBe(true)

  const book = cells(page).nth(15)
  await book.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await book.click()
  await expect(page).toHaveURL(/\/book\//)
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await page.goBack()
  await expectList(page, `/books?${second}`, second)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 50)

  for (const query of [ordered, narrow]) {
    await page.goBack()
    await expectList(page, `/books?${query}`, query)
  }
  await page.goBack()
  await expectList(page, '/books', '')
  await page.goForward()
  await expectList(page, `/books?${narrow}`, narrow)
  // Another choice begins at the first page, and what was chosen is left out by itself.
  await page.goto(`/books?${second}`)
  await press(page, /^Nepali \d/)
  await expectList(page, `/books?${narrow}&language=ne&sort=new`, `${ordered}&language=ne`)
  await press(page, 'Leave out E-book')
  await expectList(page, '/books?language=ne&sort=new', 'language=ne&sort=new')
  await press(page, 'Clear all')
  await expectList(page, '/books?sort=new', 'sort=new')
})

test('a press that was fetched beforehand shows its own list', async ({ page }) => {
  await page.goto('/books/audiobook')
  await markDocument(page)
  for (const [name, value] of [
    ['English', 'en'],
    ['Nepali', 'ne'],
  ] as const) {
    const facet = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} \\d`) })
    const fetched = page.waitForResponse((response) => response.url().includes(`language=${value}`))
    await facet.hover()
    await fetched
    await facet.click()
    await expectList(page, `/books/audiobook?language=${value}`, `product_class=audiobook&language=${value}`)
    await press(page, `Leave out ${name}`)
    await expectList(page, '/books/audiobook', 'product_class=audiobook')
  }
  expect(await isFirstDocument(page)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the facets are folded, and say how many are chosen', async ({ page, expectAccessible }) => {
    await page.goto('/category/fiction')
    await expectAccessible()
    await expect(page.getByRole('link', { name: /^Nepali \d/ })).toBeHidden()
    await page.locator('summary', { hasText: 'Narrow the list' }).tap()
    await page.getByRole('link', { name: /^Nepali \d/ }).tap()
    await expectList(page, '/category/fiction?language=ne', 'category=fiction&language=ne')
    await expect(page.locator('summary', { hasText: 'Narrow the list: 1 chosen' })).toBeVisible()
    await page.getByRole('link', { name: 'Dearest' }).tap()
    await expectList(page, '/category/fiction?language=ne&sort=-price', 'category=fiction&language=ne&sort=-price')
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await cells(page).first().tap()
    await expect(page).toHaveURL(/\/book\//)
    await page.goBack()
    await expectList(page, '/category/fiction?language=ne&sort=-price', 'category=fiction&language=ne&sort=-price')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list in Nepali is narrowed, ordered and turned all the same', async ({ page }) => {
    await page.goto('/ne/books')
    await expect(page.getByRole('heading', { level: 1, name: 'दराजमा भएका सबै' })).toBeVisible()
    await press(page, /^ई-बुक [०-९]/)
    await press(page, 'नयाँ')
    await press(page, 'पाना २')
    await expect(page).toHaveURL('/ne/books?product_class=e-book&sort=new&page=2')
    await expect(page.getByRole('heading', { level: 2, name: /^[०-९]+ वटा [०-९]+ मध्ये पाना २/ })).toBeVisible()
    await press(page, /^ई-बुक हटाउनुहोस्/)
    await expect(page).toHaveURL('/ne/books?sort=new')
  })
})

test('a list in which nothing stands says what empties it', async ({ page, expectAccessible }) => {
  await page.goto('/books?product_class=e-book&price=2000-')
  await expect(page.getByRole('heading', { name: 'Nothing fits all of this' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Leave out Rs 2,000 and more' }).last().click()
  await expectList(page, '/books?product_class=e-book', 'product_class=e-book')

  for (const nonsense of ['price=abc', 'price=600-300', 'language=xx', 'product_class=zzz', 'in_stock=maybe']) {
    const answer = await page.request.get(`/books?${nonsense}`)
    const text = await answer.text()
    expect({ nonsense, status: answer.status(), isEmpty: text.includes('Nothing fits all of this') }).toEqual({
      nonsense,
      status: 200,
      isEmpty: true,
    })
  }
  await page.goto('/books?price=abc')
  await press(page, /^Leave out abc/)
  await expectList(page, '/books', '')
  await page.goto('/books?author=nobody-at-all&page=99')
  await expect(page.getByText('Without nobody-at-all something stands here again.')).toBeVisible()
  await page.goto('/books?page=99')
  await press(page, 'To the last page')
  await expect(page.getByRole('heading', { level: 2, name: /Page (\d+) of \1$/ })).toBeVisible()
})

test('categories, authors and publishers lead to what they have', async ({ page, expectAccessible }) => {
  await page.goto('/category')
  await expectAccessible()
  await press(page, /^Novels/)
  await expectList(page, '/category/novels', 'category=novels')
  await expect(page.getByRole('link', { name: 'Fiction', exact: true })).toHaveAttribute('href', '/category/fiction')

  await page.goto('/author')
  await expectAccessible()
  await press(page, 'Ishvari Tamot')
  await expect(page).toHaveURL('/author/ishvari-tamot')
  await expect(page.getByRole('heading', { level: 2, name: 'Written' })).toBeVisible()
  await expectAccessible()
  await cells(page).first().click()
  await expect(page).toHaveURL(/\/book\//)

  await page.goto('/publisher/lokta-house')
  await expectList(page, '/publisher/lokta-house', 'publisher=lokta-house')
  await expectAccessible()
})

test('what is not there is not found, and what has moved is sent on for good', async ({ request, house }) => {
  for (const path of ['/books/nope', '/category/nope', '/author/nope', '/publisher/nope', '/ne/books/nope']) {
    const answer = await request.get(path)
    expect({ path, status: answer.status() }).toEqual({ path, status: 404 })
    expect(await answer.text()).toContain(path.startsWith('/ne') ? 'पाना भेटिएन' : `Page Not Found: ${path}`)
  }
  const former = `former-${crypto.randomUUID()}`
  for (const [kind, slug] of [
    ['category', 'novels'],
    ['publisher', 'lokta-house'],
    ['author', 'ishvari-tamot'],
  ] as const) {
    await house.sql(
      'insert into moved_slug (kind, slug, content_id) select $1, $2, id from content where kind = $1 and slug = $3',
      [kind, former, slug],
    )
    const query = kind === 'author' ? '' : '?language=ne&sort=new'
    // The second time it is answered from what was kept.
    for (const _ of ['made', 'kept']) {
      const answer = await request.get(`/ne/${kind}/${former}${query}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([308, `/ne/${kind}/${slug}${query}`])
    }
    await house.sql('delete from moved_slug where slug = $1', [former])
  }
})

test('a page of a list is kept by what is asked, and is answered from memory', async ({ request }) => {
  const [author, other] = ['/books?author=ishvari-tamot&utm_source=a', '/books?utm_source=b&author=ishvari-tamot']
  const first = await request.get(author)
  expect(first.headers()['x-nextjs-cache']).toBeDefined()
  await expect.poll(async () => (await request.get(other)).headers()['x-nextjs-cache']).toBeUndefined()
  expect(await (await request.get(other)).text()).toBe(await first.text())
  const html = await (await request.get('/books?author=a&language=ne')).text()
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(await first.text()).not.toContain('noindex')
})
