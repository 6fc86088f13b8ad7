import { expect, requestTest } from '@dabali/tooling/end-to-end'

requestTest('the static pages state what is fictional and offer the brand files', async ({ visit, request }) => {
  const about = await visit('/about-us')
  about.getByText(/are invented for this demonstration/)
  const ways = about.within(about.getByRole('navigation', { name: 'Related pages' }))
  const brand = await about.follow(ways.getByRole('link', { name: /^Brand/ }))
  expect(brand.path).toBe('/brand')
  for (const name of ['Colours', 'How to use it']) brand.getByRole('region', { name })
  const marks = brand.within(brand.getByRole('region', { name: 'Logo' }))
  const downloads = marks.getAllByRole('link', { name: /^SVG/ })
  expect(downloads.map((link) => link.getAttribute('download'))).toEqual([
    'dabali-lockup-night.svg',
    'dabali-lockup-day.svg',
    'dabali-sign-night.svg',
    'dabali-sign-day.svg',
  ])
  for (const link of downloads) {
    const answer = await request.get(link.getAttribute('href') ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  }
})

requestTest('in Nepali the privacy page lists stored data and links to the contact form', async ({ visit }) => {
  const about = await visit('/ne/about-us')
  const privacy = await about.follow(about.within(about.getByRole('main')).getByRole('link', { name: /गोपनीयता/ }))
  expect(privacy.path).toBe('/ne/privacy')
  privacy.getByRole('region', { name: 'तपाईंको डिभाइसमा' })
  const [write] = privacy.within(privacy.getByRole('main')).getAllByRole('link', { name: 'सम्पर्क गर्नुहोस्' })
  const contact = await privacy.follow(write as HTMLElement)
  expect([contact.status, contact.path]).toEqual([200, '/ne/contact-us'])
  contact.getByRole('heading', { level: 1 })
})
