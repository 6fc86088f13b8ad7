import { test } from '@dabali/tooling/end-to-end'
import { createPreview } from '@dabali/tooling/previews'
import { testPages } from '@dabali/tooling/test-pages'
import {
  admitVisitor,
  createEventDate,
  deleteEventDate,
  type OwnEventDate,
  type TestEnvironment,
} from './event-steps.ts'

const UNKNOWN = 'A'.repeat(43)

/** The page with the seats of the last date as a list. */
async function seatsPath({ apiUrl }: TestEnvironment) {
  const answer = await fetch(`${apiUrl}/v1/api/events/the-long-night-of-the-madal/`)
  const { slug, dates } = (await answer.json()) as { slug: string; dates: { id: number }[] }
  return `/event/${slug}/${dates.at(-1)?.id}/seats`
}

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
    '/events?date=this-month&city=patan&streamed=true',
    '/events?genre=brass&city=patan',
    '/events?venue=hiti-hall',
    '/events/calendar',
    '/events/calendar?month=2099-01',
    '/venues',
    '/event/the-long-night-of-the-madal',
    '/event/tara-nembang-alone-with-a-sarangi',
    '/artists',
    '/artists?genre=folk&letter=T',
    '/artists?genre=brass&letter=T',
    '/artist/tara-nembang',
    '/artist/tara-nembang/press',
    '/records',
    '/records?format=ep',
    '/records?genre=folk',
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
    '/sessions?genre=songs',
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
    `/following/end/${UNKNOWN}`,
    `/waiting-list/${UNKNOWN}`,
    `/waiting-list/offer/${UNKNOWN}`,
    '/artist/nobody-at-all',
    `/preview/${UNKNOWN}`,
    '/no/such/path',
  ],
  own: async ({ page, environment }) => {
    eventDate = await createEventDate(environment)
    await admitVisitor(environment, page.context(), eventDate, 'staff')
    const { id, slug, path } = eventDate
    return [
      `/event/${slug}/${id}`,
      path,
      `${path}/${UNKNOWN}`,
      '/tickets',
      '/tickets?show=past',
      '/tickets?show=inactive',
      await seatsPath(environment),
      '/saved',
      '/following',
      '/door',
      `/door/${id}`,
      await createPreview(environment, 'event', 'the-long-night-of-the-madal'),
    ]
  },
  setTheme: (page, theme) =>
    page.evaluate(
      (name) => {
        document.documentElement.dataset['theme'] = name
      },
      theme === 'dark' ? 'night' : 'day',
    ),
})
