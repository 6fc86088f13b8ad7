import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, forgetFactors, logIn } from './back-office.ts'

/** Stands in for the page of a site, which this environment has not: it counts how often it reads its draft. */
const SITE = `<!doctype html><html lang="en"><title>Site</title><main><h1>Read once</h1></main>
<script>let reads = 1
parent.postMessage('preview-ready', '*')
addEventListener('message', ({ data, origin }) => {
  if (data !== 'refresh-preview') return
  parent.postMessage('preview-read', origin)
  reads += 1
  document.querySelector('h1').textContent = 'Read ' + reads + ' times'
})</script></html>`
const answerForSites = (page: Page) =>
  page.context().route(/\/preview\/[\w-]{43}$/, (route) => route.fulfill({ contentType: 'text/html', body: SITE }))

test('an editor sees the page beside the text, which follows each save, and on a phone in a tab of its own', async ({
  page,
  environment,
  expectAccessible,
}) => {
  await forgetFactors(environment)
  await page.setViewportSize({ width: 1280, height: 900 })
  await answerForSites(page)
  await logIn(page, environment, 'editor@dabali.example')
  await page.goto('/contents')
  await page.getByRole('button', { name: 'New text' }).click()
  const creating = page.getByRole('dialog', { name: 'New text' })
  await creating.getByLabel('Title in English').fill('Seen beside')
  await creating.getByRole('button', { name: 'Create draft' }).click()

  await page.getByRole('button', { name: 'Show preview' }).click()
  const frame = page.locator('iframe[title="Preview: Seen beside"]')
  const heading = frame.contentFrame().getByRole('heading')
  await expect(heading).toHaveText('Read once')
  await page.getByLabel(/^Summary English/).fill('A first summary.')
  await expect(heading).toHaveText('Read 2 times')
  await page.getByLabel(/^Summary English/).fill('A second summary.')
  await expect(heading).toHaveText('Read 3 times')
  await expectAccessible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'नेपाली', exact: true }).last().click()
  await expect(frame).toHaveAttribute('src', /\/ne\/preview\/[\w-]{43}$/)
  await expect(heading).toHaveText('Read once')

  // The browser remembers that it is open, and each pane has a link of its own that ends with it.
  await page.reload()
  await expect(heading).toHaveText('Read once')
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Hide preview' }).click()
  expect((await ended).status()).toBe(204)
  await expect(frame).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open preview' }).click()
  const tab = await popup
  await tab.waitForURL(/\/preview\/[\w-]{43}$/)
  await expect(tab.getByRole('heading')).toHaveText('Read once')
})
