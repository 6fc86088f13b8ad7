import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { PHONE } from '@dabali/tooling/test-pages'

const ARTIST = '/artist/tara-nembang'

requestTest('every page lists the sections and marks the current one', async ({ visit }) => {
  const page = await visit(ARTIST)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const names = page.within(sections).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Events',
    'Artists',
    'Records',
    'Interviews',
    'Sessions',
    'Volumes',
    'News',
    // Hidden by a style sheet until the visitor logs in.
    'Library',
  ])
  const marked = [...sections.querySelectorAll('[aria-current]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Artists'])
})

requestTest(
  'the footer links to the library, the other site and the other language without scripts',
  async ({ visit, environment }) => {
    const page = await visit('/search')
    const footer = page.within(page.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'My library' }).getAttribute('href')).toBe('/library')
    expect(footer.getByRole('link', { name: 'My tickets' }).getAttribute('href')).toBe('/tickets')
    for (const [name, path] of [
      ['Help', '/help'],
      ['Returns and refunds', '/help/returns'],
      ['Terms', '/help/terms'],
    ] as const) {
      const { pathname, origin } = new URL(footer.getByRole('link', { name }).getAttribute('href') ?? '')
      expect([pathname, origin === environment.url]).toEqual([path, false])
    }
    expect(footer.getByRole('link', { name: 'Books' }).getAttribute('href')).toMatch(/^http/)
    const nepali = await page.follow(footer.getByRole('link', { name: 'नेपाली' }))
    expect(nepali.path).toBe('/ne/search')
    nepali.getByRole('heading', { level: 1, name: 'के खोज्दै हुनुहुन्छ?' })
  },
)

test('client navigation updates the focus, the title, the section and the language, and a phone has its own layout', async ({
  page,
  context,
  newContext,
  environment,
  expectAccessible,
}) => {
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await test.step('the keyboard skips to the content and follows a link', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await sections.getByRole('link', { name: 'Artists' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/artists')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(sections.locator('[aria-current=page]')).toHaveText(['Artists'])
    await expect(page).toHaveTitle('Artists: Dabali')
  })
  await test.step('the back button shows the page before', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Tara Nembang' }).click()
    await expect(page).toHaveURL(ARTIST)
    await expect(page.getByRole('heading', { level: 1, name: 'Tara Nembang' })).toBeVisible()
    await expect(page).toHaveTitle('Tara Nembang: Dabali')
    await page.goBack()
    await expect(page).toHaveURL('/artists')
    await expect(page).toHaveTitle('Artists: Dabali')
    await page.goForward()
    await expect(page).toHaveURL(ARTIST)
  })
  await test.step('the language is changed on the same page, and changed back', async () => {
    await page.getByRole('link', { name: 'नेपाली', exact: true }).first().click()
    await expect(page).toHaveURL(`/ne${ARTIST}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.getByRole('heading', { level: 1, name: 'तारा नेम्बाङ' })).toBeVisible()
    await page.getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL(ARTIST)
  })
  await test.step('past events are expanded', async () => {
    await page.goto('/artist/third-lane-choir')
    const past = page.getByRole('region', { name: 'Events' }).getByRole('group').getByRole('link').first()
    await expect(past).toBeHidden()
    await page.getByText('Past events').click()
    await expect(past).toBeVisible()
    await expectAccessible()
  })
  await test.step('a news item is shared', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.url })
    await page.goto('/news/tea-is-now-included')
    const article = page.getByRole('article')
    await article.getByText('Share', { exact: true }).click()
    await expect(article.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await article.getByRole('button', { name: 'Copy link' }).click()
    await expect(article.getByRole('status')).toHaveText('Link copied')
    await expectAccessible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news\/tea-is-now-included$/)
  })
  await test.step('a day of the calendar is opened by keyboard, and the back button leads to the filters before', async () => {
    await page.goto('/events')
    await page.locator('summary').filter({ hasText: 'All cities' }).click()
    await page.getByRole('link', { name: /^Patan \d+$/ }).click()
    await expect(page).toHaveURL('/events?city=patan')
    await expect(page.getByRole('link', { name: 'Remove filter: Patan' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Remove filter: Patan' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await expect(page).toHaveURL('/events/calendar')
    const day = page.locator('td a[href*="day="]').last()
    await day.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d#day$/)
    await expect(page.locator('#day').filter({ visible: true })).toBeInViewport()
  })
  await test.step('a printed page has no header and no footer', async () => {
    await page.goto('/search')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  const phone = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage()
  await test.step('each section is at least 44 pixels high and wide', async () => {
    for (const [path, name] of [
      ['/search', 'Sections'],
      ['/ne/search', 'साइटका भाग'],
    ] as const) {
      await phone.goto(path)
      const links = phone.getByRole('navigation', { name }).getByRole('link')
      await expect(links).toHaveCount(7)
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
      }
    }
  })
  await test.step('the header is at most 101 pixels high', async () => {
    for (const path of ['/', '/ne/events']) {
      await phone.goto(path)
      expect((await phone.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(101)
    }
  })
  await test.step('the home page links to the news', async () => {
    await phone.goto('/')
    await phone.getByRole('link', { name: 'News' }).first().tap()
    await expect(phone).toHaveURL('/news')
  })
  await test.step('an artist has the portrait above the name', async () => {
    await phone.goto(ARTIST)
    const face = await phone.getByRole('img', { name: /^Portrait of / }).boundingBox()
    const name = await phone.getByRole('heading', { level: 1 }).boundingBox()
    expect(face?.y).toBeLessThan(name?.y ?? 0)
    await phone.getByRole('link', { name: /^Next: / }).tap()
    await expect(phone).toHaveURL(/\/event\//)
  })
  await test.step('an interview has its records below its text', async () => {
    await phone.goto('/interviews/tara-nembang-puts-the-slope-back')
    const last = await phone.getByText('I cannot stop when the gas runs out.').boundingBox()
    const beside = await phone.getByRole('region', { name: 'Listen' }).boundingBox()
    expect(beside?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY)
  })
  await test.step('a search suggestion links to all results', async () => {
    await phone.goto('/search')
    await phone.getByRole('banner').getByLabel('Search').first().tap()
    await phone.getByRole('combobox', { name: 'Search' }).pressSequentially('tara nem')
    await expect(phone.getByRole('option', { name: 'Tara Nembang Artist' })).toBeVisible()
    await phone.getByRole('option', { name: 'All results for “tara nem”' }).tap()
    await expect(phone).toHaveURL(/\/search\?q=tara(?:%20|\+)nem$/)
    await expect(phone.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Tara Nembang')
  })
})
