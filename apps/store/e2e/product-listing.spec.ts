import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import type { APIRequestContext, Page } from '@playwright/test'
import { linkOf, textOf, textsOf } from './requested-page.ts'

const cells = (page: Page) => page.getByRole('main').locator('h3 a[href*="/book/"]')
const listed = (page: Page) => cells(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()

const cellsOf = ({ document }: RequestedPage) =>
  [...document.querySelectorAll('main h3 a[href*="/book/"]')].map((link) => link.getAttribute('href'))

/** The links to what the API answers to the same question. */
async function expectedLinks(request: APIRequestContext, language: 'en' | 'ne', asked: string) {
  const answer = await request.get(`/v1/api/products/?${asked}`, { headers: { 'accept-language': language } })
  const { results } = (await answer.json()) as { results: { slug: string }[] }
  return results.map(({ slug }) => `${language === 'ne' ? '/ne' : ''}/book/${encodeURIComponent(slug)}/`)
}

/** The page shows what the API answers to the same question, and nothing else. */
async function expectList(page: Page, path: string, asked: string) {
  await expect(page).toHaveURL(path)
  const links = await expectedLinks(page.request, path.startsWith('/ne/') ? 'ne' : 'en', asked)
  await expect.poll(() => listed(page)).toEqual(links)
}

const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-first', ''))
const isFirstDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-first'))

test('a list is filtered, sorted and paged by client navigation, and going back is exact', async ({ page }) => {
  test.slow()
  const narrow = 'product_class=book'
  const ordered = `${narrow}&sort=new`
  const second = `${ordered}&page=2`
  await page.goto('/books')
  await expectList(page, '/books', '')
  await markDocument(page)

  await press(page, /^Book \d/)
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
  await press(page, 'Remove filter: Book')
  await expectList(page, '/books?language=ne&sort=new', 'language=ne&sort=new')
  await press(page, 'Clear all')
  await expectList(page, '/books?sort=new', 'sort=new')
  await test.step('a prefetched link shows its own list', async () => {
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
      await press(page, `Remove filter: ${name}`)
      await expectList(page, '/books/audiobook', 'product_class=audiobook')
    }
    expect(await isFirstDocument(page)).toBe(true)
  })
  await test.step('covers do not move when the other cards of their row arrive', async () => {
    await page.goto('/books')
    const bottoms = await page
      .getByRole('main')
      .locator('ul:has(> li h3)')
      .first()
      .evaluate((list) => {
        const cards = [...list.children] as HTMLElement[]
        const top = list.getBoundingClientRect().top
        return cards.map((card) => {
          for (const each of cards) each.style.display = each === card ? '' : 'none'
          return Math.round((card.querySelector('img')?.getBoundingClientRect().bottom ?? 0) - top)
        })
      })
    expect(bottoms.length).toBeGreaterThan(10)
    expect(new Set(bottoms).size).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the filters are a sheet that counts what it will show', async ({ page, expectAccessible }) => {
    const fold = page.locator('summary', { hasText: /^Filter/ })
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const box = (name: RegExp) => sheet.getByRole('checkbox', { name })
    const counted = async (query: string) => {
      const { count } = await (await page.request.get(`/v1/api/products/?${query}&page_size=1`)).json()
      return count as number
    }
    await page.goto('/category/fiction')
    await expect(page.getByRole('link', { name: /^Nepali \d/ })).toBeHidden()
    await test.step('it has the focus, and Escape and the back button close it without a choice', async () => {
      await fold.tap()
      await expect(sheet).toBeVisible()
      await expect(page).toHaveURL('/category/fiction#filters')
      await expectAccessible()
      for (let at = 0; at < 40; at += 1) await page.keyboard.press('Tab')
      expect(
        await sheet.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/category/fiction')
      await expect(fold).toBeFocused()
      await fold.tap()
      await box(/^Nepali/).check()
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/category/fiction')
    })
    await test.step('the button counts each choice and opens that list', async () => {
      await fold.tap()
      await expect(sheet.getByRole('button', { name: `Show ${await counted('category=fiction')} books` })).toBeVisible()
      await box(/^Nepali/).check()
      await expect(
        sheet.getByRole('button', { name: `Show ${await counted('category=fiction&language=ne')} books` }),
      ).toBeVisible()
      await sheet.getByRole('button', { name: 'Clear' }).tap()
      await expect(box(/^Nepali/)).not.toBeChecked()
      await box(/^Nepali/).check()
      await sheet.getByRole('button', { name: /^Show/ }).tap()
      await expect(sheet).toBeHidden()
      await expectList(page, '/category/fiction?language=ne', 'category=fiction&language=ne')
      await expect(page.locator('summary', { hasText: 'Filter (1)' })).toBeFocused()
    })
    await page.getByRole('link', { name: 'Price: high to low' }).tap()
    await expectList(page, '/category/fiction?language=ne&sort=-price', 'category=fiction&language=ne&sort=-price')
    await cells(page).first().tap()
    await expect(page).toHaveURL(/\/book\//)
    await page.goBack()
    await expectList(page, '/category/fiction?language=ne&sort=-price', 'category=fiction&language=ne&sort=-price')
    await test.step('a search is filtered by it, too', async () => {
      await page.goto('/search?q=rain')
      await fold.tap()
      await box(/^E-book/).check()
      const { count } = await (
        await page.request.get('/v1/api/search/?q=rain&type=product&product_class=e-book&page_size=1')
      ).json()
      await sheet.getByRole('button', { name: count === 1 ? 'Show 1 book' : `Show ${count} ` }).tap()
      await expect(page).toHaveURL('/search?q=rain&product_class=e-book')
      await expect(page.locator('summary', { hasText: 'Filter (1)' })).toBeVisible()
    })
  })
})

requestTest('a list in Nepali is filtered, sorted and paged without scripts', async ({ visit }) => {
  const books = await visit('/ne/books')
  books.getByRole('heading', { level: 1, name: 'सबै किताब' })
  const narrowed = await books.follow(linkOf(books, /^किताब ?[०-९]/))
  const ordered = await narrowed.follow(linkOf(narrowed, 'नयाँ'))
  const second = await ordered.follow(linkOf(ordered, 'पेज २'))
  expect(second.path).toBe('/ne/books?product_class=book&sort=new&page=2')
  expect(textsOf(second, 'main h2')).toContainEqual(expect.stringMatching(/^[०-९]+ वटा ?[०-९]+ मध्ये पेज २/))
  const left = await second.follow(linkOf(second, /^किताब हटाउनुहोस्/))
  expect(left.path).toBe('/ne/books?sort=new')
})

requestTest('an empty list names the filter that empties it', async ({ visit, request }) => {
  const empty = await visit('/books?product_class=e-book&price=2000-')
  expect(textOf(empty)).toContain('No matches')
  const price = empty.getAllByRole('link', { name: /^Remove filter: Over Rs\s2,000$/ }).at(-1)
  const ebooks = await empty.follow(price as HTMLElement)
  expect(ebooks.path).toBe('/books?product_class=e-book')
  expect(cellsOf(ebooks)).toEqual(await expectedLinks(request, 'en', 'product_class=e-book'))

  for (const nonsense of ['price=abc', 'price=600-300', 'language=xx', 'product_class=zzz', 'in_stock=maybe']) {
    const page = await visit(`/books?${nonsense}`)
    const isEmpty = textOf(page).includes('No matches')
    expect({ nonsense, status: page.status, isEmpty }).toEqual({ nonsense, status: 200, isEmpty: true })
  }
  const refused = await visit('/books?price=abc')
  const all = await refused.follow(linkOf(refused, /^Remove filter: abc/))
  expect(all.path).toBe('/books')
  expect(cellsOf(all)).toEqual(await expectedLinks(request, 'en', ''))
  const nobody = await visit('/books?author=nobody-at-all&page=99')
  expect(textOf(nobody)).toContain('Remove nobody-at-all to see more.')
  const past = await visit('/books?page=99')
  const last = await past.follow(linkOf(past, 'Go to last page'))
  expect(textsOf(last, 'main h2')).toContainEqual(expect.stringMatching(/Page (\d+) of \1$/))
})

requestTest('categories, authors and publishers link to their books', async ({ visit, request }) => {
  const categories = await visit('/category')
  const novels = await categories.follow(linkOf(categories, /^Novels/))
  expect(novels.path).toBe('/category/novels')
  expect(cellsOf(novels)).toEqual(await expectedLinks(request, 'en', 'category=novels'))
  expect(linkOf(novels, 'Fiction').getAttribute('href')).toBe('/category/fiction')

  const authors = await visit('/author')
  const author = await authors.follow(linkOf(authors, /^Ishvari Tamot/))
  expect(author.path).toBe('/author/ishvari-tamot')
  author.getByRole('heading', { level: 2, name: 'Books' })
  const [book] = cellsOf(author)
  expect((await visit(book ?? '')).path).toMatch(/^\/book\//)

  const publisher = await visit('/publisher/lokta-house')
  expect(cellsOf(publisher)).toEqual(await expectedLinks(request, 'en', 'publisher=lokta-house'))
})

requestTest('an unknown page returns 404, and a moved one redirects permanently', async ({ request, environment }) => {
  for (const path of ['/books/nope', '/category/nope', '/author/nope', '/publisher/nope', '/ne/books/nope']) {
    const answer = await request.get(path)
    expect({ path, status: answer.status() }).toEqual({ path, status: 404 })
    expect(await answer.text()).toContain(path.startsWith('/ne') ? 'पेज भेटिएन' : `Page Not Found: ${path}`)
  }
  const former = `former-${crypto.randomUUID()}`
  for (const [kind, slug] of [
    ['category', 'novels'],
    ['publisher', 'lokta-house'],
    ['author', 'ishvari-tamot'],
  ] as const) {
    await environment.sql(
      'insert into moved_slug (kind, slug, content_id) select $1, $2, id from content where kind = $1 and slug = $3',
      [kind, former, slug],
    )
    const query = kind === 'author' ? '' : '?language=ne&sort=new'
    // The second time it is answered from what was kept.
    for (const _ of ['made', 'kept']) {
      const answer = await request.get(`/ne/${kind}/${former}${query}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([308, `/ne/${kind}/${slug}${query}`])
    }
    await environment.sql('delete from moved_slug where slug = $1', [former])
  }
})

requestTest(
  'a card has the own title of a work, the other one, its formats and the lowest price',
  async ({ visit }) => {
    const page = await visit('/books?author=nirjala-bantawa&category=novels')
    const card = linkOf(page, 'कुहिरोको घर', 'main h3').closest('li')
    expect(card?.textContent).toMatch(/कुहिरोको घरHouse of Fog.*From Rs\s[\d,]+Book, E-book/)
    const book = await page.follow(linkOf(page, 'कुहिरोको घर', 'main h3'))
    expect(textOf(book, 'main h1')).toBe('कुहिरोको घर')
    expect(textOf(book, 'main h1 + p')).toBe('Kuhiroko Ghar · House of Fog')
  },
)

requestTest('a list page is cached by its query and served from memory', async ({ request }) => {
  const [author, other] = ['/books?author=ishvari-tamot&utm_source=a', '/books?utm_source=b&author=ishvari-tamot']
  const first = await request.get(author)
  expect(first.headers()['x-nextjs-cache']).toBeDefined()
  await expect.poll(async () => (await request.get(other)).headers()['x-nextjs-cache']).toBeUndefined()
  expect(await (await request.get(other)).text()).toBe(await first.text())
  const html = await (await request.get('/books?author=a&language=ne')).text()
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(await first.text()).toContain('noindex')
  expect(await (await request.get('/books?page=2')).text()).not.toContain('noindex')
})
