import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, productNamed } from '@dabali/tooling/purchases'

type Reported = { event: string; value: string; currency: string; fields: { event_id: string } }

const question = { name: 'Allow purchase measurement?' }

test.beforeEach(async ({ environment }) => {
  await fetch(`${environment.sandbox.url}/pixel/events/`, { method: 'DELETE' })
})

async function reported(sandbox: string): Promise<Reported[]> {
  const answer = await fetch(`${sandbox}/pixel/events/`)
  return (await answer.json()) as Reported[]
}

test('a purchase is reported only with consent, once, in dollars', async ({ page, environment, expectAccessible }) => {
  const thanks = async () => {
    const book = await productNamed(environment, 'night-bus-to-ilam')
    const cod = { shipping_address: HOME, payment_method: 'cod', guest_email: newAddress('asha') }
    return `/order/thanks/${(await buy(environment, { [book]: 1 }, cod)).hash}`
  }
  const { sandbox, startSecondServer } = environment
  // The other tests are not asked.
  const url = await startSecondServer({ PIXEL_URL: `${sandbox.url}/pixel/collect/` })
  const refused = await thanks()
  await test.step('the question leaves the buttons of a book free on a phone, and is answered by keyboard, in Nepali', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${url}/book/the-rain-ledger/`)
    await expect(page.getByRole('region', question)).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click({ trial: true, timeout: 5000 })
    await page.goto(`${url}/ne${refused}`)
    await expect(page.getByRole('region', { name: 'किनमेल मापन गर्न दिने?' })).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await reported(sandbox.url)).toEqual([])
    await page.getByRole('button', { name: 'अस्वीकार गर्नुहोस्' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'अस्वीकार गर्नुहोस्' })).toBeHidden()
  })
  await test.step('after declining nothing is reported and the question is not repeated', async () => {
    await page.goto(`${url}${refused}`)
    await expect(page.getByText(/^Order \d+ confirmed\./)).toBeVisible()
    await expect(page.getByRole('region', question)).toBeHidden()
    expect(await reported(sandbox.url)).toEqual([])
  })
  await test.step('the choice can be changed', async () => {
    await page.goto(`${url}/`)
    await page.getByRole('button', { name: 'Tracking choices' }).click()
    await page.getByRole('region', question).getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByRole('region', question)).toBeHidden()
    expect(await reported(sandbox.url)).toEqual([])
  })
  await test.step('with consent the purchase is reported once', async () => {
    await page.goto(`${url}${await thanks()}`)
    await expect.poll(() => reported(sandbox.url)).toHaveLength(1)
    const [conversion] = await reported(sandbox.url)
    // Rs 595, divided by 132.53.
    expect(conversion).toMatchObject({ event: 'Purchase', value: '4.49', currency: 'USD' })
    await page.reload()
    await expect(page.getByText(/^Order \d+ confirmed\./)).toBeVisible()
    await page.getByRole('button', { name: 'Tracking choices' }).click()
    await expect(page.getByRole('region', question)).toBeVisible()
    expect(await reported(sandbox.url)).toHaveLength(1)
  })
})
