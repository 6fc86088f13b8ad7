import { expect, requestTest } from '@dabali/tooling/end-to-end'

requestTest('a page is cached, and a title changed in the database is updated', async ({ request, environment }) => {
  const titleOf = async (path: string) =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await request.get(path)).text())?.[1] ?? ''
  const rename = (title: string) =>
    environment.sql(
      "update product_translation set title = $1 where language = 'en' and title like 'The Rain Ledger%'",
      [title],
    )

  for (const path of ['/book/the-rain-ledger/', '/']) expect(await titleOf(path)).toContain('The Rain Ledger')
  await rename('The Rain Ledger, revised')
  for (const path of ['/book/the-rain-ledger/', '/']) {
    await expect.poll(() => titleOf(path), { intervals: [100] }).toContain('The Rain Ledger, revised')
  }
  await rename('The Rain Ledger')
  await expect.poll(() => titleOf('/book/the-rain-ledger/'), { intervals: [100] }).not.toContain('revised')
})

// A book that no other test changes.
const UNCHANGED = '/ne/book/the-notary-of-birgunj/'

requestTest('a cached page needs no API', async ({ request, environment }) => {
  const read = () => request.get(UNCHANGED)
  await expect.poll(async () => (await read()).headers()['x-nextjs-cache'], { intervals: [100] }).toBeUndefined()
  await environment.stopApi()
  expect((await read()).status()).toBe(200)
  await environment.startApi()
})

requestTest('a changed page is shown as it was while the API is away', async ({ request, environment }) => {
  const read = () => request.get(UNCHANGED)
  const text = await (await read()).text()
  const raisePrice = (by: number) =>
    environment.sql('update product set selling_price = selling_price + $1 where slug = $2', [
      by,
      'the-notary-of-birgunj',
    ])
  await raisePrice(-100)
  try {
    // Longer than the site needs to notice, after which the page is not stored as it was.
    await new Promise((later) => setTimeout(later, 2000))
    await environment.stopApi()
    const shown = await read()
    expect([shown.status(), await shown.text()]).toEqual([200, text])
    // As if it was stored, without a second attempt.
    expect((await read()).headers()['x-nextjs-cache']).toBeUndefined()
  } finally {
    await environment.startApi()
    await raisePrice(100)
  }
})

requestTest('a changed price is updated on every server of the site', async ({ request, environment }) => {
  const places = [environment.url, await environment.startSecondServer()].map((url) => `${url}/book/kuhiroko-ghar/`)
  const isNew = async (place: string) => /Rs\s1,234/.test(await (await request.get(place)).text())
  const areNew = () => Promise.all(places.map(isNew))
  const price = (selling: number, printed: number) =>
    environment.sql("update product set selling_price = $1, mrp = $2 where slug = 'kuhiroko-ghar'", [selling, printed])

  expect(await areNew()).toEqual([false, false])
  await price(123_400, 123_400)
  try {
    await expect.poll(areNew, { intervals: [100] }).toEqual([true, true])
  } finally {
    await price(31_500, 35_000)
  }
})
