import { type Language, otherLanguage } from '../language/language.ts'
import { romanise } from '../search/search-key.ts'
import { hasLanguage, type ProductClassInput } from './product-class.ts'

type TitledProduct = {
  /** In the language of the page. */
  title: string
  titles?: { readonly [language in Language]?: string | undefined } | undefined
  language?: Language | undefined
  product_class?: ProductClassInput
}

export type WorkTitles = {
  /** In the language of the work. */
  own: string
  /** In the other language, if it differs. */
  other: string | undefined
  /** The Nepali title in Latin letters, each word with a capital. */
  roman: string | undefined
}

/**
 * The titles that a product is shown with: its own, the one in the other language and the romanised Nepali one. A product
 * whose class has no language, or whose titles are missing, only has the title of the page.
 *
 * @example
 * workTitles({ title: 'Fog', titles: { en: 'Fog', ne: 'कुहिरो' }, language: 'ne', product_class: 'Book' }).own // => 'कुहिरो'
 */
export function workTitles({ title, titles, language, product_class }: TitledProduct): WorkTitles {
  if (!titles || !language || !hasLanguage(product_class)) return { own: title, other: undefined, roman: undefined }
  const translated = titles[otherLanguage(language)]
  const own = titles[language] ?? translated ?? title
  const roman = romanise(titles.ne).replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  return {
    own,
    other: translated === own ? undefined : translated,
    roman: roman === '' || roman === titles.ne ? undefined : roman,
  }
}
