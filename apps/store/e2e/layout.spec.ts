import { testLayout } from '@dabali/tooling/page-layout'

const PAGES = [
  '/',
  '/books?sort=new&page=2',
  '/category',
  '/category/fiction',
  '/author',
  '/author/ishvari-tamot',
  '/publisher/third-lane-press',
  '/search',
  '/search?q=rain',
  '/read',
  '/read/why-we-still-copy-things-out-by-hand/',
  '/book/list',
  '/book/list/nine-books-for-a-long-rain/',
  '/book/the-rain-ledger/',
  '/book/kuhiroko-ghar/',
  '/book/the-rain-ledger-audiobook/',
  '/about-us',
  '/contact-us',
  '/basket',
  '/login',
  '/no/such/path',
]

testLayout(PAGES)
