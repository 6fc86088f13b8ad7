import { newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'

const linkIn = (links: string[], what: string) => {
  const link = links.find((one) => one.includes(`/newsletter/${what}/`))
  if (!link) throw new Error(`No link of the mail leads to ${what}: ${links}`)
  return new URL(link).pathname
}

test('a visitor asks for the letter, is asked by mail, and says yes', async ({ page, house, expectAccessible }) => {
  const email = newAddress('asha')
  await page.goto('/newsletter')
  await expectAccessible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.getByText('Look in your mail.')).toBeVisible()
  await expectAccessible()

  const { links } = await house.sandbox.mailTo(email)
  await page.goto(linkIn(links, 'confirm'))
  await expect(page.getByRole('heading', { name: 'Shall we write to you?' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('heading', { name: 'The letter will come' })).toBeVisible()
  await expectAccessible()

  await page.goto(linkIn(links, 'confirm'))
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('heading', { name: 'This link can no longer be used' })).toBeVisible()
  await expectAccessible()
})

test.describe('an address that is none', () => {
  test.use({ expectedMessages: /status of 400/ })

  test('stays in its field, with what to do', async ({ page, expectAccessible }) => {
    await page.goto('/newsletter')
    await page.getByLabel('E-mail address').fill('asha@example')
    await page.getByRole('button', { name: 'Send it to me' }).click()
    await expect(page.getByText('Enter an address like asha@example.com.')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toHaveValue('asha@example')
    await expectAccessible()
  })
})

test('a link that leads nowhere says so', async ({ page, expectAccessible }) => {
  await page.goto('/newsletter/unsubscribe/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  await expectAccessible()
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('the letter can be had from the home page, in Nepali, and the mail is in Nepali', async ({ page, house }) => {
    const email = newAddress('maya')
    await page.goto('/ne')
    await page.getByLabel('इमेल ठेगाना').fill(email)
    await page.getByRole('button', { name: 'मलाई पठाउनुहोस्' }).click()
    await expect(page).toHaveURL('/ne/newsletter?step=asked')
    await expect(page.getByRole('heading', { name: 'इमेल हेर्नुहोस्' })).toBeVisible()

    const { links } = await house.sandbox.mailTo(email)
    const path = linkIn(links, 'confirm')
    expect(path).toMatch(/^\/ne\//)
    await page.goto(path)
    await page.getByRole('button', { name: 'हुन्छ, लेख्नुहोस्' }).click()
    await expect(page.getByRole('heading', { name: 'अब चिठी आउँछ' })).toBeVisible()
  })
})
