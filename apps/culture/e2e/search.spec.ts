import { expect, requestTest, test } from '@dabali/tooling/end-to-end'

requestTest('English, Nepali and Nepali in Latin letters find the same artist', async ({ visit }) => {
  for (const words of ['Tara Nembang', 'तारा नेम्बाङ', 'tara nembaang']) {
    const page = await visit(`/search?q=${encodeURIComponent(words)}`)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(`Search for ${words}`)
    const [first] = page.within(page.getByRole('main')).getAllByRole('heading', { level: 3 })
    expect(first?.textContent).toBe('Tara Nembang')
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  }
})

requestTest('some results of each kind are shown, with links to all results of a kind', async ({ visit }) => {
  const found = await visit('/search?q=tara')
  const kinds = found.getByRole('navigation', { name: 'Type' })
  const marked = [...kinds.querySelectorAll('[aria-current]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^All \d+$/)])
  found.getByRole('heading', { level: 2, name: 'Artists' })
  found.getByRole('heading', { level: 2, name: 'In the bookshop' })
  const way = found.within(kinds).getByRole('link', { name: /^Sessions \d+$/ })
  const sessions = await found.follow(way)
  expect(sessions.path).toBe('/search?q=tara&type=session')
  const region = sessions.within(sessions.getByRole('region', { name: 'Sessions' }))
  expect(region.getAllByRole('listitem')).toHaveLength(Number((way.textContent ?? '').replace(/\D/g, '')))
})

requestTest('a search without results offers its words one by one, and the next event', async ({ visit }) => {
  const none = await visit('/search?q=zzqqxx+wwvvkk')
  none.getByText(/No results, even allowing for typos/)
  expect(none.getByRole('link', { name: 'zzqqxx' }).getAttribute('href')).toBe('/search?q=zzqqxx')
  none.getByRole('heading', { level: 2, name: 'Upcoming events' })
  const empty = await visit('/ne/search')
  empty.getByRole('heading', { level: 1, name: 'के खोज्दै हुनुहुन्छ?' })
})

requestTest('no query breaks the page', async ({ request }) => {
  const words = ['', '%00', '%ED%A0%80', "';--", '%3Cscript%3E', '%25', 'a'.repeat(5000), '~', '..%2F..%2F']
  const more = ['type=product', 'type=event&page=999999', 'page=-1']
  const paths = [...words.map((each) => `/search?q=${each}`), ...more.map((each) => `/ne/search?q=tara&${each}`)]
  for (const path of paths) expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
})

requestTest('the form leads to the results and they to the artist without scripts', async ({ visit }) => {
  const page = await visit('/search')
  const [button] = page.within(page.getByRole('main')).getAllByRole('button', { name: 'Search' })
  const results = await page.submit(button as HTMLElement, { q: 'tara nembang' })
  expect(results.path).toBe('/search?q=tara+nembang')
  const [first] = results.within(results.getByRole('main')).getAllByRole('link', { name: 'Tara Nembang' })
  expect((await results.follow(first as HTMLElement)).path).toBe('/artist/tara-nembang')
})

test('what is typed is suggested, Enter goes to the artist, and back leads from a kind to all results', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search')
  await page.getByRole('banner').getByLabel('Search').first().click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toBeVisible()
  await box.pressSequentially('tara nem')
  const artist = page.getByRole('option', { name: 'Tara Nembang Artist' })
  await expect(artist).toBeVisible()
  await expectAccessible()
  await box.press('ArrowDown')
  await expect(artist).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL('/artist/tara-nembang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tara Nembang')

  await page.goto('/search?q=tara')
  const kinds = page.getByRole('navigation', { name: 'Type' })
  await kinds.getByRole('link', { name: /^Sessions \d+$/ }).click()
  await expect(page).toHaveURL(/\/search\?q=tara&type=session$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=tara$/)
  await expect(kinds.locator('[aria-current]')).toHaveText(/^All/)
})
