import { expect, requestTest } from '@dabali/tooling/end-to-end'

requestTest('a volume links to its parts, which link back, and to the next volume', async ({ visit }) => {
  const volumes = await visit('/volumes')
  const list = volumes.within(volumes.getByRole('main'))
  list.getByText('Volume 7')
  const quarrels = await volumes.follow(list.getByRole('link', { name: 'Quarrels in good time' }))
  expect(quarrels.path).toBe('/volumes/quarrels-in-good-time')
  quarrels.getByRole('heading', { level: 1, name: 'Quarrels in good time' })
  quarrels.within(quarrels.getByRole('main')).getByText('Volume 6')

  const contents = quarrels.within(quarrels.getByRole('region', { name: 'In this volume' }))
  const parts = contents.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(parts).toEqual(
    ['Interview', 'Session', 'Record', 'Event', 'Article'].map((kind) => expect.stringContaining(kind)),
  )
  expect(contents.getAllByRole('link').at(-1)?.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/read\/[^/]+\/$/)

  const interview = await quarrels.follow(contents.getByRole('link', { name: 'Five drums and a point of order' }))
  expect(interview.path).toBe('/interviews/five-drums-and-a-point-of-order')
  const main = interview.within(interview.getByRole('main'))
  const again = await interview.follow(main.getByRole('link', { name: 'Quarrels in good time' }))
  again.getByRole('heading', { level: 1, name: 'Quarrels in good time' })

  const others = again.within(again.getByRole('navigation', { name: 'Other volumes' }))
  const after = await again.follow(others.getByRole('link', { name: /^Next volume\s*Rivers that used to be roads$/ }))
  after.getByRole('heading', { level: 1, name: 'Rivers that used to be roads' })
  const ways = after.within(after.getByRole('navigation', { name: 'Other volumes' }))
  expect(ways.getAllByRole('link')).toHaveLength(1)
})

requestTest('in Nepali the number of a volume has Nepali digits', async ({ visit }) => {
  const page = await visit('/ne/volumes/quarrels-in-good-time')
  page.within(page.getByRole('main')).getByText('०६')
})
