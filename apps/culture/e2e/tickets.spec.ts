import { expect, test } from '@dabali/tooling/end-to-end'

const SHEET = { width: 794, height: 1123 }

/** Two places that cost nothing. */
async function takePlaces(apiUrl: string): Promise<string> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
    const answer = await fetch(`${apiUrl}/v1/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const answer = await fetch(`${apiUrl}/v1/api/events/low-cloud-heard-in-the-dark/`)
  const { dates } = (await answer.json()) as { dates: { ticket_types: { product_url: string }[] }[] }
  const url = dates[0]?.ticket_types[0]?.product_url
  const added = await post('basket/add-product/', { url, quantity: 2 })
  const cookie = added.headers.getSetCookie()[0]?.split(';', 1)[0]
  const order = await post('checkout/', { guest_email: 'maya@example.com' }, cookie)
  return ((await order.json()) as { hash: string }).hash
}

test('on the site of the nights, tickets are white by night and print two to a sheet', async ({
  page,
  house,
  expectAccessible,
}) => {
  const hash = await takePlaces(house.apiUrl)
  for (const path of [`/order/${hash}/tickets`, `/ne/order/${hash}/tickets`]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectAccessible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(SHEET)
    await expect(page.getByRole('banner')).toBeHidden()
    const bottoms = await page
      .getByRole('article')
      .evaluateAll((tickets) => tickets.map((ticket) => ticket.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms)).toBeLessThan(SHEET.height)
  }
})
