import { testLayout } from '@dabali/tooling/page-layout'

const PAGES = [
  '/',
  '/events',
  '/event/the-long-night-of-the-madal',
  '/event/tara-nembang-alone-with-a-sarangi',
  '/artists',
  '/artist/tara-nembang',
  '/records',
  '/record/low-cloud',
  '/interviews',
  '/interviews/four-hundred-and-twelve-hymns',
  '/news',
  '/news/hiti-hall-opens-its-second-balcony',
  '/sessions',
  '/sessions/night-bus-union-on-the-roof',
  '/volumes',
  '/volumes/rivers-that-used-to-be-roads',
  '/search',
  '/search?q=tara',
  '/about-us',
  '/contact-us',
  '/basket',
  '/login',
]

testLayout(PAGES)
