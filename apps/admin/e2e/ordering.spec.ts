import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { forgetFactors, logIn } from './back-office.ts'

/** The names of the items, from their grips. */
const namesOf = (page: Page) => () =>
  page
    .getByRole('button', { name: /^Move (?!up|down)/ })
    .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('aria-label') ?? ''))

test('the links of a text are ordered by keys and by dragging, and the order is saved', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment, 'editor@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto('/contents')
  await page.getByRole('button', { name: 'New text' }).click()
  const creating = page.getByRole('dialog', { name: 'New text' })
  await creating.getByLabel('Title in English').fill('What the eaves say')
  await creating.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What the eaves say' })).toBeVisible()

  const search = page.getByLabel('Find a text by its title')
  const names = namesOf(page)
  const found = page.locator('.found button')
  const chosen: string[] = []
  for (const at of [0, 1, 2]) {
    await search.fill('the')
    await search.press('Enter')
    await expect(found.first()).toBeVisible()
    // Texts of different kinds may have one title; here each must have its own.
    const titles = (await found.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
    const next = titles.findIndex((title) => !chosen.some((one) => title.startsWith(one) || one.startsWith(title)))
    chosen.push(titles[next] ?? '')
    await found.nth(next).click()
    await expect(page.locator('.rows .grip')).toHaveCount(at === 0 ? 0 : at + 1)
  }
  const [first = '', second = '', third = '', ...more] = await names()
  expect(more).toEqual([])
  expect(new Set([first, second, third]).size).toBe(3)
  const grip = (name: string) => page.getByRole('button', { name, exact: true })
  const saved = page.getByRole('status').filter({ hasText: /^Saved/ })

  await test.step('by keys, and the item keeps the focus', async () => {
    await grip(third).press('ArrowUp')
    await expect.poll(names).toEqual([first, third, second])
    await expect(grip(third)).toBeFocused()
    await grip(third).press('ArrowUp')
    await expect.poll(names).toEqual([third, first, second])
    await grip(third).press('ArrowUp')
    await expect.poll(names).toEqual([third, first, second])
    await expectAccessible()
  })

  await test.step('by dragging', async () => {
    await grip(second).dragTo(grip(third))
    await expect.poll(names).toEqual([second, third, first])
    await grip(third).dragTo(grip(first))
    await expect.poll(names).toEqual([second, first, third])
  })

  await expect(saved).toBeVisible()
  await page.reload()
  await expect.poll(names).toEqual([second, first, third])
})

test('categories are ordered by keys and by dragging, one move after the other', async ({ page, environment }) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment, 'shopkeeper@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto('/categories')
  const top = page.locator('.tree').first().locator(':scope > li > .branch > .grip')
  await expect(top.nth(2)).toBeVisible()
  const names = () => top.evaluateAll((grips) => grips.map((grip) => grip.getAttribute('aria-label') ?? ''))
  const [first = '', second = '', third = '', ...others] = await names()
  const grip = (name: string) => page.getByRole('button', { name, exact: true })
  const idle = () => expect(page.locator('.tree .grip[aria-disabled]')).toHaveCount(0)

  await grip(first).press('ArrowDown')
  await expect.poll(names).toEqual([second, first, third, ...others])
  await expect(grip(first)).toBeFocused()
  await idle()
  await grip(third).dragTo(grip(second))
  await expect.poll(names).toEqual([third, second, first, ...others])
  await idle()
  await page.reload()
  await expect.poll(names).toEqual([third, second, first, ...others])
})
