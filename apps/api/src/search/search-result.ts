import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { toProductCard } from '../catalogue/product-card.ts'
import { toContentCard } from '../content/content-card.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { PictureSchema, thumbnailOf } from '../pictures/picture.ts'
import { excerptOf, type Hit } from './queries.ts'
import { SEARCH_KINDS } from './search-query.ts'

const suggestionProperties = {
  kind: stringEnum(SEARCH_KINDS),
  slug: Type.String(),
  url: Type.String({ examples: ['/v1/api/products/1/', '/v1/api/records/low-cloud/'] }),
  title: Type.String({ description: 'In the language asked for, or in the one there is.' }),
  thumbnail: Type.String(),
}

export const SearchSuggestionSchema = Type.Object(suggestionProperties, { $id: 'SearchSuggestion' })

export const SearchResultSchema = Type.Object(
  {
    ...suggestionProperties,
    summary: Type.String(),
    picture: schemaRef(PictureSchema),
    authors: Type.Optional(Type.Array(Type.String(), { description: 'Of products alone, like what follows.' })),
    excerpt: Type.Optional(Type.String({ description: 'The beginning of the description, in plain words.' })),
    product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
    language: Type.Optional(stringEnum(['en', 'ne'])),
    selling_price: Type.Optional(Type.String({ examples: ['585.00'] })),
    mrp: Type.Optional(Type.String({ examples: ['650.00'] })),
    currency: Type.Optional(stringEnum(['NPR'])),
    is_available_to_buy: Type.Optional(Type.Boolean()),
  },
  { $id: 'SearchResult', description: 'Something that was found. Of a work in several formats one is shown.' },
)

export type SearchResult = Static<typeof SearchResultSchema>

export function toSearchResult({ card, description }: Hit): SearchResult {
  if ('kind' in card) {
    const { kind, slug, url, title, summary, picture } = toContentCard(card)
    return { kind, slug, url, title, summary, thumbnail: thumbnailOf(picture), picture }
  }
  const { id: _, subtitle, ...shown } = toProductCard(card)
  return { kind: 'product', ...shown, summary: subtitle, excerpt: excerptOf(description ?? '') }
}
