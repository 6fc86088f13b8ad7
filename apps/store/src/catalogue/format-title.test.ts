import type { Product } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeProduct } from '../seo/testing/make-product.ts'
import { formatTitle } from './format-title.ts'

it.each([
  { product_class: 'Book', en: 'Rain', ne: 'Rain' },
  { product_class: 'Audiobook', en: 'Rain (audiobook)', ne: 'Rain (अडियोबुक)' },
  { product_class: 'E-book', en: 'Rain (e-book)', ne: 'Rain (ई-बुक)' },
] as const)('a $product_class of a work in several formats is called $en', ({ product_class, en, ne }) => {
  expect(formatTitle(makeProduct({ product_class }), 'en')).toBe(en)
  expect(formatTitle(makeProduct({ product_class }), 'ne')).toBe(ne)
})

it('a product without other formats has its title alone', () => {
  const formats: Product['formats'] = []
  expect(formatTitle(makeProduct({ product_class: 'E-book', formats }), 'en')).toBe('Rain')
})
