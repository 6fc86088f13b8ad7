// Apart from the queries, which every page with a link would load with the paths of the site.

/** The filters in their order on the page; each is a query parameter. */
export const FILTER_FIELDS = [
  'product_class',
  'category',
  'language',
  'price',
  'in_stock',
  'author',
  'publisher',
] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

/** The query parameters by which listing pages are cached. */
export const LISTING_QUERY_NAMES: readonly string[] = [...FILTER_FIELDS, 'sort', 'page']
