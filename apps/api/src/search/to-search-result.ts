import { toProductCard } from '../catalogue/to-product-card.ts'
import { toContentCard } from '../content/content-card.ts'
import { thumbnailOf } from '../pictures/picture.ts'
import { excerptOf } from './excerpt-of.ts'
import type { Hit } from './queries.ts'
import type { SearchResult } from './search-result.ts'

export function toSearchResult({ card, description }: Hit): SearchResult {
  if ('kind' in card) {
    const { kind, slug, url, title, summary, picture } = toContentCard(card)
    return { kind, slug, url, title, summary, thumbnail: thumbnailOf(picture), picture }
  }
  const { id: _, subtitle, ...shown } = toProductCard(card)
  return { kind: 'product', ...shown, summary: subtitle, excerpt: excerptOf(description ?? '') }
}
