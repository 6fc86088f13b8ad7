import type { Product, Review } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeProduct } from '../testing/make-product.ts'
import { productJsonLd } from './products.ts'

const SHOP = { origin: 'https://shop.example', language: 'en' } as const
type ProductNode = ReturnType<typeof productJsonLd>[number]
type EditionNode = Extract<ProductNode, { exampleOfWork: unknown }>
type Methods = NonNullable<Parameters<typeof productJsonLd>[2]>['methods']
type WorkNode = Extract<ProductNode, { workExample: unknown }>
const nodesOf = (parts: Partial<Product> = {}, methods?: Methods) =>
  productJsonLd(SHOP, makeProduct(parts), { methods }) as [EditionNode, WorkNode]

describe('a printed book', () => {
  const [edition, work] = nodesOf()

  it('is a product and a book with the properties that search engines read', () => {
    expect(edition).toMatchObject({
      '@type': ['Product', 'Book'],
      '@id': 'https://shop.example/book/rain/#it',
      name: 'Rain',
      description: 'It falls.',
      isbn: '9789937000000',
      gtin13: '9789937000000',
      sku: '1',
      author: [{ '@type': 'Person', name: 'Ishvari', url: 'https://shop.example/author/ishvari' }],
      publisher: { '@type': 'Organization', name: 'Lokta', url: 'https://shop.example/publisher/lokta' },
      inLanguage: 'en',
      numberOfPages: 312,
      datePublished: '2026-09-21',
      category: 'Fiction > Novels',
      exampleOfWork: { '@id': 'https://shop.example/book/rain/#work' },
    })
    expect(edition).toMatchObject({
      bookFormat: 'https://schema.org/Paperback',
      weight: { '@type': 'QuantitativeValue', value: 340, unitCode: 'GRM' },
      height: { '@type': 'QuantitativeValue', value: 216, unitCode: 'MMT' },
    })
    expect(edition.image).toEqual([
      'https://shop.example/v1/media/b.webp',
      'https://shop.example/v1/og/en/book/rain.jpg',
    ])
  })

  it('has its price in rupees, and the list price where it is higher', () => {
    expect(edition.offers).toMatchObject({
      '@type': 'Offer',
      url: 'https://shop.example/book/rain/',
      price: '585.00',
      priceCurrency: 'NPR',
      availability: 'https://schema.org/InStock',
      seller: { '@id': 'https://shop.example/#shop' },
      priceSpecification: { priceType: 'https://schema.org/ListPrice', price: '650.00', priceCurrency: 'NPR' },
    })
    expect(nodesOf({ mrp: '585.00' })[0].offers).toMatchObject({ priceSpecification: undefined })
  })

  it('is an edition of a work, each with its own offer', () => {
    expect(work).toMatchObject({ '@type': 'Book', '@id': 'https://shop.example/book/rain/#work', name: 'Rain' })
    expect(work.workExample).toMatchObject([
      { '@id': 'https://shop.example/book/rain/#it' },
      {
        '@type': 'Audiobook',
        bookFormat: 'https://schema.org/AudiobookFormat',
        duration: 'PT8H20M',
        offers: { price: '450.00', availability: 'https://schema.org/OutOfStock' },
      },
    ])
  })

  it('has the shipping rate for all of Nepal', () => {
    const methods = [
      { code: 'inside-valley', price: '100.0000' },
      { code: 'outside-valley', price: '180.0000' },
    ]
    expect(nodesOf({}, methods)[0].offers).toMatchObject({
      shippingDetails: {
        shippingRate: { '@type': 'MonetaryAmount', value: '180.00', currency: 'NPR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NP' },
      },
    })
    expect(nodesOf({}, [{ code: 'by-balloon', price: '1' }])[0].offers).toMatchObject({ shippingDetails: undefined })
  })
})

it('a work of a series is part of it, with its number', () => {
  const [, work] = nodesOf({ series: { slug: 'rains', name: 'The Rains', position: 2, next: null } })
  expect(work).toMatchObject({
    isPartOf: { '@type': 'BookSeries', name: 'The Rains', url: 'https://shop.example/series/rains/' },
    position: 2,
  })
  expect(nodesOf()[1]).toMatchObject({ isPartOf: undefined, position: undefined })
})

it('an audiobook has its duration and narrators', () => {
  const narrator = { slug: 'maya', name: 'Maya', role: 'narrator' } as const
  const [edition] = nodesOf({
    product_class: 'Audiobook',
    duration_seconds: 30_015,
    pages: null,
    contributors: [narrator],
  })
  expect(edition).toMatchObject({
    '@type': ['Product', 'Audiobook'],
    bookFormat: 'https://schema.org/AudiobookFormat',
    duration: 'PT8H20M15S',
    readBy: [{ '@type': 'Person', name: 'Maya', url: 'https://shop.example/author/maya' }],
    numberOfPages: undefined,
    // Without a contributor with a page, the author is the name on the cover.
    author: [{ '@type': 'Person', name: 'Ishvari' }],
  })
})

it('an e-book has the format of an e-book', () => {
  expect(nodesOf({ product_class: 'E-book' })[0]).toMatchObject({ bookFormat: 'https://schema.org/EBook' })
})

it('any other product is not a book', () => {
  const nodes = nodesOf({ product_class: 'Dabali Merchandise', isbn: null, publisher: null })
  expect(nodes).toHaveLength(1)
  expect(nodes[0]).toMatchObject({ '@type': 'Product', name: 'Rain', offers: { price: '585.00' } })
  expect(nodes[0]).not.toHaveProperty('author')
})

it('unknown properties are left out: ISBN, cover, publisher', () => {
  const [edition] = nodesOf({
    isbn: '12-3',
    published_on: null,
    publisher: null,
    authors: [],
    contributors: [],
    picture: { alt: '', width: 400, height: 600, sources: [] },
    breadcrumbs: [],
  })
  expect(JSON.parse(JSON.stringify(edition))).not.toHaveProperty('gtin13')
  for (const name of ['publisher', 'brand', 'author', 'datePublished', 'category']) {
    expect(JSON.parse(JSON.stringify(edition))).not.toHaveProperty(name)
  }
  expect(edition.image).toEqual(['https://shop.example/v1/og/en/book/rain.jpg'])
})

it('in Nepali the URLs are Nepali and the id of the work is the same', () => {
  const [edition, work] = productJsonLd({ ...SHOP, language: 'ne' }, makeProduct({ slug: 'वर्षा' }))
  expect(edition).toMatchObject({ url: 'https://shop.example/ne/book/%E0%A4%B5%E0%A4%B0%E0%A5%8D%E0%A4%B7%E0%A4%BE/' })
  expect(work?.['@id']).toBe('https://shop.example/book/rain/#work')
})

it('has a rating and reviews only with real ones', () => {
  const [bare] = nodesOf()
  expect(bare).not.toHaveProperty('aggregateRating')
  expect(bare).not.toHaveProperty('review')
  const review: Review = {
    ...{ id: '1', stars: 4, name: 'Maya', title: '', text: 'Read it twice.', language: 'en' },
    ...{ is_verified: true, num_helpful: 0, product: { slug: 'rain', product_class: 'Book', language: 'en' } },
    ...{ created_at: '2026-11-02T10:00:00.000Z', updated_at: '2026-11-02T10:00:00.000Z' },
  }
  const rating = { average: '4.5', count: 2, counts: [0, 0, 0, 1, 1] }
  expect(productJsonLd(SHOP, makeProduct({ rating }), { reviews: [review] })[0]).toMatchObject({
    aggregateRating: { ratingValue: '4.5', reviewCount: 2, bestRating: 5, worstRating: 1 },
    review: [{ author: { name: 'Maya' }, reviewRating: { ratingValue: 4 }, reviewBody: 'Read it twice.' }],
  })
})
