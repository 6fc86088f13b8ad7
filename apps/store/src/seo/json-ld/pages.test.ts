import type { ArticleDetail } from '@dabali/api-client'
import { breadcrumbJsonLd, listJsonLd } from '@dabali/site/seo/json-ld'
import { expect, it } from 'vitest'
import { makeProduct } from '../testing/make-product.ts'
import { articleJsonLd, authorJsonLd, shopJsonLd } from './shop.ts'

const SHOP = { origin: 'https://shop.example', language: 'ne' } as const
const NO_PICTURE = { alt: '', width: 400, height: 600, sources: [] }
const ARTICLE: ArticleDetail = {
  ...{ kind: 'article', slug: 'by-hand', url: '', title: 'By hand', summary: 'Slowly.', body: '<p>Slowly.</p>' },
  ...{ published_at: '2026-11-05T04:15:00.000Z', updated_at: '2026-11-06T00:00:00.000Z', picture: NO_PICTURE },
  ...{ byline: 'Pramila', reading_minutes: 9 },
  ...{ products: [], related: [], booklists: [], authors: [], artists: [], records: [], volumes: [] },
}

it('an article has a headline, an author, dates and an image', () => {
  expect(articleJsonLd(SHOP, ARTICLE)).toMatchObject({
    '@type': 'Article',
    headline: 'By hand',
    author: [{ '@type': 'Person', name: 'Pramila' }],
    datePublished: '2026-11-05T04:15:00.000Z',
    dateModified: '2026-11-06T00:00:00.000Z',
    image: ['https://shop.example/v1/og/ne/article/by-hand.jpg'],
    inLanguage: 'ne',
    mainEntityOfPage: 'https://shop.example/ne/read/by-hand/',
    publisher: { '@id': 'https://shop.example/#shop' },
  })
})

it('an article mentions its products with images and offers', () => {
  const { slug, title, picture, selling_price, mrp, currency } = makeProduct()
  const card = { slug, title, picture, selling_price, mrp, currency, is_available_to_buy: true }
  const products = [card] as ArticleDetail['products']
  expect(articleJsonLd({ ...SHOP, language: 'en' }, { ...ARTICLE, products }).mentions).toMatchObject([
    {
      '@type': 'Product',
      name: 'Rain',
      image: ['https://shop.example/v1/media/b.webp', 'https://shop.example/v1/og/en/book/rain.jpg'],
      offers: { '@type': 'Offer', price: '585.00', priceCurrency: 'NPR', url: 'https://shop.example/book/rain/' },
    },
  ])
})

it('an article is modified no earlier than it was published, and without a byline its author is the shop', () => {
  const early = { ...ARTICLE, updated_at: '2026-01-01T00:00:00.000Z', byline: '', title: 'a'.repeat(200) }
  const node = articleJsonLd(SHOP, early)
  expect(node).toMatchObject({ dateModified: ARTICLE.published_at, author: [{ '@id': 'https://shop.example/#shop' }] })
  expect(node.headline).toHaveLength(110)
})

it('breadcrumbs are numbered from one and have absolute URLs', () => {
  const crumbs = [
    { name: 'डबली', href: '/ne' },
    { name: 'कथा', href: '/ne/category/fiction' },
  ]
  expect(breadcrumbJsonLd(SHOP, crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'डबली', item: 'https://shop.example/ne' },
      { '@type': 'ListItem', position: 2, name: 'कथा', item: 'https://shop.example/ne/category/fiction' },
    ],
  })
})

it('a list has its items in order', () => {
  const pages = [{ name: 'Rain', path: '/book/rain/' }]
  expect(listJsonLd(SHOP, { name: 'Wet', path: '/book/list/wet/', pages })).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Rain', url: 'https://shop.example/ne/book/rain/' }],
  })
})

it('the shop has a name, a logo, and a search in the language of the page', () => {
  const [shop, site] = shopJsonLd(SHOP, { name: 'Dabali', description: 'Books' })
  expect(shop).toMatchObject({
    '@type': 'OnlineStore',
    '@id': 'https://shop.example/#shop',
    url: 'https://shop.example/ne',
    logo: { url: 'https://shop.example/icons/icon-512.png' },
  })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://shop.example/ne/search?q={search_term_string}' } },
  })
})

it('the page of an author is about a person', () => {
  const author = { slug: 'ishvari', name: 'Ishvari', summary: 'Counts rain.', description: '', picture: NO_PICTURE }
  expect(authorJsonLd(SHOP, author)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Ishvari',
      url: 'https://shop.example/ne/author/ishvari',
      description: 'Counts rain.',
      image: undefined,
    },
  })
})
