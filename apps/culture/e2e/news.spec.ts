import { expect, requestTest } from '@dabali/tooling/end-to-end'

requestTest('news are filtered by a tag, and an item links back to the list', async ({ visit }) => {
  const news = await visit('/news')
  news.getByRole('heading', { level: 1, name: 'News' })
  const tags = news.within(news.getByRole('navigation', { name: 'Tags' }))
  const halls = await news.follow(tags.getByRole('link', { name: /^Halls/ }))
  expect(halls.path).toBe('/news?tag=Halls')
  halls.getByRole('heading', { level: 1, name: 'Halls' })
  expect(halls.queryByRole('link', { name: 'We pay artists on the night: how the split works' })).toBeNull()
  const piece = await halls.follow(halls.getByRole('link', { name: 'Tea is now included' }))
  expect(piece.path).toBe('/news/tea-is-now-included')
  const [article] = piece.getAllByRole('article')
  const read = piece.within(article as HTMLElement)
  read.getByRole('heading', { level: 1, name: 'Tea is now included' })
  read.getByText('From the hall')
  expect(article?.querySelector('time')?.getAttribute('datetime')).toBe('2026-09-15')
  const way = piece.within(piece.getByRole('navigation', { name: 'You are here' }))
  expect((await piece.follow(way.getByRole('link', { name: 'News' }))).path).toBe('/news')
})

requestTest('an item links to its subject, and the subject links back', async ({ visit }) => {
  const piece = await visit('/news/hiti-hall-opens-its-second-balcony')
  const about = piece.within(piece.getByRole('region', { name: 'Related' }))
  const event = await piece.follow(about.getByRole('link', { name: 'The Long Night of the Madal' }))
  expect(event.path).toBe('/event/the-long-night-of-the-madal')
  const main = event.within(event.getByRole('main'))
  const back = await event.follow(main.getByRole('link', { name: 'Hiti Hall opens its second balcony' }))
  expect(back.path).toBe('/news/hiti-hall-opens-its-second-balcony')
})

requestTest('in Nepali older news are on the next page, and a tag of either language finds them', async ({ visit }) => {
  const first = await visit('/ne/news')
  const pages = first.within(first.getByRole('navigation', { name: 'पेज' }))
  const older = await first.follow(pages.getByRole('link', { name: /अर्को/ }))
  expect(older.path).toBe('/ne/news?page=2')
  expect(older.within(older.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(9)

  const halls = await visit('/ne/news?tag=Halls')
  expect(halls.within(halls.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(2)
  halls.getByRole('heading', { level: 1, name: 'हल' })
  const shown = halls.getByRole('navigation', { name: 'विषय' }).querySelector('[aria-current]')
  expect(shown?.textContent).toMatch(/^हल/)

  const none = await visit('/ne/news?tag=nowhere')
  none.getByRole('heading', { level: 1, name: '“nowhere” बारे समाचार छैन' })
  const all = none.within(none.getByRole('main')).getByRole('link', { name: 'सबै समाचार' })
  expect((await none.follow(all)).path).toBe('/ne/news')
})
