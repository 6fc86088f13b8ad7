import type { Product } from '@dabali/api-client'

const MONEY = { selling_price: '585.00', mrp: '650.00', currency: 'NPR' } as const
const FACTS = { language: 'en', pages: null, duration_seconds: null } as const

const PRODUCT: Product = {
  ...MONEY,
  id: 1,
  url: '/v1/api/products/1/',
  slug: 'rain',
  product_class: 'Book',
  title: 'Rain',
  subtitle: '',
  description: '<p>It falls.</p>',
  authors: ['Ishvari'],
  contributors: [{ slug: 'ishvari', name: 'Ishvari', role: 'author' }],
  publisher: { slug: 'lokta', name: 'Lokta' },
  price: { currency: 'NPR', excl_tax: '585.00', incl_tax: '585.00', tax: '0.00' },
  availability: { is_available_to_buy: true, num_available: 5, message: 'In stock' },
  largest_quantity: 99,
  is_shippable: true,
  is_digital: false,
  isbn: '9789937000000',
  language: 'en',
  pages: 312,
  duration_seconds: null,
  published_on: '2026-09-21',
  sample_url: null,
  video_url: null,
  thumbnail: '/v1/media/a.webp',
  picture: {
    alt: 'Cover of Rain',
    width: 640,
    height: 960,
    sources: [
      { type: 'image/avif', width: 640, src: '/v1/media/c.avif' },
      { type: 'image/webp', width: 160, src: '/v1/media/a.webp' },
      { type: 'image/webp', width: 640, src: '/v1/media/b.webp' },
    ],
  },
  images: [],
  formats: [
    {
      ...{ ...MONEY, ...FACTS, pages: 312 },
      ...{ id: 1, url: '/v1/api/products/1/', slug: 'rain', title: 'Rain', product_class: 'Book' },
      is_available_to_buy: true,
    },
    {
      ...{ ...MONEY, ...FACTS, selling_price: '450.00', mrp: '450.00', duration_seconds: 30_000 },
      ...{ id: 4, url: '/v1/api/products/4/', slug: 'rain-audiobook', title: 'Rain', product_class: 'Audiobook' },
      is_available_to_buy: false,
    },
  ],
  contents: [],
  related: [],
  mentions: [],
  breadcrumbs: [
    [
      { slug: 'fiction', name: 'Fiction' },
      { slug: 'novels', name: 'Novels' },
    ],
  ],
  upc: '9789937000000',
  structure: 'standalone',
  date_created: '2026-01-01T00:00:00.000Z',
  date_updated: '2026-02-01T00:00:00.000Z',
  product_class_slug: 'book',
  categories: [],
  attributes: [],
  recommended_products: [],
  price_url: '',
  availability_url: '',
  stockrecords: null,
  options: [],
  children: [],
}

/** A product as the API returns it, with the given properties. */
export const makeProduct = (parts: Partial<Product> = {}): Product => ({ ...PRODUCT, ...parts })
