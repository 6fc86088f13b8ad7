import { expect, test } from '@dabali/tooling/end-to-end'

test('the parts of the site are named on every page, and the one that is shown is marked', async ({ page }) => {
  await page.goto('/artist/tara-nembang')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText([
    'Events',
    'Artists',
    'Records',
    'Interviews',
    'Sessions',
    'Volumes',
    'News',
  ])
  await expect(sections.locator('[aria-current]')).toHaveText(['Artists'])
  await sections.getByRole('link', { name: 'Volumes' }).click()
  await expect(page).toHaveURL('/volumes')
  await expect(sections.locator('[aria-current=page]')).toHaveText(['Volumes'])
})

test('who follows a link by keyboard goes on in the page that it leads to', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Records' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/records')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a narrow touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('every part of the site is in reach of a finger, and nothing keeps anybody out', async ({
    page,
    expectAccessible,
  }) => {
    for (const [path, name] of [
      ['/search', 'Sections'],
      ['/ne/search', 'साइटका भाग'],
    ] as const) {
      await page.goto(path)
      const links = page.getByRole('navigation', { name }).getByRole('link')
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await expectAccessible()
    }
    await page.goto('/')
    await page.getByRole('link', { name: 'News' }).first().tap()
    await expect(page).toHaveURL('/news')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the frame leads to every part, to the other site and to the same page in the other language', async ({
    page,
  }) => {
    await page.goto('/search')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: 'My library' })).toHaveAttribute('href', '/library')
    await expect(foot.getByRole('link', { name: 'Books' })).toHaveAttribute('href', /^http/)
    await foot.getByRole('link', { name: 'नेपाली' }).click()
    await expect(page).toHaveURL('/ne/search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कसलाई खोज्दै हुनुहुन्छ?')
  })
})

test('a printed page is the page alone', async ({ page }) => {
  await page.goto('/search')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
