import { expect } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'

const KHALTI = { payment_method: 'khalti' }
type Locator = { text?: { highlight: string } }
type TestEnvironment = Parameters<typeof logIn>[1]

/** Buys an e-book as somebody new; what its reader is called. */
export async function ownBook(
  visitor: Parameters<typeof logIn>[0],
  environment: TestEnvironment,
  slug: string,
  language = '',
): Promise<{ id: string; path: string }> {
  await logIn(visitor, environment, newAddress('reader'))
  const cookie = await cookiesOf(visitor)
  const order = await buy(environment, { [await productNamed(environment, slug)]: 1 }, KHALTI, { cookie })
  await pay(environment, order)
  const answer = await fetch(`${environment.apiUrl}/v1/api/library/`, { headers: { cookie } })
  const [item] = ((await answer.json()) as { results: { id: string }[] }).results
  const id = item?.id ?? ''
  return { id, path: `${language}/library/${id}/read` }
}

export const text = (page: Page) => page.getByRole('document', { name: /The text of the book|किताबको पाठ/ })
/** What is said of the page, in both languages. */
export const pageStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Page \d|[०-९]+ मध्ये पाना)/ })
/** The reader itself is fetched only here, and the book after it. */
export const opened = (page: Page) => expect(text(page).getByRole('article')).toBeVisible({ timeout: 30_000 })

/** The first words of the place that this device keeps, once it is kept. */
export async function savedHighlight(page: Page, name: string): Promise<string> {
  const read = () =>
    page.evaluate((work) => {
      const kept = JSON.parse(localStorage.getItem('places') ?? '[]') as [string, { locator: Locator }][]
      return kept.find(([id]) => id === work)?.[1].locator.text?.highlight ?? ''
    }, name)
  await expect.poll(read).not.toBe('')
  return (await read()).trim().split('\n', 1)[0]?.slice(0, 24) ?? ''
}

/** Whether these words stand on the page that is shown. */
export const shows = (page: Page, words: string) =>
  text(page).evaluate((flow, wanted) => {
    const walker = document.createTreeWalker(flow, NodeFilter.SHOW_TEXT)
    const frame = flow.getBoundingClientRect()
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.indexOf(wanted)
      if (at < 0) continue
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { left, top } = range.getBoundingClientRect()
      if (left >= frame.left - 2 && left < frame.right && top >= frame.top - 2 && top < frame.bottom) return true
    }
    return false
  }, words)

export const positionOf = (page: Page, id: string) =>
  page.evaluate(
    async (item) =>
      (await fetch(`/v1/api/library/${item}/position/`)).json() as Promise<{ version: number; device: string }>,
    id,
  )

/** A finger that goes sideways over the page. */
export async function swipe(page: Page, by: number) {
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 400 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) })
  for (const share of [0.3, 0.6, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180 + by * share) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
