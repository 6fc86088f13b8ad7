import { expect, test } from '@dabali/tooling/end-to-end'
import { newAddress } from '@dabali/tooling/purchases'
import { expectNoSidewaysScroll, forgetFactors, logIn, openByMenu } from './back-office.ts'

test('an editor writes an issue in both languages, sends a test to themselves and then sends it to all', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const reader = newAddress('sarita')
  await environment.sql(
    `insert into subscription (id, email, language, confirmed_at, unsubscribe_token)
      values (gen_random_uuid(), '${reader}', 'ne', now(), md5('${reader}'))`,
  )
  const subject = `Rain letters ${Date.now().toString(36)}`
  await logIn(page, environment, 'editor@dabali.example')
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await openByMenu(page, 'Newsletter', 'Issues')
  await page.getByRole('link', { name: 'New issue' }).click()
  await page.getByLabel(/^Subject English/).fill(subject)
  await page.getByRole('textbox', { name: /^Text English/ }).click()
  await page.keyboard.type('It rains in Patan.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('No Nepali email: subject or text is missing.')).toBeVisible()

  await page.getByLabel(/^Subject नेपाली/).fill('वर्षाका चिठी')
  await page.getByRole('textbox', { name: /^Text नेपाली/ }).click()
  await page.keyboard.type('पाटनमा पानी परिरहेको छ।')
  await expect(page.getByRole('button', { name: 'Send issue' })).toBeDisabled()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All changes are saved')).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview of the email in Nepali"]')
  await expect(preview.getByRole('paragraph').filter({ hasText: 'पाटनमा पानी परिरहेको छ।' })).toBeVisible()
  // The styles of the email are there, although the policy of the page allows none in its HTML.
  await expect(preview.locator('h1')).toHaveCSS('font-size', /^(?:28|34)px$/)
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const tested = await environment.sandbox.nextMailTo('editor@dabali.example', /पाटनमा पानी/, () =>
    page.getByRole('button', { name: 'Send test to me' }).click(),
  )
  expect(tested.text).toContain('पाटनमा पानी परिरहेको छ।')
  await expect(page.getByText('Test sent to editor@dabali.example').first()).toBeVisible()

  await page.getByRole('button', { name: 'Send issue' }).click()
  const dialog = page.getByRole('dialog', { name: /^Send this issue to \d+ subscribers?\?$/ })
  await expect(dialog.getByText('Each person gets it in their language.')).toBeVisible()
  await expectAccessible()
  const mail = await environment.sandbox.nextMailTo(reader, /पाटनमा पानी/, () =>
    dialog.getByRole('button', { name: 'Send issue' }).click(),
  )
  expect(mail.text).toContain('पाटनमा पानी परिरहेको छ।')
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop sending' })).toHaveCount(0)
  await expectAccessible()
})
