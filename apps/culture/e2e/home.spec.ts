import { expect, requestTest } from '@dabali/tooling/end-to-end'

for (const { path, all } of [
  { path: '/', all: 'All events' },
  { path: '/ne', all: 'सबै कार्यक्रम' },
]) {
  requestTest(`${path} links to the next event, and to all events`, async ({ visit }) => {
    const page = await visit(path)
    const name = page.getByRole('heading', { level: 1 })
    const main = page.within(page.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 })).not.toHaveLength(0)
    const event = await page.follow(page.within(name).getByRole('link'))
    expect(event.path).toMatch(/\/event\/[^/]+$/)
    expect(event.getByRole('heading', { level: 1 }).textContent).toBe(name.textContent)
    expect((await page.follow(main.getByRole('link', { name: all }))).path).toMatch(/\/events$/)
  })
}

requestTest('every link of the home page works', async ({ visit, request }) => {
  const { document } = await visit('/')
  const links = [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
  const paths = [...new Set(links)]
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

requestTest('the home page has each section and links to the interview without scripts', async ({ visit }) => {
  const page = await visit('/')
  for (const name of ['Coming up', 'Records', 'Sessions', 'Volume', 'News']) {
    page.getByRole('heading', { level: 2, name })
  }
  const interview = await page.follow(page.getByRole('link', { name: /^Read the interview/ }))
  expect(interview.path).toMatch(/^\/interviews\/[^/]+$/)
})
