import { test } from '@dabali/tooling/end-to-end'
import { testPages } from '@dabali/tooling/test-pages'
import { admitVisitor, createEventDate, deleteEventDate, type OwnEventDate } from './event-steps.ts'

const UNKNOWN = 'A'.repeat(43)

let eventDate: OwnEventDate | undefined
test.afterEach(async ({ environment }) => {
  if (eventDate) await deleteEventDate(environment, eventDate)
  eventDate = undefined
})

testPages({
  open: [
    '/',
    '/events',
    '/events?when=past',
    '/event/the-long-night-of-the-madal',
    '/event/tara-nembang-alone-with-a-sarangi',
    '/artists',
    '/artist/tara-nembang',
    '/records',
    '/records?format=ep',
    '/record/low-cloud',
    '/record/electric-jhyaure',
    '/interviews',
    '/interviews/four-hundred-and-twelve-hymns',
    '/interviews/tara-nembang-puts-the-slope-back',
    '/interviews/five-drums-and-a-point-of-order',
    '/news',
    '/news?page=2',
    '/news?tag=Halls',
    '/news?tag=nowhere',
    '/news/tea-is-now-included',
    '/news/hiti-hall-opens-its-second-balcony',
    '/sessions',
    '/sessions/night-bus-union-on-the-roof',
    '/volumes',
    '/volumes/rivers-that-used-to-be-roads',
    '/volumes/quarrels-in-good-time',
    '/search',
    '/search?q=tara',
    '/search?q=zzzzqqq',
    '/about-us',
    '/brand',
    '/contact-us',
    '/privacy',
    '/newsletter',
    '/login',
    '/offline',
    '/basket',
    '/checkout/',
    '/waiting-list?said=joined',
    '/waiting-list?said=409',
    `/waiting-list/${UNKNOWN}`,
    `/waiting-list/offer/${UNKNOWN}`,
    '/artist/nobody-at-all',
    '/no/such/path',
  ],
  own: async ({ page, environment }) => {
    eventDate = await createEventDate(environment)
    await admitVisitor(environment, page.context(), eventDate, 'staff')
    const { id, slug, path } = eventDate
    return [`/event/${slug}/${id}`, path, `${path}/${UNKNOWN}`, '/tickets', '/door', `/door/${id}`]
  },
  setTheme: (page, theme) =>
    page.evaluate(
      (name) => {
        document.documentElement.dataset['theme'] = name
      },
      theme === 'dark' ? 'night' : 'day',
    ),
})
