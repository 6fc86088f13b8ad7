import { toProductCard } from '../catalogue/to-product-card.ts'
import { toContentCard } from '../content/to-content-card.ts'
import { thumbnailOf } from '../pictures/picture.ts'
import type { Hit } from './queries.ts'
import type { SearchResult } from './search-result.ts'

export function toSearchResult({ card }: Hit): SearchResult {
  if ('kind' in card) {
    const { kind, slug, url, title, summary, picture } = toContentCard(card)
    return { kind, slug, url, title, summary, thumbnail: thumbnailOf(picture), picture }
  }
  const { id: _, language: __, subtitle, ...shown } = toProductCard(card)
  return { kind: 'product', ...shown, summary: subtitle }
}
