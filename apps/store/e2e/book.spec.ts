import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const formats = (page: Page) => page.getByRole('navigation', { name: 'Formats' })

async function basketOf(page: Page, mode = '') {
  const answer = await page.request.get(`/v1/api/basket/${mode}`)
  const { lines, is_gift } = (await answer.json()) as { lines: { product_slug: string }[]; is_gift: boolean }
  return { slugs: lines.map(({ product_slug }) => product_slug), is_gift }
}

test('the formats of a work stand side by side, and each is a page of its own', async ({ page, expectAccessible }) => {
  await page.goto('/book/the-rain-ledger/')
  await expect(formats(page).getByRole('link')).toHaveText([
    /^Book.*585.*312 pages/,
    /^E-book.*350/,
    /^Audiobook.*8 h 20/,
  ])
  await expect(formats(page).locator('[aria-current=page]')).toHaveText(/^Book/)
  await expect(page.getByText('Brought to the door the next day. Rs 100.')).toBeVisible()
  await expect(page.getByText('Yes, anywhere in Nepal.')).toBeVisible()
  await expectAccessible()

  await formats(page)
    .getByRole('link', { name: /Audiobook/ })
    .click()
  await expect(page).toHaveURL('/book/the-rain-ledger-audiobook/')
  await expect(formats(page).locator('[aria-current=page]')).toHaveText(/^Audiobook/)
  await expect(page.getByText('No. There is no parcel to pay for at the door.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mina Khapangi' })).toHaveAttribute('href', '/author/mina-khapangi')
  await expectAccessible()

  await page.goBack()
  await expect(formats(page).locator('[aria-current=page]')).toHaveText(/^Book/)
})

test('what is known of a book leads on: who made it, what it is about, what stands beside it', async ({ page }) => {
  await page.goto('/book/the-case-of-the-second-goat/')
  const main = page.getByRole('main')
  await expect(main.getByText('978').first()).toBeVisible()
  for (const [role, path] of [
    ['Translator', '/author/'],
    ['Publisher', '/publisher/'],
  ] as const) {
    const row = main.locator('dl > div').filter({ has: page.getByText(role, { exact: true }) })
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`^${path}`))
  }
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last()).toHaveAttribute(
    'href',
    /^\/category\//,
  )
  await page.goto('/book/first-nepali-shelf/')
  await expect(page.getByRole('region', { name: 'What is in it' }).getByRole('link')).toHaveCount(4)
  await page.goto('/book/monsoon-receipts-vinyl/')
  await expect(main.getByRole('link', { name: 'Monsoon Receipts', exact: true })).toHaveAttribute(
    'href',
    /^https?:\/\/[^/]+\/record\/monsoon-receipts\/$/,
  )
})

test('what is sold out stays, says so, and leads to what there is', async ({ page, expectAccessible }) => {
  await page.goto('/book/electric-jhyaure-vinyl/')
  for (const name of ['Sold out', 'Buy now', 'Give as a gift']) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
  await expect(formats(page).locator('[aria-current=page]')).toHaveText(/Sold out$/)
  await expectAccessible()
  await formats(page)
    .getByRole('link', { name: /Digital bundle/ })
    .click()
  await expect(page).toHaveURL('/book/electric-jhyaure-download/')
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  await expect(formats(page).getByRole('link', { name: /Sold out/ })).toBeVisible()
})

test('a sample is read on its page, and heard in its place, but only when it is asked for', async ({ page }) => {
  const media: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') media.push(request.url())
  })
  await page.goto('/book/the-rain-ledger-e-book/')
  const read = page.getByRole('link', { name: 'Read a sample' })
  await expect(read).toHaveAttribute('href', '/book/the-rain-ledger-e-book/sample/')
  await page.goto('/book/the-rain-ledger-audiobook/', { waitUntil: 'networkidle' })
  expect(media).toEqual([])
  await page.getByRole('link', { name: 'Hear a sample' }).click()
  await expect(page.getByRole('region', { name: 'The Rain Ledger' }).getByRole('slider').first()).toBeVisible()
  await page.goto('/book/night-bus-to-ilam/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /sample/ })).toHaveCount(0)
})

test('a gift is bought alone, and the till asks whom it is for', async ({ page }) => {
  await page.goto('/book/night-bus-to-ilam/')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Give as a gift' }).click()
  await expect(page).toHaveURL('/checkout/?mode=buy-now')
  await expect(page.getByRole('checkbox', { name: /This is a gift/ })).toBeChecked()
  expect(await basketOf(page, '?mode=buy-now')).toEqual({ slugs: ['the-rain-ledger'], is_gift: true })
  expect(await basketOf(page)).toEqual({ slugs: ['night-bus-to-ilam'], is_gift: false })
})

test('what is never sent is at the till in one press, without a word to the server', async ({ page }) => {
  await page.goto('/book/the-rain-ledger-e-book/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page).toHaveURL('/checkout/')
  await expect(page.getByText('The Rain Ledger').first()).toBeVisible({ timeout: 20_000 })
  expect((await basketOf(page)).slugs).toEqual([])
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('formats, samples and gifts work in Nepali, and stay in Nepali', async ({ page }) => {
    await page.goto('/ne/book/the-rain-ledger/')
    await page
      .getByRole('navigation', { name: 'ढाँचा' })
      .getByRole('link', { name: /अडियोबुक/ })
      .click()
    await expect(page).toHaveURL('/ne/book/the-rain-ledger-audiobook/')
    await expect(page.getByText('८ घण्टा २० मिनेट').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'नमुना सुन्नुहोस्' })).toHaveAttribute('href', /\.m4a$/)
    await page.getByRole('button', { name: 'उपहार दिनुहोस्' }).click()
    await expect(page).toHaveURL('/ne/checkout/?mode=buy-now')
    expect(await basketOf(page, '?mode=buy-now')).toEqual({ slugs: ['the-rain-ledger-audiobook'], is_gift: true })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the price and the button stay at the foot, and cover nothing that has the focus', async ({ page }) => {
    await page.goto('/book/the-rain-ledger/')
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeInViewport({ ratio: 1 })
    await formats(page)
      .getByRole('link', { name: /E-book/ })
      .scrollIntoViewIfNeeded()
    const before = await formats(page).boundingBox()
    await formats(page)
      .getByRole('link', { name: /E-book/ })
      .tap()
    await expect(page).toHaveURL('/book/the-rain-ledger-e-book/')
    // The choice stands where it stood under the thumb.
    expect(Math.abs(((await formats(page).boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(48)

    const links = page.getByRole('main').getByRole('link')
    for (const link of [links.last(), page.getByRole('contentinfo').getByRole('link').last()]) {
      await link.focus()
      const [focused, bar] = [await link.boundingBox(), await add.boundingBox()]
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await add.tap()
    await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  })
})

test('a book that was renamed sends on for good, whatever follows its name', async ({ request, house }) => {
  await house.sql(
    `insert into moved_slug (kind, slug, product_id)
     select 'product', $1, id from product where slug = 'letters-to-a-brick' on conflict do nothing`,
    ['letters-to-one-brick'],
  )
  for (const [asked, stands] of [
    ['/book/letters-to-one-brick/', '/book/letters-to-a-brick/'],
    ['/ne/book/letters-to-one-brick/', '/ne/book/letters-to-a-brick/'],
    ['/book/letters-to-one-brick/footnotes/', '/book/letters-to-a-brick/footnotes/'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([308, stands])
  }
})

test('below a book are no pages but its own', async ({ request }) => {
  for (const path of ['/book/the-rain-ledger/no-such-part/', '/book/no-such-book/sampler/']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`Page Not Found: ${path}`)
  }
})
