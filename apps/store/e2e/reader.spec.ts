import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { logIn, newAddress } from '@dabali/tooling/purchases'
import {
  bindEpub,
  HOSTILE_CHAPTER,
  HOSTILE_FILES,
  opened,
  ownBook,
  pageStatus,
  positionOf,
  savedHighlight,
  shows,
  swipe,
  text,
} from './open-book.ts'

const PHONE = { width: 360, height: 740 }
const SAMPLE = '/book/the-rain-ledger-e-book/sample/'

test.describe('a purchased book', () => {
  // The shop refuses a place that was written over another one.
  test.use({ expectedMessages: /409/ })

  test('offers the position of another device, and is read by keyboard at the same position in any size', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    const { id, path } = await ownBook(page, environment, 'the-rain-ledger-e-book')
    /** Where this page has saved a position meanwhile, the phone reads that one and saves its own again. */
    const onPhone = (progression: number) => expect.poll(() => saveOnPhone(progression)).toBe(200)
    const saveOnPhone = async (progression: number) => {
      const { version } = await positionOf(page, id)
      const locations = { progression, totalProgression: progression }
      const locator = { href: 'EPUB/chapter-1.xhtml', type: 'application/xhtml+xml', locations }
      const body = { locator, progress: progression, device: 'Phone', base_version: version }
      return page.evaluate(
        async ([item, sent]) => {
          const answer = await fetch(`/v1/api/library/${item}/position/`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(sent),
          })
          return answer.status
        },
        [id, body] as const,
      )
    }
    await page.goto(path)
    await opened(page)
    await expectAccessible()

    await test.step('it offers the position of another device without moving', async () => {
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await positionOf(page, id)).version).toBe(1)
      await onPhone(0.5)
      await page.keyboard.press('ArrowRight')
      const notice = page.getByRole('status').filter({ hasText: /^Your phone is at .+, 50%\./ })
      await expect(notice).toBeVisible()
      await expectAccessible()
      const here = await savedHighlight(page, id)
      await expect.poll(() => shows(page, here)).toBe(true)
      await notice.getByRole('button', { name: 'Stay here' }).click()
      await expect(notice).toBeHidden()
      await expect.poll(async () => (await positionOf(page, id)).device).toBe('Computer')

      await onPhone(0.5)
      await page.reload()
      await opened(page)
      await notice.getByRole('button', { name: 'Go there' }).click()
      await expect(notice).toBeHidden()
      await expect(page.getByText(/, \d+%/)).toBeVisible()
      await expect.poll(() => shows(page, here)).toBe(false)
    })

    const { version } = await positionOf(page, id)
    await test.step('the keyboard opens a chapter and turns its pages', async () => {
      await page.getByRole('button', { name: 'Contents' }).press('Enter')
      await expectAccessible()
      await expect(page.getByText('Available offline')).toBeVisible()
      await page.getByRole('dialog').getByRole('button').nth(2).press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await expect(pageStatus(page)).toHaveText(/^Page 2 of \d+$/)
      await expect.poll(async () => (await positionOf(page, id)).version).toBeGreaterThan(version)
    })

    await test.step('the same text is shown after a reload, in any size, and when scrolling', async () => {
      const words = await savedHighlight(page, id)
      await expect.poll(() => shows(page, words)).toBe(true)
      await page.reload()
      await opened(page)
      await expect.poll(() => shows(page, words)).toBe(true)
      await page.getByRole('button', { name: 'Display settings' }).press('Enter')
      await page.getByRole('slider', { name: 'Size' }).press('End')
      await page.getByRole('radio', { name: 'Dark' }).check()
      await expect.poll(() => shows(page, words)).toBe(true)
      await expectAccessible()
      await page.getByRole('radio', { name: 'Scroll' }).check()
      await expect.poll(() => shows(page, words)).toBe(true)
      await expectAccessible()
    })
  })
})

test.describe('a hostile book', () => {
  // The policy of the page says what it keeps from running while the book is taken apart.
  test.use({ expectedMessages: /violates the following Content Security Policy directive/ })

  test('runs nothing, loads nothing and sends nothing', async ({ page }) => {
    const asked: string[] = []
    const two =
      '<p>Before.</p><h2 id="there">There</h2><aside id="remark" epub:type="footnote"><p>A small remark.</p></aside>'
    const body = bindEpub({ chapters: { one: HOSTILE_CHAPTER, two }, files: HOSTILE_FILES })
    await page.route('**/*.epub', (route) => route.fulfill({ body, contentType: 'application/epub+zip' }))
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) asked.push(request.url())
    })
    await page.goto(SAMPLE)
    await expect(text(page).getByText('Quiet words.')).toBeVisible()
    const away = text(page).getByRole('link', { name: 'a link away' })
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(away).toHaveAttribute('target', '_blank')
    await expect(text(page).getByRole('img', { name: 'a drawing' })).toHaveJSProperty('complete', true)
    await text(page).getByText('a bad link', { exact: true }).click()
    const left = await text(page).evaluate((flow) => ({
      parts: [
        ...flow.querySelectorAll('script, style, form, input, iframe, object, embed, video, link, base, meta, svg'),
      ].length,
      handlers: [...flow.querySelectorAll('article *')].filter((element) =>
        [...element.attributes].some(
          ({ name, value }) => /^(on|style)/.test(name) || /^\s*(javascript|data):/i.test(value),
        ),
      ).length,
      colour: getComputedStyle(flow.querySelector('#first') as Element).position,
    }))
    expect(left).toEqual({ parts: 0, handlers: 0, colour: 'static' })

    await text(page).getByRole('link', { name: '1', exact: true }).click()
    const note = page.getByRole('dialog', { name: 'Note' })
    await expect(note.getByText('A small remark.')).toBeVisible()
    await note.getByRole('button', { name: 'Close' }).click()
    await text(page).getByRole('link', { name: 'a link to there' }).click()
    await expect(text(page).getByRole('heading', { name: 'There' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
    expect(asked).toEqual([])
    await expect(page).toHaveURL(SAMPLE)
  })
})

test.describe('a sample', () => {
  test.use({ expectedMessages: /ERR_FAILED/ })

  test('shows why it does not open, loads when reconnected, and ends with a link to buy the book', async ({
    page,
    expectAccessible,
  }) => {
    await test.step('an invalid file shows an error', async () => {
      await page.route('**/*.epub', (route) => route.fulfill({ body: 'no book', contentType: 'application/epub+zip' }))
      await page.goto(SAMPLE)
      await expect(page.getByRole('heading', { name: 'This file is damaged' })).toBeVisible()
      await expectAccessible()
      await page.unroute('**/*.epub')
    })
    await test.step('the book loads when reconnected', async () => {
      await page.route('**/*.epub', (route) => route.abort())
      await page.goto(SAMPLE)
      await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible()
      await expectAccessible()
      await page.unroute('**/*.epub')
      await page.getByRole('button', { name: 'Try again' }).click()
      await opened(page)
    })
    await test.step('it is read without an account', async () => {
      await page.getByRole('button', { name: 'Contents' }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.keyboard.press('End')
      await expect(page.getByText('End of sample.')).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: 'Buy the full book' }).click()
      await expect(page).toHaveURL('/book/the-rain-ledger-e-book/')
    })
  })
})

requestTest(
  'a book of another account returns 404, and without a login the login page opens',
  async ({ visit, request, environment, playwright }) => {
    const owner = await playwright.request.newContext({ baseURL: environment.url })
    const { path } = await ownBook({ request: owner }, environment, 'the-rain-ledger-e-book')
    expect((await visit(path)).path).toBe('/login')
    await logIn({ request }, environment, newAddress('stranger'))
    const page = await visit(path)
    expect(page.status).toBe(404)
    page.getByRole('heading', { level: 1, name: 'Page not found' })
    await owner.dispose()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a Nepali book has Nepali typography and is turned by swiping', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    const { path } = await ownBook(page, environment, 'kuhiroko-ghar', '/ne')
    await page.goto(path)
    await opened(page)
    await expectAccessible()
    await page.touchscreen.tap(340, 400)
    await page.touchscreen.tap(340, 400)
    const article = text(page).getByRole('article')
    await expect(article).toHaveAttribute('lang', 'ne')
    const set = await article.evaluate((element) => {
      const { fontSize, lineHeight, letterSpacing, hyphens } = getComputedStyle(element)
      return { lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), letterSpacing, hyphens }
    })
    expect(set).toMatchObject({ hyphens: 'manual' })
    expect(set.letterSpacing).toMatch(/^(normal|0px)$/)
    expect(set.lines).toBeCloseTo(1.85)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    const page1 = await pageStatus(page).textContent()
    await swipe(page, -160)
    await expect(pageStatus(page)).not.toHaveText(page1 ?? '')
    await swipe(page, 160)
    await expect(pageStatus(page)).toHaveText(page1 ?? '')
    await expectAccessible()
  })
})
