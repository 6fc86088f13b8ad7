import { expect, test, waitForCache } from '@dabali/tooling/end-to-end'

test.use({ serviceWorkers: 'allow' })

test('a page is cached when the service worker takes control while the page loads', async ({ page }) => {
  const path = '/book/the-rain-ledger/'
  let release = () => {}
  const isControlled = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isControlled
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await navigator.serviceWorker.register('/service-worker.js')
    await controlled
  })
  release()
  await waitForCache(page, path)
  await page.unroute('**/_next/static/**/*.js')
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled()
})
