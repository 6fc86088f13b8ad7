import { expect, OFFLINE_MESSAGES, test, waitForCache } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE_MESSAGES })

/** Without a connection not all scripts of a page are there, and it is read without them. */
const OFFLINE = { waitUntil: 'domcontentloaded' } as const

/** Scrolls along the page, and returns the pictures that the browser shows as broken: not loaded, and without our own cover. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const broken: string[] = []
    for (const image of document.querySelectorAll('img')) {
      if (!image.checkVisibility()) continue
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      await image.decode().catch(() => undefined)
      const { content, position } = getComputedStyle(image, '::after')
      const isCovered = content !== 'none' && position === 'absolute'
      if (image.naturalWidth === 0 && !isCovered) broken.push(image.outerHTML)
    }
    return broken
  })

test('visited pages open offline, and others show the offline page until reconnected', async ({
  page,
  context,
  messages,
  expectAccessible,
}) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await test.step('the first page is cached when the service worker takes control while it loads', async () => {
    const controlled = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await controlled.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.evaluate(async () => {
      const isControlled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      )
      await navigator.serviceWorker.register('/service-worker.js')
      await isControlled
    })
    controlled.resolve()
    await waitForCache(page, '/')
    await waitForCache(page, '/offline')
    await page.unrouteAll({ behavior: 'wait' })
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /The Rain Ledger/ })
    .first()
    .click()
  await expect(heading(/The Rain Ledger/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled()
  await waitForCache(page, '/book/the-rain-ledger/')
  const cover = page
    .getByRole('main')
    .getByRole('img', { name: /Cover of The Rain Ledger/ })
    .first()
  const isCached = () =>
    cover.evaluate(async (image: HTMLImageElement) => Boolean(await caches.match(image.currentSrc)))
  await expect.poll(isCached).toBe(true)
  expect(messages).toEqual([])

  await test.step('a page reached by client navigation is cached too, with its pictures', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(heading(/The Rain Ledger/)).toBeVisible()
    await expect(page.getByText("You're offline. Your cart is saved.")).toBeVisible()
    await expect(cover).toBeVisible()
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
  await test.step('no picture is broken, also where it has not been seen before', async () => {
    expect(await page.locator('main img').count()).toBeGreaterThan(3)
    expect(await brokenPictures(page)).toEqual([])
    await page.goto('/', OFFLINE)
    await expect(heading(/The Rain Ledger/)).toBeVisible()
    expect(await brokenPictures(page)).toEqual([])
  })
  await test.step('an unvisited page shows the offline page and loads when reconnected', async () => {
    await page.goto('/book/kuhiroko-ghar/')
    await expect(heading("You're offline")).toBeVisible()
    expect(await brokenPictures(page)).toEqual([])
    await expectAccessible()
    await page.getByRole('link', { name: /The Rain Ledger/ }).click()
    await expect(page).toHaveURL('/book/the-rain-ledger/')
    await page.goBack()
    await expect(heading("You're offline")).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/book/kuhiroko-ghar/')
    await expect(heading('कुहिरोको घर')).toBeVisible()
  })
  await test.step('the offline page is in Nepali on Nepali paths', async () => {
    await page.goto('/ne')
    await waitForCache(page, '/ne/offline')
    await context.setOffline(true)
    await page.goto('/ne/book/kuhiroko-ghar/')
    await expect(heading('तपाईं अफलाइन हुनुहुन्छ')).toBeVisible()
  })
})

test('the library and a book are read offline and deleted at logout', async ({ page, context, environment }) => {
  await logIn(page, environment, newAddress('reader'))
  const book = await productNamed(environment, 'the-rain-ledger-e-book')
  await pay(
    environment,
    await buy(environment, { [book]: 1 }, { payment_method: 'khalti' }, { cookie: await cookiesOf(page) }),
  )
  await page.goto('/library')
  await waitForCache(page, '/library', 'own-pages')
  await page.getByRole('link', { name: 'Read: The Rain Ledger' }).click()
  await expect(page).toHaveURL(/\/library\/[\w-]+\/read/)
  await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await waitForCache(page, pathname, 'own-pages')
  await waitForCache(page, pathname, 'library-files')

  await test.step('a saved page is shown while the API is away', async () => {
    await environment.stopApi()
    try {
      await page.goto('/library')
      await expect(page.getByRole('link', { name: 'Read: The Rain Ledger' })).toBeVisible()
    } finally {
      await environment.startApi()
    }
    await page.goto(pathname)
    await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
  })
  await test.step('the book is read offline', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/\d+%/).first()).toBeVisible()
  })
  await test.step('the library opens offline', async () => {
    await page.goto('/library', OFFLINE)
    await expect(page.getByRole('link', { name: 'The Rain Ledger', exact: true })).toBeVisible()
  })
  await test.step('the logout deletes both', async () => {
    await context.setOffline(false)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await expect(page).toHaveURL('/')
    await context.setOffline(true)
    await page.goto('/library', OFFLINE)
    await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  })
})
