import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { newAddress } from '@dabali/tooling/purchases'
import { mainText, press } from './requested-page.ts'

const linkIn = (links: string[], what: string) => {
  const link = links.find((one) => one.includes(`/newsletter/${what}/`))
  if (!link) throw new Error(`No link of the mail leads to ${what}: ${links}`)
  return new URL(link).pathname
}

test.describe('with scripts', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('an invalid email is refused in its field, and a valid one gets a confirmation email', async ({
    page,
    environment,
  }) => {
    const email = newAddress('asha')
    const field = page.getByLabel('Email')
    await page.goto('/newsletter')
    await field.fill('asha@example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Enter an email like asha@example.com.')).toBeVisible()
    await expect(field).toHaveValue('asha@example')
    await field.fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    linkIn((await environment.sandbox.mailTo(email)).links, 'confirm')
  })
})

requestTest('without scripts an invalid email is refused', async ({ visit }) => {
  const refused = await press(await visit('/newsletter'), 'Subscribe', { email: 'asha@example' })
  expect(refused.status).toBe(400)
  refused.getByText('Enter an email like asha@example.com.')
})

requestTest('the confirmation link subscribes, also when it is sent twice', async ({ visit, environment }) => {
  const email = newAddress('asha')
  const form = await visit('/newsletter')
  await test.step('a form that is sent twice has one effect, because it has its own key', async () => {
    const keyOf = ({ document }: typeof form) => document.querySelector<HTMLInputElement>('main [name=key]')?.value
    expect(keyOf(form)).toMatch(/^.{10,}$/)
    expect(keyOf(await visit('/newsletter'))).not.toBe(keyOf(form))
    for (const _ of ['sent', 'sent again'])
      expect((await press(form, 'Subscribe', { email })).path).toBe('/newsletter?step=sent')
    await environment.sandbox.mailTo(email)
    const inbox = await fetch(`${environment.sandbox.url}/mail/messages/?to=${encodeURIComponent(email)}`)
    expect(await inbox.json()).toHaveLength(1)
  })
  const path = linkIn((await environment.sandbox.mailTo(email)).links, 'confirm')
  const asked = await visit(path)
  asked.getByRole('heading', { name: 'Subscribe to our newsletter?' })
  const confirmed = await press(asked, 'Subscribe')
  expect(confirmed.status).toBe(200)
  confirmed.getByRole('heading', { name: "You're subscribed" })

  // As after a double click.
  const again = await press(await visit(path), 'Subscribe')
  expect(again.path).toBe(confirmed.path)
  const unknown = await press(await visit(path.replace(/[^/]+$/, 'A'.repeat(43))), 'Subscribe')
  expect(unknown.status).toBe(409)
  unknown.getByRole('heading', { level: 1, name: 'This link has expired or was used' })
  expect(mainText(unknown)).toContain('A link works for a week, until a newer one is sent.')
})

requestTest('an unknown unsubscribe link returns 404', async ({ visit }) => {
  const page = await visit('/newsletter/unsubscribe/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  expect(page.status).toBe(404)
  page.getByRole('heading', { level: 1, name: 'Page not found' })
  page.getByText('This link is not valid.')
})

requestTest(
  'the newsletter is subscribed on the Nepali homepage, and its email is in Nepali',
  async ({ visit, environment }) => {
    const email = newAddress('maya')
    const asked = await press(await visit('/ne'), 'सदस्यता लिनुहोस्', { email })
    expect(asked.path).toBe('/ne/newsletter?step=sent')
    asked.getByRole('heading', { name: 'इमेल हेर्नुहोस्' })

    const path = linkIn((await environment.sandbox.mailTo(email)).links, 'confirm')
    expect(path).toMatch(/^\/ne\//)
    const confirmed = await press(await visit(path), 'सदस्यता लिनुहोस्')
    confirmed.getByRole('heading', { name: 'सदस्यता पक्का भयो' })
  },
)
