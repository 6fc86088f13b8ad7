import { expect, test } from '@dabali/tooling/end-to-end'
import type { Request } from '@playwright/test'
import { forgetFactors, logIn } from './back-office.ts'

const DAY_MS = 86_400_000

// The refused save of the conflict.
test.use({ expectedMessages: /status of 409 \(Conflict\)/ })

test('an editor writes an article in two languages, plans, previews and publishes it, restores a revision and settles a conflict', async ({
  page,
  environment,
  newContext,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  await logIn(page, environment, 'editor@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await page.goto('/contents')
  await page.getByRole('button', { name: 'New text' }).click()
  const creating = page.getByRole('dialog', { name: 'New text' })
  await creating.getByLabel('Title in English').fill('What the gutters say')
  await creating.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What the gutters say' })).toBeVisible()

  const english = page.getByRole('textbox', { name: /^Text English/ })
  const status = page.getByRole('status').filter({ hasText: /Sav|saved/ })
  await english.click()
  await page.keyboard.type('The first version.')
  await page.getByLabel(/^Title नेपाली/).fill('बलेसीको कुरा')
  await expect(status).toHaveText(/^Saved/)
  await page.getByRole('textbox', { name: /^Text नेपाली/ }).click()
  await page.keyboard.type('पहिलो पाठ।')
  // What is typed while a save is under way stays, and is saved as well.
  await page.keyboard.press('Control+s')
  await page.keyboard.type(' थप वाक्य।')
  await expect(status).toHaveText(/^Saved/)
  await expect(page.getByRole('textbox', { name: /^Text नेपाली/ })).toHaveText('पहिलो पाठ। थप वाक्य।')
  await expect(page.getByText('Complete in Nepali')).toBeAttached()
  await expectAccessible()

  await page.getByRole('button', { name: 'Schedule' }).click()
  const planning = page.getByRole('dialog')
  await planning.getByLabel('Publish at').fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 16))
  await expect(planning.getByText('Time in Kathmandu (UTC+5:45).')).toBeVisible()
  await planning.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/In 1 day 18 hours/)).toBeVisible()

  await page.getByRole('button', { name: 'Create preview link' }).click()
  const link = await page.getByLabel('Preview link').inputValue()
  const [, token] = /\/preview\/([\w-]{43})$/.exec(link) ?? []
  for (const [language, text] of [
    ['en', 'The first version.'],
    ['ne', 'पहिलो पाठ। थप वाक्य।'],
  ] as const) {
    const headers = { 'accept-language': language }
    const preview = async () =>
      (await fetch(`${environment.apiUrl}/v1/api/content-previews/${token}/`, { headers })).text()
    await expect.poll(preview).toContain(text)
  }

  // The two days pass at once: the article is on the site when its time has come, and not before.
  const article = async () =>
    (
      await fetch(`${environment.apiUrl}/v1/api/articles/what-the-gutters-say/`, {
        headers: { 'accept-language': 'en' },
      })
    ).text()
  expect(await article()).not.toContain('The first version.')
  await environment.sql(`update content set published_at = now() where slug = 'what-the-gutters-say'`)
  await expect.poll(article).toContain('The first version.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
  await english.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The second version.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('button', { name: 'Revision 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Revision 1' }).click()
  const comparing = page.getByRole('dialog')
  await expect(comparing.locator('del')).toHaveText('first')
  await expect(comparing.locator('ins')).toHaveText('second')
  await expectAccessible()
  await comparing.getByRole('button', { name: 'Restore revision 1' }).click()
  await expect(english).toHaveText('The first version.')

  // Another member opens the same article and is faster.
  await environment.sql('truncate rate_limit')
  const other = await (await newContext({})).newPage()
  await logIn(other, environment)
  await expect(other.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await other.goto(page.url())
  const isOthers = (request: Request) =>
    request.method() !== 'GET' && request.postData()?.includes('Water speaks.') === true
  const saved = other.waitForResponse((response) => response.ok() && isOthers(response.request()))
  await other.getByLabel(/^Title English/).fill('What the drains say')
  await other.getByLabel(/^Summary English/).fill('Water speaks.')
  await saved
  await expect(other.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await page.getByLabel(/^Title English/).fill('What all gutters say')
  await expect(page.getByRole('heading', { name: 'Two people have changed this' })).toBeVisible()
  await expect(page.getByText('1 other field was changed')).toBeVisible()
  await expectAccessible()
  await page.getByRole('radio', { name: /^Mine/ }).check()
  await page.getByRole('button', { name: 'Save this choice' }).click()
  await expect(status).toHaveText(/^Saved/)
  await expect(page.getByLabel(/^Summary English/)).toHaveValue('Water speaks.')
  await expect(page.getByRole('heading', { level: 1, name: 'What all gutters say' })).toBeVisible()
})
