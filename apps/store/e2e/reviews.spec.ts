import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { buy, cookiesOf, HOME, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { buttonOf, linkOf, mainText, textOf, textsOf } from './requested-page.ts'

type TestEnvironment = Parameters<typeof pay>[0]
type Visitor = Parameters<typeof logIn>[0]

const BOOK = '/book/the-rain-ledger/'
/** In Nepali and without reviews. */
const UNREVIEWED = 'makaika-paat'

/** Logs in a new account that has bought a product. */
async function becomeBuyer(visitor: Visitor, environment: TestEnvironment, slug: string) {
  await logIn(visitor, environment, newAddress('asha'))
  const goods = { [await productNamed(environment, slug)]: 1 }
  const checkout = { payment_method: 'khalti', shipping_address: HOME }
  await pay(environment, await buy(environment, goods, checkout, { cookie: await cookiesOf(visitor) }))
}

/** The JSON-LD nodes of a page. */
const nodesOf = ({ document }: RequestedPage): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => JSON.parse(textContent ?? '{}')['@graph'] ?? [],
  )

requestTest('a book shows its rating, the most helpful reviews and links to all of them', async ({ visit }) => {
  const book = await visit(BOOK)
  expect(textOf(book, '#reviews')).toBe('Reviews')
  linkOf(book, /^4\.\d, 9 reviews$/)
  expect(textsOf(book, 'article blockquote')).toHaveLength(3)
  expect(mainText(book)).toContain('Verified purchase')
  const ebook = await visit('/book/the-rain-ledger-e-book/')
  linkOf(ebook, /^4\.\d, 9 reviews$/)

  const nepali = await book.follow(linkOf(book, /^नेपाली/, 'nav[aria-label="Language of reviews"]'))
  expect(nepali.path).toBe('/book/the-rain-ledger/reviews/?language=ne')
  expect(textsOf(nepali, 'article blockquote')).toHaveLength(2)
  const newest = await nepali.follow(linkOf(nepali, 'Newest'))
  expect(newest.path).toBe('/book/the-rain-ledger/reviews/?language=ne&sort=newest')
  const all = await book.follow(linkOf(book, 'Show all 9 reviews'))
  expect(textsOf(all, 'article blockquote')).toHaveLength(9)
})

requestTest('cards show the rating, and a list can be sorted by it', async ({ visit }) => {
  const list = await visit('/books?sort=rating')
  const [first] = list.document.querySelectorAll('main li [role=img]')
  expect(first?.getAttribute('aria-label')).toMatch(/^[45]\.\d out of 5 stars$/)
  expect(linkOf(list, 'Highest rated').getAttribute('aria-current')).toBe('page')
})

requestTest('search results show the rating of reviewed works, and none of others', async ({ visit }) => {
  const resultOf = ({ document }: RequestedPage, slug: string) =>
    document.querySelector(`main li:has(a[href^="/book/${slug}"])`)
  const rated = resultOf(await visit('/search?q=rain+ledger'), 'the-rain-ledger')
  expect(rated?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^4\.\d out of 5 stars$/)
  expect(rated?.textContent).toMatch(/4\.\d \(9\)/)
  const unrated = resultOf(await visit('/search?q=makaika+paat'), UNREVIEWED)
  expect(unrated).not.toBeNull()
  expect(unrated?.querySelector('[role=img]')).toBeNull()
})

requestTest('the JSON-LD has a rating and reviews only where there are real ones', async ({ visit }) => {
  const [edition] = nodesOf(await visit(BOOK))
  expect(edition).toMatchObject({ aggregateRating: { '@type': 'AggregateRating', reviewCount: 9 } })
  expect(edition?.['review']).toHaveLength(3)
  const without = await visit(`/book/${UNREVIEWED}/`)
  expect(JSON.stringify(nodesOf(without))).not.toMatch(/aggregateRating|"review"/)
  expect(textOf(without)).toContain('No reviews yet.')
})

requestTest('only buyers can write a review; others see the next step', async ({ visit, request, environment }) => {
  const form = await visit('/book/the-rain-ledger/review/')
  form.getByRole('heading', { level: 1, name: 'Log in to write a review' })
  const login = await form.submit(buttonOf(form, 'Log in'))
  expect(login.path).toBe('/login')
  await logIn({ request }, environment, newAddress('binod'))
  const refused = await visit('/book/the-rain-ledger/review/')
  refused.getByRole('heading', { level: 1, name: 'Buy it to write a review' })
  expect((await refused.follow(linkOf(refused, 'View formats and prices'))).path).toBe(BOOK)
  expect((await visit('/book/no-such-book/review/')).status).toBe(404)
})

requestTest('a review is written, changed and deleted without scripts', async ({ visit, request, environment }) => {
  const path = '/book/the-notary-of-birgunj/'
  await becomeBuyer({ request }, environment, 'the-notary-of-birgunj')
  const form = await visit(`${path}review/`)
  const wrong = await form.submit(buttonOf(form, 'Publish review'), { name: '', title: 'Two stamps', text: 'Good.' })
  expect([wrong.status, textOf(wrong).includes('Choose 1 to 5 stars.')]).toEqual([400, true])
  expect(wrong.document.querySelector<HTMLInputElement>('input[name=title]')?.value).toBe('Two stamps')

  const typed = { stars: '4', name: 'Asha', title: 'Two stamps', text: 'Read it at the ward office.' }
  const saved = await wrong.submit(buttonOf(wrong, 'Publish review'), typed)
  expect(saved.path).toBe(`${path}reviews/?saved=published`)
  expect(textOf(saved)).toContain('Your review is published.')
  await expect.poll(async () => textOf(await visit(path))).toContain('Read it at the ward office.')

  const again = await saved.follow(linkOf(saved, 'Edit your review'))
  const linked = await again.submit(buttonOf(again, 'Save changes'), { text: 'Cheaper at www.example.test' })
  expect(textOf(linked)).toContain('Your review is waiting for approval.')
  await expect.poll(async () => textOf(await visit(path))).not.toContain('Read it at the ward office.')

  const last = await visit(`${path}review/`)
  const deleted = await last.submit(buttonOf(last, 'Delete review'))
  expect(textOf(deleted)).toContain('Your review is deleted.')
})

requestTest('a review is marked as helpful and reported without scripts', async ({ visit, request, environment }) => {
  const path = '/book/letters-to-a-brick/'
  const visitor = await visit(path)
  expect((await visitor.submit(buttonOf(visitor, /^Helpful/))).path).toBe('/login')
  await logIn({ request }, environment, newAddress('chandra'))
  const book = await visit(path)
  const voted = await book.submit(buttonOf(book, /^Helpful/))
  expect(textOf(voted)).toContain('Thanks for your vote.')
  expect(voted.document.querySelectorAll('button[aria-pressed=true]')).toHaveLength(1)
  const undone = await voted.submit(voted.document.querySelector('button[aria-pressed=true]') as HTMLElement)
  expect(undone.document.querySelectorAll('button[aria-pressed=true]')).toHaveLength(0)

  const report = await undone.follow(linkOf(undone, /^Report/))
  const reported = await report.submit(buttonOf(report, 'Send report'), { reason: 'spoiler' })
  expect(textOf(reported)).toContain('Our team will check this review.')
})

const stars = (page: Page) => page.getByRole('radiogroup', { name: 'Your rating' })

test('a buyer reviews a book by keyboard, and votes, without a reload', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await becomeBuyer(page, environment, 'how-to-do-less-badly')
  await page.goto('/book/how-to-do-less-badly/')
  await expect(page.getByText('Be the first to write one.')).toBeVisible()
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('button', { name: 'Publish review' })).toBeVisible()
  await expectAccessible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(stars(page)).toHaveAccessibleDescription('Choose 1 to 5 stars.')
  await stars(page).getByRole('radio', { name: '5 stars' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(stars(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByLabel('Title').fill('I lay down')
  await page.getByLabel('Name shown with the review').fill('Asha')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Your review is published.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'I lay down' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)

  await page.goto('/book/twelve-kinds-of-fog/')
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first()
  await helpful.click()
  await expect(page.getByText('Thanks for your vote.')).toBeVisible()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
})
