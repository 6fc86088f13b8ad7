import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

/** What was found of this site leads to it by its title. */
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const field = (page: Page) => page.getByRole('banner').getByLabel('Search').first()

async function findByTyping(page: Page) {
  await page.goto('/search')
  await field(page).click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toBeVisible()
  await box.pressSequentially('tara nem')
  const artist = page.getByRole('option', { name: 'Tara Nembang Artist' })
  await expect(artist).toBeVisible()
  return { box, artist }
}

test('what is typed is suggested, and Enter goes to the artist', async ({ page, expectAccessible }) => {
  const { box, artist } = await findByTyping(page)
  await expectAccessible()
  await box.press('ArrowDown')
  await expect(artist).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL('/artist/tara-nembang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tara Nembang')
})

test('English, Nepali and Nepali in Latin letters find the same artist', async ({ page }) => {
  for (const words of ['Tara Nembang', 'तारा नेम्बाङ', 'tara nembaang']) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search for ${words}`)
    await expect(rows(page).first()).toHaveText('Tara Nembang')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('some of each kind is shown, and one press shows one kind alone', async ({ page, expectAccessible }) => {
  await page.goto('/search?q=tara')
  const kinds = page.getByRole('navigation', { name: 'Kinds' })
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Everything \d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Artists' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'In the bookshop' })).toBeVisible()
  await expectAccessible()
  const sessions = kinds.getByRole('link', { name: /^Sessions \d+$/ })
  const count = Number(((await sessions.textContent()) ?? '').replace(/\D/g, ''))
  await sessions.click()
  await expect(page).toHaveURL(/\/search\?q=tara&type=session$/)
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(count)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=tara$/)
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Everything/)
})

test('who finds nobody is told what helps, and where the next night is', async ({ page, expectAccessible }) => {
  await page.goto('/search?q=zzqqxx+wwvvkk')
  await expect(page.getByText('Nobody on our stage answers to these words')).toBeVisible()
  await expect(page.getByRole('link', { name: 'zzqqxx', exact: true })).toHaveAttribute('href', '/search?q=zzqqxx')
  await expect(page.getByRole('heading', { level: 2, name: 'Next on the dabali' })).toBeVisible()
  await expectAccessible()
  await page.goto('/ne/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कसलाई खोज्दै हुनुहुन्छ?')
  await expectAccessible()
})

test('nothing that is typed breaks it', async ({ request }) => {
  const words = ['', '%00', '%ED%A0%80', "';--", '%3Cscript%3E', '%25', 'a'.repeat(5000), '~', '..%2F..%2F']
  const more = ['type=product', 'type=event&page=999999', 'page=-1']
  const paths = [...words.map((each) => `/search?q=${each}`), ...more.map((each) => `/ne/search?q=tara&${each}`)]
  for (const path of paths) expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the results, and they lead to the artist', async ({ page }) => {
    await page.goto('/search')
    await field(page).fill('tara nembang')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=tara\+nembang$/)
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/artist/tara-nembang')
  })
})

test.describe('on a narrow touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a finger goes from a suggestion to everything that was found', async ({ page }) => {
    await findByTyping(page)
    await page.getByRole('option', { name: 'All results for “tara nem”' }).tap()
    await expect(page).toHaveURL(/\/search\?q=tara(?:%20|\+)nem$/)
    await expect(rows(page).first()).toHaveText('Tara Nembang')
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})
